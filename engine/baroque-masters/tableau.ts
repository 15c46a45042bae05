import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { discard } from './deck.js';
import { CardWord, COMMISSIONED, P, S, Slot, Table, words as arenaWords } from './layout.js';
import { blockOf } from './patrons.js';
import { commissionCame, patronCame, patronLeft, qualityCame } from './ways.js';

const words = arenaWords;

/** A Patron comes into play after the player's others, carrying nothing. Returns its slot. */
export function addPatron(me: number, tables: number, label: number): number {
  const count = words[me + P.PatronCount];
  const slot = me + words[tables + Table.SlotsAt] + count * Slot.Count;
  const card = tables + Table.Cards + label * CardWord.Count;
  words[slot + Slot.Worth] = words[card + CardWord.Rank];
  words[slot + Slot.Ranks] = 0;
  words[slot + Slot.Cards] = 1;
  words[slot + Slot.Patron] = label;
  words[me + P.PatronCount] = count + 1;
  patronCame(me, tables, me + words[card + CardWord.Sort], count + 1);
  return slot;
}

/** Puts a Commission onto a Patron without one, or a Quality onto a Patron's Commission. */
export function attach(me: number, tables: number, slot: number, label: number): void {
  const card = tables + Table.Cards + label * CardWord.Count;
  const cards = words[slot + Slot.Cards];
  const wanted = words[card + CardWord.Wanted];
  words[slot + Slot.Patron + cards] = label;
  words[slot + Slot.Cards] = cards + 1;
  words[slot + Slot.Ranks] |= words[card + CardWord.Mask] ^ wanted;
  words[slot + Slot.Worth] += words[card + CardWord.Rank];
  if (wanted !== 0) {
    qualityCame(me, tables, me + words[card + CardWord.Sort]);
    return;
  }
  words[me + P.Melds]++;
  commissionCame(me, tables);
}

/** Closes the gap a Patron leaves; what it carried is gone. */
function removeSlot(me: number, tables: number, slot: number): void {
  const count = words[me + P.PatronCount];
  const ranks = words[slot + Slot.Ranks];
  const card = tables + Table.Cards + words[slot + Slot.Patron] * CardWord.Count;
  words[me + P.PatronCount] = count - 1;
  words[me + P.Melds] -= ranks & COMMISSIONED;
  const end = me + words[tables + Table.SlotsAt] + (count - 1) * Slot.Count;
  for (let at = slot; at < end; at++) words[at] = words[at + Slot.Count];
  patronLeft(me, tables, me + words[card + CardWord.Sort], count, ranks);
}

/** How many Qualities a Patron carries. */
export function qualityCount(slot: number): number {
  return Math.max(0, words[slot + Slot.Cards] - (Slot.Qualities - Slot.Patron));
}

/** What a Patron with its Commission is worth in RP (R4). */
export function meldWorth(tables: number, slot: number): number {
  const worth = words[slot + Slot.Worth];
  const qualities = qualityCount(slot);
  if (qualities > 0) return worth + (qualities - 1) * words[tables + Table.ExtraQualityBonus];
  return (words[tables + Table.NoQualityTotal] !== 0 ? 0 : worth) - words[tables + Table.NoQualityPenalty];
}

/** A player's RP change. */
export function changeReputation(block: number, seat: number, by: number, observer: Observer | null): void {
  words[block + P.Reputation] += by;
  if (observer !== null) observer.tell(Told.Reputation, seat, -1, by);
}

/** Scores the meld of a Patron of the player to act; its cards leave the game. */
export function scoreMeld(base: number, tables: number, me: number, slot: number, observer: Observer | null): void {
  const player = words[base + S.Player];
  const worth = meldWorth(tables, slot);
  const cards = slot + Slot.Patron;
  const end = cards + words[slot + Slot.Cards];
  const removed = base + words[tables + Table.RemovedAt] + words[base + S.Removed] - cards;
  for (let at = cards; at < end; at++) {
    words[removed + at] = words[at];
    if (observer !== null) observer.tell(Told.Scored, player, words[at], worth);
  }
  words[base + S.Removed] += end - cards;
  removeSlot(me, tables, slot);
  changeReputation(me, player, worth, observer);
}

/** Discards a Patron of a seat with all that is attached (R6). */
export function discardPatron(
  base: number,
  tables: number,
  seat: number,
  slot: number,
  observer: Observer | null,
): void {
  destroyCards(base, seat, slot, Slot.Patron, observer);
  removeSlot(blockOf(base, tables, seat), tables, slot);
}

/** The player to act takes a Patron of a seat, with its Commission; its Qualities go to the discard. */
export function stealPatron(base: number, tables: number, seat: number, slot: number, observer: Observer | null): void {
  const me = base + words[base + S.Me];
  const patron = words[slot + Slot.Patron];
  const commission = words[slot + Slot.Commission];
  const commissioned = (words[slot + Slot.Ranks] & COMMISSIONED) !== 0;
  if (observer !== null) {
    observer.gain(Told.Stolen, words[base + S.Player], patron, seat);
    if (commissioned) observer.gain(Told.Stolen, words[base + S.Player], commission, seat);
  }
  destroyCards(base, seat, slot, Slot.Qualities, observer);
  removeSlot(blockOf(base, tables, seat), tables, slot);
  const taken = addPatron(me, tables, patron);
  if (commissioned) attach(me, tables, taken, commission);
}

/** The cards of a slot from Slot.Patron or Slot.Qualities on go to the discard. */
function destroyCards(base: number, seat: number, slot: number, from: Slot, observer: Observer | null): void {
  const end = slot + Slot.Patron + words[slot + Slot.Cards];
  for (let at = slot + from; at < end; at++) {
    discard(base, words[at]);
    if (observer !== null) observer.tell(Told.Destroyed, seat, words[at], 0);
  }
}
