/** A confidence interval in the units of its quantity; both ends are NaN where the error is unknown. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Confidence of every interval that is not given another. */
export const DEFAULT_CONFIDENCE = 0.95;
