import type { Estimate } from './estimate.js';
import { DEFAULT_CONFIDENCE } from './interval.js';

/**
 * An estimated share with an interval that ends at 0 and 1, and is no point where all blocks agree.
 *
 * There mean ± t · s/√B would claim to be certain. In its place stands the exact form of the rule of three, over blocks:
 * if a block differed from the others with a chance of more than u = 1 − (α/2)^(1/B), then B blocks of which none does
 * would come less often than α/2; and as every share lies in [0, 1], the mean lies between mean · (1 − u) and
 * mean + u · (1 − mean). For shares of 0 and 1 these are Clopper and Pearson's ends for 0 and B of B.
 *
 * @param estimate of a share in [0, 1], by `blockMean` or `blockRatio`, that could have been another; where its error is
 *   unknown, so is the interval
 * @param blocks B; where blocks hold unequal numbers nᵢ of cases (Σn)² / Σn², which is fewer than hold any
 * @param confidence 1 − α, that of the estimate
 */
export function shareEstimate(estimate: Estimate, blocks: number, confidence = DEFAULT_CONFIDENCE): Estimate {
  const { mean, standardError } = estimate;
  const unseen = standardError === 0 ? 1 - ((1 - confidence) / 2) ** (1 / blocks) : 0;
  return {
    ...estimate,
    low: Math.max(0, estimate.low - unseen * mean),
    high: Math.min(1, estimate.high + unseen * (1 - mean)),
  };
}
