import { bigRatio } from './big-ratio.js';
import { type Estimate, meanEstimate } from './estimate.js';
import { DEFAULT_CONFIDENCE } from './interval.js';

/**
 * Exact totals over blocks that hold unequal numbers of cases: a block has nᵢ of them (zero in many), whose values add
 * up to sᵢ. All are whole numbers; pass bigint where a total may exceed 2⁵³.
 */
export interface RatioTotals {
  /** Σ nᵢ. */
  readonly cases: number | bigint;
  /** Σ nᵢ². */
  readonly casesSquared: number | bigint;
  /** Σ sᵢ. */
  readonly sum: number | bigint;
  /** Σ sᵢ². */
  readonly sumSquared: number | bigint;
  /** Σ sᵢ nᵢ. */
  readonly sumTimesCases: number | bigint;
}

/**
 * Mean over all cases, Σs / Σn, with its linearised (delta-method) variance over blocks,
 * B/(B−1) · Σ (sᵢ − R nᵢ)² / (Σn)² (W. G. Cochran, *Sampling Techniques*, 3rd ed., 2.11 and 6.3).
 *
 * @param blocks B: all blocks played, those without a case too
 * @param totals whose centred sum of squares is formed exactly before it is rounded
 * @param scale what s is to be divided by (840 for win shares in 840ths), > 0; if cases carry a scale too, the quotient
 * @param confidence of the interval, in (0, 1)
 * @returns in units of s / scale; mean NaN without a case, error and interval NaN (unknown) while fewer than two blocks
 *   hold cases: a single one agrees with itself, and its zero would be a fake
 * @throws RangeError for totals that are not whole numbers
 */
export function blockRatio(
  blocks: number,
  totals: RatioTotals,
  scale: number,
  confidence = DEFAULT_CONFIDENCE,
): Estimate {
  const cases = BigInt(totals.cases);
  const mean = bigRatio(BigInt(totals.sum), cases) / scale;
  const parts = effectiveBlocks(totals);
  if (!hasSpread(totals)) return meanEstimate(mean, NaN, parts, confidence);
  if (blocks < 2) throw new RangeError(`the totals hold cases in several blocks, but blocks is ${blocks}`);
  const errorSquare = bigRatio(BigInt(blocks) * ratioResiduals(totals), BigInt(blocks - 1) * cases ** 4n);
  return meanEstimate(mean, Math.sqrt(errorSquare) / scale, parts, confidence);
}

/**
 * Σ (sᵢ N − S nᵢ)² with N = Σn and S = Σs, exactly: N² times the sum of squared residuals.
 *
 * @throws RangeError when it would be negative, which no blocks have
 */
export function ratioResiduals(totals: RatioTotals): bigint {
  const cases = BigInt(totals.cases);
  const sum = BigInt(totals.sum);
  const residuals =
    BigInt(totals.sumSquared) * cases * cases -
    2n * BigInt(totals.sumTimesCases) * sum * cases +
    BigInt(totals.casesSquared) * sum * sum;
  if (residuals < 0n) throw new RangeError('the totals do not belong together: negative sum of squared residuals');
  return residuals;
}

/** (Σn)² / Σn²: how many blocks of equally many cases would tell as much; never more than hold a case. */
export function effectiveBlocks(totals: RatioTotals): number {
  const cases = BigInt(totals.cases);
  return bigRatio(cases * cases, BigInt(totals.casesSquared));
}

/** Whether at least two blocks hold cases: with a single one, Σn² = (Σn)². */
export function hasSpread(totals: RatioTotals): boolean {
  const cases = BigInt(totals.cases);
  return BigInt(totals.casesSquared) < cases * cases;
}
