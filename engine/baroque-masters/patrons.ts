import { CardWord, P, S, Slot, SortWord, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Where a player's block begins in the arena. */
export function blockOf(base: number, tables: number, seat: number): number {
  return base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

/** Whether a Patron of a label may be put into play in a block (R3). */
export function mayHavePatron(me: number, tables: number, label: number): boolean {
  const sort = me + words[tables + Table.Cards + label * CardWord.Count + CardWord.Sort];
  return words[sort + SortWord.Ways] !== 0;
}

/**
 * The n-th (from 0) of the Patrons in play of a block of whose Slot.Ranks, of the bits `mask`, those of `wanted` are
 * set; of equal ones, the first in order of play.
 */
export function nthFitting(me: number, tables: number, mask: number, wanted: number, n: number): number {
  const slots = me + words[tables + Table.SlotsAt];
  if (words[tables + Table.TwinPatrons] !== 0) return nthDifferent(slots, mask, wanted, n);
  const end = slots + words[tables + Table.Slots] * Slot.Count;
  let slot = slots;
  let left = n;
  // It moves on until n others were passed, by no branch: what lies behind, in play or not, does not matter.
  for (let at = slots; at < end; at += Slot.Count) {
    left -= (((words[at + Slot.Ranks] & mask) ^ wanted) - 1) >>> 31;
    slot += Slot.Count & ~(left >> 31);
  }
  return slot;
}

function nthDifferent(slots: number, mask: number, wanted: number, n: number): number {
  let slot = slots;
  for (let left = n; ; slot += Slot.Count) if (isDifferent(slots, slot, mask, wanted) && left-- === 0) return slot;
}

/** How many different Patrons in play fit. */
export function countFitting(me: number, tables: number, mask: number, wanted: number): number {
  const slots = me + words[tables + Table.SlotsAt];
  const end = slots + words[me + P.PatronCount] * Slot.Count;
  let count = 0;
  for (let slot = slots; slot < end; slot += Slot.Count) if (isDifferent(slots, slot, mask, wanted)) count++;
  return count;
}

/** Whether a Patron fits and none like it that does came into play earlier: equal labels are one option. */
function isDifferent(slots: number, slot: number, mask: number, wanted: number): boolean {
  if ((words[slot + Slot.Ranks] & mask) !== wanted) return false;
  for (let earlier = slots; earlier < slot; earlier += Slot.Count) {
    const isTwin = words[earlier + Slot.Patron] === words[slot + Slot.Patron];
    if (isTwin && (words[earlier + Slot.Ranks] & mask) === wanted) return false;
  }
  return true;
}

/** How many different Patrons of a block may be targeted: all, or those the player to act could steal (R5). */
export function countTargetable(base: number, block: number, tables: number, toSteal: boolean): number {
  if (!toSteal && words[tables + Table.TwinPatrons] === 0) return words[block + P.PatronCount];
  const slots = block + words[tables + Table.SlotsAt];
  const end = slots + words[block + P.PatronCount] * Slot.Count;
  let count = 0;
  for (let slot = slots; slot < end; slot += Slot.Count) if (isTargetable(base, tables, slots, slot, toSteal)) count++;
  return count;
}

/** The n-th (from 0) of them; of equal ones, the first in order of play. */
export function nthTargetable(base: number, block: number, tables: number, toSteal: boolean, n: number): number {
  let slot = block + words[tables + Table.SlotsAt];
  const slots = slot;
  for (let left = n; ; slot += Slot.Count) {
    if (isTargetable(base, tables, slots, slot, toSteal) && left-- === 0) return slot;
  }
}

function isTargetable(base: number, tables: number, slots: number, slot: number, toSteal: boolean): boolean {
  const me = base + words[base + S.Me];
  if (toSteal && !mayHavePatron(me, tables, words[slot + Slot.Patron])) return false;
  return words[tables + Table.TwinPatrons] === 0 || isDifferent(slots, slot, 0, 0);
}

/** A Patron's number among the Patrons of the card list. */
export function kindOfPatron(tables: number, label: number): number {
  return words[tables + Table.Cards + label * CardWord.Count + CardWord.Patron];
}
