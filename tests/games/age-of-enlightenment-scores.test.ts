import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../../engine/age-of-enlightenment/index.js';
import { changeCards, countCards, type Card } from '../../engine/cards.js';
import { Dealer } from '../../engine/dealer.js';
import { Random, type RunKey } from '../../engine/random.js';
import { forSeat, resolveRules, whole, type Rules } from '../../engine/settings.js';
import { discovery, personage, type Snapshot } from './age-of-enlightenment-table.js';

const KEY: RunKey = [5, 6, 7, 8];

/** A second, naive count: every score from nothing but what lies on the table. */
function recount(players: Snapshot['players'], rules: Rules, cards: readonly Card[]): number[] {
  const card = (label: string, deck: string): Card =>
    cards.find((entry) => entry.label === label && entry.deck === deck) ?? { label, type: '', copies: 0, fields: {} };
  const scores = players.map(({ discoveries }, seat) =>
    discoveries.reduce(
      (sum, label) => sum + Number(card(label, 'discoveries').fields.score),
      forSeat(rules, 'startingScore', seat),
    ),
  );
  const award = (bonus: number, belongs: (entry: Card) => boolean): void => {
    const counts = players.map(({ inPlay }) => inPlay.filter((label) => belongs(card(label, 'personages'))).length);
    const most = Math.max(...counts);
    const leaders = counts.filter((count) => count === most).length;
    counts.forEach((count, seat) => {
      if (most === 0 || count < most) return;
      if (leaders === 1 || rules.majorityTie === 'all') scores[seat] += bonus;
      else if (rules.majorityTie === 'split') scores[seat] += bonus / leaders;
    });
  };
  for (const nation of ['E', 'F', 'G']) award(whole(rules, 'nationBonus'), (entry) => entry.fields.nation === nation);
  for (const type of ['S', 'P', 'M']) award(whole(rules, 'typeBonus'), (entry) => entry.type === type);
  return scores;
}

const games = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  block: fc.nat(100_000),
  majorityTie: fc.constantFrom('none', 'split', 'all'),
  nationBonus: fc.nat(100),
  typeBonus: fc.nat(100),
  start: fc.integer({ min: -1000, max: 1000 }),
  nation: fc.constantFrom('E', 'F', 'G', 'X'),
  type: fc.constantFrom('S', 'P', 'M', 'B'),
  score: fc.nat(1000),
  copies: fc.nat(9),
});

test('after every move the scores are those of a naive recount, and every card is in one place', () => {
  fc.assert(
    fc.property(
      games,
      ({ players, block, majorityTie, nationBonus, typeBonus, start, nation, type, score, copies }) => {
        const startingScore = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? 0 : start));
        const overrides = { majorityTie, nationBonus, typeBonus, startingScore };
        const rules = resolveRules(game.settings, players, overrides);
        const cards = changeCards(game.cards, { Voltaire: { nation, type, copies }, Opticks: { score, copies } });
        const variant = game.compile({ players, rules, cards });
        const state = variant.createState();
        const dealer = new Dealer(2);
        const random = new Random();
        dealer.seed(KEY, block);
        random.seed(KEY, block, 7);
        state.start(dealer);
        for (;;) {
          const scores = Array.from({ length: players }, (_, seat) => state.score(seat));
          const expected = recount((state.snapshot() as Snapshot).players, rules, cards);
          expect(scores).toEqual(expected.map((points) => Math.round(points * game.scoreScale)));
          expect(Object.values(state.places()).flat()).toHaveLength(countCards(cards));
          if (state.over) break;
          state.apply(random.below(state.options), dealer);
        }
        state.release();
        variant.release();
      },
    ),
    { numRuns: 25 },
  );
});

test('asking for a score leaves the position, and so its hash, as it is', () => {
  const variant = game.compile({ players: 3, rules: resolveRules(game.settings, 3), cards: game.cards });
  const [asked, unasked] = [variant.createState(), variant.createState()];
  const dealer = new Dealer(2);
  dealer.seed(KEY, 4);
  asked.start(dealer);
  while (asked.options > 0) {
    unasked.copyFrom(asked);
    expect(asked.score(1)).toBeTypeOf('number');
    expect(asked.hash()).toBe(unasked.hash());
    asked.apply(0, dealer);
    unasked.copyFrom(asked);
    expect(unasked.hash()).toBe(asked.hash());
  }
});

