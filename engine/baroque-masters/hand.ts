import { addTo, takeFrom } from './bunch.js';
import { CardWord, P, SortWord, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** A card comes to a player's hand. */
export function addToHand(me: number, tables: number, label: number): void {
  const labels = words[me + P.HandLabels];
  addTo(me + P.Hand, me + words[tables + Table.HandCopiesAt], me + words[tables + Table.HandAt], label, tables);
  holdMore(me, tables, label, words[me + P.HandLabels] - labels);
}

/** The card of a hand at an index below the number of labels leaves it. */
export function takeFromHand(me: number, tables: number, index: number): number {
  const labels = words[me + P.HandLabels];
  const copies = me + words[tables + Table.HandCopiesAt];
  const label = takeFrom(me + P.Hand, copies, me + words[tables + Table.HandAt], index, tables);
  holdMore(me, tables, label, words[me + P.HandLabels] - labels);
  return label;
}

/** So many different cards more of the sort of `label` are in the hand: 1, none, or −1. */
function holdMore(me: number, tables: number, label: number, by: number): void {
  const sort = me + words[tables + Table.Cards + label * CardWord.Count + CardWord.Sort];
  words[sort + SortWord.Held] += by;
  words[me + P.Plays] += Math.imul(by, words[sort + SortWord.Ways]);
}

/** Empties a hand. */
export function emptyHand(me: number, tables: number): void {
  const hand = me + words[tables + Table.HandAt];
  const copies = me + words[tables + Table.HandCopiesAt];
  for (let at = hand; at < hand + words[me + P.Hand]; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    words[me + words[card + CardWord.Sort] + SortWord.Held] = 0;
    words[copies + words[card + CardWord.Several]] = 0;
  }
  words[me + P.Hand] = 0;
  words[me + P.HandLabels] = 0;
  words[me + P.Plays] = 0;
}
