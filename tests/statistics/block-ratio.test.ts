import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockMean } from '../../results/statistics/block-mean.js';
import { blockRatio } from '../../results/statistics/block-ratio.js';
import { BLOCK, errorOf, influences, totalsOf } from './ratio-blocks.js';

describe('ratio over blocks', () => {
  test('[[1, 1, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0]]', () => {
    const blocks = [2, 1, 1, 1].map((s) => ({ n: 3, s }));
    const estimate = blockRatio(4, totalsOf(blocks), 1);
    expect(estimate.mean).toBeCloseTo(0.416667, 6);
    expect(estimate.standardError).toBeCloseTo(0.083333, 6);
  });

  test('with equal blocks it is the mean over blocks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 2, maxLength: 30 }), (sums) => {
        const totals = totalsOf(sums.map((s) => ({ n: 6, s })));
        const ratio = blockRatio(sums.length, totals, 840);
        const { sum, sumSquared: sumOfSquares } = totals;
        const mean = blockMean({ blocks: sums.length, sum, sumOfSquares, scale: 840 * 6 });
        expect(ratio.mean).toBeCloseTo(mean.mean, 13);
        expect(ratio.standardError).toBeCloseTo(mean.standardError, 13);
      }),
    );
  });

  test('with unequal blocks it is the linearised variance', () => {
    fc.assert(
      fc.property(fc.array(BLOCK, { minLength: 2, maxLength: 25 }), (blocks) => {
        const { standardError } = blockRatio(blocks.length, totalsOf(blocks), 1);
        const expected = errorOf(influences(blocks));
        expect(standardError - expected).toBeCloseTo(0, 9);
      }),
    );
  });

  test('blocks without cases count as blocks', () => {
    const blocks = [
      { n: 2, s: 2 },
      { n: 1, s: 0 },
    ];
    const alone = blockRatio(2, totalsOf(blocks), 1);
    const among = blockRatio(10, totalsOf(blocks), 1);
    expect(among.mean).toBe(alone.mean);
    expect(among.standardError / alone.standardError).toBeCloseTo(Math.sqrt(10 / 9 / 2), 12);
  });

  test('cases in a single block leave the error unknown; no cases leave the mean unknown', () => {
    const single = blockRatio(5, totalsOf([{ n: 3, s: 2 }]), 1);
    expect(single).toMatchObject({ mean: 2 / 3, standardError: NaN, low: NaN, high: NaN });
    expect(blockRatio(5, totalsOf([]), 1).mean).toBeNaN();
  });

  test('a million blocks of large numbers lose nothing', () => {
    const blocks = 1_000_000;
    const half = BigInt(blocks / 2);
    const [a, b] = [10n ** 12n + 1n, 10n ** 12n - 1n];
    const totals = {
      cases: blocks,
      casesSquared: blocks,
      sum: half * (a + b),
      sumSquared: half * (a * a + b * b),
      sumTimesCases: half * (a + b),
    };
    expect(blockRatio(blocks, totals, 1).standardError).toBeCloseTo(1 / Math.sqrt(blocks - 1), 15);
  });

  test('totals that no blocks have are refused', () => {
    const totals = { cases: 4, casesSquared: 8, sum: 4, sumSquared: 0, sumTimesCases: 8 };
    expect(() => blockRatio(2, totals, 1)).toThrow(RangeError);
    expect(() =>
      blockRatio(
        1,
        totalsOf([
          { n: 1, s: 1 },
          { n: 1, s: 0 },
        ]),
        1,
      ),
    ).toThrow(RangeError);
  });
});