test('decks of 1000 cards each, a few labels or many, are played to the end with 6 players', () => {
  const kinds = ['S', 'P', 'M', 'B'];
  const few = [
    personage('A', 'S', 'E', 500),
    personage('B', 'B', 'F', 500),
    discovery('C', 'I', 5, 500),
    discovery('D', 'M', 7, 500),
  ];
  const many = Array.from({ length: 1000 }, (_, n) => [
    personage(`p${n}`, kinds[n % 4], 'EFGX'[(n >> 2) % 4]),
    discovery(`d${n}`, ['I', 'S', 'P', 'M'][n % 4], n),
  ]).flat();
  for (const cards of [few, many]) {
    const rules = resolveRules(game.settings, 6, { startingHand: 20, handLimit: 100, drawCount: 6 });
    const variant = game.compile({ players: 6, rules, cards });
    const state = variant.createState();
    const dealer = new Dealer(2);
    const random = new Random();
    dealer.seed(KEY, 1);
    random.seed(KEY, 1, 1);
    state.start(dealer);
    while (state.options > 0) {
      expect(state.options).toBeGreaterThan(1);
      const label = variant.actionLabel(state.phase, state.action(state.options - 1));
      expect(variant.actionOf(state.phase, label)).toBe(state.action(state.options - 1));
      state.apply(random.below(state.options), dealer);
    }
    expect(state.over).toBe(true);
    expect(Object.values(state.places()).flat()).toHaveLength(2000);
    state.release();
    variant.release();
  }
});

test('cards of the two decks may share a label, and stand in the list in any order', () => {
  const cards = [
    discovery('Same', 'S', 9, 3),
    personage('Same', 'S', 'E', 4),
    discovery('M', 'M'),
    personage('B', 'P', 'F', 4),
  ];
  const variant = game.compile({ players: 2, rules: resolveRules(game.settings, 2), cards });
  const state = variant.createState();
  const dealer = new Dealer(2);
  for (let block = 0; block < 50; block++) {
    dealer.seed(KEY, block);
    state.start(dealer);
    while (state.options > 0) {
      for (let k = 0; k < state.options; k++) {
        const action = state.action(k);
        expect(variant.actionOf(state.phase, variant.actionLabel(state.phase, action))).toBe(action);
      }
      state.apply(0, dealer);
    }
    const { players } = state.snapshot() as Snapshot;
    expect(players.flatMap(({ discoveries }) => discoveries).every((label) => label === 'Same')).toBe(true);
  }
});

test('one step ahead by the estimate beats random play clearly', () => {
  const variant = game.compile({ players: 3, rules: resolveRules(game.settings, 3), cards: game.cards });
  const [state, deal, next] = [variant.createState(), variant.createState(), variant.createState()];
  const [dealer, future] = [new Dealer(2), new Dealer(2)];
  const random = new Random();
  random.seed(KEY, 3, 3);
  let best = 0;
  const blocks = 90;
  for (let block = 0; block < blocks; block++) {
    const seat = block % 3;
    dealer.seed(KEY, block);
    state.start(dealer);
    while (state.options > 0) {
      const worth = Array.from({ length: state.options }, () => 0);
      for (let sample = 0; sample < 3 && state.player === seat; sample++) {
        deal.copyFrom(state);
        deal.redeal(seat, random);
        for (let k = 0; k < worth.length; k++) {
          next.copyFrom(deal);
          future.seed(KEY, 1000 * block + sample);
          next.apply(k, future);
          worth[k] += next.estimate(seat);
        }
      }
      const greedy = worth.indexOf(Math.max(...worth));
      state.apply(state.player === seat ? greedy : random.below(state.options), dealer);
    }
    const others = [0, 1, 2].filter((other) => other !== seat).map((other) => state.score(other));
    if (state.score(seat) > Math.max(...others)) best++;
  }
  expect(best / blocks).toBeGreaterThan(0.55);
});
