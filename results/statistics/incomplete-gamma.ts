import { continuedFraction } from './continued-fraction.js';
import { poissonMass } from './poisson-mass.js';

/**
 * Regularised upper incomplete gamma function Q(a, x) = Γ(a, x) / Γ(a), the chance that a Gamma(a, 1) variable
 * exceeds x. Relative accuracy about 1e-13, in the far tail too.
 *
 * Series below a + 1, Legendre's continued fraction above (Abramowitz & Stegun 6.5.29 and 6.5.31).
 *
 * @param a shape, > 0
 * @param x ≥ 0
 * @returns a probability in [0, 1]
 * @throws RangeError for arguments outside those ranges (NaN too)
 */
export function upperIncompleteGamma(a: number, x: number): number {
  if (!(a > 0 && x >= 0)) throw new RangeError(`incomplete gamma needs a > 0 and x >= 0, got a = ${a}, x = ${x}`);
  if (x === Infinity) return 0;
  if (x < a + 1) return 1 - lowerSeries(a, x);

  const fraction = continuedFraction(
    (k) => -k * (k - a),
    (k) => x + 2 * k + 1 - a,
  );
  // x^a e^(−x) / Γ(a) = a · poissonMass(a, x)
  return a * poissonMass(a, x) * fraction;
}

/** P(a, x) = poissonMass(a, x) · (1 + x/(a+1) + x²/((a+1)(a+2)) + …). */
function lowerSeries(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * Number.EPSILON; k++) {
    term *= x / (a + k);
    sum += term;
  }
  return poissonMass(a, x) * sum;
}
