/**
 * In how many ways a player may play a card of each sort. The numbers are kept as Patrons, Commissions and Qualities
 * come and go, and the ways of the whole hand with them: a position is offered without a look at the cards.
 */

import { COMMISSIONED, P, Sort, SortWord, Table, words as arenaWords } from './layout.js';
import { countFitting } from './patrons.js';

const words = arenaWords;

/** The ways of a player without a Patron in play. */
export function startWays(me: number, tables: number): void {
  words[sortAt(me, Sort.Plain) + SortWord.Ways] = 1;
  words[sortAt(me, Sort.AtOpponent) + SortWord.Ways] = words[tables + Table.Players] - 1;
  changeWaysOfPatrons(me, tables);
}

/** Where a player's record of a sort begins. */
export function sortAt(me: number, sort: number): number {
  return me + P.Sorts + sort * SortWord.Count;
}

/** There are so many ways more to play a card of the sort whose record is at `sort`. */
export function changeWays(me: number, sort: number, by: number): void {
  words[sort + SortWord.Ways] += by;
  words[me + P.Plays] += Math.imul(by, words[sort + SortWord.Held]);
}

/** A Patron comes into play: another that may take a Commission. `most` Patrons are in play then. */
export function patronCame(me: number, tables: number, sort: number, most: number): void {
  words[sort + SortWord.InPlay]++;
  changeWays(me, sortAt(me, Sort.Commission), 1);
  changeWaysOfPatron(me, tables, sort, most);
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** A Commission or Quality was put onto a Patron. `isCommission` is 1 or 0. */
export function cardAttached(me: number, tables: number, sort: number, isCommission: number): void {
  changeWays(me, sort, -1);
  // For a Quality too, to no effect: that is cheaper than a branch that cannot be predicted.
  const end = sortAt(me, words[tables + Table.QualityRanks]);
  for (let quality = sortAt(me, 1); quality <= end; quality += SortWord.Count) changeWays(me, quality, isCommission);
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** A Patron with the Slot.Ranks `ranks` has left play, where `most` were. */
export function patronLeft(me: number, tables: number, sort: number, ranks: number, most: number): void {
  words[sort + SortWord.InPlay]--;
  const commissioned = ranks & COMMISSIONED;
  changeWays(me, sortAt(me, Sort.Commission), commissioned - 1);
  for (let rank = 1; rank <= words[tables + Table.QualityRanks]; rank++) {
    changeWays(me, sortAt(me, rank), -(commissioned & ~(ranks >> rank)));
  }
  changeWaysOfPatron(me, tables, sort, most);
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** R3: after a Patron came or left, where at `most` are in play: the ways of that kind, or of all if that is the limit. */
function changeWaysOfPatron(me: number, tables: number, sort: number, most: number): void {
  if (most === words[tables + Table.MaxPatrons]) changeWaysOfPatrons(me, tables);
  else changeWays(me, sort, waysOfPatron(me, tables, sort) - words[sort + SortWord.Ways]);
}

function changeWaysOfPatrons(me: number, tables: number): void {
  const end = sortAt(me, Sort.Patron + words[tables + Table.PatronKinds]);
  for (let sort = sortAt(me, Sort.Patron); sort < end; sort += SortWord.Count) {
    changeWays(me, sort, waysOfPatron(me, tables, sort) - words[sort + SortWord.Ways]);
  }
}

/** 1 if a Patron of a sort may be put into play, else 0 (R3). */
function waysOfPatron(me: number, tables: number, sort: number): number {
  const roomLeft = (words[me + P.PatronCount] - words[tables + Table.MaxPatrons]) >>> 31;
  return roomLeft & ~((-words[sort + SortWord.InPlay] >>> 31) & words[tables + Table.DifferentPatrons]);
}

/** With Patrons of one label in play, which are one option, the ways of Commissions and Qualities are counted anew. */
function recount(me: number, tables: number): void {
  countSort(me, tables, Sort.Commission, COMMISSIONED, 0);
  for (let rank = 1; rank <= words[tables + Table.QualityRanks]; rank++) {
    countSort(me, tables, rank, COMMISSIONED | (1 << rank), COMMISSIONED);
  }
}

function countSort(me: number, tables: number, sort: number, mask: number, wanted: number): void {
  const at = sortAt(me, sort);
  changeWays(me, at, countFitting(me, tables, mask, wanted) - words[at + SortWord.Ways]);
}
