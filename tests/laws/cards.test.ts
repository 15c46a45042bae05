import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { State, Variant } from '../../engine/game.js';
import { deals, seatsOf, sit } from '../support/play.js';
import { countLabels, isObject, unordered } from '../support/record.js';
import { TABLES } from '../support/tables.js';

const RUNS = 10;

/** Amounts that may fall below 0: Baroque Masters' reputation, and scores. */
const SIGNED = ['reputation', 'score'];

/** What is wrong with where the cards are: every copy of every label is in exactly one place. */
function misplacedCards(variant: Variant, places: ReturnType<State['places']>): string[] {
  const found = countLabels(Object.values(places).flat());
  const strangers = [...found.keys()].filter((label) => !variant.labels.includes(label));
  const miscounted = variant.setup.cards.filter(({ label, copies }) => (found.get(label) ?? 0) !== copies);
  return [...strangers.map((label) => `${label} is no card`), ...miscounted.map(({ label }) => `${label} miscounted`)];
}

/** What is wrong with the amounts of a snapshot: whole, and not negative. */
function wrongAmounts(value: unknown, name = ''): string[] {
  if (typeof value === 'number') {
    const whole = name === 'score' || Number.isInteger(value);
    return whole && (value >= 0 || SIGNED.includes(name)) ? [] : [`${name} is ${value}`];
  }
  if (Array.isArray(value)) return value.flatMap((item) => wrongAmounts(item, name));
  return isObject(value) ? Object.entries(value).flatMap(([field, item]) => wrongAmounts(item, field)) : [];
}

/** What of a snapshot does not agree with where the cards are: counts of piles, the hands. */
function disagreements(state: State, snapshot: object, places: ReturnType<State['places']>): string[] {
  const wrong: string[] = [];
  for (const [name, value] of Object.entries(snapshot)) {
    const place = places[name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)];
    if (typeof value === 'number' && value !== place?.length) wrong.push(`${name} is ${value}: ${place?.length} there`);
  }
  for (const seat of seatsOf(state.variant)) {
    const hand = places[`hand of P${seat}`];
    const shown: unknown = 'players' in snapshot && Array.isArray(snapshot.players) && snapshot.players[seat].hand;
    // A game without hands shows none.
    if (hand === undefined && shown === undefined) continue;
    if (!Array.isArray(shown) || unordered(shown) !== unordered(hand)) wrong.push(`hand of P${seat}`);
  }
  return wrong;
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 4: every card is in one place, no amount is negative, counts add up', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const wrong: string[] = [];
          const check = (): void => {
            const places = state.places();
            const snapshot = state.snapshot();
            wrong.push(
              ...misplacedCards(variant, places),
              ...wrongAmounts(snapshot),
              ...disagreements(state, snapshot, places),
            );
          };
          for (sitting.start(); !state.over; sitting.step()) check();
          check();
          expect(wrong).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
