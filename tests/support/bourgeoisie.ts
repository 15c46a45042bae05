import { z } from 'zod';
import { game } from '../../engine/bourgeoisie/index.js';
import { changeCards, type Card, type CardChange } from '../../engine/cards.js';
import { Dealer } from '../../engine/dealer.js';
import type { State, Variant } from '../../engine/game.js';
import { resolveRules, type Rules } from '../../engine/settings.js';
import { listener } from './listener.js';
import { optionLabels } from './play.js';

const cardInPlay = z.object({ card: z.string(), upgrades: z.number() });

const snapshot = z.object({
  deck: z.number(),
  discard: z.number(),
  track: z.array(z.string().nullable()),
  players: z.array(
    z.object({
      silver: z.number(),
      gold: z.number(),
      tokens: z.number(),
      hand: z.array(z.string()),
      family: z.array(cardInPlay).nullable(),
      retired: z.array(z.array(cardInPlay)),
      score: z.number(),
    }),
  ),
});

/** What a test lays out. Whatever is not laid out is the first card of the pile, and a roll of 1. */
export interface Layout {
  readonly players?: number;
  readonly rules?: Partial<Rules>;
  readonly cards?: Readonly<Record<string, CardChange>>;
  /** Cards besides those of the printed list. */
  readonly more?: readonly Card[];
  /** The starting Families, seat by seat. */
  readonly families?: readonly string[];
  /** Cards in the order in which they are drawn: the track from position 1 on, then what refills it. */
  readonly deck?: readonly string[];
  readonly silver?: readonly number[];
  readonly fate?: readonly number[];
  readonly event?: readonly number[];
}

/** A game of Bourgeoisie whose cards and dice are laid out, played by the labels of its options. */
export class Table {
  readonly state: State;
  readonly variant: Variant;
  /** Every roll so far, as `fate 1 of 6`. */
  readonly rolls: string[] = [];
  /** Every announcement so far, as `taken P0 Mayor 3`. */
  readonly told: string[] = [];
  private readonly dealer = new Dealer(game.streams.length);

  constructor({ players = 2, rules = {}, cards = {}, more = [], families, deck, silver, fate, event }: Layout) {
    this.variant = game.compile({
      players,
      rules: resolveRules(game.settings, players, rules),
      cards: [...changeCards(game.cards, cards), ...more],
    });
    this.state = this.variant.createState();
    const laidOut = new Map(
      Object.entries({ families, deck, silver, fate, event }).map(([name, list]) => [name, [...(list ?? [])]]),
    );
    const next = (stream: number): string | number | undefined => laidOut.get(game.streams[stream])?.shift();
    this.dealer.script = {
      draw: (stream, words, from, count) => {
        const wanted = next(stream);
        if (wanted === undefined) return 0;
        const pile = Array.from(words.subarray(from, from + count), (card) => this.variant.labels[card]);
        const at = pile.indexOf(String(wanted));
        if (at < 0) throw new Error(`${wanted} is not in the pile ${game.streams[stream]}`);
        return at;
      },
      roll: (stream, sides) => {
        const value = Number(next(stream) ?? 1);
        this.rolls.push(`${game.streams[stream]} ${value} of ${sides}`);
        return value;
      },
      shuffle: () => {
        throw new Error('nothing is shuffled in this game');
      },
    };
    this.state.observer = listener(this.variant, (name, player, card, amount) => {
      this.told.push([name, `P${player}`, card, String(amount)].filter((part) => part !== '').join(' '));
    });
    this.state.start(this.dealer);
  }

  /** The labels of the options. */
  get options(): string[] {
    return optionLabels(this.state);
  }

  get phase(): string {
    return game.phases[this.state.phase];
  }

  /** The positions of the track, 1 first. */
  get track(): (string | null)[] {
    return this.shown.track;
  }

  /** What everybody sees. */
  get shown(): z.output<typeof snapshot> {
    return snapshot.parse(this.state.snapshot());
  }

  /** What everybody sees of a player. */
  seat(seat: number): z.output<typeof snapshot>['players'][number] {
    return this.shown.players[seat];
  }

  /** The cards of a seat's current family, with their upgrade tokens where there are any: `Plots +2`. */
  family(seat: number): string[] {
    return (this.seat(seat).family ?? []).map(({ card, upgrades }) => (upgrades > 0 ? `${card} +${upgrades}` : card));
  }

  /** The points of the seats. */
  get scores(): number[] {
    return this.shown.players.map((_, seat) => this.state.score(seat));
  }

  /** The cards on the discard. */
  get discard(): readonly string[] {
    return this.state.places().discard;
  }

  /** Plays options one after another. */
  choose(...labels: readonly string[]): this {
    for (const label of labels) {
      const k = this.options.indexOf(label);
      if (k < 0) throw new Error(`${label} is not among ${this.phase}: ${this.options.join(', ')}`);
      this.state.apply(k, this.dealer);
    }
    return this;
  }

  /** Takes cards from the track. */
  take(...cards: readonly string[]): this {
    return this.choose(...cards.map((card) => `take ${card}`));
  }

  /** Passes until a phase of this turn waits, or the turn is over. */
  passTo(phase: string): this {
    const turn = this.state.turn;
    while (!this.state.over && this.state.turn === turn && this.phase !== phase) this.choose(this.idleOption());
    return this;
  }

  /** Passes until the turn is over. */
  endTurn(): this {
    return this.passTo('the end of the turn');
  }

  /** Passes until that turn, the game's first being 0. */
  passToTurn(turn: number): this {
    while (!this.state.over && this.state.turn < turn) this.choose(this.idleOption());
    return this;
  }

  /** Passes until the game is over. */
  finish(): this {
    while (!this.state.over) this.endTurn();
    return this;
  }

  private idleOption(): string {
    return this.options.includes('pass') ? 'pass' : this.options[0];
  }
}

/** Lays out a table. */
export function table(layout: Layout = {}): Table {
  return new Table(layout);
}

/** Money and tokens for seat 0 to do as it likes, where limits are not looked at; seat 1 always has a decision. */
export const RICH = { startingSilver: [990, 0], startingTokens: [500, 1], handLimit: 100 } as const;

/**
 * A table at which seat 0, rich, has put the Trade Physicians into play and holds the cards of `hand` (at most 9): it is
 * in the Opportunity phase of its second turn, with `track` lying from position 1 on.
 */
export function established(hand: readonly string[], layout: Layout = {}, track: readonly string[] = []): Table {
  // The whole track is taken, so that nothing of it is left: what fills it up is sold.
  const fillers = FILLERS.slice(0, 9 - hand.length);
  const laid = new Table({
    families: ['Paupers', 'Serfs'],
    ...layout,
    rules: { ...RICH, ...layout.rules },
    deck: ['Physicians', ...hand, ...fillers, FALLS_OFF, ...track],
  });
  laid.take('Physicians', ...hand, ...fillers);
  for (const filler of fillers) laid.choose(`sell ${filler}`);
  return laid.endTurn().endTurn().choose('trade Physicians');
}

const FILLERS = [
  'Artisans',
  'Craftsmen',
  'Tradesmen',
  'Burghers',
  'Townsfolk',
  'Sailors',
  'Freemen',
  'Laborers',
  'Workers',
];
const FALLS_OFF = 'Provincials';
