/**
 * The arena of one game module: one flat Int32Array in which states and card tables lie as stretches. Untouched pages
 * of it take no memory. A game module keeps its array in a top-level `const`, which V8 folds into its code.
 */

/** Words in an arena (64 MiB of address space). */
export const ARENA_WORDS = 1 << 24;

/** Hands out stretches of an arena and takes them back; stretches given back are reused for the same length. */
export class Arena {
  private top = 0;
  private readonly free = new Map<number, number[]>();
  private readonly words: Int32Array | Float64Array | Uint8Array;

  constructor(words: Int32Array | Float64Array | Uint8Array) {
    this.words = words;
  }

  /** Reserves a stretch of zeros and returns its first index. Throws a RangeError when the arena is full. */
  allocate(length: number): number {
    const reusable = this.free.get(length)?.pop();
    if (reusable !== undefined) {
      this.words.fill(0, reusable, reusable + length);
      return reusable;
    }
    if (this.top + length > this.words.length) {
      throw new RangeError(
        `the arena of ${this.words.length} words is full: ${length} more were asked for; release states no longer used`,
      );
    }
    const at = this.top;
    this.top += length;
    return at;
  }

  /** Gives a stretch back. Its content must not be used any more. */
  release(at: number, length: number): void {
    const list = this.free.get(length);
    if (list === undefined) this.free.set(length, [at]);
    else list.push(at);
  }
}

/** Steps of `sortWords` (Ciura 2001). */
const GAPS = Int32Array.of(301, 132, 57, 23, 10, 4, 1);

/** Puts the words from `from` up to but not including `to` in ascending order. Allocates nothing. */
export function sortWords(words: Int32Array, from: number, to: number): void {
  for (let step = 0; step < GAPS.length; step++) {
    const gap = GAPS[step];
    for (let next = from + gap; next < to; next++) {
      const word = words[next];
      let at = next;
      for (; at >= from + gap && words[at - gap] > word; at -= gap) words[at] = words[at - gap];
      words[at] = word;
    }
  }
}

/** FNV-1a over 32-bit words: one pass over a stretch, from `from` up to but not including `to`. */
export function hashWords(words: Int32Array, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ words[at], 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
