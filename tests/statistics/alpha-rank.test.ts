import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphaRank } from '../../results/statistics/alpha-rank.js';
import { stationaryDistribution } from '../../results/statistics/stationary-distribution.js';

/** T. A. Han et al. 2013, as in OpenSpiel's alpharank_test.py. */
const HAN = [
  [0.875, 0.75, 0, 2.75, 0.75],
  [1, 1, -1, -1, -1],
  [0, 2, 0, 0, 0],
  [-2, 2, 0, 0, 0],
  [1, 2, 0, 0, 0],
];
const ROCK_PAPER_SCISSORS = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];
const PAYOFF = fc.double({ min: -3, max: 3, noNaN: true });
const GAME = fc.array(fc.array(PAYOFF, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 });

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('α-Rank', () => {
  test('payoffs of Han et al., m = 20, α = .1', () => {
    const ranks = alphaRank(HAN, { populationSize: 20, alpha: 0.1 });
    const published = [0.40967, 0.0796, 0.20507, 0.08506, 0.2206];
    for (const [i, expected] of published.entries()) expect(ranks[i]).toBeCloseTo(expected, 5);
  });

  test('a cycle leaves all equal under any selection', () => {
    for (const alpha of [0, 0.1, 10, 1e5]) {
      const ranks = alphaRank(ROCK_PAPER_SCISSORS, { populationSize: 50, alpha });
      for (const share of ranks) expect(share).toBeCloseTo(1 / 3, 12);
    }
  });

  test('without selection all rank alike', () => {
    for (const share of alphaRank(HAN, { populationSize: 20, alpha: 0 })) expect(share).toBeCloseTo(0.2, 14);
  });

  test('strong selection is no numerical problem: the dominant strategy takes all', () => {
    const dominated = [
      [1, 1, 1],
      [0, 0, 0],
      [-1, -1, -1],
    ];
    expect(alphaRank(dominated, { populationSize: 100, alpha: 1e6 })).toEqual([1, 0, 0]);
  });

  test('two strategies: chances of taking over, each way', () => {
    // A constant advantage d gives exp(α d) for every step of the population, so m − 1 of them in the end.
    const [stronger, weaker] = alphaRank(
      [
        [0.3, 0.3],
        [0, 0],
      ],
      { populationSize: 11, alpha: 2 },
    );
    expect(Math.log(stronger / weaker)).toBeCloseTo(10 * 2 * 0.3, 10);
  });

  test('shares add up to 1 and do not depend on the zero of the payoffs or the order of strategies', () => {
    fc.assert(
      fc.property(GAME, PAYOFF, fc.double({ min: 0, max: 20, noNaN: true }), (payoffs, shift, alpha) => {
        const options = { populationSize: 12, alpha };
        const ranks = alphaRank(payoffs, options);
        expect(sum(ranks)).toBeCloseTo(1, 12);
        const shifted = alphaRank(
          payoffs.map((row) => row.map((payoff) => payoff + shift)),
          options,
        );
        const reversed = alphaRank(
          payoffs.toReversed().map((row) => row.toReversed()),
          options,
        ).toReversed();
        for (const [i, share] of ranks.entries()) {
          expect(shifted[i]).toBeCloseTo(share, 9);
          expect(reversed[i]).toBeCloseTo(share, 9);
        }
      }),
    );
  });

  test('tables and options are checked', () => {
    const options = { populationSize: 10, alpha: 1 };
    expect(alphaRank([[5]], options)).toEqual([1]);
    expect(() => alphaRank([[1, 2]], options)).toThrow(RangeError);
    expect(() =>
      alphaRank(
        [
          [1, NaN],
          [0, 0],
        ],
        options,
      ),
    ).toThrow(RangeError);
    expect(() => alphaRank(HAN, { populationSize: 1, alpha: 1 })).toThrow(RangeError);
    expect(() => alphaRank(HAN, { populationSize: 10, alpha: Infinity })).toThrow(RangeError);
  });
});

describe('stationary distribution', () => {
  test('what flows into a state flows out of it', () => {
    fc.assert(
      fc.property(GAME, (logRates) => {
        const shares = stationaryDistribution(logRates);
        for (const state of shares.keys()) {
          const others = [...shares.keys()].filter((other) => other !== state);
          const inflow = sum(others.map((from) => shares[from] * Math.exp(logRates[from][state])));
          const outflow = sum(others.map((to) => shares[state] * Math.exp(logRates[state][to])));
          expect(inflow / outflow).toBeCloseTo(1, 10);
        }
      }),
    );
  });

  test('rates hundreds of orders of magnitude apart', () => {
    const shares = stationaryDistribution([
      [0, -2000, -5000],
      [-2000 - Math.LN2, 0, -9000],
      [-3000, -3000, 0],
    ]);
    expect(shares[1] / shares[0]).toBeCloseTo(2, 10);
    expect(shares[2]).toBe(0);
  });
});
