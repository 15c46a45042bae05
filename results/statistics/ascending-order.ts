/**
 * Positions of p-values from the smallest to the largest; equal ones keep their order.
 *
 * @throws RangeError for a value outside [0, 1] (NaN too: an untested hypothesis must be left out on purpose)
 */
export function ascendingOrder(pValues: readonly number[]): number[] {
  const wrong = pValues.findIndex((p) => !(p >= 0 && p <= 1));
  if (wrong >= 0) throw new RangeError(`p-value ${wrong} is not in [0, 1]: ${pValues[wrong]}`);
  return [...pValues.keys()].sort((a, b) => pValues[a] - pValues[b]);
}
