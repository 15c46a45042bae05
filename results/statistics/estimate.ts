import { criticalValue } from './critical-value.js';
import type { Interval } from './interval.js';

/** A mean with its uncertainty, all in the same units. */
export interface Estimate extends Interval {
  readonly mean: number;
  /** Standard error of the mean; NaN where it is unknown, never a zero in its place. */
  readonly standardError: number;
}

/**
 * Normal interval mean ± z · standardError. It is not clipped: near the edge of a range (a share near 0 or 1, few
 * blocks) it may reach beyond, which tells that the normal approximation is strained.
 *
 * @param confidence in (0, 1)
 */
export function normalEstimate(mean: number, standardError: number, confidence: number): Estimate {
  const reach = criticalValue(confidence) * standardError;
  return { mean, standardError, low: mean - reach, high: mean + reach };
}
