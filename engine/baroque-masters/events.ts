/** Cards that are taken or drawn: an Event resolves at once, any other comes to the hand. */

import { Choice, type Dealer } from '../dealer.js';
import { NO_CARD, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { drawCard, removeFromGame } from './deck.js';
import { addToHand } from './hand.js';
import { CardWord, Kind, S, Step, Table, words as arenaWords } from './layout.js';
import { countTargets, perform } from './texts.js';

const words = arenaWords;

/** Whether a card is an Event. */
export function isEvent(tables: number, label: number): boolean {
  return words[tables + Table.Cards + label * CardWord.Count + CardWord.Type] === Kind.Event;
}

/** An Event that the player to act took or drew resolves. Returns whether the state waits for its target. */
export function resolve(
  base: number,
  tables: number,
  me: number,
  seat: number,
  label: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  removeFromGame(base, tables, label);
  if (observer !== null) observer.tell(Told.Resolved, seat, label, 0);
  const targets = countTargets(base, tables, label);
  if (targets === 0) return false;
  const k = ask(base, Step.Event, targets, dealer.lotOf(seat), dealer);
  if (k === Choice.Open) {
    words[base + S.Text] = label;
    return true;
  }
  perform(base, tables, me, seat, label, k, observer);
  return false;
}

/** The target of the Event that waited was chosen: it resolves, and its draws follow. Returns whether another one waits. */
export function chooseTarget(
  base: number,
  tables: number,
  k: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const me = base + words[base + S.Me];
  const seat = words[base + S.Player];
  const label = words[base + S.Text];
  words[base + S.Text] = 0;
  perform(base, tables, me, seat, label, k, observer);
  return drawCards(base, tables, me, seat, dealer, observer);
}

/**
 * R8: makes the draws of Actions and Events one at a time; an Event among them resolves before the next, its own draws
 * included. Returns whether the state waits for a target.
 */
export function drawCards(
  base: number,
  tables: number,
  me: number,
  seat: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let draws = words[base + S.DrawsLeft]; draws > 0; draws = words[base + S.DrawsLeft]) {
    const label = drawCard(base, tables, dealer, observer);
    words[base + S.DrawsLeft] = label === NO_CARD ? 0 : draws - 1;
    if (label === NO_CARD) return false;
    if (observer !== null) observer.gain(Told.Drawn, seat, label, 0);
    if (!isEvent(tables, label)) addToHand(me, tables, label);
    else if (resolve(base, tables, me, seat, label, dealer, observer)) return true;
  }
  return false;
}
