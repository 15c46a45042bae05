import { incompleteBeta } from './incomplete-beta.js';

/**
 * Chance that a Student-distributed number lies further from 0 than t, on either side: 0.05 for 12.7062 and one degree of
 * freedom. I_{ν/(ν+t²)}(ν/2, 1/2).
 *
 * @param t any number
 * @param degrees ν > 0, whole or not
 * @throws RangeError for degrees outside that range (NaN too)
 */
export function studentTail(t: number, degrees: number): number {
  if (!(degrees > 0)) throw new RangeError(`degrees of freedom are above 0, got ${degrees}`);
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}
