import { bigRatio } from './big-ratio.js';
import { type Estimate, meanEstimate } from './estimate.js';
import { DEFAULT_CONFIDENCE } from './interval.js';

/**
 * Exact totals of a quantity x over blocks, one whole number xᵢ a block. Numbers must be safe integers; pass bigint
 * where a sum may exceed 2⁵³.
 */
export interface BlockTotals {
  /** B: blocks, ≥ 0. */
  readonly blocks: number;
  /** Σ xᵢ. */
  readonly sum: number | bigint;
  /** Σ xᵢ². */
  readonly sumOfSquares: number | bigint;
  /**
   * What xᵢ is to be divided by, > 0. Win shares in 840ths added up over the 6 games of a block have the scale
   * 840 · 6, for the mean over games.
   */
  readonly scale: number;
}

/**
 * Mean over blocks of equal weight, with standard error sd(block means) / √B: games of one block share a deal, so the
 * block is the unit that is independent.
 *
 * @param totals from which the centred sum of squares, (B Σx² − (Σx)²) / B, is formed exactly before it is rounded
 * @param confidence of the interval, in (0, 1)
 * @returns in units of x / scale; mean NaN without a block, error and interval NaN (unknown) with fewer than two
 * @throws RangeError for sums that are not whole numbers, or that no list of numbers has
 */
export function blockMean(totals: BlockTotals, confidence = DEFAULT_CONFIDENCE): Estimate {
  const blocks = BigInt(totals.blocks);
  const mean = bigRatio(BigInt(totals.sum), blocks) / totals.scale;
  if (totals.blocks < 2) return meanEstimate(mean, NaN, totals.blocks, confidence);
  const errorSquare = bigRatio(blockDeviations(totals), blocks * blocks * (blocks - 1n));
  return meanEstimate(mean, Math.sqrt(errorSquare) / totals.scale, totals.blocks, confidence);
}

/**
 * B Σ (xᵢ − x̄)², exactly: B times the sum of squared deviations, not yet scaled.
 *
 * @throws RangeError when it would be negative, which no list of numbers has
 */
export function blockDeviations(totals: BlockTotals): bigint {
  const sum = BigInt(totals.sum);
  const deviations = BigInt(totals.blocks) * BigInt(totals.sumOfSquares) - sum * sum;
  if (deviations < 0n) throw new RangeError('the totals do not belong together: negative sum of squared deviations');
  return deviations;
}
