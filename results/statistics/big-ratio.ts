/** Leading bits kept of each side: more than the 53 a double holds, far fewer than the 1024 at which it overflows. */
const KEPT_BITS = 64;

/**
 * The quotient of two exact integers of any length as the nearest double, give or take two units in the last place.
 * Exact sums are combined in bigint arithmetic and pass through here once, so that nothing cancels in floating point.
 *
 * @param numerator any sign
 * @param denominator any sign; 0 gives ±Infinity, or NaN for 0/0
 */
export function bigRatio(numerator: bigint, denominator: bigint): number {
  const numeratorShift = Math.max(0, bitLength(numerator) - KEPT_BITS);
  const denominatorShift = Math.max(0, bitLength(denominator) - KEPT_BITS);
  const quotient = Number(numerator >> BigInt(numeratorShift)) / Number(denominator >> BigInt(denominatorShift));
  return quotient * 2 ** (numeratorShift - denominatorShift);
}

/** Length in bits, rounded up to a whole hexadecimal digit. */
function bitLength(value: bigint): number {
  const magnitude = value < 0n ? -value : value;
  return 4 * magnitude.toString(16).length;
}
