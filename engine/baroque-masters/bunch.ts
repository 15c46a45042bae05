/**
 * A bunch is a list of labels in which the different ones stand first and second and further copies behind them, so
 * that its options are counted without looking. Its counters (BunchWord) stand at `at`, those of its copies
 * (CardWord.Several) at `copies`, its list at `list`.
 */

import { BunchWord, CardWord, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Puts a card into a bunch: the first of its label there becomes the last of the different ones. */
export function addTo(at: number, copies: number, list: number, label: number, tables: number): void {
  const total = words[at + BunchWord.Total];
  const labels = words[at + BunchWord.Labels];
  const several = words[tables + Table.Cards + label * CardWord.Count + CardWord.Several];
  const there = words[copies + several];
  // One if the card has a counter: what single cards share stays 0.
  words[copies + several] = there + (-several >>> 31);
  words[at + BunchWord.Total] = total + 1;
  if (there > 0) {
    words[list + total] = label;
    return;
  }
  words[list + total] = words[list + labels];
  words[list + labels] = label;
  words[at + BunchWord.Labels] = labels + 1;
}

/** Takes the card at an index below the number of labels out of a bunch; a second copy, if any, takes its place. */
export function takeFrom(at: number, copies: number, list: number, index: number, tables: number): number {
  const last = words[at + BunchWord.Total] - 1;
  const labels = words[at + BunchWord.Labels];
  const label = words[list + index];
  const several = words[tables + Table.Cards + label * CardWord.Count + CardWord.Several];
  const there = words[copies + several];
  words[copies + several] = there - (-several >>> 31);
  words[at + BunchWord.Total] = last;
  if (there > 1) {
    let copy = list + labels;
    while (words[copy] !== label) copy++;
    words[copy] = words[list + last];
    return label;
  }
  words[list + index] = words[list + labels - 1];
  words[list + labels - 1] = words[list + last];
  words[at + BunchWord.Labels] = labels - 1;
  return label;
}
