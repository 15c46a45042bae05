import type { Card, CardField } from './cards.js';
import type { Dealer } from './dealer.js';
import type { Random } from './random.js';
import type { Rules, Setting } from './settings.js';

/**
 * The contract every game fulfils. A `Game` is the description (data); `compile` turns players, rules and cards into
 * a `Variant`; a variant makes `State`s, which are thin handles on stretches of the game's arena.
 */
export interface Game {
  /** As experiment files name it: `bourgeoisie`. */
  readonly name: string;
  /** As people write it: `Age of Enlightenment`. */
  readonly title: string;
  /** Raised whenever the same seed and agents would play another game than before. */
  readonly version: number;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** What `turn` counts: `turn` or `round`. */
  readonly turnName: string;
  /** Scores are whole numbers of 1/scoreScale points: 1, or 60 where bonuses are split. */
  readonly scoreScale: number;
  readonly settings: readonly Setting[];
  /** The printed card list, one entry a label, in the order of the sheet. */
  readonly cards: readonly Card[];
  /** The card types: letter of the sheet → name. */
  readonly types: Readonly<Record<string, string>>;
  /** Names of the decks in a card list where there are several, else empty. */
  readonly decks: readonly string[];
  /** All fields that some card has. */
  readonly cardFields: readonly CardField[];
  /** The effects a new card may have: names of printed cards that do something. */
  readonly effects: readonly string[];
  /** The fields that have an effect on a card of this type and effect, and so may be set. */
  fieldsOf(card: Pick<Card, 'type' | 'deck' | 'effect'>): readonly string[];
  /** Piles, then kinds of dice: the streams of chance. A trace's `draw` names the pile so. */
  readonly streams: readonly string[];
  /** The phases with decisions, as a trace names them; `State.phase` is an index into it. */
  readonly phases: readonly string[];
  /** What the engine announces; an event's number is its index. */
  readonly events: readonly EventKind[];
  /** The observation's layout, for any variant. */
  readonly observation: Observation;
  /** What a person who plays it is told, where the game has words for that. */
  readonly help?: Help;
  /** What is legal in a setup but hardly meant, a clause each; absent: there is nothing of that kind. */
  remarks?(setup: Setup): readonly string[];
  /** Makes tables of a setup whose rules and cards have been checked. */
  compile(setup: Setup): Variant;
}

/** Everything that decides how a game is played, as plain data that can be sent to a worker. */
export interface Setup {
  readonly players: number;
  readonly rules: Rules;
  readonly cards: readonly Card[];
}

/** What a person who plays a game is told, in the rulebook's words. */
export interface Help {
  /** The rules of a phase under the settings in force, a paragraph each; empty for a phase it does not know. */
  phase(phase: string, rules: Rules): readonly string[];
  /** What a card is, in a word or two (`Trade 8`), and what its text says: empty where it has none. */
  card(card: Card): { readonly kind: string; readonly text: string };
}

/** A kind of thing that happens. */
export interface EventKind {
  /** `taken`, `sold` …: also the column of cards.csv that counts it, where it is about a card. */
  readonly name: string;
  /** What one such event is, for the column dictionary. */
  readonly meaning: string;
  /** Whether cards.csv counts it by card. */
  readonly counted: boolean;
  /**
   * Events that in a whole game happen to each card as often, taken together, as this one: whoever only counts cards is
   * not told of it.
   */
  readonly sumOf?: readonly string[];
  /** What its amount is, as a column of cards.csv with the mean (`taken_position_mean`), where it is of interest. */
  readonly amount?: { readonly column: string; readonly meaning: string };
  /** Who sees which card it is about, as seats counted to the left from the player; absent: everybody. */
  readonly seenBy?: readonly number[];
}

/** Told what happens while somebody listens. Cards are label numbers of the variant, −1 where none is meant. */
export interface Observer {
  /** Whether it only counts cards (see CardCounter); absent: it is told everything when it happens. */
  readonly cardsOnly?: boolean;
  /** An event of the game's list: who did it (or to whom it happened), with which card, and an amount. */
  tell(event: number, player: number, card: number, amount: number): void;
  /** The same of an event by which the player has the card from then on ("players who had it at some time"). */
  gain(event: number, player: number, card: number, amount: number): void;
  /** The cards at `words[from … from + count − 1]` are legal options of the player in this turn. */
  offer(player: number, words: Int32Array, from: number, count: number): void;
  /** A turn (or round) has ended; the state can be read. */
  turnEnded(turn: number, player: number): void;
}

/**
 * An observer that only counts cards. Announcements about no card, and of events that are sums of others, may be kept
 * from it, and those about cards may be told any time before the last turn of the game has ended, in any order: many at
 * once cost less.
 */
export interface CardCounter extends Observer {
  readonly cardsOnly: true;
  /** An event, no gain and without an amount, happened to the card so many times. */
  tellOften(event: number, card: number, times: number): void;
  /** The card was a legal option in so many turns of players of which `offer` does not tell. */
  offerOften(card: number, turns: number): void;
}

