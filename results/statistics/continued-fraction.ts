/** Stands in for a vanishing denominator (Lentz's device); far below any value that occurs otherwise. */
const TINY = 1e-300;
const CONVERGED = 2 ** -52;
/** The fractions used here need about the square root of their largest parameter. */
const MAX_TERMS = 1_000_000;

/**
 * 1 / (b₀ + a₁/(b₁ + a₂/(b₂ + …))) by the modified Lentz method (Press et al., *Numerical Recipes*, 3rd ed., 5.2).
 *
 * @param numerator aₖ for k ≥ 1
 * @param denominator bₖ for k ≥ 0
 * @throws Error when a million terms do not settle it
 */
export function continuedFraction(numerator: (k: number) => number, denominator: (k: number) => number): number {
  let fraction = awayFromZero(denominator(0));
  let forward = fraction;
  let backward = 0;
  for (let k = 1; k <= MAX_TERMS; k++) {
    const a = numerator(k);
    const b = denominator(k);
    backward = 1 / awayFromZero(b + a * backward);
    forward = awayFromZero(b + a / forward);
    const factor = forward * backward;
    fraction *= factor;
    if (Math.abs(factor - 1) <= CONVERGED) return 1 / fraction;
  }
  throw new Error(`continued fraction did not converge in ${MAX_TERMS} terms`);
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
