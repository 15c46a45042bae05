import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveNumber } from '../../results/statistics/effective-number.js';
import { histogramQuantile } from '../../results/statistics/histogram-quantile.js';
import { mergeMoments, momentsOf, NO_MOMENTS, sampleVariance } from '../../results/statistics/moments.js';

describe('quantiles of an exact histogram', () => {
  const lengths = [
    [10, 1],
    [11, 3],
    [14, 0],
    [15, 6],
  ] as const;

  test.each([
    [0, 10],
    [0.1, 10],
    [0.11, 11],
    [0.4, 11],
    [0.41, 15],
    [0.5, 15],
    [1, 15],
  ])('the %f quantile is %f', (q, value) => expect(histogramQuantile(lengths, q)).toBe(value));

  test('is what sorting all cases would give, whatever q · n rounds to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 100 }),
        (cases, percent) => {
          const sorted = cases.toSorted((a, b) => a - b);
          const histogram = [...new Set(sorted)].map(
            (value) => [value, cases.filter((c) => c === value).length] as const,
          );
          const rank = Math.ceil((percent * cases.length) / 100);
          expect(histogramQuantile(histogram, percent / 100)).toBe(sorted[rank - 1]);
        },
      ),
    );
  });

  test('every percentile of a hundred cases is one of them, though .55 · 100 rounds to more than 55', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => [i + 1, 1] as const);
    for (let percent = 1; percent <= 100; percent++) expect(histogramQuantile(hundred, percent / 100)).toBe(percent);
  });

  test('nothing has no quantile; a histogram ascends', () => {
    expect(histogramQuantile([], 0.5)).toBeNaN();
    expect(histogramQuantile([[3, 0]], 0.5)).toBeNaN();
    expect(() =>
      histogramQuantile(
        [
          [2, 1],
          [2, 1],
        ],
        0.5,
      ),
    ).toThrow(RangeError);
    expect(() => histogramQuantile([[2, -1]], 0.5)).toThrow(RangeError);
    expect(() => histogramQuantile([[2, 1]], 1.5)).toThrow(RangeError);
  });
});

describe('effective number of kinds', () => {
  test('[.5, .25, .25]', () => expect(effectiveNumber([0.5, 0.25, 0.25])).toBeCloseTo(2.828427, 6));

  test('counts do as well as probabilities, and kinds not seen do not count', () => {
    expect(effectiveNumber([20, 0, 10, 10])).toBeCloseTo(2.828427, 6);
    expect(effectiveNumber([7])).toBe(1);
    expect(effectiveNumber([5, 5, 5, 5])).toBeCloseTo(4, 12);
  });

  test('lies between 1 and the number of kinds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 }), (counts) => {
        const number = effectiveNumber(counts);
        expect(number).toBeGreaterThanOrEqual(1 - 1e-12);
        expect(number).toBeLessThanOrEqual(counts.length + 1e-9);
      }),
    );
  });

  test('of nothing is unknown', () => {
    expect(effectiveNumber([])).toBeNaN();
    expect(() => effectiveNumber([1, -1])).toThrow(RangeError);
  });
});

describe("moments merged by Chan's formula", () => {
  const VALUES = [4, 7, 13, 16].map((value) => value + 1e9);

  test('{4, 7, 13, 16} + 10⁹ has mean 10⁹ + 10 and variance 30 for any split', () => {
    for (let split = 0; split < 2 ** VALUES.length; split++) {
      const left = momentsOf(VALUES.filter((_, i) => (split >> i) % 2 === 0));
      const right = momentsOf(VALUES.filter((_, i) => (split >> i) % 2 === 1));
      const merged = mergeMoments(left, right);
      expect(merged.count).toBe(4);
      expect(merged.mean).toBeCloseTo(1e9 + 10, 6);
      expect(sampleVariance(merged)).toBeCloseTo(30, 5);
    }
  });

  test('nothing changes nothing, and one value has no known variance', () => {
    const moments = momentsOf(VALUES);
    expect(mergeMoments(moments, NO_MOMENTS)).toEqual(moments);
    expect(mergeMoments(NO_MOMENTS, moments)).toEqual(moments);
    expect(sampleVariance(momentsOf([3]))).toBeNaN();
    expect(momentsOf([])).toEqual(NO_MOMENTS);
  });
});
