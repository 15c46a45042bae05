import { ascendingOrder } from './ascending-order.js';

/**
 * Benjamini–Hochberg step-up adjustment (1995): rejecting where the adjusted value is at most q keeps the expected
 * share of false ones among the rejections at q, for independent or positively dependent tests. For card tables.
 *
 * @param pValues in [0, 1], any order
 * @returns adjusted p-values at the same positions, in [0, 1]
 * @throws RangeError for a value outside [0, 1]
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const adjusted: number[] = pValues.map(() => 0);
  const order = ascendingOrder(pValues);
  let smallest = 1;
  for (let rank = order.length; rank >= 1; rank--) {
    const position = order[rank - 1];
    smallest = Math.min(smallest, (pValues[position] * pValues.length) / rank);
    adjusted[position] = smallest;
  }
  return adjusted;
}
