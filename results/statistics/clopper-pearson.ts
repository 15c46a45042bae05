import { betaQuantile } from './beta-quantile.js';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { requireCounts } from './require-counts.js';

/**
 * Clopper–Pearson interval of a proportion (1934): never covers less often than stated, so wider than Wilson's.
 *
 * @param successes whole number, 0 to trials
 * @param trials whole number; 0 gives [0, 1]
 * @param confidence in (0, 1)
 * @returns an interval within [0, 1]
 * @throws RangeError for counts that are none
 */
export function clopperPearsonInterval(successes: number, trials: number, confidence = DEFAULT_CONFIDENCE): Interval {
  requireCounts(successes, trials);
  const tail = (1 - confidence) / 2;
  const failures = trials - successes;
  return {
    low: successes === 0 ? 0 : betaQuantile(tail, successes, failures + 1),
    high: failures === 0 ? 1 : betaQuantile(1 - tail, successes + 1, failures),
  };
}
