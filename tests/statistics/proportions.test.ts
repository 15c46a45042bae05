import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialLowerTail, binomialUpperTail } from '../../results/statistics/binomial-tail.js';
import { clopperPearsonInterval } from '../../results/statistics/clopper-pearson.js';
import { newcombeInterval } from '../../results/statistics/newcombe.js';
import { wilsonInterval } from '../../results/statistics/wilson.js';

const COUNTS = fc
  .integer({ min: 1, max: 3000 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));

describe('Wilson', () => {
  // Newcombe 1998, table I
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('at 99 %', () => {
    const { low, high } = wilsonInterval(81, 263, 0.99);
    expect(low).toBeCloseTo(0.240136902688, 11);
    expect(high).toBeCloseTo(0.385282502318, 11);
  });

  test('stays within [0, 1], holds the proportion and mirrors when successes and failures change places', () => {
    fc.assert(
      fc.property(COUNTS, ([successes, trials]) => {
        const { low, high } = wilsonInterval(successes, trials);
        const mirrored = wilsonInterval(trials - successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(successes / trials);
        expect(high).toBeGreaterThanOrEqual(successes / trials);
        expect(mirrored.low).toBeCloseTo(1 - high, 12);
      }),
    );
  });

  test('without trials nothing is known; counts must be counts', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(() => wilsonInterval(3, 2)).toThrow(RangeError);
    expect(() => wilsonInterval(0.5, 2)).toThrow(RangeError);
    expect(() => wilsonInterval(-1, 2)).toThrow(RangeError);
  });
});

describe('Clopper–Pearson', () => {
  test.each([
    [81, 263, 0.252737, 0.367622],
    [0, 20, 0, 0.168433],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = clopperPearsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  test('at its ends the tails hold exactly what they should', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 1500 }), (successes, failures) => {
        const trials = successes + failures;
        const { low, high } = clopperPearsonInterval(successes, trials);
        expect(binomialUpperTail(successes, trials, low)).toBeCloseTo(0.025, 10);
        expect(binomialLowerTail(successes, trials, high)).toBeCloseTo(0.025, 10);
      }),
    );
  });

  test('of all or nothing it has one open end, and one in closed form', () => {
    const end = 1 - 0.025 ** (1 / 20);
    expect(clopperPearsonInterval(0, 20).low).toBe(0);
    expect(clopperPearsonInterval(0, 20).high).toBeCloseTo(end, 13);
    expect(clopperPearsonInterval(20, 20).low).toBeCloseTo(1 - end, 13);
    expect(clopperPearsonInterval(20, 20).high).toBe(1);
  });

  test('without trials nothing is known', () => {
    expect(clopperPearsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('Newcombe', () => {
  test('56 of 70 against 48 of 80', () => {
    const result = newcombeInterval({ successes: 56, trials: 70 }, { successes: 48, trials: 80 });
    expect(result.difference).toBeCloseTo(0.2, 12);
    expect(result.low).toBeCloseTo(0.0524, 4);
    expect(result.high).toBeCloseTo(0.3339, 4);
  });

  test('holds the difference, stays within [−1, 1] and mirrors when the two change places', () => {
    fc.assert(
      fc.property(COUNTS, COUNTS, ([a, m], [b, n]) => {
        const forth = newcombeInterval({ successes: a, trials: m }, { successes: b, trials: n });
        const back = newcombeInterval({ successes: b, trials: n }, { successes: a, trials: m });
        expect(forth.low).toBeLessThanOrEqual(forth.difference);
        expect(forth.high).toBeGreaterThanOrEqual(forth.difference);
        expect(forth.low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(forth.high).toBeLessThanOrEqual(1 + 1e-12);
        expect(back.low).toBeCloseTo(-forth.high, 12);
      }),
    );
  });

  test('without trials nothing is known', () => {
    const result = newcombeInterval({ successes: 0, trials: 0 }, { successes: 1, trials: 2 });
    expect(result).toEqual({ difference: NaN, low: -1, high: 1 });
  });
});
