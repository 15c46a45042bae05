import type { Card } from '../../engine/cards.js';
import type { Dealer, Script } from '../../engine/dealer.js';
import { WIN_SHARE_SCALE, winShare, type Observer, type State } from '../../engine/game.js';

/** What a start line says besides the setup. */
export interface Origin {
  readonly seed: string;
  /** By seat, as they were named. */
  readonly agents: readonly string[];
  /** Further fields, such as `block` and `seating`. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The field of a start line that says that the same address gives another game; none where it gives the same. */
export function markOf(replayable: boolean): { readonly replayable?: false } {
  return replayable ? {} : { replayable: false };
}

/**
 * Writes a game as trace lines, in the order in which things happen: what the dealer gives, what the players choose,
 * what the state is after every turn.
 *
 * ```
 * const recorder = new Recorder(state, dealer, write);
 * recorder.start({ seed, agents });
 * state.start(dealer);
 * while (!state.over) {
 *   const k = …;
 *   recorder.decide(k);
 *   state.apply(k, dealer);
 * }
 * recorder.end();
 * ```
 *
 * From `start` to `end` it takes the places of the dealer's script and of the state's observer, and hands on to those
 * that were there.
 */
export class Recorder implements Script, Observer {
  private script: Script | null = null;
  private observer: Observer | null = null;
  private decisions = 0;
  private turns = 0;

  /** @param write is given each line, without a newline */
  constructor(
    private readonly state: State,
    private readonly dealer: Dealer,
    private readonly write: (line: string) => void,
  ) {}

  /** Writes the start line; call it before the state's `start`. */
  start({ seed, agents, more = {} }: Origin): void {
    const { game, setup } = this.state.variant;
    const { players, rules } = setup;
    const printed = new Set(game.cards.map((card) => card.label));
    const cards = setup.cards.map((card) => cardEntry(card, !printed.has(card.label)));
    this.put({ kind: 'start', game: game.name, players, seed, ...more, rules, cards, agents });
    this.decisions = 0;
    this.turns = 0;
    this.script = this.dealer.script;
    this.observer = this.state.observer;
    this.dealer.script = this;
    this.state.observer = this;
  }

  /** Writes the decision the state waits at; call it before the k-th option is played. */
  decide(k: number): void {
    const { state } = this;
    const { phase, variant } = state;
    const options = Array.from({ length: state.options }, (_, option) =>
      variant.actionLabel(phase, state.action(option)),
    );
    this.put({
      kind: 'decision',
      turn: state.turn,
      player: state.player,
      phase: variant.game.phases[phase],
      options,
      choice: options[k],
    });
    this.decisions++;
  }

  /** Writes the end line of a game that is over, and leaves the dealer and the state as they were. */
  end(): void {
    const { state, turns, decisions } = this;
    const { game, players } = state.variant;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    this.put({
      kind: 'end',
      scores: seats.map((seat) => state.score(seat) / game.scoreScale),
      winShares: seats.map((seat) => winShare(state, seat) / WIN_SHARE_SCALE),
      turns,
      decisions,
      truncated: state.truncated,
    });
    this.detach();
  }

  /** Stops recording a game that is not over. */
  detach(): void {
    this.dealer.script = this.script;
    this.state.observer = this.observer;
  }

  draw(stream: number, words: Int32Array, from: number, count: number): number {
    const { dealer } = this;
    dealer.script = this.script;
    const index = dealer.draw(stream, words, from, count);
    dealer.script = this;
    const { game, labels } = this.state.variant;
    this.put({ kind: 'draw', pile: game.streams[stream], card: labels[words[from + index]] });
    return index;
  }

  roll(stream: number, sides: number): number {
    const { dealer } = this;
    dealer.script = this.script;
    const value = dealer.roll(stream, sides);
    dealer.script = this;
    this.put({ kind: 'roll', die: sides, value });
    return value;
  }

  shuffle(stream: number, count: number): void {
    if (this.script !== null) this.script.shuffle(stream, count);
    this.put({ kind: 'shuffle', pile: this.state.variant.game.streams[stream], cards: count });
  }

  tell(event: number, player: number, card: number, amount: number): void {
    if (this.observer !== null) this.observer.tell(event, player, card, amount);
  }

  gain(event: number, player: number, card: number, amount: number): void {
    if (this.observer !== null) this.observer.gain(event, player, card, amount);
  }

  offer(player: number, words: Int32Array, from: number, count: number): void {
    if (this.observer !== null) this.observer.offer(player, words, from, count);
  }

  turnEnded(turn: number, player: number): void {
    this.put({ kind: 'turn', turn, player, state: this.state.snapshot() });
    this.turns++;
    if (this.observer !== null) this.observer.turnEnded(turn, player);
  }

  private put(line: object): void {
    this.write(JSON.stringify(line));
  }
}

/** A card as a start line lists it; a new card also names what it does. */
function cardEntry({ label, type, deck, effect, copies, fields }: Card, isNew: boolean): object {
  return {
    label,
    type,
    ...(deck !== undefined && { deck }),
    ...(isNew && effect !== undefined && { effect }),
    ...fields,
    copies,
  };
}
