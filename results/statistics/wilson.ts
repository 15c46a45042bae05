import { criticalValue } from './critical-value.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { requireCounts } from './require-counts.js';

/**
 * Wilson score interval of a proportion (E. B. Wilson 1927), without continuity correction.
 *
 * For independent yes-or-no outcomes only. Win shares split between tied players, and games that share a deal, take
 * `blockMean`.
 *
 * @param successes whole number, 0 to trials
 * @param trials whole number; 0 gives [0, 1], for nothing is known
 * @param confidence in (0, 1)
 * @returns an interval within [0, 1]
 * @throws RangeError for counts that are none
 */
export function wilsonInterval(successes: number, trials: number, confidence = DEFAULT_CONFIDENCE): Interval {
  requireCounts(successes, trials);
  if (trials === 0) return { low: 0, high: 1 };

  const zSquare = criticalValue(confidence) ** 2;
  const failures = trials - successes;
  const centre = (successes + zSquare / 2) / (trials + zSquare);
  const reach = Math.sqrt(zSquare * ((successes * failures) / trials + zSquare / 4)) / (trials + zSquare);
  // The formula gives these ends exactly; floating point would not.
  return { low: successes === 0 ? 0 : centre - reach, high: failures === 0 ? 1 : centre + reach };
}
