import { CardWord, Effect, Kind, P, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Puts a card into the hand of the block at `me`. */
export function addToHand(me: number, label: number, tables: number): void {
  const total = words[me + P.HandCount];
  const labels = words[me + P.HandLabels];
  const hand = me + P.Hand;
  words[me + P.HandCount] = total + 1;
  if (words[tables + Table.HasCopies] !== 0 && indexInHand(me, label) < labels) {
    words[hand + total] = label;
  } else {
    words[hand + total] = words[hand + labels];
    words[hand + labels] = label;
    words[me + P.HandLabels] = labels + 1;
  }
  count(me, label, tables, 1);
}

/** Takes the card at an index below HandLabels out of the hand; a second copy, if any, takes its place. */
export function removeFromHand(me: number, index: number, tables: number): void {
  const total = words[me + P.HandCount] - 1;
  const labels = words[me + P.HandLabels];
  const hand = me + P.Hand;
  const label = words[hand + index];
  words[me + P.HandCount] = total;
  count(me, label, tables, -1);
  for (let copy = labels; copy <= total; copy++) {
    if (words[hand + copy] !== label) continue;
    words[hand + copy] = words[hand + total];
    return;
  }
  words[hand + index] = words[hand + labels - 1];
  words[hand + labels - 1] = words[hand + total];
  words[me + P.HandLabels] = labels - 1;
}

/** Where the label stands among the different labels of the hand, or HandLabels. */
function indexInHand(me: number, label: number): number {
  const labels = words[me + P.HandLabels];
  let index = 0;
  while (index < labels && words[me + P.Hand + index] !== label) index++;
  return index;
}

function count(me: number, label: number, tables: number, change: number): void {
  const card = tables + Table.Cards + label * CardWord.Count;
  words[me + P.HandKinds + words[card + CardWord.Kind]] += change;
  if (words[card + CardWord.Effect] === Effect.Voucher) {
    words[me + P.VoucherGold + words[card + CardWord.Target]] += change * words[card + CardWord.Amount];
  }
}

/** The least cost of a card of a kind in hand, or a number above every cost. */
export function leastCostInHand(me: number, kind: Kind, tables: number): number {
  let least = 0x7fffffff;
  const end = me + P.Hand + words[me + P.HandLabels];
  for (let at = me + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    if (words[card + CardWord.Kind] === kind && words[card + CardWord.Cost] < least) {
      least = words[card + CardWord.Cost];
    }
  }
  return least;
}
