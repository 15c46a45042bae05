import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { removeFromGame } from './deck.js';
import { drawCards, gain } from './events.js';
import { takeFromHand } from './hand.js';
import { CardWord, Kind, Play, S, Step, Table, words as arenaWords } from './layout.js';
import { beginTurn, takeFromRow } from './option-row.js';
import { offerOption, playOfOption, slotForCard } from './options.js';
import { seatToTheLeft } from './seats.js';
import { addPatron, attach } from './tableau.js';
import { perform } from './texts.js';

const words = arenaWords;

/** Option: players take turns until the row is empty. Returns whether the state waits for a choice. */
export function takeTurns(
  base: number,
  tables: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let me = base + words[base + S.Me];
  let lot = dealer.lotOf(words[base + S.Player]);
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      k = ask(base, Step.Option, offerOption(base, tables, me), lot, dealer);
      if (k === Choice.Open) return true;
    }
    if (k >= words[base + S.Takes]) {
      if (play(base, tables, me, playOfOption(base, tables, me, k), dealer, observer)) return true;
    } else if (words[base + S.Taken] === 0) {
      if (take(base, tables, me, k, dealer, observer)) return true;
    } else {
      if (words[base + S.Row] === 0) return false;
      beginTurn(base, tables, seatToTheLeft(base, tables), observer);
      me = base + words[base + S.Me];
      lot = dealer.lotOf(words[base + S.Player]);
    }
  }
}

/** Takes the k-th card of the row. Returns whether the state waits for an Event's target. */
function take(base: number, tables: number, me: number, k: number, dealer: Dealer, observer: Observer | null): boolean {
  const label = takeFromRow(base, tables, k, observer);
  return gain(base, tables, me, label, dealer, observer) || drawCards(base, tables, me, dealer, observer);
}

/** Puts a Permanent of the hand into play, or uses an Action. Returns whether the state waits for an Event's target. */
function play(
  base: number,
  tables: number,
  me: number,
  play: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const label = takeFromHand(me, tables, (play & Play.Place) - words[tables + Table.HandAt]);
  const way = play >>> Play.WayShift;
  const kind: Kind = words[tables + Table.Cards + label * CardWord.Count + CardWord.Type];
  if (kind === Kind.Action) {
    removeFromGame(base, tables, label);
    if (observer !== null) observer.tell(Told.Used, words[base + S.Player], label, 0);
    perform(base, tables, label, way, observer);
    return drawCards(base, tables, me, dealer, observer);
  }
  if (kind === Kind.Patron) addPatron(me, tables, label);
  else attach(me, tables, slotForCard(tables, me, label, way), label);
  if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
  return false;
}
