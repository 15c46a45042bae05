/** Above this the asymptotic series below is exact to a double; smaller arguments are raised to it. */
const SERIES_FROM = 16;

/**
 * Error of Stirling's formula, δ(n) = ln Γ(n+1) − (n + ½) ln n + n − ½ ln 2π, for real n > 0.
 *
 * Densities written with δ instead of ln Γ keep their relative accuracy for counts in the millions, where ln Γ itself
 * is so large that its last digit already matters (C. Loader, *Fast and accurate computation of binomial
 * probabilities*, 2000). The series is Abramowitz & Stegun 6.1.41; the recurrence follows from Γ(n+2) = (n+1) Γ(n+1).
 */
export function stirlingError(n: number): number {
  let fromRecurrence = 0;
  let argument = n;
  while (argument < SERIES_FROM) {
    fromRecurrence += (argument + 0.5) * Math.log1p(1 / argument) - 1;
    argument += 1;
  }
  const inverseSquare = 1 / (argument * argument);
  const series =
    1 / 12 -
    inverseSquare *
      (1 / 360 -
        inverseSquare *
          (1 / 1260 - inverseSquare * (1 / 1680 - inverseSquare * (1 / 1188 - inverseSquare * (691 / 360360)))));
  return fromRecurrence + series / argument;
}
