import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../../engine/age-of-enlightenment/index.js';
import { isPersonage } from '../../engine/age-of-enlightenment/cards.js';
import type { Card } from '../../engine/cards.js';
import { Dealer } from '../../engine/dealer.js';
import { legalActions, type State, type Variant } from '../../engine/game.js';
import { Random, type RunKey } from '../../engine/random.js';
import { resolveRules, type Rules } from '../../engine/settings.js';
import { discovery, personage, Table } from './age-of-enlightenment-table.js';
import { observer } from '../support/listener.js';

const KEY: RunKey = [11, 22, 33, 44];

/** Where a feature begins in an observation, and how many numbers it has. */
function featureAt(variant: Variant, name: string): { readonly at: number; readonly size: number } {
  let at = 0;
  for (const feature of game.observation.features) {
    const size = typeof feature.length === 'number' ? feature.length : feature.length(variant);
    if (feature.name === name) return { at, size };
    at += size;
  }
  throw new Error(`no feature ${name}`);
}

function observed(state: State, seat: number): number[] {
  const out = new Float32Array(state.variant.observationSize);
  state.observe(seat, out);
  return Array.from(out);
}

/** label → number of copies, of a feature by Personage. */
function copies(state: State, seat: number, name: string): Record<string, number> {
  const { variant } = state;
  const { at, size } = featureAt(variant, name);
  const cards = variant.setup.cards.filter(isPersonage);
  const shares = observed(state, seat).slice(at, at + size);
  const counts = shares.map((share, rank) => [cards[rank].label, Math.round(share * cards[rank].copies)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function tally(labels: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}

function includes(hand: readonly string[], known: Readonly<Record<string, number>>): boolean {
  const counts = tally(hand);
  return Object.entries(known).every(([label, copiesKnown]) => (counts[label] ?? 0) >= copiesKnown);
}

/** Games of every size of table, with copies and rules that make hands large. */
const setups = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  block: fc.nat(100_000),
  copies: fc.array(fc.nat(3), { minLength: 39, maxLength: 39 }),
  rules: fc.record({
    startingHand: fc.nat(3),
    drawCount: fc.nat(5),
    handLimit: fc.nat(5),
    usedUpAt: fc.nat(5),
    benefactorDraw: fc.nat(3),
    maxTurns: fc.constant(40),
    majorityTie: fc.constantFrom('none', 'split', 'all'),
  }),
});

function withCopies(numbers: readonly number[]): Card[] {
  return game.cards.map((card, at) => ({ ...card, copies: numbers[at] ?? 1 }));
}

function compile(players: number, rules: Partial<Rules>, cards: readonly Card[]): Variant {
  return game.compile({ players, rules: resolveRules(game.settings, players, rules), cards });
}

test('what a seat passed it knows of the hand to its left, as a number for each label, until it comes out', () => {
  fc.assert(
    fc.property(setups, ({ players, block, copies: numbers, rules }) => {
      const variant = compile(players, rules, withCopies(numbers));
      const state = variant.createState();
      const dealer = new Dealer(2);
      const random = new Random();
      dealer.seed(KEY, block);
      random.seed(KEY, block, 9);
      // By passer: what it knows of the hand to its left.
      const known: Record<string, number>[] = Array.from({ length: players }, () => ({}));
      state.observer = observer({
        tell(event, player, card) {
          const label = variant.labels[card];
          if (game.events[event].name === 'passed') known[player][label] = (known[player][label] ?? 0) + 1;
          if (!['played', 'discarded'].includes(game.events[event].name)) return;
          const right = (player + players - 1) % players;
          if (known[right][label] === 1) delete known[right][label];
          else if (known[right][label] > 1) known[right][label]--;
        },
      });
      state.start(dealer);
      while (state.options > 0) {
        for (let seat = 0; seat < players; seat++) {
          expect(copies(state, seat, 'passed')).toEqual(known[seat]);
          expect(copies(state, (seat + 1) % players, 'shown')).toEqual(known[seat]);
        }
        state.apply(random.below(state.options), dealer);
      }
      state.release();
      variant.release();
    }),
    { numRuns: 12 },
  );
});

test('a redeal changes nothing that the seat has seen, keeps every place its size, and leaves a game that goes on', () => {
  fc.assert(
    fc.property(setups, ({ players, block, copies: numbers, rules }) => {
      const variant = compile(players, rules, withCopies(numbers));
      const state = variant.createState();
      const other = variant.createState();
      const dealer = new Dealer(2);
      const random = new Random();
      dealer.seed(KEY, block);
      random.seed(KEY, block, 9);
      const all = tally(Object.values(state.places()).flat());
      state.start(dealer);
      while (state.options > 0) {
        const seat = random.below(players);
        other.copyFrom(state);
        const before = observed(state, seat);
        const actions = new Int32Array(variant.maxOptions);
        const actionsAfter = new Int32Array(variant.maxOptions);
        legalActions(state, actions);
        const hash = state.hash();
        other.redeal(seat, random);
        expect(state.hash()).toBe(hash);
        expect(observed(other, seat)).toEqual(before);
        expect(other.options).toBeGreaterThan(1);
        // To another seat's eyes the one to act may have other options: to its own, never.
        legalActions(seat === state.player ? other : state, actionsAfter);
        expect(actionsAfter).toEqual(actions);
        const [places, placesAfter] = [state.places(), other.places()];
        expect(tally(Object.values(placesAfter).flat())).toEqual(all);
        for (const [place, cards] of Object.entries(places)) expect(placesAfter[place]).toHaveLength(cards.length);
        const left = `hand of P${(seat + 1) % players}`;
        expect(includes(placesAfter[left], copies(state, seat, 'passed'))).toBe(true);
        // What others know of hands is true after the redeal, too.
        for (let knower = 0; knower < players; knower++) {
          const hand = placesAfter[`hand of P${(knower + 1) % players}`];
          expect(includes(hand, copies(other, knower, 'passed'))).toBe(true);
        }
        // Play goes on from the redealt position as often as from the true one.
        if (random.below(2) === 0) state.copyFrom(other);
        const labels = Array.from({ length: state.options }, (_, k) => state.action(k));
        expect(new Set(labels).size).toBe(labels.length);
        state.apply(random.below(state.options), dealer);
      }
      for (const made of [state, other]) made.release();
      variant.release();
    }),
    { numRuns: 15 },
  );
});

test('what is dealt does not depend on what was dealt before: two deals the seat cannot tell apart become the same', () => {
  fc.assert(
    fc.property(setups, ({ players, block, copies: numbers, rules }) => {
      const variant = compile(players, rules, withCopies(numbers));
      const [state, once, twice] = [variant.createState(), variant.createState(), variant.createState()];
      const dealer = new Dealer(2);
      const [random, same] = [new Random(), new Random()];
      dealer.seed(KEY, block);
      random.seed(KEY, block, 9);
      state.start(dealer);
      while (state.options > 0) {
        const seat = random.below(players);
        once.copyFrom(state);
        twice.copyFrom(state);
        twice.redeal(seat, random);
        same.seed(KEY, state.turn, 5);
        once.redeal(seat, same);
        same.seed(KEY, state.turn, 5);
        twice.redeal(seat, same);
        const [places, placesTwice] = [once.places(), twice.places()];
        expect(placesTwice).toEqual(places);
        for (let other = 0; other < players; other++) expect(observed(twice, other)).toEqual(observed(once, other));
        state.apply(random.below(state.options), dealer);
      }
      for (const made of [state, once, twice]) made.release();
      variant.release();
    }),
    { numRuns: 10 },
  );
});

test('over many redeals every card that could be in an unseen place turns up there; a passed card stays', () => {
  const table = new Table({ players: 3, personages: ['Voltaire', 'Rousseau', 'Freemasons', 'Coffee Houses'] });
  const passed = table.choose(table.options[0]).options[0].slice('pass '.length);
  table.choose(`pass ${passed}`, 'decline');
  const own = table.player(0).hand;
  const seen = new Set([passed, ...own]);
  const discarded = table.state.places()['personage discard'];
  const possible = game.cards
    .filter(isPersonage)
    .map((card) => card.label)
    .filter((label) => !seen.has(label) && !discarded.includes(label))
    .sort();
  const turnedUp = new Map<string, Set<string>>();
  const random = new Random();
  random.seed(KEY, 1, 1);
  for (let redeals = 0; redeals < 1500; redeals++) {
    table.state.redeal(0, random);
    const places = table.state.places();
    expect(places['hand of P0']).toEqual(own);
    expect(places['hand of P1']).toContain(passed);
    for (const place of ['personages', 'drawn', 'hand of P1', 'hand of P2']) {
      const labels = turnedUp.get(place) ?? new Set();
      turnedUp.set(place, labels);
      for (const label of places[place]) if (label !== passed) labels.add(label);
    }
  }
  expect(table.phase).toBe('draw');
  for (const [place, labels] of turnedUp)
    expect({ place, labels: [...labels].sort() }).toEqual({ place, labels: possible });
});

test('a passed card that has come out may be anywhere its other copies may be', () => {
  const cards = [
    personage('A', 'S', 'E', 2),
    personage('B', 'P', 'F', 9),
    personage('C', 'M', 'G', 3),
    discovery('D', 'M', 10, 20),
  ];
  const personages = ['B', 'A', 'B', 'A', 'C'];
  const table = new Table({ players: 2, cards, rules: { otherFlips: 0, musicianFlips: 0 }, personages });
  table.choose('keep B', 'pass A', 'decline');
  expect(tally(table.player(1).hand).A).toBe(2);
  expect(copies(table.state, 0, 'passed')).toEqual({ A: 1 });
  while (table.state.player === 1 && !table.options.includes('play A')) table.choose(table.options[0]);
  table.choose('play A');
  expect(copies(table.state, 0, 'passed').A).toBeUndefined();
  const random = new Random();
  random.seed(KEY, 2, 2);
  let without = 0;
  for (let redeals = 0; redeals < 200; redeals++) {
    table.state.redeal(0, random);
    if (!table.state.places()['hand of P1'].includes('A')) without++;
  }
  expect(without).toBeGreaterThan(0);
});

test('of equal cards, the known ones are the first to leave a hand', () => {
  const cards = [personage('A', 'S', 'E', 3), personage('B', 'P', 'F', 20), discovery('D', 'M', 10, 20)];
  const personages = ['B', 'A', 'A', 'B', 'B', 'B', 'A', 'B'];
  const table = new Table({ cards, rules: { drawCount: 2, otherFlips: 0, handLimit: 9 }, personages });
  table.choose('keep B', 'decline', 'decline', 'keep B', 'decline');
  expect(copies(table.state, 0, 'passed').A).toBe(2);
  table.choose('play A', 'decline');
  expect(copies(table.state, 0, 'passed').A).toBe(1);
  table.choose('play A');
  expect(copies(table.state, 0, 'passed').A).toBeUndefined();
  expect(table.player(1).hand).toContain('A');
});

test('the seat that chooses sees the cards it drew; nobody else does', () => {
  const table = new Table({ players: 3 });
  expect(table.phase).toBe('draw');
  expect(Object.keys(copies(table.state, 0, 'drawn'))).toHaveLength(3);
  expect(copies(table.state, 1, 'drawn')).toEqual({});
  const drawn = table.state.places().drawn;
  const random = new Random();
  random.seed(KEY, 3, 3);
  table.state.redeal(0, random);
  expect(table.state.places().drawn).toEqual(drawn);
  const others = new Set<string>();
  for (let redeals = 0; redeals < 50; redeals++) {
    table.state.redeal(1, random);
    for (const label of table.state.places().drawn) others.add(label);
  }
  expect(others.size).toBeGreaterThan(20);
});

test('observations are finite, within their ranges, and as long as declared', () => {
  fc.assert(
    fc.property(setups, ({ players, block, copies: numbers, rules }) => {
      const variant = compile(players, { ...rules, startingScore: Array(players).fill(-20) }, withCopies(numbers));
      const state = variant.createState();
      const dealer = new Dealer(2);
      const random = new Random();
      dealer.seed(KEY, block);
      random.seed(KEY, block, 9);
      state.start(dealer);
      for (;;) {
        for (let seat = 0; seat < players; seat++) {
          const numbersSeen = observed(state, seat);
          let at = 0;
          for (const { length, low, high } of game.observation.features) {
            const size = typeof length === 'number' ? length : length(variant);
            const part = numbersSeen.slice(at, at + size);
            expect(part.every((number) => number >= low && number <= high)).toBe(true);
            at += size;
          }
          expect(at).toBe(variant.observationSize);
          expect(Number.isFinite(state.estimate(seat))).toBe(true);
        }
        if (state.over) break;
        state.apply(random.below(state.options), dealer);
      }
      state.release();
      variant.release();
    }),
    { numRuns: 8 },
  );
});
