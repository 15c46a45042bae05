import { Choice, type Dealer } from '../dealer.js';
import { countsOnly, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { addToHand, inHand } from './hand.js';
import { blockOf, S, Step, Table, words as arenaWords } from './layout.js';
import { countDrawnLabels, discardPersonage, drawnAt, drawOne, isUsedUp } from './personages.js';
import { leftOf } from './seats.js';

const words = arenaWords;

/** Draw: Personages are drawn and wait behind the deck, unless it is used up. */
export function drawPersonages(base: number, tables: number, dealer: Dealer, observer: Observer | null): void {
  if (isUsedUp(base, tables)) {
    words[base + S.Stirred] = 0;
    return;
  }
  words[base + S.Stirred] = 1;
  const cards = words[tables + Table.DrawCount];
  const deck = base + S.Deck;
  const before = words[base + S.Personages];
  for (let count = before; count > before - cards; count--) drawOne(deck, count, dealer);
  words[base + S.Personages] = before - cards;
  words[base + S.Drawn] = cards;
  if (observer !== null) tellDrawn(base, cards, observer);
}

function tellDrawn(base: number, cards: number, observer: Observer): void {
  const drawn = drawnAt(base);
  const player = words[base + S.Player];
  if (!countsOnly(observer)) {
    for (let at = drawn + cards - 1; at >= drawn; at--) observer.tell(Told.Drawn, player, words[at], 0);
  }
  if (cards > 0) observer.offer(player, words, drawn, cards);
}

/** One of the drawn cards is kept. Returns whether the state waits for a choice. */
export function keepOne(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let k = choice;
  if (k === Choice.Open) {
    if (words[base + S.Drawn] === 0) return false;
    k = ask(base, Step.Keep, countDrawnLabels(base, tables), lot, dealer);
    if (k === Choice.Open) return true;
  }
  const label = takeDrawn(base, k);
  addToHand(me, tables, inHand(label, 0));
  if (observer !== null) observer.gain(Told.Kept, words[base + S.Player], label, 0);
  return false;
}

/**
 * R6: another one is passed to the left, at once; whoever passed it knows it there. The rest goes to the discard.
 * Returns whether the state waits for a choice.
 */
export function passOne(
  base: number,
  tables: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let k = choice;
  if (k === Choice.Open) {
    if (words[base + S.Drawn] === 0) return false;
    k = ask(base, Step.Pass, countDrawnLabels(base, tables), lot, dealer);
    if (k === Choice.Open) return true;
  }
  const player = words[base + S.Player];
  const left = leftOf(tables, player);
  const label = takeDrawn(base, k);
  addToHand(blockOf(base, tables, left), tables, inHand(label, 1));
  if (observer !== null) {
    if (!countsOnly(observer)) observer.tell(Told.Passed, player, label, 0);
    observer.gain(Told.Received, left, label, 0);
  }
  discardDrawn(base, tables, observer);
  return false;
}

/** Takes one of the drawn cards; returns its label. */
function takeDrawn(base: number, index: number): number {
  const drawn = drawnAt(base);
  const last = words[base + S.Drawn] - 1;
  const label = words[drawn + index];
  words[drawn + index] = words[drawn + last];
  words[base + S.Drawn] = last;
  return label;
}

/** The drawn cards that are neither kept nor passed go to the discard. */
function discardDrawn(base: number, tables: number, observer: Observer | null): void {
  const drawn = drawnAt(base);
  for (let at = drawn + words[base + S.Drawn] - 1; at >= drawn; at--) {
    const label = words[at];
    discardPersonage(base, tables, label);
    if (observer !== null) observer.tell(Told.Rejected, words[base + S.Player], label, 0);
  }
  words[base + S.Drawn] = 0;
}