/** Whether an observer only counts cards. */
export function countsOnly(observer: Observer): observer is CardCounter {
  return observer.cardsOnly === true;
}

/** A named stretch of an observation. */
export interface Feature {
  readonly name: string;
  /** How many numbers: fixed, or by variant (labels, players, positions …). */
  readonly length: number | ((variant: Variant) => number);
  readonly low: number;
  readonly high: number;
  readonly meaning: string;
}

/** The layout of `observe`, documented once as a table. */
export interface Observation {
  /** Raised whenever the layout or a feature's meaning changes. */
  readonly version: number;
  readonly features: readonly Feature[];
}

/** A game with its players, rules and card list, compiled to tables. */
export interface Variant {
  readonly game: Game;
  readonly setup: Setup;
  readonly players: number;
  /** Labels by card number. */
  readonly labels: readonly string[];
  /** Whether some label has several copies. */
  readonly hasCopies: boolean;
  /** Whether an observer is told of a label at most once a turn that a player is offered it, copies or not. */
  readonly offersOnce?: boolean;
  /** Size of the action catalogue: actions are 0 … actions − 1. */
  readonly actions: number;
  /** No decision has more options. */
  readonly maxOptions: number;
  /** Numbers in an observation. */
  readonly observationSize: number;
  /** What an action says in a phase: the option's label on the rules page. */
  actionLabel(phase: number, action: number): string;
  /** The action that a label names in a phase, or NO_ACTION. */
  actionOf(phase: number, label: string): number;
  /** A sentence for an event, for replay as a story: without a full stop, the player as `P0`. */
  describe(event: number, player: number, card: number, amount: number): string;
  /** A state before the start, in a stretch of its own. */
  createState(): State;
  /** Gives the tables back to the arena. No state of the variant may be used any more. */
  release(): void;
}

/** No action has the label. */
export const NO_ACTION = -1;

/** No card: an empty place, or an event about none. */
export const NO_CARD = -1;

/** No game is for more players: a win is shared in whole numbers by up to so many. */
export const MOST_PLAYERS = 8;

/** The win share of a sole winner: a multiple of 1 … 8, so that ties split into whole numbers. */
export const WIN_SHARE_SCALE = 840;

/**
 * A position. After `start` and every `apply` it waits at a decision with two or more options, or is over; a single
 * option is taken by the engine. Where a seat's choices are left to lot, it may ask the dealer for them (`Dealer.choose`)
 * and play on; a game that does not is stepped through them.
 */
export interface State {
  readonly variant: Variant;
  /** Who is told what happens, or null. Not part of the position: `copyFrom` leaves it alone. */
  observer: Observer | null;
  /** How many options the decision has; 0 when the game is over. */
  readonly options: number;
  /** The seat to decide. */
  readonly player: number;
  /** Index into `game.phases`. */
  readonly phase: number;
  /** The number of the turn (round) in progress, from 0; after the end, how many there were. */
  readonly turn: number;
  readonly over: boolean;
  /** Ended by `maxTurns`. */
  readonly truncated: boolean;
  /** Deals a new game and goes on to the first decision. */
  start(dealer: Dealer): void;
  /** The k-th option's action, 0 ≤ k < options. */
  action(k: number): number;
  /** Plays the k-th option and goes on to the next decision. */
  apply(k: number, dealer: Dealer): void;
  /** The seat's score as if the game ended now, in 1/scoreScale points. */
  score(seat: number): number;
  /** The seat's prospects in points, from public knowledge and what that seat knows: the score, and what it may still become. */
  estimate(seat: number): number;
  /** Makes this the same position as the other, a state of the same variant. */
  copyFrom(other: State): void;
  /** A hash of the whole position, hidden parts included: 0 … 2^32 − 1. */
  hash(): number;
  /** Writes what the seat has seen into `out[0 … observationSize − 1]`, as the game's observation table says. */
  observe(seat: number, out: Float32Array): void;
  /** Deals anew, at random, everything the seat has not seen. */
  redeal(seat: number, random: Random): void;
  /** The `state` of a trace's turn line. */
  snapshot(): object;
  /** Where every card is, hidden places too: place → labels, copies repeated. */
  places(): Readonly<Record<string, readonly string[]>>;
  /** Gives the stretch back to the arena; the state must not be used any more. */
  release(): void;
}

/** The legal actions in the state's own order, into `out[0 … options − 1]`. */
export function legalActions(state: State, out: Int32Array): void {
  for (let k = 0; k < state.options; k++) out[k] = state.action(k);
}

/** The seat's share of the win in 840ths, as if the game ended now: all players with the top score share it. */
export function winShare(state: State, seat: number): number {
  const players = state.variant.players;
  const own = state.score(seat);
  let winners = 1;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const score = state.score(other);
    if (score > own) return 0;
    if (score === own) winners++;
  }
  return WIN_SHARE_SCALE / winners;
}
