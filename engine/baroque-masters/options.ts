/**
 * Options. In the Option phase the first are the takes of the row (or the end of the turn); the others, and those of
 * Scoring but the pass, stand in the state's list, packed as Listed says: a card of the hand and the Patron it may be
 * played on or the target it may be used on, in the order of the hand; a Patron with its Commission.
 */

import { BunchWord, CardWord, COMMISSIONED, Kind, Listed, P, S, Slot, Table, words as arenaWords } from './layout.js';
import { hasEarlierTwin, mayHavePatron } from './patrons.js';
import { countTargets } from './texts.js';

const words = arenaWords;

/** The list's entry of the k-th option, which is none of the takes. */
export function listedOption(base: number, tables: number, k: number): number {
  return words[base + words[tables + Table.ListAt] + k - words[base + S.Takes]];
}

/** Where the Patron stands that an entry of the list means. */
export function slotOfOption(me: number, tables: number, option: number): number {
  return me + words[tables + Table.SlotsAt] + (option >>> Listed.TargetShift) * Slot.Count;
}

/** The options of the Option phase. */
export function offerOption(base: number, tables: number, me: number): number {
  const takes = words[base + S.Taken] !== 0 ? 1 : words[base + S.Row + BunchWord.Labels];
  const list = base + words[tables + Table.ListAt];
  const hand = me + words[tables + Table.HandAt];
  const end = hand + words[me + P.HandLabels];
  let next = list;
  for (let at = hand; at < end; at++) next = listCard(base, tables, me, next, at);
  words[base + S.Takes] = takes;
  return (words[base + S.Options] = takes + next - list);
}

/** The options after a card was taken to the hand: those of the other cards stand in the list already. */
export function offerMore(base: number, tables: number, me: number): number {
  const list = base + words[tables + Table.ListAt];
  const from = list + words[base + S.Options] - words[base + S.Takes];
  const added = me + words[tables + Table.HandAt] + words[me + P.HandLabels] - 1;
  const next = listCard(base, tables, me, from, added);
  words[base + S.Takes] = 1;
  return (words[base + S.Options] = 1 + next - list);
}

/** Lists what can be done with the card of the hand at `at`. Returns where the list goes on. */
function listCard(base: number, tables: number, me: number, from: number, at: number): number {
  const card = tables + Table.Cards + words[at] * CardWord.Count;
  const kind: Kind = words[card + CardWord.Type];
  const place = at - me;
  switch (kind) {
    case Kind.Patron:
      words[from] = place;
      return mayHavePatron(me, tables, words[card + CardWord.Patron]) ? from + 1 : from;
    case Kind.Action: {
      const targets = countTargets(base, tables, words[at]);
      for (let k = 0; k < targets; k++) words[from + k] = place | (k << Listed.TargetShift);
      return from + targets;
    }
    default:
      return listFitting(me, tables, from, place, words[card + CardWord.Mask], words[card + CardWord.Wanted]);
  }
}

/** The options of Scoring: each Patron with a Commission, and a pass. */
export function offerMelds(base: number, tables: number, me: number): number {
  const list = base + words[tables + Table.ListAt];
  const next = words[me + P.Melds] > 0 ? listFitting(me, tables, list, 0, COMMISSIONED, COMMISSIONED) : list;
  words[base + S.Takes] = 0;
  return (words[base + S.Options] = next - list + 1);
}

/** Lists a card of the hand with each different Patron in play that fits. Returns where the list goes on. */
function listFitting(me: number, tables: number, from: number, place: number, mask: number, wanted: number): number {
  const slots = me + words[tables + Table.SlotsAt];
  const end = slots + words[me + P.PatronCount] * Slot.Count;
  const twins = words[tables + Table.TwinPatrons] !== 0;
  let entry = place;
  let next = from;
  for (let slot = slots; slot < end; slot += Slot.Count) {
    // Written always, counted if no bit differs: no branch that cannot be predicted.
    words[next] = entry;
    const differs = (words[slot + Slot.Ranks] & mask) ^ wanted;
    if (!twins || !hasEarlierTwin(slots, slot, mask, wanted)) next += (differs - 1) >>> 31;
    entry += 1 << Listed.TargetShift;
  }
  return next;
}
