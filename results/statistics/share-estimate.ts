import type { Estimate } from './estimate.js';
import { DEFAULT_CONFIDENCE } from './interval.js';

/**
 * An estimated share with an interval that ends at 0 and 1, and is no point where nobody won, or somebody always.
 *
 * There all blocks agree, and mean ± z · s/√B would claim to be certain. In its place stands the exact form of the rule
 * of three, over blocks: if a block had a share above 0 with a chance of more than u = 1 − (α/2)^(1/B), then B blocks
 * without one would come less often than α/2; and as no share is above 1, the mean is at most u as well. At 1 it is the
 * same from the other side. These are Clopper and Pearson's ends for 0 and B of B.
 *
 * @param estimate of a share in [0, 1], by `blockMean` or `blockRatio`; where its error is unknown, so is the interval
 * @param blocks B; where blocks hold unequal numbers nᵢ of cases (Σn)² / Σn², which is fewer than hold any
 * @param confidence 1 − α, that of the estimate
 */
export function shareEstimate(estimate: Estimate, blocks: number, confidence = DEFAULT_CONFIDENCE): Estimate {
  const { mean, standardError } = estimate;
  const isExtreme = standardError === 0 && (mean === 0 || mean === 1);
  const reach = isExtreme ? 1 - ((1 - confidence) / 2) ** (1 / blocks) : 0;
  return { ...estimate, low: Math.max(0, estimate.low - reach), high: Math.min(1, estimate.high + reach) };
}
