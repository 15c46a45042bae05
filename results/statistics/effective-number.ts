/**
 * Diversity as an effective number of kinds: exp(entropy) = exp(−Σ p ln p) (Hill number of order 1, M. O. Hill 1973).
 * Four builds seen equally often count 4; one that crowds out the others brings it towards 1.
 *
 * Floating-point sums depend on their order: pass counts in a fixed order (sorted by key) for identical bytes.
 *
 * @param weights counts or probabilities ≥ 0 in any units; zeros count for nothing
 * @returns between 1 and the number of kinds; NaN when all weights are 0
 * @throws RangeError for a negative or NaN weight
 */
export function effectiveNumber(weights: readonly number[]): number {
  if (!weights.every((weight) => weight >= 0)) throw new RangeError('a weight is negative or NaN');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return NaN;
  let entropy = 0;
  for (const weight of weights) {
    if (weight > 0) entropy -= (weight / total) * Math.log(weight / total);
  }
  return Math.exp(entropy);
}
