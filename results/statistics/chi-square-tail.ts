import { upperIncompleteGamma } from './incomplete-gamma.js';

/**
 * P(χ² > statistic) with the given degrees of freedom.
 *
 * @param statistic ≥ 0
 * @param degreesOfFreedom > 0
 * @throws RangeError for arguments outside those ranges (NaN too)
 */
export function chiSquareUpperTail(statistic: number, degreesOfFreedom: number): number {
  return upperIncompleteGamma(degreesOfFreedom / 2, statistic / 2);
}
