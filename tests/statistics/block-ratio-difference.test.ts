import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockRatioDifference } from '../../results/statistics/block-ratio-difference.js';
import { BLOCK, crossOf, errorOf, influences, totalsOf } from './ratio-blocks.js';

const PAIRS = fc.array(fc.tuple(BLOCK, BLOCK), { minLength: 2, maxLength: 25 });

describe('difference of two ratios in the same blocks', () => {
  test('takes the covariance into account', () => {
    fc.assert(
      fc.property(PAIRS, (pairs) => {
        const first = pairs.map(([block]) => block);
        const second = pairs.map(([, block]) => block);
        const cross = crossOf(first, second);
        const estimate = blockRatioDifference(pairs.length, totalsOf(first), totalsOf(second), cross, 60);
        const others = influences(second);
        const expected = errorOf(influences(first).map((deviation, i) => deviation - others[i])) / 60;
        expect(estimate.standardError - expected).toBeCloseTo(0, 9);
      }),
    );
  });

  test('of a group with itself is exactly 0, without error', () => {
    const blocks = [
      { n: 2, s: 3 },
      { n: 1, s: 0 },
      { n: 4, s: 5 },
    ];
    const totals = totalsOf(blocks);
    const estimate = blockRatioDifference(3, totals, totals, crossOf(blocks, blocks), 1);
    expect([estimate.mean, estimate.standardError]).toEqual([0, 0]);
  });

  test('is unknown while one group sits in a single block', () => {
    const first = [
      { n: 1, s: 1 },
      { n: 0, s: 0 },
    ];
    const second = [
      { n: 1, s: 0 },
      { n: 2, s: 1 },
    ];
    const estimate = blockRatioDifference(2, totalsOf(first), totalsOf(second), crossOf(first, second), 1);
    expect(estimate.mean).toBeCloseTo(2 / 3, 14);
    expect(estimate.standardError).toBeNaN();
  });
});
