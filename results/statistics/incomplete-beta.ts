import { binomialMass } from './binomial-mass.js';
import { continuedFraction } from './continued-fraction.js';

/**
 * Regularised incomplete beta function I_x(a, b), the chance that a Beta(a, b) variable is at most x. Absolute
 * accuracy about 1e-14; the smaller of I and 1 − I has a relative accuracy of about 1e-12.
 *
 * Continued fraction of Abramowitz & Stegun 26.5.8, used on the side of the mean where it converges fast.
 *
 * @param x in [0, 1]
 * @param a shape, > 0
 * @param b shape, > 0
 * @throws RangeError for arguments outside those ranges (NaN too)
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(a > 0 && b > 0)) throw new RangeError(`incomplete beta needs a, b > 0, got a = ${a}, b = ${b}`);
  if (!(x >= 0 && x <= 1)) throw new RangeError(`incomplete beta needs x in [0, 1], got ${x}`);
  if (x === 0 || x === 1) return x;
  return x < (a + 1) / (a + b + 2) ? belowMean(x, a, b) : 1 - belowMean(1 - x, b, a);
}

function belowMean(x: number, a: number, b: number): number {
  // x^a (1−x)^b / (a B(a, b)) = binomialMass · b / (a + b)
  const leading = (binomialMass(a, b, x) * b) / (a + b);
  const numerator = (k: number): number => {
    const m = Math.floor(k / 2);
    return k % 2 === 0
      ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
      : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
  };
  return leading * continuedFraction(numerator, () => 1);
}
