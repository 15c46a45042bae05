import { logSumExp } from './log-sum-exp.js';
import { stationaryDistribution } from './stationary-distribution.js';

/** A population of imitating players. */
export interface AlphaRankOptions {
  /** m: players in the population, a whole number ≥ 2. */
  readonly populationSize: number;
  /** α: strength of selection per unit of payoff, ≥ 0 and finite; at 0 all strategies rank alike. */
  readonly alpha: number;
}

/**
 * α-Rank of the strategies of a symmetric two-player game in one population (S. Omidshafiei et al. 2019): the share of
 * time that a finite population spends on each, when mutants are rare and imitation follows Fermi's rule. Fitness
 * depends on how many already play the mutant strategy, nobody meeting himself, as in T. A. Han et al. (2013) and
 * OpenSpiel's `use_local_selection_model=False`. Unlike a rating it ranks cycles too.
 *
 * @param payoffs n × n: payoff of the row strategy against the column strategy, finite, in any units
 * @param options population and selection; ranks settle as α grows, and large α is no numerical problem
 * @returns n shares that add up to 1
 * @throws RangeError for a table that is not square and finite, or options out of range
 */
export function alphaRank(payoffs: readonly (readonly number[])[], options: AlphaRankOptions): number[] {
  checkGame(payoffs, options);
  return stationaryDistribution(
    payoffs.map((_, resident) =>
      payoffs.map((__, mutant) => (mutant === resident ? -Infinity : logFixation(payoffs, mutant, resident, options))),
    ),
  );
}

/**
 * Logarithm of the chance that a single mutant takes over: 1 / (1 + Σ_{l=1}^{m−1} Π_{k=1}^{l} T⁻(k)/T⁺(k)), where with k
 * mutants T⁻/T⁺ = exp(−α (mutant's fitness − resident's)). The factor 1/(n−1) of drawing that mutant is common to all.
 */
function logFixation(
  payoffs: readonly (readonly number[])[],
  mutant: number,
  resident: number,
  { populationSize, alpha }: AlphaRankOptions,
): number {
  const others = populationSize - 1;
  const terms = [0];
  let logProduct = 0;
  for (let mutants = 1; mutants <= others; mutants++) {
    const residents = populationSize - mutants;
    const mutantFitness = ((mutants - 1) * payoffs[mutant][mutant] + residents * payoffs[mutant][resident]) / others;
    const residentFitness =
      (mutants * payoffs[resident][mutant] + (residents - 1) * payoffs[resident][resident]) / others;
    logProduct -= alpha * (mutantFitness - residentFitness);
    terms.push(logProduct);
  }
  return -logSumExp(terms);
}

function checkGame(payoffs: readonly (readonly number[])[], { populationSize, alpha }: AlphaRankOptions): void {
  if (!payoffs.every((row) => row.length === payoffs.length && row.every(Number.isFinite))) {
    throw new RangeError('payoffs must be a square table of finite numbers');
  }
  if (!Number.isInteger(populationSize) || populationSize < 2) {
    throw new RangeError(`a population has at least 2 players, got ${populationSize}`);
  }
  if (!(alpha >= 0 && alpha < Infinity)) throw new RangeError(`selection strength is >= 0 and finite, got ${alpha}`);
}
