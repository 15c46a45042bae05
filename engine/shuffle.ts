import { sortWords } from './memory.js';
import type { Random } from './random.js';

/**
 * Puts the words from `from` up to but not including `to` in an order that depends on the stream alone, not on the order
 * before: sorted first, then shuffled (Fisher and Yates).
 */
export function shuffleAnew(words: Int32Array, from: number, to: number, random: Random): void {
  sortWords(words, from, to);
  for (let last = to - 1; last > from; last--) {
    const other = from + random.below(last - from + 1);
    const word = words[other];
    words[other] = words[last];
    words[last] = word;
  }
}
