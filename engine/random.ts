/**
 * Random numbers for chance and agents: sfc32 (Chris Doty-Humphrey, PractRand), four 32-bit words a stream. The words
 * of all streams lie in one array, a stream being its base offset in it, as states do in their arena.
 */

import { Arena } from './memory.js';

/** Words of state per stream; a const enum is compiled to the number itself. */
export const enum Stream {
  Words = 4,
}

/** The text of a seed turned into 128 bits, once a run. */
export type RunKey = readonly [number, number, number, number];

/** Room for a million streams; untouched pages take no memory. */
const pool = new Int32Array(1 << 22);
const arena = new Arena(pool);

/** Rounds run after seeding; four are enough for well-mixed seed words. */
const WARM_UP_ROUNDS = 4;

export const enum Bound {
  /** The product of a 21-bit draw and a bound up to here fits 31 bits. */
  Small = 1023,
  LowBits = 0x1fffff,
}

/** A bijection of 32-bit integers that spreads every input bit (the finaliser of Murmur 3 with other constants). */
export function mix(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}

/** Reserves streams that lie side by side; returns the offset of the first. They are zeros until they are seeded. */
export function allocateStreams(count: number): number {
  return arena.allocate(count * Stream.Words);
}

/** Gives such streams back. */
export function releaseStreams(at: number, count: number): void {
  arena.release(at, count * Stream.Words);
}

/**
 * Where the words of all streams lie, for a loop that draws so much that it keeps a stream's words in variables and does
 * itself what `nextWord` and `below` do: it is to write them back at its end.
 */
export const streamWords = pool;

/** Where words lie that mean nothing: such a loop may read and write them where it draws otherwise. */
export const NOWHERE = allocateStreams(1);

/** Makes the streams at `to` continue as those at `from`. */
export function copyStreams(to: number, from: number, count: number): void {
  pool.copyWithin(to, from, from + count * Stream.Words);
}

/** Starts the stream that (key, block, stream) names: the same numbers on every machine, in any order of calls. */
export function seedStream(at: number, key: RunKey, block: number, stream: number): void {
  const low = block | 0;
  const high = block < 4294967296 ? 0 : Math.floor(block / 4294967296) | 0;
  const salt = mix((stream + 1) ^ mix(low ^ key[0]));
  seedWords(
    at,
    mix(salt ^ key[1]),
    mix(Math.imul(low, 0x9e3779b1) ^ key[2] ^ stream),
    mix(((salt + high) | 0) + key[3]),
  );
}

/** Starts a stream from three words. */
export function seedWords(at: number, a: number, b: number, c: number): void {
  pool[at] = a;
  pool[at + 1] = b;
  pool[at + 2] = c;
  pool[at + 3] = 1;
  for (let round = 0; round < WARM_UP_ROUNDS; round++) nextWord(at);
}

/** The next 32 bits of the stream at `at`, as a signed integer. */
export function nextWord(at: number): number {
  const a = pool[at];
  const b = pool[at + 1];
  const c = pool[at + 2];
  const counter = pool[at + 3];
  const output = (((a + b) | 0) + counter) | 0;
  pool[at + 3] = (counter + 1) | 0;
  pool[at] = b ^ (b >>> 9);
  pool[at + 1] = (c + (c << 3)) | 0;
  pool[at + 2] = (((c << 21) | (c >>> 11)) + output) | 0;
  return output;
}

/** A uniform integer from 0 to bound − 1 (1 ≤ bound ≤ 2^31), without bias: multiply-high with rejection (Lemire 2019). */
export function below(at: number, bound: number): number {
  if (bound > Bound.Small) return belowLarge(at, bound);
  let product = Math.imul(nextWord(at) >>> 11, bound);
  // Few products have so small a low part; of those, the first 2^21 mod bound values would be one too many.
  while ((product & Bound.LowBits) < bound && (product & Bound.LowBits) < (Bound.LowBits + 1) % bound) {
    product = Math.imul(nextWord(at) >>> 11, bound);
  }
  return product >>> 21;
}

function belowLarge(at: number, bound: number): number {
  const limit = 4294967296 - (4294967296 % bound);
  let draw = nextWord(at) >>> 0;
  while (draw >= limit) draw = nextWord(at) >>> 0;
  return draw % bound;
}

/** One stream, as agents are handed it. */
export class Random {
  /** Where its words lie. */
  readonly at = allocateStreams(1);

  seed(key: RunKey, block: number, stream: number): void {
    seedStream(this.at, key, block, stream);
  }

  /** The next 32 bits, as a signed integer. */
  next(): number {
    return nextWord(this.at);
  }

  /** A uniform integer from 0 to bound − 1 (1 ≤ bound ≤ 2^31). */
  below(bound: number): number {
    return below(this.at, bound);
  }

  /** A uniform number in [0, 1) with 32 bits. */
  fraction(): number {
    return (nextWord(this.at) >>> 0) / 4294967296;
  }

  copyFrom(other: Random): void {
    copyStreams(this.at, other.at, 1);
  }

  /** Gives the stream's words back; it must not be used any more. */
  release(): void {
    releaseStreams(this.at, 1);
  }
}
