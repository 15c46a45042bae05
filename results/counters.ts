import { Arena } from '../engine/memory.js';

/** Counters of all tallies of a thread; untouched pages take no memory. A top-level const, which V8 folds into its code. */
const counters = new Int32Array(1 << 23);
const arena = new Arena(counters);

/** A counter is added to the sums before it could leave 31 bits. */
export const MANY = 1 << 20;

/** Reserves counters that lie side by side; returns the place of the first. */
export function allocateCounters(length: number): number {
  return arena.allocate(length);
}

/** Counts one. */
export function countOne(at: number): void {
  counters[at]++;
}

/** Counts one for each of the labels at `words[from … from + count − 1]`. */
export function countLabels(at: number, words: Int32Array, from: number, count: number): void {
  const end = from + count;
  for (let place = from; place < end; place++) counters[at + words[place]]++;
}

/** Adds `length` counters to sums and sets them to 0. */
export function moveCounters(at: number, length: number, sums: Float64Array, to: number): void {
  for (let index = 0; index < length; index++) sums[to + index] += counters[at + index];
  counters.fill(0, at, at + length);
}
