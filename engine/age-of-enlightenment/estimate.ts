import { pileAt } from './flips.js';
import { isKnown, labelInHand } from './hand.js';
import {
  blockOf,
  CardWord,
  Field,
  Kind,
  Majority,
  Nation,
  P,
  Points,
  recordOf,
  S,
  Table,
  words as arenaWords,
} from './layout.js';
import { scoreAt } from './majorities.js';

const words = arenaWords;

/** What a Personage in hand counts, one in play counting 1: it will come into play, but later. */
const IN_HAND = 0.5;

/** The part of the face-down Personages that will come into play; the rest is discarded. */
const COMES_INTO_PLAY = 0.4;

/** How strongly a majority goes to the one who is ahead: chances are as the cubes of the strengths. */
function lead(strength: number): number {
  return strength * strength * strength;
}

/** Strength by player, for the category or Discoveries at hand. */
const strengths = new Float64Array(8);

/**
 * A player's prospects in EP, from what that seat may know: his Discoveries; of those still to be found, his part; his
 * chance of each majority.
 *
 * A Personage in play counts 1; one in hand IN_HAND, where the seat knows it (its own hand, and what it passed to the
 * left), else the average of the deck; of the face-down Personages COMES_INTO_PLAY, shared evenly. The EP of each type
 * of Discovery that nobody has yet are shared out in proportion to the flips of those who can keep it. The bonus of a
 * majority counts as it stands now, as far as no more Personages can come; beyond that in proportion to `lead` of the strength.
 */
export function estimate(base: number, seat: number): number {
  const tables = words[base + S.Tables];
  const block = blockOf(base, tables, seat);
  const score = scoreAt(base, tables, block) / Points.Scale;
  if (words[base + S.Over] !== 0) return score;
  const players = words[tables + Table.Players];
  let hands = 0;
  for (let other = 0; other < players; other++) hands += words[blockOf(base, tables, other) + P.HandCount];
  const waiting = hands + words[base + S.Drawn] + COMES_INTO_PLAY * words[base + S.Personages];
  const open = waiting / (waiting + words[base + S.InPlay] + 1);
  const bonuses = likelyBonuses(base, tables, seat, players) - words[block + P.Bonus] / Points.Scale;
  return score + open * bonuses + openDiscoveries(base, tables, seat, players);
}

/** Each bonus times the seat's chance of it. */
function likelyBonuses(base: number, tables: number, seat: number, players: number): number {
  let sum = 0;
  for (let nation: Nation = 0; nation < Majority.Count; nation++) {
    weigh(base, tables, seat, players, P.Nations + nation, CardWord.Origin, nation, Table.DeckNations + nation);
    sum += chance(seat, players) * words[tables + Table.NationShares + 1];
  }
  for (let kind: Kind = 0; kind < Majority.Count; kind++) {
    weigh(base, tables, seat, players, P.Kinds + kind, CardWord.Type, kind, Table.DeckKinds + kind);
    sum += chance(seat, players) * words[tables + Table.KindShares + 1];
  }
  return sum / Points.Scale;
}

/** The seat's chance to have the most, by `strengths`. */
function chance(seat: number, players: number): number {
  let all = 0;
  for (let other = 0; other < players; other++) all += lead(strengths[other]);
  return all === 0 ? 0 : lead(strengths[seat]) / all;
}

/** The seat's part of the Discoveries that nobody has yet. */
function openDiscoveries(base: number, tables: number, seat: number, players: number): number {
  const pile = pileAt(base, tables);
  const end = base + words[tables + Table.DiscoveriesAt] + words[tables + Table.Discoveries];
  let sum = 0;
  for (let field: Field = 0; field < Field.Count; field++) {
    const points =
      pointsOf(tables, field, pile, pile + words[base + S.Discoveries]) +
      pointsOf(tables, field, end - words[base + S.DiscoveryDiscard], end);
    if (points === 0) continue;
    let own = 0;
    let all = 0;
    for (let kind: Kind = 0; kind < Kind.Count; kind++) {
      if (!keeps(kind, field)) continue;
      const flips = words[tables + Table.Flips + kind];
      weigh(base, tables, seat, players, P.Kinds + kind, CardWord.Type, kind, Table.DeckKinds + kind);
      own += flips * strengths[seat];
      for (let other = 0; other < players; other++) all += flips * strengths[other];
    }
    if (all > 0) sum += (points * own) / all;
  }
  return sum / Points.Scale;
}

/** Which kind of Personage keeps which Discovery. */
function keeps(kind: Kind, field: Field): boolean {
  switch (field) {
    case Field.Idea:
      return kind !== Kind.Musician;
    case Field.Science:
      return kind === Kind.Scientist;
    case Field.Philosophy:
      return kind === Kind.Philosopher;
    default:
      return kind === Kind.Musician;
  }
}

/** The EP, in 60ths, of the Discoveries of a type in a stretch. */
function pointsOf(tables: number, field: Field, from: number, to: number): number {
  let points = 0;
  for (let at = from; at < to; at++) {
    const card = words[at];
    if (words[recordOf(tables, card) + CardWord.Type] !== field) continue;
    points += words[recordOf(tables, card) + CardWord.Score] * Points.Scale;
  }
  return points;
}

/**
 * Fills `strengths` for Personages of one nation or kind: `own` is their count in a block, `field` of a card's record
 * has the value `value`, and `inDeck` in the tables says how many there are.
 */
function weigh(
  base: number,
  tables: number,
  seat: number,
  players: number,
  own: number,
  field: CardWord,
  value: number,
  inDeck: number,
): void {
  const average = words[tables + inDeck] / Math.max(1, words[tables + Table.Personages]);
  const coming = (COMES_INTO_PLAY * words[base + S.Personages]) / players;
  for (let other = 0; other < players; other++) {
    const block = blockOf(base, tables, other);
    let hand = 0;
    for (let at = block + P.Hand; at < block + P.Hand + words[block + P.HandCount]; at++) {
      const seen = other === seat || (other === (seat + 1) % players && isKnown(words[at]) === 1);
      const record = recordOf(tables, labelInHand(words[at]));
      if (!seen) hand += average;
      else if (words[record + field] === value) hand++;
    }
    strengths[other] = words[block + own] + IN_HAND * hand + average * coming;
  }
}
