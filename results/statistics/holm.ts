import { ascendingOrder } from './ascending-order.js';

/**
 * Holm's step-down adjustment (S. Holm 1979): rejecting where the adjusted value is at most α keeps the chance of even
 * one false rejection at α, however the tests depend on each other. For headline claims.
 *
 * @param pValues in [0, 1], any order
 * @returns adjusted p-values at the same positions, in [0, 1]
 * @throws RangeError for a value outside [0, 1]
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted: number[] = pValues.map(() => 0);
  let largest = 0;
  for (const [rank, position] of ascendingOrder(pValues).entries()) {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[position]));
    adjusted[position] = largest;
  }
  return adjusted;
}
