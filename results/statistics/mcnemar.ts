import { binomialUpperTail } from './binomial-tail.js';
import { chiSquareUpperTail } from './chi-square-tail.js';

/** Outcome of McNemar's test. */
export interface McNemarTest {
  /** (b − c)² / (b + c), without continuity correction; one degree of freedom. */
  readonly statistic: number;
  /** From the χ² approximation. */
  readonly pValue: number;
  /** Two-sided binomial probability; the one to use when b + c is small (below 25 or so). */
  readonly exactPValue: number;
}

/**
 * McNemar's test on pairs (Q. McNemar 1947): did more pairs turn from lost to won than from won to lost? Pairs that
 * came out alike say nothing and are left out. Without any discordant pair the p-values are 1.
 *
 * @param onlyFirst b: pairs that only the first of the two won; whole number ≥ 0
 * @param onlySecond c: pairs that only the second won; whole number ≥ 0
 * @throws RangeError for counts that are none
 */
export function mcnemarTest(onlyFirst: number, onlySecond: number): McNemarTest {
  for (const count of [onlyFirst, onlySecond]) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`a count is a whole number >= 0, got ${count}`);
  }
  const discordant = onlyFirst + onlySecond;
  if (discordant === 0) return { statistic: 0, pValue: 1, exactPValue: 1 };

  const statistic = (onlyFirst - onlySecond) ** 2 / discordant;
  const larger = Math.max(onlyFirst, onlySecond);
  return {
    statistic,
    pValue: chiSquareUpperTail(statistic, 1),
    exactPValue: Math.min(1, 2 * binomialUpperTail(larger, discordant, 0.5)),
  };
}
