/**
 * Checks a number of successes against its number of trials.
 *
 * @throws RangeError unless both are whole numbers and 0 ≤ successes ≤ trials
 */
export function requireCounts(successes: number, trials: number): void {
  const whole = Number.isSafeInteger(successes) && Number.isSafeInteger(trials);
  if (!whole || successes < 0 || successes > trials) {
    throw new RangeError(`expected whole numbers 0 <= successes <= trials, got ${successes} of ${trials}`);
  }
}
