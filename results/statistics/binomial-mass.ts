import { deviance } from './deviance.js';
import { stirlingError } from './stirling-error.js';

/**
 * Binomial probability Γ(a+b+1) / (Γ(a+1) Γ(b+1)) · p^a (1−p)^b of a successes and b failures, continued to real
 * counts: the leading factor of the incomplete beta function. Relative accuracy about 1e-14 (Loader's form).
 *
 * @param successes real, ≥ 0
 * @param failures real, ≥ 0
 * @param p chance of success, in [0, 1]
 */
export function binomialMass(successes: number, failures: number, p: number): number {
  if (p === 0) return successes === 0 ? 1 : 0;
  if (p === 1) return failures === 0 ? 1 : 0;
  if (successes === 0) return Math.exp(failures * Math.log1p(-p));
  if (failures === 0) return Math.exp(successes * Math.log(p));

  const trials = successes + failures;
  const logarithm =
    stirlingError(trials) -
    stirlingError(successes) -
    stirlingError(failures) -
    deviance(successes, trials * p) -
    deviance(failures, trials * (1 - p));
  return Math.exp(logarithm) * Math.sqrt(trials / (2 * Math.PI * successes * failures));
}
