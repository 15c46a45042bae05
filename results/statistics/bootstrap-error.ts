import { DEFAULT_CONFIDENCE, type Interval } from './interval.js';
import { momentsOf, sampleVariance } from './moments.js';

/** Error of a statistic as its bootstrap replicates show it, in its units. */
export interface BootstrapError extends Interval {
  readonly standardError: number;
}

/**
 * Standard deviation and percentile interval of bootstrap replicates (B. Efron & R. Tibshirani 1993, ch. 6 and 13);
 * quantiles are interpolated (type 7 of Hyndman & Fan 1996). A percentile interval wants a thousand replicates, a
 * standard error two hundred.
 *
 * @param replicates the statistic under each replicate's weights, at least two; one NaN makes all results NaN, since a
 *   replicate that failed must not be dropped in silence
 * @param confidence in (0, 1)
 */
export function bootstrapError(replicates: readonly number[], confidence = DEFAULT_CONFIDENCE): BootstrapError {
  if (replicates.length < 2 || replicates.some(Number.isNaN)) return { standardError: NaN, low: NaN, high: NaN };
  const sorted = [...replicates].sort((a, b) => a - b);
  const tail = (1 - confidence) / 2;
  return {
    standardError: Math.sqrt(sampleVariance(momentsOf(sorted))),
    low: interpolate(sorted, tail),
    high: interpolate(sorted, 1 - tail),
  };
}

function interpolate(sorted: readonly number[], q: number): number {
  const position = q * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  // Replicates may be infinite: what is between two of them is.
  const [low, high] = [sorted[below], sorted[above]];
  return low === high || position === below ? low : low + (position - below) * (high - low);
}
