import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { benjaminiHochberg } from '../../results/statistics/benjamini-hochberg.js';
import { chiSquareTest } from '../../results/statistics/chi-square.js';
import { equivalenceVerdict } from '../../results/statistics/equivalence.js';
import { holm } from '../../results/statistics/holm.js';
import { mcnemarTest } from '../../results/statistics/mcnemar.js';

/** Y. Benjamini & Y. Hochberg 1995, section 3.2: thrombolysis. */
const THROMBOLYSIS = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
];
const P_VALUES = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });

function rejected(adjusted: readonly number[]): number {
  return adjusted.filter((p) => p <= 0.05).length;
}

describe('chi-square over seats', () => {
  test('350, 330, 320', () => {
    const result = chiSquareTest([350, 330, 320]);
    expect(result.statistic).toBeCloseTo(1.4, 12);
    expect(result.degreesOfFreedom).toBe(2);
    expect(result.pValue).toBeCloseTo(0.496585, 6);
  });

  test('expected weights may be in any units; counts in proportion to them give 0', () => {
    expect(chiSquareTest([10, 20, 30], [1, 2, 3])).toEqual({ statistic: 0, degreesOfFreedom: 2, pValue: 1 });
    expect(chiSquareTest([350, 330, 320], [7, 7, 7]).statistic).toBeCloseTo(1.4, 12);
  });

  test('no games say nothing; cells must match', () => {
    expect(chiSquareTest([0, 0]).pValue).toBeNaN();
    expect(() => chiSquareTest([5])).toThrow(RangeError);
    expect(() => chiSquareTest([5, 5], [1])).toThrow(RangeError);
    expect(() => chiSquareTest([5, -5])).toThrow(RangeError);
    expect(() => chiSquareTest([5, 5], [1, 0])).toThrow(RangeError);
  });
});

describe('McNemar', () => {
  test('25 against 10', () => {
    const result = mcnemarTest(25, 10);
    expect(result.statistic).toBeCloseTo(6.42857, 5);
    expect(result.pValue).toBeCloseTo(0.0112299, 7);
    expect(result.exactPValue).toBeCloseTo(0.0166738, 7);
  });

  test('is the same both ways round, and 1 when both are equal', () => {
    expect(mcnemarTest(10, 25)).toEqual(mcnemarTest(25, 10));
    expect(mcnemarTest(8, 8)).toEqual({ statistic: 0, pValue: 1, exactPValue: 1 });
    expect(mcnemarTest(0, 0)).toEqual({ statistic: 0, pValue: 1, exactPValue: 1 });
    expect(() => mcnemarTest(-1, 2)).toThrow(RangeError);
    expect(() => mcnemarTest(1, 2.5)).toThrow(RangeError);
  });
});

describe('many tests at once', () => {
  test('Holm: [.01, .02, .03, .04, .05]', () => {
    const adjusted = holm([0.01, 0.02, 0.03, 0.04, 0.05]);
    for (const [i, expected] of [0.05, 0.08, 0.09, 0.09, 0.09].entries()) expect(adjusted[i]).toBeCloseTo(expected, 12);
  });

  test('Holm rejects 3 of the 1995 example, Benjamini–Hochberg 4', () => {
    expect(rejected(holm(THROMBOLYSIS))).toBe(3);
    const adjusted = benjaminiHochberg(THROMBOLYSIS);
    expect(rejected(adjusted)).toBe(4);
    expect(adjusted[3]).toBeCloseTo(0.035625, 12);
    expect(adjusted[4]).toBeCloseTo(0.0603, 12);
  });

  test('results stand where their p-values stood', () => {
    const backwards = THROMBOLYSIS.toReversed();
    expect(holm(backwards)).toEqual(holm(THROMBOLYSIS).toReversed());
    expect(benjaminiHochberg(backwards)).toEqual(benjaminiHochberg(THROMBOLYSIS).toReversed());
  });

  test('p ≤ Benjamini–Hochberg ≤ Holm ≤ 1, and order is kept', () => {
    fc.assert(
      fc.property(P_VALUES, (pValues) => {
        const byHolm = holm(pValues);
        const byBh = benjaminiHochberg(pValues);
        for (const [i, p] of pValues.entries()) {
          expect(byBh[i]).toBeGreaterThanOrEqual(p * (1 - 1e-15));
          expect(byHolm[i]).toBeGreaterThanOrEqual(byBh[i] * (1 - 1e-15));
          expect(byHolm[i]).toBeLessThanOrEqual(1);
        }
        const ascending = pValues.toSorted((a, b) => a - b);
        for (const adjust of [holm, benjaminiHochberg]) {
          const adjusted = adjust(ascending);
          expect(adjusted).toEqual(adjusted.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test('nothing to test, and what is no p-value', () => {
    expect([holm([]), benjaminiHochberg([])]).toEqual([[], []]);
    expect(() => holm([0.1, NaN])).toThrow(RangeError);
    expect(() => benjaminiHochberg([1.5])).toThrow(RangeError);
  });
});

describe('equivalence', () => {
  test.each([
    [-0.004, 0.006, 'within'],
    [-0.01, 0.01, 'within'],
    [0.012, 0.03, 'outside'],
    [-0.05, -0.011, 'outside'],
    [0.004, 0.02, 'undecided'],
    [-0.3, 0.3, 'undecided'],
    [NaN, NaN, 'undecided'],
  ])('[%f, %f] against ± .01 is %s', (low, high, verdict) => {
    expect(equivalenceVerdict({ low, high }, 0.01)).toBe(verdict);
  });

  test('a share is held against its reference', () => {
    expect(equivalenceVerdict({ low: 0.33, high: 0.34 }, 0.01, 1 / 3)).toBe('within');
    expect(equivalenceVerdict({ low: 0.33, high: 0.34 }, 0.01, 1 / 4)).toBe('outside');
  });
});
