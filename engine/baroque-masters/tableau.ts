import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { discard, removeFromGame } from './deck.js';
import { CardWord, COMMISSIONED, P, S, Slot, Table, words as arenaWords } from './layout.js';
import { blockOf, kindOfPatron } from './patrons.js';

const words = arenaWords;

/** A Patron comes into play after the player's others, carrying nothing. Returns its slot. */
export function addPatron(me: number, tables: number, label: number): number {
  const count = words[me + P.PatronCount];
  const slot = me + words[tables + Table.SlotsAt] + count * Slot.Count;
  const card = tables + Table.Cards + label * CardWord.Count;
  words[slot + Slot.Patron] = label;
  words[slot + Slot.Worth] = words[card + CardWord.Rank];
  words[slot + Slot.Ranks] = 0;
  words[slot + Slot.QualityCount] = 0;
  words[me + P.PatronCount] = count + 1;
  words[me + P.InPlay + words[card + CardWord.Patron]]++;
  return slot;
}

/** Puts a Commission onto a Patron without one. */
export function addCommission(me: number, tables: number, slot: number, label: number): void {
  words[slot + Slot.Commission] = label;
  words[slot + Slot.Ranks] = COMMISSIONED;
  words[slot + Slot.Worth] += words[tables + Table.Cards + label * CardWord.Count + CardWord.Rank];
  words[me + P.Melds]++;
}

/** Puts a Quality onto the Commission of a Patron. */
export function addQuality(tables: number, slot: number, label: number): void {
  const rank = words[tables + Table.Cards + label * CardWord.Count + CardWord.Rank];
  const count = words[slot + Slot.QualityCount];
  words[slot + Slot.Qualities + count] = label;
  words[slot + Slot.QualityCount] = count + 1;
  words[slot + Slot.Ranks] |= 1 << rank;
  words[slot + Slot.Worth] += rank;
}

/** Closes the gap a Patron leaves; what it carried is gone. */
function removeSlot(me: number, tables: number, slot: number): void {
  const count = words[me + P.PatronCount] - 1;
  words[me + P.PatronCount] = count;
  words[me + P.Melds] -= words[slot + Slot.Ranks] & COMMISSIONED;
  words[me + P.InPlay + kindOfPatron(tables, words[slot + Slot.Patron])]--;
  const end = me + words[tables + Table.SlotsAt] + count * Slot.Count;
  for (let at = slot; at < end; at++) words[at] = words[at + Slot.Count];
}

/** What a Patron with its Commission is worth in RP (R4). */
export function meldWorth(tables: number, slot: number): number {
  const worth = words[slot + Slot.Worth];
  const qualities = words[slot + Slot.QualityCount];
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
  const qualities = slot + Slot.Qualities;
  const end = qualities + words[slot + Slot.QualityCount];
  if (observer !== null) {
    observer.tell(Told.Scored, player, words[slot + Slot.Patron], worth);
    observer.tell(Told.Scored, player, words[slot + Slot.Commission], worth);
    for (let at = qualities; at < end; at++) observer.tell(Told.Scored, player, words[at], worth);
  }
  removeFromGame(base, tables, words[slot + Slot.Patron]);
  removeFromGame(base, tables, words[slot + Slot.Commission]);
  for (let at = qualities; at < end; at++) removeFromGame(base, tables, words[at]);
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
  destroyCard(base, seat, words[slot + Slot.Patron], observer);
  if ((words[slot + Slot.Ranks] & COMMISSIONED) !== 0) destroyCard(base, seat, words[slot + Slot.Commission], observer);
  discardQualities(base, seat, slot, observer);
  removeSlot(blockOf(base, tables, seat), tables, slot);
}

/** The player to act takes a Patron of a seat, with its Commission; its Qualities go to the discard. */
export function stealPatron(base: number, tables: number, seat: number, slot: number, observer: Observer | null): void {
  const me = base + words[base + S.Me];
  const patron = words[slot + Slot.Patron];
  const commission = words[slot + Slot.Commission];
  const commissioned = (words[slot + Slot.Ranks] & COMMISSIONED) !== 0;
  if (observer !== null) {
    observer.tell(Told.Stolen, words[base + S.Player], patron, seat);
    if (commissioned) observer.tell(Told.Stolen, words[base + S.Player], commission, seat);
  }
  discardQualities(base, seat, slot, observer);
  removeSlot(blockOf(base, tables, seat), tables, slot);
  const taken = addPatron(me, tables, patron);
  if (commissioned) addCommission(me, tables, taken, commission);
}

function discardQualities(base: number, seat: number, slot: number, observer: Observer | null): void {
  const end = slot + Slot.Qualities + words[slot + Slot.QualityCount];
  for (let at = slot + Slot.Qualities; at < end; at++) destroyCard(base, seat, words[at], observer);
}

function destroyCard(base: number, seat: number, label: number, observer: Observer | null): void {
  discard(base, label);
  if (observer !== null) observer.tell(Told.Destroyed, seat, label, 0);
}
