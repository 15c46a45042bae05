/**
 * Count, mean and spread of floating-point values, for quantities that cannot be kept as sums of whole numbers (a
 * net's value estimates). Merging rounds, so merge in the order of blocks for the same bytes every time.
 */
export interface Moments {
  readonly count: number;
  /** 0 while the count is 0. */
  readonly mean: number;
  /** Σ (x − mean)². */
  readonly squaredDeviations: number;
}

/** The moments of nothing: merging them changes nothing. */
export const NO_MOMENTS: Moments = { count: 0, mean: 0, squaredDeviations: 0 };

/** Moments of a list of values, one value at a time (Welford 1962, the case of Chan's formula with one value). */
export function momentsOf(values: Iterable<number>): Moments {
  let moments = NO_MOMENTS;
  for (const value of values) moments = mergeMoments(moments, { count: 1, mean: value, squaredDeviations: 0 });
  return moments;
}

/** Moments of two lists together (T. F. Chan, G. H. Golub & R. J. LeVeque 1979). */
export function mergeMoments(a: Moments, b: Moments): Moments {
  if (a.count === 0) return b;
  if (b.count === 0) return a;
  const count = a.count + b.count;
  const difference = b.mean - a.mean;
  return {
    count,
    mean: a.mean + (difference * b.count) / count,
    squaredDeviations:
      a.squaredDeviations + b.squaredDeviations + (difference * difference * a.count * b.count) / count,
  };
}

/** Sample variance Σ (x − mean)² / (count − 1); NaN (unknown) for fewer than two values. */
export function sampleVariance(moments: Moments): number {
  return moments.count < 2 ? NaN : moments.squaredDeviations / (moments.count - 1);
}
