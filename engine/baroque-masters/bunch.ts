/**
 * A bunch is a list of labels in which the different ones stand first and second and further copies behind them, so
 * that its options are counted without looking. Its counters (BunchWord) stand at `at`, its list at `list`.
 */

import { BunchWord, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Whether a label is among the different ones of a list. */
export function isIn(list: number, labels: number, label: number): boolean {
  for (let index = 0; index < labels; index++) if (words[list + index] === label) return true;
  return false;
}

/** Puts a card into a list of `total` cards, the first of its label there: it becomes the last of the different ones. */
export function addToList(list: number, total: number, labels: number, label: number): void {
  words[list + total] = words[list + labels];
  words[list + labels] = label;
}

/** Takes the card at an index below the number of labels out of a bunch; a second copy, if any, takes its place. */
export function takeFrom(at: number, list: number, index: number): number {
  const last = words[at + BunchWord.Total] - 1;
  const labels = words[at + BunchWord.Labels];
  const label = words[list + index];
  words[at + BunchWord.Total] = last;
  for (let copy = labels; copy <= last; copy++) {
    if (words[list + copy] !== label) continue;
    words[list + copy] = words[list + last];
    return label;
  }
  words[list + index] = words[list + labels - 1];
  words[list + labels - 1] = words[list + last];
  words[at + BunchWord.Labels] = labels - 1;
  return label;
}
