import { CardWord, Effect, P, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Puts a card into the hand of the block at `me`, after the others. */
export function addToHand(me: number, label: number): void {
  const count = words[me + P.HandCount];
  words[me + P.Hand + count] = label;
  words[me + P.HandCount] = count + 1;
}

/** Takes the card at a place out of the hand of the block at `me`; the hand's last card takes its place. Returns it. */
export function removeFromHand(me: number, place: number): number {
  const label = words[place];
  const last = words[me + P.HandCount] - 1;
  words[place] = words[me + P.Hand + last];
  words[me + P.HandCount] = last;
  return label;
}

/** How many cards of a kind are in the hand of a block. */
export function countInHand(block: number, tables: number, kind: number): number {
  let count = 0;
  const end = block + P.Hand + words[block + P.HandCount];
  for (let at = block + P.Hand; at < end; at++) {
    if (words[tables + Table.Cards + words[at] * CardWord.Count + CardWord.Kind] === kind) count++;
  }
  return count;
}

/** The gold that all vouchers for a kind of card in a block's hand count as together; −1 where there is none. */
export function voucherGold(block: number, tables: number, kind: number): number {
  let gold = -1;
  const end = block + P.Hand + words[block + P.HandCount];
  for (let at = block + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    if (words[card + CardWord.Effect] !== Effect.Voucher || words[card + CardWord.Target] !== kind) continue;
    gold = Math.max(gold, 0) + words[card + CardWord.Amount];
  }
  return gold;
}

/** The least cost of a card of a kind in a block's hand, or a number above every cost. */
export function leastCost(block: number, tables: number, kind: number): number {
  let least = 0x7fffffff;
  const end = block + P.Hand + words[block + P.HandCount];
  for (let at = block + P.Hand; at < end; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    if (words[card + CardWord.Kind] === kind && words[card + CardWord.Cost] < least) {
      least = words[card + CardWord.Cost];
    }
  }
  return least;
}
