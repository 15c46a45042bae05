import { criticalValue } from './critical-value.js';
import type { Interval } from './interval.js';
import { studentQuantile } from './student-quantile.js';

/** A mean with its uncertainty, all in the same units. */
export interface Estimate extends Interval {
  readonly mean: number;
  /** Standard error of the mean; NaN where it is unknown, never a zero in its place. */
  readonly standardError: number;
  /** How many independent parts it was reckoned from (effective blocks); where a bootstrap did, Infinity. */
  readonly parts: number;
}

/** From so many independent parts on, Student's t and the normal distribution are taken for the same. */
const MANY = 30;

/**
 * Interval mean ± t · standardError of a mean of independent parts: t is the normal z from 30 parts on, and Student's
 * below, where the error itself is hardly known (with two parts z would hold half of the time). It is not clipped: near
 * the edge of a range (a share near 0 or 1) it may reach beyond, which tells that the approximation is strained.
 *
 * @param parts how many, whole or not (effective blocks); at least two where the error is known
 * @param confidence in (0, 1)
 */
export function meanEstimate(mean: number, standardError: number, parts: number, confidence: number): Estimate {
  if (Number.isNaN(standardError)) return { mean, standardError, parts, low: NaN, high: NaN };
  const critical =
    parts < MANY ? studentQuantile((1 - confidence) / 2, Math.max(1, parts - 1)) : criticalValue(confidence);
  const reach = critical * standardError;
  return { mean, standardError, parts, low: mean - reach, high: mean + reach };
}
