/**
 * Options. In the Option phase the first are the takes of the row (or the end of the turn); the others play cards, in
 * the order of the hand: a card with each Patron it may be played on or each target it may be used on. In Scoring they
 * are the Patrons with a Commission, and a pass.
 */

import {
  CardWord,
  COMMISSIONED,
  HAND_AT,
  P,
  Play,
  S,
  Sort,
  SortWord,
  Step,
  Table,
  Ways,
  words as arenaWords,
} from './layout.js';
import { countFitting, nthFitting } from './patrons.js';
import { countTargetPatrons, countTargets } from './texts.js';

const words = arenaWords;

/** Listings are numbered from 1 to here, and from 1 again. */
const LAST_LISTING = 0x7fffffff;

/** The end of the turn is one option, before the plays. */
export const END_OF_TURN = 1;

/** The n-th (from 0) of the plays of the Option phase: the card in the hand, and which of its ways. */
export function nthPlay(base: number, tables: number, me: number, n: number): number {
  const hand = me + HAND_AT;
  // The first cards by no branch and no loop: what lies behind that which is meant, in the hand or not, does not matter.
  const first = waysOf(me, tables, words[hand]);
  const second = waysOf(me, tables, words[hand + 1]);
  const third = waysOf(me, tables, words[hand + 2]);
  const sum = first + second + third;
  const passedFirst = (first - n - 1) >> 31;
  const passedSecond = (first + second - n - 1) >> 31;
  const passedThird = (sum - n - 1) >> 31;
  let at = hand - passedFirst - passedSecond - passedThird;
  let left = n - (first & passedFirst) - (second & passedSecond) - (third & passedThird);
  if (n < sum && sum < Ways.Uncounted) return (at - me) | (left << Play.WayShift);
  for (;;) {
    let ways = waysOf(me, tables, words[at]);
    if (left < ways) {
      if (ways === Ways.Uncounted) ways = countTargets(base, tables, words[at]);
      if (left < ways) return (at - me) | (left << Play.WayShift);
    }
    left -= ways;
    at++;
  }
}

/** In how many ways a player may play a card, or Ways.Uncounted. */
function waysOf(me: number, tables: number, label: number): number {
  return words[me + words[tables + Table.Cards + label * CardWord.Count + CardWord.Sort] + SortWord.Ways];
}

/**
 * The play that is the k-th option, for those who look at many: the plays of the position are listed once, by whoever
 * looks first.
 */
export function listedOption(base: number, tables: number, me: number, k: number): number {
  const listing = words[base + S.Listing];
  if (listing === 0 || listing !== words[tables + Table.Listing]) listPlays(base, tables, me);
  return words[words[tables + Table.PlaysAt] + k - countTakes(base)];
}

/** Lists the plays of a position. Copies of it share the listing, until another is made. */
function listPlays(base: number, tables: number, me: number): void {
  const hand = me + HAND_AT;
  let to = words[tables + Table.PlaysAt];
  for (let at = hand; at < hand + words[me + P.HandLabels]; at++) {
    const sort = words[tables + Table.Cards + words[at] * CardWord.Count + CardWord.Sort];
    let ways = words[me + sort + SortWord.Ways];
    if (ways === Ways.Uncounted) ways = countTargets(base, tables, words[at]);
    for (let way = 0; way < ways; way++) words[to++] = (at - me) | (way << Play.WayShift);
  }
  const last = words[tables + Table.Listing];
  words[tables + Table.Listing] = words[base + S.Listing] = last === LAST_LISTING ? 1 : last + 1;
}

/** Where the n-th of the Patrons stands on which a card may be played. */
export function slotForCard(tables: number, me: number, label: number, n: number): number {
  const card = tables + Table.Cards + label * CardWord.Count;
  return nthFitting(me, tables, words[card + CardWord.Mask], words[card + CardWord.Wanted], n);
}

/** Where the Patron stands whose meld is the k-th option of Scoring. */
export function slotOfMeld(tables: number, me: number, k: number): number {
  return nthFitting(me, tables, COMMISSIONED, COMMISSIONED, k);
}

/** Where the own Patron stands that the k-th option means. */
export function slotOfOption(base: number, tables: number, me: number, k: number): number {
  if (words[base + S.Step] === Step.Scoring) return slotOfMeld(tables, me, k);
  const play = listedOption(base, tables, me, k);
  return slotForCard(tables, me, words[me + (play & Play.Place)], play >>> Play.WayShift);
}

/** How many options of the Option phase come before the plays: the takes of the row, or the end of the turn. */
export function countTakes(base: number): number {
  return words[base + S.Taken] !== 0 ? END_OF_TURN : words[base + S.RowLabels];
}

/** The plays of the Option phase: how many. */
export function countPlays(base: number, tables: number, me: number): number {
  const plays = words[me + P.Plays];
  return plays < Ways.Uncounted ? plays : countAimed(base, tables, me);
}

/** The ways of the hand where they include Actions that aim at a Patron, of whomever. */
function countAimed(base: number, tables: number, me: number): number {
  const aiming = words[me + Sort.AtPatron + SortWord.Held];
  const stealing = words[me + Sort.ToSteal + SortWord.Held];
  let plays = words[me + P.Plays] - Math.imul(aiming + stealing, Ways.Uncounted);
  if (aiming > 0) plays += Math.imul(aiming, countTargetPatrons(base, tables, false));
  if (stealing > 0) plays += Math.imul(stealing, countTargetPatrons(base, tables, true));
  return plays;
}

/** The melds that may be scored, each of a different Patron: how many. A pass is one option more. */
export function countMelds(tables: number, me: number): number {
  const twins = words[tables + Table.TwinPatrons] !== 0;
  return twins ? countFitting(me, tables, COMMISSIONED, COMMISSIONED) : words[me + P.Melds];
}
