import { addToList, isIn, takeFrom } from './bunch.js';
import { CardWord, HAND_AT, P, SortWord, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** A card comes to a player's hand. */
export function addToHand(me: number, tables: number, label: number): void {
  const card = tables + Table.Cards + label * CardWord.Count;
  const sort = me + words[card + CardWord.Sort];
  const list = me + HAND_AT;
  const total = words[me + P.Hand];
  const labels = words[me + P.HandLabels];
  const held = words[sort + SortWord.Held];
  words[me + P.Hand] = total + 1;
  // Asked at once: each is as good as random, both together are rare.
  if ((words[card + CardWord.Several] & (-held >> 31)) !== 0 && isIn(list, labels, label)) {
    words[list + total] = label;
    return;
  }
  addToList(list, total, labels, label);
  words[me + P.HandLabels] = labels + 1;
  words[sort + SortWord.Held] = held + 1;
  words[me + P.Plays] += words[sort + SortWord.Ways];
}

/** The card of a hand at an index below the number of labels leaves it. */
export function takeFromHand(me: number, tables: number, index: number): number {
  const labels = words[me + P.HandLabels];
  const label = takeFrom(me + P.Hand, me + HAND_AT, index);
  if (words[me + P.HandLabels] === labels) return label;
  const sort = me + words[tables + Table.Cards + label * CardWord.Count + CardWord.Sort];
  words[sort + SortWord.Held]--;
  words[me + P.Plays] -= words[sort + SortWord.Ways];
  return label;
}

/** Empties a hand. */
export function emptyHand(me: number, tables: number): void {
  const hand = me + HAND_AT;
  for (let at = hand; at < hand + words[me + P.HandLabels]; at++) {
    words[me + words[tables + Table.Cards + words[at] * CardWord.Count + CardWord.Sort] + SortWord.Held] = 0;
  }
  words[me + P.Hand] = 0;
  words[me + P.HandLabels] = 0;
  words[me + P.Plays] = 0;
}
