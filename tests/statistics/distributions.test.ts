import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betaQuantile } from '../../results/statistics/beta-quantile.js';
import { binomialLowerTail, binomialUpperTail } from '../../results/statistics/binomial-tail.js';
import { chiSquareUpperTail } from '../../results/statistics/chi-square-tail.js';
import { criticalValue } from '../../results/statistics/critical-value.js';
import { incompleteBeta } from '../../results/statistics/incomplete-beta.js';
import { upperIncompleteGamma } from '../../results/statistics/incomplete-gamma.js';
import { normalCdf } from '../../results/statistics/normal-cdf.js';
import { normalQuantile } from '../../results/statistics/normal-quantile.js';
import { studentQuantile } from '../../results/statistics/student-quantile.js';
import { studentTail } from '../../results/statistics/student-tail.js';
import { stirlingError } from '../../results/statistics/stirling-error.js';

const ACCURACY = 1e-12;

/** Relative, so that tails of 1e-80 are tested as sharply as halves. */
function relativeError(actual: number, expected: number): number {
  return Math.abs(actual / expected - 1);
}

// Reference values from mpmath at 40 to 60 digits, the beta quantiles and the largest parameters from scipy 1.17.

describe('normal distribution', () => {
  test.each([
    [-8, 6.220960574271784e-16],
    [-3, 0.0013498980316300946],
    [-1, 0.15865525393145705],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [1.96, 0.9750021048517795],
    [5, 0.9999997133484281],
  ])('Φ(%f)', (x, expected) => expect(relativeError(normalCdf(x), expected)).toBeLessThan(ACCURACY));

  test.each([
    [1e-12, -7.034483825301132],
    [0.001, -3.0902323061678136],
    [0.025, -1.9599639845400543],
    [0.2, -0.8416212335729142],
    [0.84, 0.9944578832097531],
  ])('quantile of %f', (p, expected) => expect(relativeError(normalQuantile(p), expected)).toBeLessThan(ACCURACY));

  test('the ends are infinite, the middle is 0', () => {
    expect([0, 0.5, 1].map(normalQuantile)).toEqual([-Infinity, 0, Infinity]);
    expect([-Infinity, Infinity].map(normalCdf)).toEqual([0, 1]);
    expect(normalCdf(NaN)).toBeNaN();
  });

  test('quantile and cdf are inverse', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 0.999, noNaN: true }), (p) => {
        expect(relativeError(normalCdf(normalQuantile(p)), p)).toBeLessThan(1e-10);
      }),
    );
  });

  test.each([
    [0.025, 1, 12.7062047364],
    [0.025, 2, 4.30265272991],
    [0.025, 10, 2.22813885196],
    [0.025, 29, 2.04522964213],
    [0.005, 5, 4.03214298356],
    [0.5, 3, 0],
  ])("Student's t: a tail of %d with %d degrees of freedom begins at %d", (tail, degrees, expected) => {
    expect(studentQuantile(tail, degrees)).toBeCloseTo(expected, 9);
  });

  test("Student's tails are those beyond its quantiles, on either side", () => {
    for (const [t, degrees, tail] of [
      [12.7062047364, 1, 0.05],
      [-2.22813885196, 10, 0.05],
      [4.03214298356, 5, 0.01],
      [0, 3, 1],
    ])
      expect(studentTail(t, degrees)).toBeCloseTo(tail, 10);
    expect(() => studentTail(1, 0)).toThrow(RangeError);
  });

  test("Student's t refuses what is no tail, and no degrees of freedom", () => {
    for (const tail of [0, 0.6, NaN]) expect(() => studentQuantile(tail, 3)).toThrow(RangeError);
    for (const degrees of [0, -1, NaN]) expect(() => studentQuantile(0.025, degrees)).toThrow(RangeError);
  });

  test('critical values of 95 and 99 %', () => {
    expect(criticalValue(0.95)).toBeCloseTo(1.959963984540054, 12);
    expect(criticalValue(0.99)).toBeCloseTo(2.5758293035489004, 12);
    for (const confidence of [0, 1, NaN]) expect(() => criticalValue(confidence)).toThrow(RangeError);
    for (const p of [-0.1, 1.1, NaN]) expect(() => normalQuantile(p)).toThrow(RangeError);
  });
});

