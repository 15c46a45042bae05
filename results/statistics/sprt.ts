/** Bounds on the log-likelihood ratio between which a sequential test goes on. */
export interface SprtBounds {
  /** At or below it the null hypothesis is accepted. */
  readonly lower: number;
  /** At or above it the alternative is accepted. */
  readonly upper: number;
}

export type SprtVerdict = 'accept-null' | 'accept-alternative' | 'continue';

/**
 * Bounds of Wald's sequential probability ratio test (A. Wald 1945): ln(β/(1−α)) and ln((1−β)/α).
 *
 * @param alpha chance of accepting the alternative when the null is true, in (0, 1)
 * @param beta chance of accepting the null when the alternative is true, in (0, 1)
 * @throws RangeError unless both are positive and alpha + beta < 1
 */
export function waldBounds(alpha: number, beta: number): SprtBounds {
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) {
    throw new RangeError(`error rates are positive and add up to less than 1, got ${alpha} and ${beta}`);
  }
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

/** What a log-likelihood ratio says; NaN (nothing known) continues. */
export function sprtVerdict(logLikelihoodRatio: number, bounds: SprtBounds): SprtVerdict {
  if (logLikelihoodRatio <= bounds.lower) return 'accept-null';
  if (logLikelihoodRatio >= bounds.upper) return 'accept-alternative';
  return 'continue';
}
