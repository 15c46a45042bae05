import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitChoices } from '../../results/statistics/fit-choices.js';
import { plackettLuce, type Ranking } from '../../results/statistics/plackett-luce.js';

function once(...orders: number[][]): Ranking[] {
  return orders.map((order) => ({ order, count: 1 }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('Plackett–Luce', () => {
  test("choix's rankings [[0, 1, 2], [3, 2, 0], [1, 3]]", () => {
    const theta = plackettLuce(once([0, 1, 2], [3, 2, 0], [1, 3]), 4);
    // The maximum to twelve digits (mpmath, root of the gradient).
    const maximum = [-0.443308489308, 0.695067866959, -0.670609570265, 0.418850192614];
    for (const [i, expected] of maximum.entries()) expect(theta[i]).toBeCloseTo(expected, 11);
    // choix prints [−.4433, .6951, −.6706, .4188]. Its optimiser stopped 1.7e-5 short of the maximum in the last place
    // (.41883340 in its file), so .4188 is .4189 when rounded from the maximum: one unit of its last digit.
    for (const [i, printed] of [-0.4433, 0.6951, -0.6706].entries()) expect(theta[i]).toBeCloseTo(printed, 4);
    expect(Math.abs(theta[3] - 0.4188)).toBeLessThan(1e-4);
  });

  test('Bradley–Terry: 0 > 1 twice, 1 > 2, 2 > 0', () => {
    const strengths = plackettLuce(once([0, 1], [0, 1], [1, 2], [2, 0]), 3).map(Math.exp);
    const scale = 3 / sum(strengths);
    for (const [i, expected] of [1.43586, 0.62035, 0.94379].entries()) {
      expect(strengths[i] * scale).toBeCloseTo(expected, 5);
    }
  });

  test('a Condorcet cycle leaves all equal (choix)', () => {
    for (const theta of plackettLuce(once([0, 1, 2], [1, 2, 0], [2, 0, 1]), 3)) expect(theta).toBeCloseTo(0, 12);
  });

  test('two players: the log-odds of their wins', () => {
    const rankings = [
      { order: [0, 1], count: 750_000 },
      { order: [1, 0], count: 250_000 },
    ];
    const [a, b] = plackettLuce(rankings, 2);
    expect(((a - b) * 400) / Math.LN10).toBeCloseTo(190.8485, 4);
  });

  test('counts stand for repetitions, and unused ones for nothing', () => {
    const repeated = once([0, 1, 2], [0, 1, 2], [2, 1, 0], [1, 0, 2]);
    const counted = [
      { order: [0, 1, 2], count: 2 },
      { order: [2, 1, 0], count: 1 },
      { order: [1, 0, 2], count: 1 },
      { order: [1, 2, 0], count: 0 },
    ];
    const expected = plackettLuce(repeated, 3);
    for (const [i, theta] of plackettLuce(counted, 3).entries()) expect(theta).toBeCloseTo(expected[i], 12);
  });

  test('at the maximum everyone wins as often as expected, and all adds up to 0', () => {
    const wins = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 6, maxLength: 6 });
    const pairs = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b]));
    fc.assert(
      fc.property(wins, (counts) => {
        const rankings = pairs.map((order, i) => ({ order, count: counts[i] }));
        const theta = plackettLuce(rankings, 3);
        expect(sum(theta)).toBeCloseTo(0, 10);
        for (const player of [0, 1, 2]) {
          const mine = rankings.filter(({ order }) => order.includes(player));
          const won = sum(mine.map(({ order, count }) => (order[0] === player ? count : 0)));
          const expected = sum(
            mine.map(({ order: [a, b], count }) => count / (1 + Math.exp(theta[a] + theta[b] - 2 * theta[player]))),
          );
          expect(expected / won).toBeCloseTo(1, 8);
        }
      }),
    );
  });

  test('who never loses has no finite strength, but a tiny ridge gives one', () => {
    const rankings = [
      { order: [0, 1, 2], count: 5000 },
      { order: [0, 2, 1], count: 5000 },
    ];
    expect(() => plackettLuce(rankings, 3)).toThrow(/ridge/);
    const [champion, ...others] = plackettLuce(rankings, 3, 1e-3);
    expect(champion).toBeGreaterThan(5);
    expect(champion).toBeLessThan(30);
    expect(others[0]).toBeCloseTo(others[1], 9);
  });

  test('players who never met cannot be compared; a tiny ridge leaves the rest as it was', () => {
    const rankings = once([0, 1], [0, 1], [1, 0]);
    expect(() => plackettLuce(rankings, 3)).toThrow(/ridge/);
    const theta = plackettLuce(rankings, 3, 1e-9);
    expect(theta[0] - theta[1]).toBeCloseTo(Math.LN2, 7);
    expect(theta[2]).toBeCloseTo(0, 7);
  });

  test('rankings must fit the players', () => {
    expect(() => plackettLuce(once([0, 3]), 3)).toThrow(RangeError);
    expect(() => plackettLuce(once([0, 1, 0]), 3)).toThrow(RangeError);
    expect(() => plackettLuce([{ order: [0, 1], count: -1 }], 2)).toThrow(RangeError);
    expect(() => fitChoices([{ chosen: 2, among: [0, 1], count: 1 }], 3, 1)).toThrow(RangeError);
  });
});

describe('winners only', () => {
  test('at one full table strengths are the logarithms of the shares', () => {
    const choices = [500, 300, 200].map((count, chosen) => ({ chosen, among: [0, 1, 2], count }));
    const theta = fitChoices(choices, 3);
    expect(theta[0] - theta[1]).toBeCloseTo(Math.log(5 / 3), 10);
    expect(theta[1] - theta[2]).toBeCloseTo(Math.log(3 / 2), 10);
  });
});
