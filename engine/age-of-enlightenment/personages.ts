import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { addToHand, inHand } from './hand.js';
import { S, Stream, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Draws one of `count` face-down Personages: it then stands just behind the others. Returns its label. */
export function drawOne(deck: number, count: number, dealer: Dealer): number {
  const at = deck + dealer.draw(Stream.Personages, words, deck, count);
  const last = deck + count - 1;
  const label = words[at];
  words[at] = words[last];
  words[last] = label;
  return label;
}

/** Draws Personages, or as many as the deck has, into the hand of a seat, whose block is at `me`. */
export function drawIntoHand(
  base: number,
  tables: number,
  me: number,
  seat: number,
  cards: number,
  told: Told,
  dealer: Dealer,
  observer: Observer | null,
): void {
  const before = words[base + S.Personages];
  const after = before > cards ? before - cards : 0;
  words[base + S.Personages] = after;
  for (let count = before; count > after; count--) {
    const label = drawOne(base + S.Deck, count, dealer);
    addToHand(me, tables, inHand(label, 0));
    if (observer !== null) observer.gain(told, seat, label, 0);
  }
}

/** Where the drawn cards stand. */
export function drawnAt(base: number): number {
  return base + S.Deck + words[base + S.Personages];
}

/** How many different labels the drawn cards have; of equal ones, the first stand before all others. */
export function countDrawnLabels(base: number, tables: number): number {
  return words[tables + Table.HasCopies] === 0 ? words[base + S.Drawn] : sortDrawn(base);
}

function sortDrawn(base: number): number {
  const first = drawnAt(base);
  const end = first + words[base + S.Drawn];
  let behind = first;
  for (let at = first; at < end; at++) {
    const label = words[at];
    let before = first;
    while (before < behind && words[before] !== label) before++;
    if (before < behind) continue;
    words[at] = words[behind];
    words[behind++] = label;
  }
  return behind - first;
}

/** Puts a Personage on its discard, which never comes back. */
export function discardPersonage(base: number, tables: number, label: number): void {
  const discarded = words[base + S.PersonageDiscard] + 1;
  words[base + S.PersonageDiscard] = discarded;
  words[base + S.Deck + words[tables + Table.Personages] - discarded] = label;
}

/** Whether the Personage deck is used up, a property of the deck at any moment. */
export function isUsedUp(base: number, tables: number): boolean {
  return words[base + S.Personages] < words[tables + Table.LeastUnused];
}
