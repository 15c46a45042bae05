import { bigRatio } from './big-ratio.js';
import { effectiveBlocks, hasSpread, ratioResiduals, type RatioTotals } from './block-ratio.js';
import { type Estimate, meanEstimate } from './estimate.js';
import { DEFAULT_CONFIDENCE } from './interval.js';

/** Exact totals of products between two groups of cases in the same blocks, say a card taken (1) and not taken (2). */
export interface CrossTotals {
  /** Σ s₁ᵢ s₂ᵢ. */
  readonly sumTimesSum: number | bigint;
  /** Σ s₁ᵢ n₂ᵢ. */
  readonly sumTimesCases: number | bigint;
  /** Σ n₁ᵢ s₂ᵢ. */
  readonly casesTimesSum: number | bigint;
  /** Σ n₁ᵢ n₂ᵢ. */
  readonly casesTimesCases: number | bigint;
}

/**
 * Difference of two means over cases, Σs₁/Σn₁ − Σs₂/Σn₂, with its linearised variance over blocks,
 * B/(B−1) · Σ [(s₁ᵢ − R₁n₁ᵢ)/N₁ − (s₂ᵢ − R₂n₂ᵢ)/N₂]². Both groups come from the same blocks (τ of a card: those who
 * picked it against those who did not), so their covariance counts; adding two separate variances would miss it.
 *
 * @param blocks B: all blocks played
 * @param first totals of group 1
 * @param second totals of group 2, at the same scale
 * @param cross totals of products between the two
 * @param scale what s is to be divided by, > 0
 * @param confidence of the interval, in (0, 1)
 * @returns `mean` is the difference; NaN without cases in either group; error and interval NaN (unknown) while either
 *   group has cases in fewer than two blocks
 */
export function blockRatioDifference(
  blocks: number,
  first: RatioTotals,
  second: RatioTotals,
  cross: CrossTotals,
  scale: number,
  confidence = DEFAULT_CONFIDENCE,
): Estimate {
  const cases1 = BigInt(first.cases);
  const cases2 = BigInt(second.cases);
  const sum1 = BigInt(first.sum);
  const sum2 = BigInt(second.sum);
  const mean = bigRatio(sum1 * cases2 - sum2 * cases1, cases1 * cases2) / scale;
  const parts = Math.min(effectiveBlocks(first), effectiveBlocks(second));
  if (!hasSpread(first) || !hasSpread(second)) return meanEstimate(mean, NaN, parts, confidence);

  // Σ (s₁ᵢN₁ − S₁n₁ᵢ)(s₂ᵢN₂ − S₂n₂ᵢ)
  const product =
    BigInt(cross.sumTimesSum) * cases1 * cases2 -
    BigInt(cross.sumTimesCases) * cases1 * sum2 -
    BigInt(cross.casesTimesSum) * sum1 * cases2 +
    BigInt(cross.casesTimesCases) * sum1 * sum2;
  // every residual brought to the common denominator N₁² N₂²
  const residuals =
    ratioResiduals(first) * cases2 ** 4n -
    2n * product * cases1 ** 2n * cases2 ** 2n +
    ratioResiduals(second) * cases1 ** 4n;
  const errorSquare = bigRatio(BigInt(blocks) * residuals, BigInt(blocks - 1) * (cases1 * cases2) ** 4n);
  return meanEstimate(mean, Math.sqrt(errorSquare) / scale, parts, confidence);
}
