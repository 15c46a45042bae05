import { CardWord, P, S, Slot, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Where a player's block begins in the arena. */
export function blockOf(base: number, tables: number, seat: number): number {
  return base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

/** Whether a Patron of a kind may be put into play in a block (R3). */
export function mayHavePatron(me: number, tables: number, kind: number): boolean {
  return (
    words[me + P.PatronCount] < words[tables + Table.MaxPatrons] &&
    (words[tables + Table.DifferentPatrons] === 0 || words[me + P.InPlay + kind] === 0)
  );
}

/** Whether a Patron like the one at `slot` that fits too came into play earlier: equal labels are one option. */
export function hasEarlierTwin(slots: number, slot: number, mask: number, wanted: number): boolean {
  for (let earlier = slots; earlier < slot; earlier += Slot.Count) {
    if (words[earlier] === words[slot] && (words[earlier + Slot.Ranks] & mask) === wanted) return true;
  }
  return false;
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
  if (toSteal && !mayHavePatron(me, tables, kindOfPatron(tables, words[slot + Slot.Patron]))) return false;
  return words[tables + Table.TwinPatrons] === 0 || !hasEarlierTwin(slots, slot, 0, 0);
}

/** A Patron's number among the Patrons of the card list. */
export function kindOfPatron(tables: number, label: number): number {
  return words[tables + Table.Cards + label * CardWord.Count + CardWord.Patron];
}
