import { normalQuantile } from './normal-quantile.js';

/**
 * Two-sided critical value z of the normal distribution: P(|Z| ≤ z) = confidence; 1.959964 for .95.
 *
 * @param confidence in (0, 1)
 * @throws RangeError outside that range (NaN too)
 */
export function criticalValue(confidence: number): number {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`a confidence lies in (0, 1), got ${confidence}`);
  return -normalQuantile((1 - confidence) / 2);
}
