import { P, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** A card as a hand holds it; `known` is 1 where the player to the right passed it, else 0. */
export function inHand(label: number, known: number): number {
  return label * 2 + known;
}

/** The label of a card as a hand holds it. */
export function labelInHand(card: number): number {
  return card >> 1;
}

/** Whether the player to the right knows a card in a hand: 1 or 0. */
export function isKnown(card: number): number {
  return card & 1;
}

/** Puts a card into the hand of the block at `me`. */
export function addToHand(me: number, tables: number, card: number): void {
  const total = words[me + P.HandCount];
  words[me + P.HandCount] = total + 1;
  if (words[tables + Table.HasCopies] !== 0) {
    addAmongCopies(me, total, card);
  } else {
    words[me + P.Hand + total] = card;
    words[me + P.HandLabels] = total + 1;
  }
}

function addAmongCopies(me: number, total: number, card: number): void {
  const hand = me + P.Hand;
  const labels = words[me + P.HandLabels];
  for (let at = hand; at < hand + labels; at++) {
    const first = words[at];
    if (labelInHand(first) !== labelInHand(card)) continue;
    words[at] = Math.max(first, card);
    words[hand + total] = Math.min(first, card);
    return;
  }
  words[hand + total] = words[hand + labels];
  words[hand + labels] = card;
  words[me + P.HandLabels] = labels + 1;
}

/**
 * Takes the card at an index below HandLabels out of the hand and returns its label; a further copy takes its place.
 * Where `count` is 0 instead of 1, and the index HandLabels, the hand stays as it is and the label means nothing.
 */
export function takeFromHand(me: number, tables: number, index: number, count: number): number {
  const hand = me + P.Hand;
  const card = words[hand + index];
  const last = words[me + P.HandCount] - count;
  words[me + P.HandCount] = last;
  if (words[tables + Table.HasCopies] !== 0) {
    if (count !== 0) takeAmongCopies(me, last, index, labelInHand(card));
  } else {
    words[hand + index] = words[hand + last];
    words[me + P.HandLabels] = last;
  }
  return labelInHand(card);
}

function takeAmongCopies(me: number, last: number, index: number, label: number): void {
  const hand = me + P.Hand;
  const labels = words[me + P.HandLabels];
  let copy = 0;
  for (let at = hand + labels; at <= hand + last; at++) {
    if (labelInHand(words[at]) === label && (copy === 0 || words[at] > words[copy])) copy = at;
  }
  if (copy === 0) {
    words[hand + index] = words[hand + labels - 1];
    words[hand + labels - 1] = words[hand + last];
    words[me + P.HandLabels] = labels - 1;
  } else {
    words[hand + index] = words[copy];
    words[copy] = words[hand + last];
  }
}

/** Puts a hand whose cards were changed into its order again. */
export function sortHand(me: number, tables: number): void {
  const count = words[me + P.HandCount];
  words[me + P.HandCount] = 0;
  words[me + P.HandLabels] = 0;
  // A card is read before any write can reach its place.
  for (let at = me + P.Hand; at < me + P.Hand + count; at++) addToHand(me, tables, words[at]);
}
