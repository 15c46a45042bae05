import { chiSquareUpperTail } from './chi-square-tail.js';

/** Outcome of Pearson's goodness-of-fit test. */
export interface ChiSquareTest {
  /** Σ (observed − expected)² / expected. */
  readonly statistic: number;
  /** Cells less one. */
  readonly degreesOfFreedom: number;
  readonly pValue: number;
}

/**
 * Pearson's χ² test that counts spread over the cells as expected; with one cell a seat, whether the seat matters.
 *
 * It takes independent games for granted. Fractional counts (wins split between tied players) are let through; they
 * vary less than whole ones, so that the p-value then errs on the large side. At a million games anything is
 * "significant": read it beside `equivalenceVerdict`.
 *
 * @param observed counts ≥ 0, one for each of at least two cells
 * @param expected weights > 0 in any units, one a cell; equal ones unless given
 * @returns statistic and pValue are NaN when nothing was observed
 * @throws RangeError for fewer than two cells, cells that do not match, or weights and counts out of range
 */
export function chiSquareTest(observed: readonly number[], expected?: readonly number[]): ChiSquareTest {
  const weights = expected ?? observed.map(() => 1);
  if (observed.length < 2) throw new RangeError('a chi-square test needs at least two cells');
  if (weights.length !== observed.length) throw new RangeError('observed and expected differ in their number of cells');
  if (!observed.every((count) => count >= 0)) throw new RangeError('an observed count is negative or NaN');
  if (!weights.every((weight) => weight > 0)) throw new RangeError('an expected weight is not positive');

  const total = sum(observed);
  const share = total / sum(weights);
  let statistic = 0;
  for (const [cell, count] of observed.entries()) {
    const expectation = weights[cell] * share;
    statistic += (count - expectation) ** 2 / expectation;
  }
  const degreesOfFreedom = observed.length - 1;
  return { statistic, degreesOfFreedom, pValue: total > 0 ? chiSquareUpperTail(statistic, degreesOfFreedom) : NaN };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
