import { COMMISSIONED, HAND_AT, P, S, Slot, Table, words } from './layout.js';
import { blockOf } from './patrons.js';
import { qualityCount } from './tableau.js';
import type { BaroqueMastersVariant } from './variant.js';

/** A Patron in play with what it carries, as a trace writes it. */
export interface PatronInPlay {
  readonly patron: string;
  readonly commission: string | null;
  readonly qualities: readonly string[];
}

/** The `state` of a trace's turn line. */
export function snapshot(variant: BaroqueMastersVariant, base: number): object {
  return {
    deck: words[variant.tables + Table.DeckSize] - words[base + S.Drawn],
    discard: words[base + S.Discards],
    removed: words[base + S.Removed],
    players: Array.from({ length: variant.players }, (_, seat) => ({
      reputation: words[blockOf(base, variant.tables, seat) + P.Reputation],
      hand: handOf(variant, base, seat),
      patrons: patronsOf(variant, base, seat),
    })),
  };
}

/** Where every card is. A used Action and an Event being resolved have left the game. */
export function places(variant: BaroqueMastersVariant, base: number): Readonly<Record<string, readonly string[]>> {
  const { tables } = variant;
  const drawn = words[base + S.Drawn];
  const result: Record<string, readonly string[]> = {
    deck: labelsAt(variant, base + S.Deck + drawn, words[tables + Table.DeckSize] - drawn),
    discard: labelsAt(variant, base + S.Deck, words[base + S.Discards]),
    row: labelsAt(variant, base + words[tables + Table.RowAt], words[base + S.Row]),
    removed: labelsAt(variant, base + words[tables + Table.RemovedAt], words[base + S.Removed]),
  };
  for (let seat = 0; seat < variant.players; seat++) {
    result[`hand of P${seat}`] = handOf(variant, base, seat);
    result[`patrons of P${seat}`] = patronsOf(variant, base, seat).flatMap(({ patron, commission, qualities }) =>
      commission === null ? [patron] : [patron, commission, ...qualities],
    );
  }
  return result;
}

function labelsAt(variant: BaroqueMastersVariant, at: number, count: number): string[] {
  return Array.from(words.subarray(at, at + count), (label) => variant.labels[label]);
}

function handOf(variant: BaroqueMastersVariant, base: number, seat: number): string[] {
  const me = blockOf(base, variant.tables, seat);
  return labelsAt(variant, me + HAND_AT, words[me + P.Hand]);
}

function patronsOf(variant: BaroqueMastersVariant, base: number, seat: number): PatronInPlay[] {
  const me = blockOf(base, variant.tables, seat);
  return Array.from({ length: words[me + P.PatronCount] }, (_, index) => {
    const slot = me + words[variant.tables + Table.SlotsAt] + index * Slot.Count;
    const commissioned = (words[slot + Slot.Ranks] & COMMISSIONED) !== 0;
    return {
      patron: variant.labels[words[slot + Slot.Patron]],
      commission: commissioned ? variant.labels[words[slot + Slot.Commission]] : null,
      qualities: labelsAt(variant, slot + Slot.Qualities, qualityCount(slot)),
    };
  });
}
