/** Share of difference below which x ln(x/m) and m − x would cancel, and the series is used instead. */
const NEARLY_EQUAL = 0.1;

/**
 * Loader's deviance term x ln(x/m) + m − x, never negative, without the cancellation at x ≈ m
 * (C. Loader, *Fast and accurate computation of binomial probabilities*, 2000).
 *
 * @param x observed, > 0
 * @param mean expected, > 0
 */
export function deviance(x: number, mean: number): number {
  const difference = x - mean;
  if (Math.abs(difference) >= NEARLY_EQUAL * (x + mean)) return x * Math.log(x / mean) - difference;

  const ratio = difference / (x + mean);
  let sum = difference * ratio;
  let power = 2 * x * ratio;
  for (let odd = 3; ; odd += 2) {
    power *= ratio * ratio;
    const next = sum + power / odd;
    if (next === sum) return sum;
    sum = next;
  }
}
