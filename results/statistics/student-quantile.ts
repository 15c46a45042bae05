import { betaQuantile } from './beta-quantile.js';

/**
 * Upper quantile of Student's t distribution: the t that is exceeded with chance `tail`; 12.7062 for .025 and one degree
 * of freedom. By T² / (ν + T²) ~ Beta(1/2, ν/2).
 *
 * @param tail in (0, 1/2]
 * @param degrees ν > 0, whole or not
 * @throws RangeError outside those ranges (NaN too)
 */
export function studentQuantile(tail: number, degrees: number): number {
  if (!(tail > 0 && tail <= 0.5)) throw new RangeError(`a tail lies in (0, 1/2], got ${tail}`);
  if (!(degrees > 0)) throw new RangeError(`degrees of freedom are above 0, got ${degrees}`);
  const rest = betaQuantile(2 * tail, degrees / 2, 0.5);
  return Math.sqrt((degrees * (1 - rest)) / rest);
}
