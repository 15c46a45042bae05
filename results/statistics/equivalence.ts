import type { Interval } from './interval.js';

/** Whether a quantity is within a margin of its reference, is not, or cannot be told yet. */
export type EquivalenceVerdict = 'within' | 'outside' | 'undecided';

/**
 * Verdict on equivalence from a confidence interval: *within* when the whole interval lies within ± margin of the
 * reference, *outside* when none of it does, else *undecided*, also when the interval is unknown (NaN).
 *
 * With a 95 % interval "within" errs at most 2.5 % of the time; the usual two one-sided tests at 5 % (D. J.
 * Schuirmann 1987) take a 90 % interval.
 *
 * @param interval of the quantity, in its units
 * @param margin largest difference that does not matter, ≥ 0 (.01 for one percentage point of win share)
 * @param reference what the quantity should be: 0 for a difference, 1/n for a seat's share
 */
export function equivalenceVerdict(interval: Interval, margin: number, reference = 0): EquivalenceVerdict {
  const low = interval.low - reference;
  const high = interval.high - reference;
  if (low >= -margin && high <= margin) return 'within';
  if (low > margin || high < -margin) return 'outside';
  return 'undecided';
}
