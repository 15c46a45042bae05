import { Entry, Named, P, S, Table, words } from './layout.js';
import { blockOf } from './seats.js';
import { positionOf } from './track.js';
import type { BourgeoisieVariant } from './variant.js';

/** A card in play as a trace writes it. */
export interface CardInPlay {
  readonly card: string;
  readonly upgrades: number;
}

/** The `state` of a trace's turn line. */
export function snapshot(variant: BourgeoisieVariant, base: number): object {
  const deckSize = words[variant.tables + Table.DeckSize];
  const track: (string | null)[] = Array.from({ length: words[variant.tables + Table.TrackSize] }, () => null);
  for (let at = words[base + S.TrackStart]; at < words[base + S.Drawn]; at++) {
    const label = words[base + S.Deck + at];
    if (label !== Named.NoCard) track[positionOf(base, at) - 1] = variant.labels[label];
  }
  return {
    deck: deckSize - words[base + S.Drawn],
    discard: words[base + S.Discards],
    track,
    players: Array.from({ length: variant.players }, (_, seat) => {
      const block = blockOf(base, variant.tables, seat);
      return {
        silver: words[block + P.Silver],
        gold: words[block + P.Gold],
        tokens: words[block + P.Tokens],
        hand: labelsAt(variant, block + P.Hand, words[block + P.HandCount]),
        family: words[block + P.TableauCount] === 0 ? null : currentFamily(variant, base, seat),
        retired: retiredFamilies(variant, base, seat),
        score: words[block + P.Score],
      };
    }),
  };
}

/** Where every card is. */
export function places(variant: BourgeoisieVariant, base: number): Readonly<Record<string, readonly string[]>> {
  const deckSize = words[variant.tables + Table.DeckSize];
  const drawn = words[base + S.Drawn];
  const trackStart = words[base + S.TrackStart];
  const result: Record<string, readonly string[]> = {
    deck: labelsAt(variant, base + S.Deck + drawn, deckSize - drawn),
    discard: labelsAt(variant, base + words[variant.tables + Table.DiscardsAt], words[base + S.Discards]),
    track: labelsAt(variant, base + S.Deck + trackStart, drawn - trackStart),
  };
  for (let seat = 0; seat < variant.players; seat++) {
    const block = blockOf(base, variant.tables, seat);
    result[`hand of P${seat}`] = labelsAt(variant, block + P.Hand, words[block + P.HandCount]);
    result[`family of P${seat}`] = currentFamily(variant, base, seat).map(({ card }) => card);
    result[`retired families of P${seat}`] = retiredFamilies(variant, base, seat)
      .flat()
      .map(({ card }) => card);
  }
  return result;
}

function labelsAt(variant: BourgeoisieVariant, at: number, count: number): string[] {
  return Array.from(words.subarray(at, at + count))
    .filter((label) => label !== Named.NoCard)
    .map((label) => variant.labels[label]);
}

function entriesAt(variant: BourgeoisieVariant, at: number, count: number): CardInPlay[] {
  return Array.from({ length: count }, (_, index) => ({
    card: variant.labels[words[at + index * Entry.Count + Entry.Label]],
    upgrades: words[at + index * Entry.Count + Entry.Upgrades],
  }));
}

function currentFamily(variant: BourgeoisieVariant, base: number, seat: number): CardInPlay[] {
  const block = blockOf(base, variant.tables, seat);
  return entriesAt(variant, block + words[variant.tables + Table.TableauAt], words[block + P.TableauCount]);
}

function retiredFamilies(variant: BourgeoisieVariant, base: number, seat: number): CardInPlay[][] {
  const families: CardInPlay[][] = [];
  const retired = base + words[variant.tables + Table.RetiredAt];
  for (let at = retired; at < retired + words[base + S.RetiredWords];) {
    const count = words[at + 1];
    if (words[at] === seat) families.push(entriesAt(variant, at + 2, count));
    at += 2 + count * Entry.Count;
  }
  return families;
}
