/**
 * In how many ways a player may play a card of each sort. The numbers are kept as Patrons, Commissions and Qualities
 * come and go, and the ways of the whole hand with them: a position is offered without a look at the cards.
 */

import { COMMISSIONED, P, Sort, SortWord, Table, Ways, words as arenaWords } from './layout.js';
import { countFitting } from './patrons.js';

const words = arenaWords;

/** The ways of a player without a Patron in play. */
export function startWays(me: number, tables: number): void {
  words[me + Sort.Plain + SortWord.Ways] = 1;
  words[me + Sort.AtOpponent + SortWord.Ways] = words[tables + Table.Players] - 1;
  words[me + Sort.AtPatron + SortWord.Ways] = Ways.Uncounted;
  words[me + Sort.ToSteal + SortWord.Ways] = Ways.Uncounted;
  if (words[tables + Table.MaxPatrons] > 0) allowPatrons(me, tables);
}

/** There are so many ways more to play a card of the sort whose record is at `sort`. */
function changeWays(me: number, sort: number, by: number): void {
  words[sort + SortWord.Ways] += by;
  words[me + P.Plays] += Math.imul(by, words[sort + SortWord.Held]);
}

/** A Patron comes into play, where `count` are then: another that may take a Commission. */
export function patronCame(me: number, tables: number, sort: number, count: number): void {
  words[sort + SortWord.InPlay]++;
  changeWays(me, me + Sort.Commission, 1);
  if (count === words[tables + Table.MaxPatrons]) forbidPatrons(me, tables);
  else changeWays(me, sort, -words[tables + Table.DifferentPatrons]);
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** A Patron has left play, where `count` were; of whether and with which Qualities it was a meld, its Slot.Ranks tell. */
export function patronLeft(me: number, tables: number, sort: number, count: number, ranks: number): void {
  words[sort + SortWord.InPlay]--;
  if (count === words[tables + Table.MaxPatrons]) allowPatrons(me, tables);
  else changeWays(me, sort, words[tables + Table.DifferentPatrons]);
  const commissioned = ranks & COMMISSIONED;
  changeWays(me, me + Sort.Commission, commissioned - 1);
  const end = me + words[tables + Table.QualitiesEnd];
  let plays = words[me + P.Plays];
  let carried = ranks;
  for (let quality = me + Sort.Quality; quality < end; quality += SortWord.Count) {
    carried >>= 1;
    const fitted = commissioned & ~carried;
    words[quality + SortWord.Ways] -= fitted;
    plays -= words[quality + SortWord.Held] & -fitted;
  }
  words[me + P.Plays] = plays;
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** A Patron received a Commission: another meld that may take any Quality. */
export function commissionCame(me: number, tables: number): void {
  const end = me + words[tables + Table.QualitiesEnd];
  const commissions = me + Sort.Commission;
  let plays = words[me + P.Plays] - words[commissions + SortWord.Held];
  words[commissions + SortWord.Ways]--;
  for (let quality = me + Sort.Quality; quality < end; quality += SortWord.Count) {
    words[quality + SortWord.Ways]++;
    plays += words[quality + SortWord.Held];
  }
  words[me + P.Plays] = plays;
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** A Commission received a Quality of a sort, and takes no other. */
export function qualityCame(me: number, tables: number, sort: number): void {
  changeWays(me, sort, -1);
  if (words[tables + Table.TwinPatrons] !== 0) recount(me, tables);
}

/** R3: there is room for Patrons again, of all kinds or those not in play. */
function allowPatrons(me: number, tables: number): void {
  const different = words[tables + Table.DifferentPatrons];
  const end = me + words[tables + Table.PatronsEnd];
  let plays = words[me + P.Plays];
  for (let sort = me + words[tables + Table.PatronsAt]; sort < end; sort += SortWord.Count) {
    const ways = 1 - (words[sort + SortWord.InPlay] & different);
    words[sort + SortWord.Ways] = ways;
    plays += words[sort + SortWord.Held] & -ways;
  }
  words[me + P.Plays] = plays;
}

/** R3: there is no more room for Patrons. */
function forbidPatrons(me: number, tables: number): void {
  const end = me + words[tables + Table.PatronsEnd];
  let plays = words[me + P.Plays];
  for (let sort = me + words[tables + Table.PatronsAt]; sort < end; sort += SortWord.Count) {
    plays -= words[sort + SortWord.Held] & -words[sort + SortWord.Ways];
    words[sort + SortWord.Ways] = 0;
  }
  words[me + P.Plays] = plays;
}

/** With Patrons of one label in play, which are one option, the ways of Commissions and Qualities are counted anew. */
function recount(me: number, tables: number): void {
  const end = me + words[tables + Table.QualitiesEnd];
  let quality = COMMISSIONED;
  recountSort(me, tables, me + Sort.Commission, COMMISSIONED, 0);
  for (let sort = me + Sort.Quality; sort < end; sort += SortWord.Count) {
    quality <<= 1;
    recountSort(me, tables, sort, COMMISSIONED | quality, COMMISSIONED);
  }
}

function recountSort(me: number, tables: number, sort: number, mask: number, wanted: number): void {
  changeWays(me, sort, countFitting(me, tables, mask, wanted) - words[sort + SortWord.Ways]);
}
