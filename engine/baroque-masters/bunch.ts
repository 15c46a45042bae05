/**
 * A bunch is a list of labels in which the different ones stand first and second and further copies behind them, so
 * that its options are counted without looking. Its counters (BunchWord) stand at `at`, its list at `list`.
 */

import { BunchWord, CardWord, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Puts a card into a bunch. Whether it is the first of its label there, and so the last of the different ones. */
export function addTo(at: number, list: number, label: number, tables: number): boolean {
  const total = words[at + BunchWord.Total];
  const labels = words[at + BunchWord.Labels];
  words[at + BunchWord.Total] = total + 1;
  if (words[tables + Table.Cards + label * CardWord.Count + CardWord.Copies] > 1) {
    for (let index = 0; index < labels; index++) {
      if (words[list + index] !== label) continue;
      words[list + total] = label;
      return false;
    }
  }
  words[list + total] = words[list + labels];
  words[list + labels] = label;
  words[at + BunchWord.Labels] = labels + 1;
  return true;
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
