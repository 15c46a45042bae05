import { pileAt } from './flips.js';
import { labelInHand } from './hand.js';
import { InKept, blockOf, P, Points, S, Table, words } from './layout.js';
import { scoreAt } from './majorities.js';
import { drawnAt } from './personages.js';
import { labelInRow } from './row.js';
import type { AgeOfEnlightenmentVariant } from './variant.js';

/** The `state` of a trace's turn line. */
export function snapshot(variant: AgeOfEnlightenmentVariant, base: number): object {
  return {
    personages: words[base + S.Personages],
    personageDiscard: words[base + S.PersonageDiscard],
    discoveries: words[base + S.Discoveries],
    discoveryDiscard: words[base + S.DiscoveryDiscard],
    players: Array.from({ length: variant.players }, (_, seat) => ({
      hand: handOf(variant, base, seat),
      inPlay: inPlayOf(variant, base, seat),
      discoveries: discoveriesOf(variant, base, seat),
      score: scoreAt(base, variant.tables, blockOf(base, variant.tables, seat)) / Points.Scale,
    })),
  };
}

/** Where every card is. */
export function places(variant: AgeOfEnlightenmentVariant, base: number): Readonly<Record<string, readonly string[]>> {
  const { tables } = variant;
  const personages = base + S.Deck;
  const personagesEnd = personages + words[tables + Table.Personages];
  const discoveriesEnd = base + words[tables + Table.DiscoveriesAt] + words[tables + Table.Discoveries];
  const personageDiscard = words[base + S.PersonageDiscard];
  const discoveryDiscard = words[base + S.DiscoveryDiscard];
  const result: Record<string, readonly string[]> = {
    personages: labelsAt(variant, personages, words[base + S.Personages]),
    drawn: labelsAt(variant, drawnAt(base), words[base + S.Drawn]),
    'personage discard': labelsAt(variant, personagesEnd - personageDiscard, personageDiscard),
    discoveries: labelsAt(variant, pileAt(base, tables), words[base + S.Discoveries]),
    'discovery discard': labelsAt(variant, discoveriesEnd - discoveryDiscard, discoveryDiscard),
  };
  for (let seat = 0; seat < variant.players; seat++) {
    result[`hand of P${seat}`] = handOf(variant, base, seat);
    result[`in play of P${seat}`] = inPlayOf(variant, base, seat);
    result[`discoveries of P${seat}`] = discoveriesOf(variant, base, seat);
  }
  return result;
}

function labelsAt(variant: AgeOfEnlightenmentVariant, at: number, count: number): string[] {
  return Array.from(words.subarray(at, at + count), (label) => variant.labels[label]);
}

function handOf(variant: AgeOfEnlightenmentVariant, base: number, seat: number): string[] {
  const me = blockOf(base, variant.tables, seat);
  const hand = words.subarray(me + P.Hand, me + P.Hand + words[me + P.HandCount]);
  return Array.from(hand, (card) => variant.labels[labelInHand(card)]);
}

function inPlayOf(variant: AgeOfEnlightenmentVariant, base: number, seat: number): string[] {
  const me = blockOf(base, variant.tables, seat);
  const row = me + words[variant.tables + Table.InPlayAt];
  const personages = words.subarray(row, row + words[me + P.InPlayCount]);
  return Array.from(personages, (personage) => variant.labels[labelInRow(personage)]);
}

function discoveriesOf(variant: AgeOfEnlightenmentVariant, base: number, seat: number): string[] {
  const kept = base + words[variant.tables + Table.KeptAt];
  return Array.from(words.subarray(kept, kept + words[base + S.Kept]))
    .filter((entry) => entry % 8 === seat)
    .map((entry) => variant.labels[entry >> InKept.LabelShift]);
}
