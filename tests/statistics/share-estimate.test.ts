import { expect, test } from 'vitest';
import { blockMean } from '../../results/statistics/block-mean.js';
import { blockRatio, effectiveBlocks } from '../../results/statistics/block-ratio.js';
import { clopperPearsonInterval } from '../../results/statistics/clopper-pearson.js';
import { shareEstimate } from '../../results/statistics/share-estimate.js';

/** Blocks that all have the same share of their one game. */
const alike = (share: number, blocks: number) =>
  blockMean({ blocks, sum: share * blocks, sumOfSquares: share ** 2 * blocks, scale: 840 });

test("no wins, or nothing else: the interval is Clopper and Pearson's over blocks, and no point", () => {
  for (const blocks of [2, 20, 1000]) {
    const [none, all] = [shareEstimate(alike(0, blocks), blocks), shareEstimate(alike(840, blocks), blocks)];
    const exact = clopperPearsonInterval(0, blocks);
    expect([none.mean, none.low]).toEqual([0, 0]);
    expect(none.high).toBeCloseTo(exact.high, 9);
    expect([all.mean, all.high]).toEqual([1, 1]);
    expect(all.low).toBeCloseTo(1 - exact.high, 9);
  }
  expect(shareEstimate(alike(0, 20), 20).high).toBeCloseTo(0.168433, 6);
});

test('an interval ends at 0 and 1; within them, and where it is unknown, nothing changes', () => {
  const one = shareEstimate(blockMean({ blocks: 40, sum: 840, sumOfSquares: 840 ** 2, scale: 840 }), 40);
  expect([one.mean, one.low]).toEqual([1 / 40, 0]);
  expect(one.high).toBeCloseTo((1 + 1.959964) / 40, 6);
  expect(shareEstimate(alike(0, 1), 1)).toMatchObject({ low: NaN, high: NaN });
});

test('blocks that agree on a share between 0 and 1 do not make it certain', () => {
  const { mean, low, high } = shareEstimate(alike(280, 50), 50);
  const unseen = clopperPearsonInterval(0, 50).high;
  expect(mean).toBeCloseTo(1 / 3, 12);
  expect(low).toBeCloseTo((1 - unseen) / 3, 9);
  expect(high).toBeCloseTo((1 + 2 * unseen) / 3, 9);
});

test('blocks that hold unequal numbers of cases count for fewer', () => {
  const equal = { cases: 10, casesSquared: 20, sum: 0, sumSquared: 0, sumTimesCases: 0 };
  expect(effectiveBlocks(equal), 'five blocks of two').toBe(5);
  const unequal = { ...equal, casesSquared: 6 ** 2 + 4 };
  expect(effectiveBlocks(unequal), 'one of six, four of one').toBe(2.5);
  const high = (totals: typeof equal): number =>
    shareEstimate(blockRatio(9, totals, 840), effectiveBlocks(totals)).high;
  expect(high(equal)).toBeCloseTo(clopperPearsonInterval(0, 5).high, 9);
  expect(high(unequal)).toBeGreaterThan(high(equal));
});
