/** ln 2, to double precision. */
const LN_2 = 0.6931471805599453;

/** Terms of the series: the last one is below the precision of a double. */
const TERMS = 18;

/** Logarithms of whole numbers up to here are looked up. */
const LISTED = 1 << 14;

const logarithms = Float64Array.from({ length: LISTED }, (_, number) => compute(Math.max(1, number)));

/**
 * The natural logarithm of a whole number, 1 or more, by sums and products alone: these are the same to the last bit
 * on every machine, which `Math.log` does not promise, and a search hangs on the last bit where options are close.
 */
export function logarithm(number: number): number {
  return number < LISTED ? logarithms[number] : compute(number);
}

/** ln(m · 2^e) = e ln 2 + 2 artanh((m − 1) / (m + 1)), with m from 1 to below 2. */
function compute(number: number): number {
  let mantissa = number;
  let exponent = 0;
  while (mantissa >= 2) {
    mantissa /= 2;
    exponent++;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  let power = ratio;
  let sum = 0;
  for (let term = 0; term < TERMS; term++) {
    sum += power / (2 * term + 1);
    power *= ratio * ratio;
  }
  return exponent * LN_2 + 2 * sum;
}
