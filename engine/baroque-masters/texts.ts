/** What Actions and Events do, and to whom. Targets are counted from the chooser going left. */

import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { discard } from './deck.js';
import { emptyHand } from './hand.js';
import { CardWord, Effect, HAND_AT, P, S, SortWord, Table, words as arenaWords } from './layout.js';
import { blockOf, countTargetable, nthTargetable } from './patrons.js';
import { changeReputation, discardPatron, stealPatron } from './tableau.js';

const words = arenaWords;

/** Whether a text names an opponent. */
export function aimsAtSeat(effect: Effect): boolean {
  return effect === Effect.LoseReputation || effect === Effect.DiscardHand;
}

/** Whether a text names a Patron in play. */
export function aimsAtPatron(effect: Effect): boolean {
  return effect === Effect.Steal || effect === Effect.DiscardPatron;
}

/** In how many ways the player to act may resolve or use the card: its targets, or 1 where it has none to choose. */
export function countTargets(base: number, tables: number, label: number): number {
  const card = tables + Table.Cards + label * CardWord.Count;
  const effect: Effect = words[card + CardWord.Does];
  if (aimsAtPatron(effect)) return countTargetPatrons(base, tables, effect === Effect.Steal);
  return words[base + words[base + S.Me] + words[card + CardWord.Sort] + SortWord.Ways];
}

/** How many different Patrons the player to act may target: all, or those he could steal. */
export function countTargetPatrons(base: number, tables: number, toSteal: boolean): number {
  const players = words[tables + Table.Players];
  if (toSteal && words[tables + Table.TwinPatrons] === 0) return countStealable(base, tables, players);
  let count = 0;
  for (let seat = 0; seat < players; seat++) count += countPatronsOf(base, tables, toSteal, seat);
  return count;
}

/** How many Patrons others have in play that the player to act may have; where no player has two of one label. */
function countStealable(base: number, tables: number, players: number): number {
  const me = base + words[base + S.Me];
  if (words[me + P.PatronCount] === words[tables + Table.MaxPatrons]) return 0;
  const inPlayOf = blockOf(base, tables, 0) + SortWord.InPlay;
  const blockLength = words[tables + Table.PlayerWords];
  const end = words[tables + Table.PatronsEnd];
  let count = 0;
  for (let sort = words[tables + Table.PatronsAt]; sort < end; sort += SortWord.Count) {
    let inPlay = -words[me + sort + SortWord.InPlay];
    let at = inPlayOf + sort;
    for (let seat = 0; seat < players; seat++) {
      inPlay += words[at];
      at += blockLength;
    }
    count += inPlay & -words[me + sort + SortWord.Ways];
  }
  return count;
}

/** How many of them are a seat's. */
function countPatronsOf(base: number, tables: number, toSteal: boolean, seat: number): number {
  if (toSteal && seat === words[base + S.Player]) return 0;
  return countTargetable(base, blockOf(base, tables, seat), tables, toSteal);
}

/** The seat of the k-th target. */
export function seatOfTarget(base: number, tables: number, effect: Effect, k: number): number {
  const players = words[tables + Table.Players];
  let seat = words[base + S.Player];
  if (aimsAtSeat(effect)) return (seat + 1 + k) % players;
  let left = k;
  for (;;) {
    const patrons = countPatronsOf(base, tables, effect === Effect.Steal, seat);
    if (left < patrons) return seat;
    left -= patrons;
    seat = seat + 1 < players ? seat + 1 : 0;
  }
}

/** The slot of the Patron that is the k-th target, of that seat. */
export function slotOfTarget(base: number, tables: number, effect: Effect, k: number, seat: number): number {
  const toSteal = effect === Effect.Steal;
  let left = k;
  for (let before = words[base + S.Player]; before !== seat;) {
    left -= countPatronsOf(base, tables, toSteal, before);
    before = before + 1 < words[tables + Table.Players] ? before + 1 : 0;
  }
  return nthTargetable(base, blockOf(base, tables, seat), tables, toSteal, left);
}

/**
 * Does what a player's Action or Event says, to the k-th target. Draws are noted in S.DrawsLeft and made later (R8).
 */
export function perform(
  base: number,
  tables: number,
  me: number,
  player: number,
  label: number,
  k: number,
  observer: Observer | null,
): void {
  const card = tables + Table.Cards + label * CardWord.Count;
  const effect: Effect = words[card + CardWord.Does];
  const amount = words[card + CardWord.Amount];
  switch (effect) {
    case Effect.None:
      return;
    case Effect.Draw:
      words[base + S.DrawsLeft] += amount;
      return;
    case Effect.Gain:
      changeReputation(me, player, amount, observer);
      return;
    case Effect.DiscardOwnHand:
      discardHand(base, tables, player, observer);
      return;
  }
  const seat = seatOfTarget(base, tables, effect, k);
  if (observer !== null) observer.tell(Told.Aimed, player, label, seat);
  switch (effect) {
    case Effect.LoseReputation:
      changeReputation(blockOf(base, tables, seat), seat, -amount, observer);
      return;
    case Effect.DiscardHand:
      discardHand(base, tables, seat, observer);
      return;
    case Effect.Steal:
      stealPatron(base, tables, seat, slotOfTarget(base, tables, effect, k, seat), observer);
      return;
    case Effect.DiscardPatron:
      discardPatron(base, tables, seat, slotOfTarget(base, tables, effect, k, seat), observer);
  }
}

function discardHand(base: number, tables: number, seat: number, observer: Observer | null): void {
  const me = blockOf(base, tables, seat);
  const hand = me + HAND_AT;
  const end = hand + words[me + P.Hand];
  for (let at = hand; at < end; at++) {
    discard(base, words[at]);
    if (observer !== null) observer.tell(Told.HandDiscarded, seat, words[at], 0);
  }
  emptyHand(me, tables);
}
