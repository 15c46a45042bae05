import { sortWords } from '../memory.js';
import type { Random } from '../random.js';
import { pileAt } from './flips.js';
import { inHand, isKnown, labelInHand, sortHand } from './hand.js';
import { blockOf, P, S, Step, Table, words as arenaWords } from './layout.js';
import { countDrawnLabels } from './personages.js';

const words = arenaWords;

/** A hand all of whose cards are unseen. */
const NONE_KNOWN = 2;

/**
 * Deals anew, at random, what a seat has not seen: the Personages face down, those that another seat is choosing from,
 * and the other hands, but for the cards that the seat passed and that have not left the hand to its left. All places
 * keep their sizes. Which cards a third seat knows of a hand stays a matter of places: as many as before.
 *
 * With several copies a deal may leave the seat to act without a choice, which the decision rules out: then it is dealt
 * again. The true deal is one that will do, so that this ends.
 *
 * What is dealt depends on the stream and on what the seat has seen, not on what was dealt before.
 */
export function redeal(base: number, seat: number, random: Random): void {
  const tables = words[base + S.Tables];
  const unseen = collect(base, tables, seat);
  const scratch = words[tables + Table.Scratch];
  const discoveries = pileAt(base, tables);
  sortWords(words, scratch, scratch + unseen);
  sortWords(words, discoveries, discoveries + words[base + S.Discoveries]);
  do {
    shuffle(scratch, unseen, random);
    deal(base, tables, seat);
  } while (words[base + S.Player] !== seat && !offersChoice(base, tables));
  shuffle(discoveries, words[base + S.Discoveries], random);
}

function shuffle(at: number, count: number, random: Random): void {
  for (let last = count - 1; last > 0; last--) {
    const other = at + random.below(last + 1);
    const card = words[other];
    words[other] = words[at + last];
    words[at + last] = card;
  }
}

/** The cards behind the deck that the seat cannot see, face down or being chosen from by another. */
function unseenInDeck(base: number, seat: number): number {
  return words[base + S.Personages] + (words[base + S.Player] === seat ? 0 : words[base + S.Drawn]);
}

/** Of another's hand, the mark of the cards that the seat knows: to its left those it passed, else none. */
function knownMark(seat: number, other: number, players: number): number {
  return other === (seat + 1) % players ? 1 : NONE_KNOWN;
}

/** Lays the labels of all unseen Personages into the scratch; returns how many there are. */
function collect(base: number, tables: number, seat: number): number {
  const players = words[tables + Table.Players];
  const scratch = words[tables + Table.Scratch];
  const inDeck = unseenInDeck(base, seat);
  words.copyWithin(scratch, base + S.Deck, base + S.Deck + inDeck);
  let to = scratch + inDeck;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const known = knownMark(seat, other, players);
    const hand = blockOf(base, tables, other) + P.Hand;
    const end = hand + words[hand - P.Hand + P.HandCount];
    arrange(hand, end);
    for (let at = hand; at < end; at++) if (isKnown(words[at]) !== known) words[to++] = labelInHand(words[at]);
  }
  return to - scratch;
}

/** Puts the cards that the player to the right knows first, by label: where they stood says what was dealt before. */
function arrange(hand: number, end: number): void {
  let first = hand;
  for (let at = hand; at < end; at++) {
    const card = words[at];
    if (isKnown(card) === 0) continue;
    words[at] = words[first];
    words[first++] = card;
  }
  sortWords(words, hand, first);
}

/** Deals the scratch to the same places. */
function deal(base: number, tables: number, seat: number): void {
  const players = words[tables + Table.Players];
  const scratch = words[tables + Table.Scratch];
  const inDeck = unseenInDeck(base, seat);
  words.copyWithin(base + S.Deck, scratch, scratch + inDeck);
  let from = scratch + inDeck;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const known = knownMark(seat, other, players);
    const me = blockOf(base, tables, other);
    const end = me + P.Hand + words[me + P.HandCount];
    for (let at = me + P.Hand; at < end; at++) {
      const mark = isKnown(words[at]);
      if (mark !== known) words[at] = inHand(words[from++], mark);
    }
    if (words[tables + Table.HasCopies] !== 0) sortHand(me, tables);
  }
}

/** Counts the options of the seat to act anew; whether they are a choice, or the game is over. */
function offersChoice(base: number, tables: number): boolean {
  if (words[base + S.Over] !== 0) return true;
  const labels = words[base + words[base + S.Me] + P.HandLabels];
  switch (words[base + S.Step]) {
    case Step.Keep:
    case Step.Pass:
      words[base + S.Options] = countDrawnLabels(base, tables);
      break;
    case Step.End:
      words[base + S.Options] = labels;
      break;
    default:
      words[base + S.Options] = labels + 1;
  }
  return words[base + S.Options] > 1;
}