describe('gamma distribution', () => {
  test.each([
    [0.5, 0.01, 0.8875370839817152],
    [0.5, 50, 1.523970604832105e-23],
    [1, 1, 0.36787944117144233],
    [3, 2.5, 0.5438131158833295],
    [10, 30, 7.121750862815577e-6],
    [1000, 1000, 0.4957947558197845],
    [1_000_000, 1_003_000, 0.0013617406462175915],
    [2.5, 200, 2.9666446590828848e-84],
  ])('Q(%f, %f)', (a, x, expected) =>
    expect(relativeError(upperIncompleteGamma(a, x), expected)).toBeLessThan(ACCURACY),
  );

  test('ends and errors', () => {
    expect(upperIncompleteGamma(2, 0)).toBe(1);
    expect(upperIncompleteGamma(2, Infinity)).toBe(0);
    expect(() => upperIncompleteGamma(0, 1)).toThrow(RangeError);
    expect(() => upperIncompleteGamma(1, NaN)).toThrow(RangeError);
  });

  test('chi-square tails', () => {
    expect(relativeError(chiSquareUpperTail(1.4, 2), 0.4965853037914095)).toBeLessThan(ACCURACY);
    expect(relativeError(chiSquareUpperTail(3.841458820694124, 1), 0.05000000000000006)).toBeLessThan(ACCURACY);
    expect(relativeError(chiSquareUpperTail(100, 10), 5.4497019829205295e-17)).toBeLessThan(ACCURACY);
  });

  test.each([
    [0.25, 0.27251040121343206],
    [1, 0.08106146679532726],
    [7.5, 0.011104559758206917],
    [15.5, 0.005375599032926835],
    [100, 0.0008333305556349147],
  ])("Stirling's error at %f", (n, expected) => expect(stirlingError(n)).toBeCloseTo(expected, 14));
});

describe('beta distribution', () => {
  test.each([
    [0.3, 2, 5, 0.579825],
    [0.5, 0.5, 0.5, 0.5],
    [0.01, 10, 3, 6.4805500000000015e-19],
    [0.7, 100, 50, 0.8054481662277535],
    [0.999, 3, 0.5, 0.9407468104840537],
    [0.501, 500_000, 500_000, 0.9772499490383677],
    [0.25, 100_000, 300_123, 0.544936502041566],
  ])('I_%f(%f, %f)', (x, a, b, expected) =>
    expect(relativeError(incompleteBeta(x, a, b), expected)).toBeLessThan(ACCURACY),
  );

  test.each([
    [0.025, 81, 183, 0.25273674558527126],
    [0.975, 82, 182, 0.36762192260135135],
    [0.025, 1, 20, 0.0012650894979498038],
    [1e-10, 5, 7, 0.0029400165818479628],
    [0.3, 0.5, 0.5, 0.2061073738537634],
    [0.9, 250_001, 750_001, 0.2505555347829278],
  ])('quantile of %f under Beta(%f, %f)', (p, a, b, expected) =>
    expect(relativeError(betaQuantile(p, a, b), expected)).toBeLessThan(ACCURACY),
  );

  test('quantile and distribution are inverse', () => {
    const shape = fc.double({ min: 0.5, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 0.999, noNaN: true }), shape, shape, (p, a, b) => {
        expect(incompleteBeta(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 9);
      }),
    );
  });

  test('binomial tails', () => {
    expect(relativeError(binomialUpperTail(25, 35, 0.5), 0.008336923900060356)).toBeLessThan(ACCURACY);
    expect(relativeError(binomialUpperTail(3, 10, 0.2), 0.3222004736)).toBeLessThan(ACCURACY);
    expect(relativeError(binomialUpperTail(600, 1000, 0.5), 1.3642320780330092e-10)).toBeLessThan(ACCURACY);
    expect([binomialUpperTail(0, 10, 0.3), binomialUpperTail(11, 10, 0.3)]).toEqual([1, 0]);
    expect([binomialLowerTail(10, 10, 0.3), binomialLowerTail(-1, 10, 0.3)]).toEqual([1, 0]);
    expect(binomialLowerTail(2, 10, 0.2) + binomialUpperTail(3, 10, 0.2)).toBeCloseTo(1, 14);
  });
});
