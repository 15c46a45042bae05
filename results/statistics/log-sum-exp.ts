/** ln(Σ exp(xᵢ)) without overflow or underflow; −Infinity for an empty list. */
export function logSumExp(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms);
  if (largest === -Infinity) return -Infinity;
  return largest + Math.log(logarithms.reduce((sum, logarithm) => sum + Math.exp(logarithm - largest), 0));
}
