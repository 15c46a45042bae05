import * as fc from 'fast-check';
import type { CrossTotals } from '../../results/statistics/block-ratio-difference.js';
import type { RatioTotals } from '../../results/statistics/block-ratio.js';

/** Cases of a block and the sum of their values. */
export interface Block {
  n: number;
  s: number;
}

function total(blocks: readonly Block[], value: (block: Block, index: number) => number): bigint {
  return blocks.reduce((sum, block, index) => sum + BigInt(value(block, index)), 0n);
}

/** Exact totals, as tallies keep them. */
export function totalsOf(blocks: readonly Block[]): RatioTotals {
  return {
    cases: total(blocks, ({ n }) => n),
    casesSquared: total(blocks, ({ n }) => n * n),
    sum: total(blocks, ({ s }) => s),
    sumSquared: total(blocks, ({ s }) => s * s),
    sumTimesCases: total(blocks, ({ n, s }) => s * n),
  };
}

/** Exact totals of products between two groups. */
export function crossOf(first: readonly Block[], second: readonly Block[]): CrossTotals {
  return {
    sumTimesSum: total(first, ({ s }, i) => s * second[i].s),
    sumTimesCases: total(first, ({ s }, i) => s * second[i].n),
    casesTimesSum: total(first, ({ n }, i) => n * second[i].s),
    casesTimesCases: total(first, ({ n }, i) => n * second[i].n),
  };
}

/** Deviation of each block from the ratio, as a share of all cases: what the linearised variance adds up. */
export function influences(blocks: readonly Block[]): number[] {
  const cases = blocks.reduce((sum, { n }) => sum + n, 0);
  const ratio = blocks.reduce((sum, { s }) => sum + s, 0) / cases;
  return blocks.map(({ n, s }) => (s - ratio * n) / cases);
}

/** The linearised standard error in plain floating point. */
export function errorOf(deviations: readonly number[]): number {
  const blocks = deviations.length;
  return Math.sqrt((blocks / (blocks - 1)) * deviations.reduce((sum, deviation) => sum + deviation ** 2, 0));
}

/** Blocks that hold at least one case each. */
export const BLOCK = fc.record({ n: fc.integer({ min: 1, max: 12 }), s: fc.integer({ min: -5000, max: 5000 }) });
