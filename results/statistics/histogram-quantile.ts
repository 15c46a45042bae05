/** An exact histogram: [value, count] pairs by ascending value, counts ≥ 0. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/**
 * Quantile of an exact histogram: the smallest value that at least the share q of all cases does not exceed (inverse
 * of the empirical distribution; type 1 of Hyndman & Fan 1996), so always a value that occurred.
 *
 * @param histogram in units of its values
 * @param q share, in [0, 1]
 * @returns NaN for an empty histogram
 * @throws RangeError for q outside [0, 1], values that do not ascend or a negative count
 */
export function histogramQuantile(histogram: Histogram, q: number): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`a quantile lies in [0, 1], got ${q}`);
  const total = countCases(histogram);
  // .55 · 100 is 55.00000000000001 in floating point; without the fuzz it would ask for the 56th case.
  const rank = Math.max(1, Math.ceil(q * total * (1 - 4 * Number.EPSILON)));
  let seen = 0;
  for (const [value, count] of histogram) {
    seen += count;
    if (seen >= rank) return value;
  }
  return NaN;
}

function countCases(histogram: Histogram): number {
  let total = 0;
  let previous = -Infinity;
  for (const [value, count] of histogram) {
    if (!(value > previous)) throw new RangeError(`histogram values must ascend, got ${value} after ${previous}`);
    if (!(count >= 0)) throw new RangeError(`histogram count of ${value} is ${count}`);
    previous = value;
    total += count;
  }
  return total;
}
