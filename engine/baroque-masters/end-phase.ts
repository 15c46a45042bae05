import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask, wait } from './decision.js';
import { discard } from './deck.js';
import { takeFromHand } from './hand.js';
import { HAND_AT, P, S, Slot, Step, Table, words as arenaWords } from './layout.js';
import { blockOf } from './patrons.js';
import { beginEnd, seatPlayer, seatWaiting } from './seats.js';

const words = arenaWords;

/** End: players with too many cards in hand discard. Returns whether the state waits for a choice. */
export function discardDown(
  base: number,
  tables: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  if (choice === Choice.Open) {
    beginEnd(base, tables);
    if (!seatWaiting(base, tables)) return false;
  }
  for (let k = choice; ; k = Choice.Open) {
    const me = base + words[base + S.Me];
    if (k === Choice.Open) {
      k = ask(base, Step.Discard, words[me + P.HandLabels], dealer.lotOf(words[base + S.Player]), dealer);
      if (k === Choice.Open) return true;
    }
    const label = takeFromHand(me, tables, k);
    discard(base, label);
    if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
    if (words[me + P.Hand] <= words[tables + Table.HandLimit] && !seatWaiting(base, tables)) return false;
  }
}

/**
 * The game ends after the round in which the deck ran out for the last time (R10) or the turn cap is reached; else the
 * seat to the left is first in the next. Returns whether the game is over.
 */
export function endRound(base: number, tables: number, observer: Observer | null): boolean {
  const players = words[tables + Table.Players];
  const first = words[base + S.First];
  const round = words[base + S.Turn];
  seatPlayer(base, tables, first);
  words[base + S.Turn] = round + 1;
  const lastRound = words[base + S.LastRound] !== 0;
  const over = lastRound || (round + 1) * players >= words[tables + Table.MaxTurns];
  if (over) {
    words[base + S.Over] = 1;
    words[base + S.Truncated] = lastRound ? 0 : 1;
    wait(base, Step.Option, 0);
    if (observer !== null) tellLeftovers(base, tables, observer);
  } else {
    words[base + S.First] = first + 1 < players ? first + 1 : 0;
  }
  if (observer !== null) observer.turnEnded(round, first);
  return over;
}

/** Tells which cards are in hands and in play at the end. */
function tellLeftovers(base: number, tables: number, observer: Observer): void {
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const block = blockOf(base, tables, seat);
    const hand = block + HAND_AT;
    for (let at = hand; at < hand + words[block + P.Hand]; at++) observer.tell(Told.Held, seat, words[at], 0);
    const slots = block + words[tables + Table.SlotsAt];
    for (let slot = slots; slot < slots + words[block + P.PatronCount] * Slot.Count; slot += Slot.Count) {
      const end = slot + Slot.Patron + words[slot + Slot.Cards];
      for (let at = slot + Slot.Patron; at < end; at++) observer.tell(Told.LeftInPlay, seat, words[at], 0);
    }
  }
}
