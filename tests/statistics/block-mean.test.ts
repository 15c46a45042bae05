import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bigRatio } from '../../results/statistics/big-ratio.js';
import { blockMean, type BlockTotals } from '../../results/statistics/block-mean.js';
import { momentsOf, sampleVariance } from '../../results/statistics/moments.js';

function totalsOf(values: readonly bigint[], scale: number): BlockTotals {
  return {
    blocks: values.length,
    sum: values.reduce((sum, value) => sum + value, 0n),
    sumOfSquares: values.reduce((sum, value) => sum + value * value, 0n),
    scale,
  };
}

describe('quotient of exact integers', () => {
  test.each([
    [1n, 3n, 1 / 3],
    [-7n, 2n, -3.5],
    [0n, 5n, 0],
    [10n ** 400n, 4n * 10n ** 400n, 0.25],
    [-(10n ** 500n), 10n ** 498n, -100],
    [1n, 0n, Infinity],
  ])('%s / %s', (numerator, denominator, expected) => {
    expect(bigRatio(numerator, denominator)).toBeCloseTo(expected, 12);
  });

  test('0 / 0 is unknown', () => expect(bigRatio(0n, 0n)).toBeNaN());

  test('agrees with division wherever both sides are safe integers', () => {
    const safe = fc.maxSafeInteger();
    fc.assert(
      fc.property(safe, safe, (a, b) => {
        fc.pre(b !== 0);
        expect(bigRatio(BigInt(a), BigInt(b)) - a / b).toBeCloseTo(0, 12);
      }),
    );
  });
});

describe('mean over blocks', () => {
  test('2, 4, 4, 5 in halves, with three degrees of freedom', () => {
    const estimate = blockMean(totalsOf([2n, 4n, 4n, 5n], 2));
    const error = Math.sqrt(4.75 / 3 / 4) / 2;
    expect(estimate.mean).toBeCloseTo(1.875, 14);
    expect(estimate.standardError).toBeCloseTo(error, 14);
    expect(estimate.high - estimate.mean).toBeCloseTo(3.182446305284263 * error, 12);
    expect(estimate.mean - estimate.low).toBeCloseTo(3.182446305284263 * error, 12);
  });

  test('thirty blocks and more have the normal interval, fewer a wider one', () => {
    const reach = (blocks: number): number => {
      const { mean, standardError, high } = blockMean(
        totalsOf(
          Array.from({ length: blocks }, (_, at) => BigInt(at % 2)),
          1,
        ),
      );
      return (high - mean) / standardError;
    };
    expect(reach(2)).toBeCloseTo(12.706204736174694, 9);
    expect(reach(29)).toBeCloseTo(2.048407141795244, 9);
    expect(reach(30)).toBeCloseTo(1.959963984540054, 12);
    expect(reach(10_000)).toBeCloseTo(1.959963984540054, 12);
  });

  test('confidence widens the interval', () => {
    const { mean, standardError, high } = blockMean(totalsOf([2n, 4n, 4n, 5n], 2), 0.99);
    expect(high - mean).toBeCloseTo(5.840909309733355 * standardError, 12);
  });

  test('with one block the error is unknown, not zero; without any the mean too', () => {
    expect(blockMean({ blocks: 1, sum: 420, sumOfSquares: 176_400n, scale: 840 })).toMatchObject({
      mean: 0.5,
      standardError: NaN,
      low: NaN,
      high: NaN,
    });
    expect(blockMean({ blocks: 0, sum: 0, sumOfSquares: 0n, scale: 840 }).mean).toBeNaN();
  });

  test('blocks that truly agree have no error', () => {
    expect(blockMean(totalsOf([280n, 280n, 280n], 840))).toMatchObject({
      mean: 1 / 3,
      standardError: 0,
      low: 1 / 3,
      high: 1 / 3,
    });
  });

  test('nothing cancels: an offset of 10¹⁵ leaves the error as it is, to the bit', () => {
    const values = [4n, 7n, 13n, 16n];
    const shifted = blockMean(
      totalsOf(
        values.map((value) => value + 10n ** 15n),
        1,
      ),
    );
    expect(shifted.standardError).toBe(blockMean(totalsOf(values, 1)).standardError);
    expect(shifted.mean).toBe(10 ** 15 + 10);
  });

  test('agrees with moments in floating point', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5040, max: 5040 }), { minLength: 2, maxLength: 40 }), (values) => {
        const estimate = blockMean(totalsOf(values.map(BigInt), 840));
        const moments = momentsOf(values.map((value) => value / 840));
        expect(estimate.mean).toBeCloseTo(moments.mean, 12);
        expect(estimate.standardError).toBeCloseTo(Math.sqrt(sampleVariance(moments) / values.length), 12);
      }),
    );
  });

  test('totals that no blocks have are refused', () => {
    expect(() => blockMean({ blocks: 2, sum: 10, sumOfSquares: 49n, scale: 1 })).toThrow(RangeError);
    expect(() => blockMean({ blocks: 2, sum: 0.5, sumOfSquares: 1n, scale: 1 })).toThrow(RangeError);
  });
});
