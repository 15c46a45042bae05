import { incompleteBeta } from './incomplete-beta.js';

/**
 * P(X ≥ successes) for X ~ Binomial(trials, p), by the incomplete beta function: the sum of the tail without summing.
 *
 * @param successes whole number; 0 or less gives 1, more than trials gives 0
 * @param trials whole number, ≥ 0
 * @param p chance of success, in [0, 1]
 */
export function binomialUpperTail(successes: number, trials: number, p: number): number {
  if (successes <= 0) return 1;
  if (successes > trials) return 0;
  return incompleteBeta(p, successes, trials - successes + 1);
}

/** P(X ≤ successes) for X ~ Binomial(trials, p); see {@link binomialUpperTail}. */
export function binomialLowerTail(successes: number, trials: number, p: number): number {
  return binomialUpperTail(trials - successes, trials, 1 - p);
}
