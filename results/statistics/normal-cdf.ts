import { upperIncompleteGamma } from './incomplete-gamma.js';

/**
 * Φ(x), the chance that a standard normal variable is at most x. Relative accuracy about 1e-13 in the lower tail,
 * since Φ(−x) = ½ P(χ²₁ > x²).
 *
 * @param x any real number or ±Infinity; NaN gives NaN
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return NaN;
  const tail = upperIncompleteGamma(0.5, (x * x) / 2) / 2;
  return x < 0 ? tail : 1 - tail;
}
