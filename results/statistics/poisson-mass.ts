import { deviance } from './deviance.js';
import { stirlingError } from './stirling-error.js';

/**
 * Poisson probability mean^x e^(−mean) / Γ(x+1), continued to real x: the leading factor of the incomplete gamma
 * function. Relative accuracy about 1e-14 (Loader's saddle-point form).
 *
 * @param x real, ≥ 0
 * @param mean ≥ 0
 */
export function poissonMass(x: number, mean: number): number {
  if (x === 0) return Math.exp(-mean);
  if (mean === 0) return 0;
  return Math.exp(-stirlingError(x) - deviance(x, mean)) / Math.sqrt(2 * Math.PI * x);
}
