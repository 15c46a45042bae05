import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { wilsonInterval } from './wilson.js';

/** Successes out of trials, both whole numbers. */
export interface Proportion {
  readonly successes: number;
  readonly trials: number;
}

/** A difference of two proportions with its interval, in [−1, 1]. */
export interface ProportionDifference extends Interval {
  readonly difference: number;
}

/**
 * Newcombe's interval for the difference of two independent proportions: the square-and-add of Wilson intervals
 * (R. G. Newcombe 1998, method 10).
 *
 * @param first successes and trials
 * @param second successes and trials, independent of the first
 * @param confidence in (0, 1)
 * @returns first − second; a difference without trials on either side is NaN, its interval [−1, 1]
 * @throws RangeError for counts that are none
 */
export function newcombeInterval(
  first: Proportion,
  second: Proportion,
  confidence = DEFAULT_CONFIDENCE,
): ProportionDifference {
  const a = wilsonInterval(first.successes, first.trials, confidence);
  const b = wilsonInterval(second.successes, second.trials, confidence);
  if (first.trials === 0 || second.trials === 0) return { difference: NaN, low: -1, high: 1 };

  const p = first.successes / first.trials;
  const q = second.successes / second.trials;
  return {
    difference: p - q,
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  };
}
