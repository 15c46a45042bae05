const ROUNDS = 10;
const MULTIPLIER_0 = 0xd2511f53;
const MULTIPLIER_1 = 0xcd9e8d57;
/** Weyl increments of the key: the golden ratio and √3 − 1 as fractions of 2³². */
const KEY_STEP_0 = 0x9e3779b9;
const KEY_STEP_1 = 0xbb67ae85;

/**
 * Philox4x32-10, a counter-based generator (J. Salmon et al., *Parallel random numbers: as easy as 1, 2, 3*, 2011): four
 * random words that depend on nothing but key and counter. For one key it permutes the counters, so different counters
 * never share their words.
 *
 * @param key two 32-bit words
 * @param counter four 32-bit words
 * @param words receives the four random words; the same array as counter is fine
 */
export function philox(key: readonly [number, number], counter: Uint32Array, words: Uint32Array): void {
  let key0 = key[0] >>> 0;
  let key1 = key[1] >>> 0;
  let x0 = counter[0];
  let x1 = counter[1];
  let x2 = counter[2];
  let x3 = counter[3];
  for (let round = 0; round < ROUNDS; round++) {
    const high0 = multiplyHigh(MULTIPLIER_0, x0);
    const low0 = Math.imul(MULTIPLIER_0, x0);
    const high1 = multiplyHigh(MULTIPLIER_1, x2);
    const low1 = Math.imul(MULTIPLIER_1, x2);
    x0 = (high1 ^ x1 ^ key0) >>> 0;
    x1 = low1 >>> 0;
    x2 = (high0 ^ x3 ^ key1) >>> 0;
    x3 = low0 >>> 0;
    key0 = (key0 + KEY_STEP_0) >>> 0;
    key1 = (key1 + KEY_STEP_1) >>> 0;
  }
  words[0] = x0;
  words[1] = x1;
  words[2] = x2;
  words[3] = x3;
}

/** Upper 32 bits of the 64-bit product of two 32-bit words, by halves; no sum below exceeds 32 bits. */
function multiplyHigh(a: number, b: number): number {
  const aLow = a & 0xffff;
  const aHigh = a >>> 16;
  const bLow = b & 0xffff;
  const bHigh = b >>> 16;
  const middle = ((Math.imul(aLow, bLow) >>> 16) + Math.imul(aHigh, bLow)) >>> 0;
  const carried = ((middle & 0xffff) + Math.imul(aLow, bHigh)) >>> 0;
  return (Math.imul(aHigh, bHigh) + (middle >>> 16) + (carried >>> 16)) >>> 0;
}
