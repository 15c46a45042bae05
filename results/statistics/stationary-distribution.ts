import { logSumExp } from './log-sum-exp.js';

/**
 * Stationary distribution of a Markov chain from the *logarithms* of its rates, by the elimination of Grassmann, Taksar
 * & Heyman (1985). It adds, multiplies and divides but never subtracts, so nothing cancels, and on logarithms it stays
 * exact where rates differ by hundreds of orders of magnitude, as under strong selection.
 *
 * @param logRates n × n, from row to column; the diagonal is not read. Every rate is positive (a finite logarithm), in
 *   any common unit.
 * @returns n probabilities that add up to 1
 */
export function stationaryDistribution(logRates: readonly (readonly number[])[]): number[] {
  const size = logRates.length;
  const rates = logRates.map((row) => [...row]);

  // Take out the states from the last to the second; what passed through one goes directly from then on.
  for (let last = size - 1; last > 0; last--) {
    const leaving = logSumExp(rates[last].slice(0, last));
    for (let from = 0; from < last; from++) {
      rates[from][last] -= leaving;
      for (let to = 0; to < last; to++) {
        if (to !== from) rates[from][to] = logSumExp([rates[from][to], rates[from][last] + rates[last][to]]);
      }
    }
  }

  // Put them back: the time spent in a state is what flows into it.
  const logShares = [0];
  for (let state = 1; state < size; state++) {
    logShares.push(logSumExp(logShares.map((share, from) => share + rates[from][state])));
  }
  const total = logSumExp(logShares);
  return logShares.map((share) => Math.exp(share - total));
}
