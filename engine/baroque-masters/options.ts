/**
 * Options. In the Option phase the first are the takes of the row (or the end of the turn); the others play cards, in
 * the order of the hand: a card with each Patron it may be played on or each target it may be used on. In Scoring they
 * are the Patrons with a Commission, and a pass.
 */

import { CardWord, COMMISSIONED, P, Play, S, Sort, SortWord, Step, Table, words as arenaWords } from './layout.js';
import { countFitting, nthFitting } from './patrons.js';
import { countTargetPatrons } from './texts.js';
import { changeWays, sortAt } from './ways.js';

const words = arenaWords;

/** The k-th option of the Option phase, which is none of the takes: the card in the hand, and which of its ways. */
export function optionalPlay(base: number, tables: number, me: number, k: number): number {
  const hand = me + words[tables + Table.HandAt];
  let left = k - words[base + S.Takes];
  for (let at = hand; ; at++) {
    const sort = words[tables + Table.Cards + words[at] * CardWord.Count + CardWord.Sort];
    const ways = words[me + sort + SortWord.Ways];
    if (left < ways) return (at - me) | (left << Play.WayShift);
    left -= ways;
  }
}

/** Where the Patron stands on which an option plays a card. */
export function slotOfPlay(tables: number, me: number, play: number): number {
  const card = tables + Table.Cards + words[me + (play & Play.Place)] * CardWord.Count;
  return nthFitting(me, tables, words[card + CardWord.Mask], words[card + CardWord.Wanted], play >>> Play.WayShift);
}

/** Where the Patron stands whose meld is the k-th option of Scoring. */
export function slotOfMeld(tables: number, me: number, k: number): number {
  return nthFitting(me, tables, COMMISSIONED, COMMISSIONED, k);
}

/** Where the own Patron stands that the k-th option means. */
export function slotOfOption(base: number, tables: number, me: number, k: number): number {
  if (words[base + S.Step] === Step.Scoring) return slotOfMeld(tables, me, k);
  return slotOfPlay(tables, me, optionalPlay(base, tables, me, k));
}

/** The options of the Option phase: how many. */
export function offerOption(base: number, tables: number, me: number): number {
  const stealing = sortAt(me, Sort.AtStolen);
  const discarding = sortAt(me, Sort.AtDiscarded);
  if (words[stealing + SortWord.Held] + words[discarding + SortWord.Held] > 0) {
    // Others' Patrons count too, so these ways are not kept but counted when they are asked for.
    changeWays(me, stealing, countTargetPatrons(base, tables, true) - words[stealing + SortWord.Ways]);
    changeWays(me, discarding, countTargetPatrons(base, tables, false) - words[discarding + SortWord.Ways]);
  }
  return (words[base + S.Options] = words[base + S.Takes] + words[me + P.Plays]);
}

/** The options of Scoring: each different Patron with a Commission, and a pass. */
export function offerMelds(base: number, tables: number, me: number): number {
  const twins = words[tables + Table.TwinPatrons] !== 0;
  const melds = twins ? countFitting(me, tables, COMMISSIONED, COMMISSIONED) : words[me + P.Melds];
  return (words[base + S.Options] = melds + 1);
}
