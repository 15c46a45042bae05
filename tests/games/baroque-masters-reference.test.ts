import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { countCards, type Card } from '../../engine/cards.js';
import { Dealer } from '../../engine/dealer.js';
import type { Setup } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { resolveRules } from '../../engine/settings.js';
import { game } from '../../engine/baroque-masters/index.js';
import { ReferenceGame } from './baroque-masters-reference.js';
import { observer } from '../support/listener.js';

const own: readonly Card[] = [
  { label: 'Obelisk', type: 'C', copies: 1, fields: { rank: 9 } },
  { label: 'Doge on Throne', type: 'P', copies: 2, fields: { rank: 6 } },
  { label: 'Rumour', type: 'A', copies: 2, effect: 'Scandal', fields: { amount: 2 } },
  { label: 'Fame', type: 'A', copies: 1, effect: 'Famous', fields: { amount: 1 } },
  { label: 'Mood', type: 'A', copies: 1, effect: 'Madness', fields: {} },
  { label: 'Raid', type: 'V', copies: 2, effect: 'Scheme', fields: {} },
  { label: 'Luck', type: 'V', copies: 1, effect: 'Ambition', fields: { amount: 3 } },
  { label: 'Rest', type: 'A', copies: 1, fields: {} },
  { label: 'Quiet', type: 'V', copies: 1, fields: {} },
];

const cards = fc
  .record({
    changed: fc.dictionary(
      fc.constantFrom(...game.cards.map(({ label }) => label)),
      fc.record({ copies: fc.nat(4), number: fc.integer({ min: 1, max: 9 }) }),
      { maxKeys: 30 },
    ),
    own: fc.subarray([...own]),
  })
  .map(({ changed, own: added }): readonly Card[] => [
    ...game.cards.map((card) => {
      const change = changed[card.label];
      if (change === undefined) return card;
      const fields = Object.fromEntries(game.fieldsOf(card).map((field) => [field, change.number]));
      return { ...card, copies: change.copies, fields };
    }),
    ...added,
  ]);

const setups = fc
  .record({
    players: fc.integer({ min: 2, max: 8 }),
    rules: fc.record(
      {
        optionCards: fc.integer({ min: 1, max: 25 }),
        maxPatrons: fc.nat(7),
        differentPatrons: fc.boolean(),
        handLimit: fc.nat(6),
        noQualityPenalty: fc.nat(5),
        noQualityMeld: fc.constantFrom('adjust', 'total'),
        extraQualityBonus: fc.nat(4),
        deckPasses: fc.integer({ min: 1, max: 4 }),
        maxTurns: fc.integer({ min: 1, max: 300 }),
      },
      { requiredKeys: ['differentPatrons'] },
    ),
    cards,
  })
  .map(({ players, rules, cards: list }): Setup => ({
    players,
    rules: resolveRules(game.settings, players, rules),
    cards: list,
  }));

/** Plays a game at random in the engine and, with the same cards and choices, in the reference. What differs first. */
function firstDifference(setup: Setup, seed: number): readonly unknown[] {
  const variant = game.compile(setup);
  const state = variant.createState();
  const dealer = new Dealer(game.streams.length);
  const random = new Random();
  random.seed([seed, 2, 3, 4], 0, 0);
  const drawn: string[] = [];
  // What both say, in the order in which it happens.
  const engine: unknown[] = [];
  const naive: unknown[] = [];
  dealer.script = {
    draw: (_stream, words, from, count) => {
      const index = random.below(count);
      drawn.push(variant.labels[words[from + index]]);
      return index;
    },
    roll: () => 1,
    shuffle: (_stream, count) => engine.push(count),
  };
  state.observer = observer({ turnEnded: () => engine.push(normal(state.snapshot())) });
  state.start(dealer);
  const reference = new ReferenceGame(
    setup,
    () => drawn.shift() ?? 'none',
    (count) => naive.push(count),
    () => {
      const { deck, discard, removed, players } = reference;
      naive.push(normal({ deck, discard: discard.length, removed: removed.length, players }));
    },
  );
  const playing = reference.play();
  const size = countCards(setup.cards);
  for (let step = playing.next(); ;) {
    if (step.done === true) break;
    const labels = Array.from({ length: state.options }, (_, k) => variant.actionLabel(state.phase, state.action(k)));
    const k = state.over ? 0 : random.below(state.options);
    const choice = labels[k];
    engine.push([state.player, game.phases[state.phase], state.turn, ...labels.toSorted()]);
    naive.push([step.value.player, step.value.phase, step.value.turn, ...step.value.options.toSorted()]);
    engine.push(variant.actionOf(state.phase, choice), Object.values(state.places()).flat().length);
    naive.push(state.action(k), size);
    if (!isDeepStrictEqual(engine, naive)) break;
    engine.length = 0;
    naive.length = 0;
    state.apply(k, dealer);
    step = playing.next(choice);
  }
  engine.push(state.over, state.truncated, state.turn, ...reference.players.map((_, seat) => state.score(seat)));
  naive.push(true, reference.truncated, reference.round, ...reference.players.map(({ reputation }) => reputation));
  naive.push(...drawn);
  for (const held of [state, variant, dealer]) held.release();
  const at = engine.findIndex((entry, index) => !isDeepStrictEqual(entry, naive[index]));
  return at < 0 && engine.length === naive.length ? [] : [engine[at], naive[at]];
}

interface Seen {
  readonly players: readonly {
    readonly hand: readonly string[];
    readonly patrons: readonly { readonly qualities: readonly string[] }[];
  }[];
}

/** A snapshot as plain data, hands and Qualities in alphabetical order. */
function normal(snapshot: object): object {
  const { players, ...rest }: Seen = JSON.parse(JSON.stringify(snapshot));
  return {
    ...rest,
    players: players.map(({ hand, patrons, ...player }) => ({
      ...player,
      hand: [...hand].sort(),
      patrons: patrons.map((entry) => ({ ...entry, qualities: [...entry.qualities].sort() })),
    })),
  };
}

test('random games with any settings and decks are those of a naive second implementation', () => {
  fc.assert(
    fc.property(setups, fc.integer(), (setup, seed) => {
      expect(firstDifference(setup, seed)).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 120_000);
