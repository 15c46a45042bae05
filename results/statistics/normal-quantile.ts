import { normalCdf } from './normal-cdf.js';

/** Each step triples the number of right digits; the start has three. */
const REFINEMENTS = 3;

/**
 * Quantile of the standard normal distribution: the z with Φ(z) = p, to about 1e-14.
 *
 * Hastings' approximation (Abramowitz & Stegun 26.2.23, error below 4.5e-4), refined by Halley's method.
 *
 * @param p probability in [0, 1]; 0 and 1 give ∓Infinity
 * @throws RangeError outside [0, 1] (NaN too)
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies in [0, 1], got ${p}`);
  if (p === 0) return -Infinity;
  if (p === 0.5) return 0;
  if (p > 0.5) return -normalQuantile(1 - p);

  const t = Math.sqrt(-2 * Math.log(p));
  let z = (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
  for (let step = 0; step < REFINEMENTS; step++) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    const newton = (normalCdf(z) - p) / density;
    z -= newton / (1 + (z * newton) / 2);
  }
  return z;
}
