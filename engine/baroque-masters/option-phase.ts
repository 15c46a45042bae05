import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { removeFromGame } from './deck.js';
import { drawCards, isEvent, resolve } from './events.js';
import { addToHand, takeFromHand } from './hand.js';
import { CardWord, HAND_AT, Kind, Play, S, Step, Table, words as arenaWords } from './layout.js';
import { beginTurn, takeFromRow } from './option-row.js';
import { END_OF_TURN, countPlays, countTakes, nthPlay, slotForCard } from './options.js';
import { seatToTheLeft } from './seats.js';
import { blockOf } from './patrons.js';
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
  let seat = words[base + S.Player];
  let lot = dealer.lotOf(seat);
  let takes = countTakes(base);
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      k = ask(base, Step.Option, takes + countPlays(base, tables, me), lot, dealer);
      if (k === Choice.Open) return true;
    }
    if (k >= takes) {
      if (play(base, tables, me, seat, nthPlay(base, tables, me, k - takes), dealer, observer)) return true;
    } else if (words[base + S.Taken] === 0) {
      if (take(base, tables, me, seat, k, dealer, observer)) return true;
      takes = END_OF_TURN;
    } else {
      if (words[base + S.Row] === 0) return false;
      seat = seatToTheLeft(tables, seat);
      me = blockOf(base, tables, seat);
      lot = dealer.lotOf(seat);
      takes = beginTurn(base, tables, seat, observer);
    }
  }
}

/** Takes the k-th card of the row. Returns whether the state waits for an Event's target. */
function take(
  base: number,
  tables: number,
  me: number,
  seat: number,
  k: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const label = takeFromRow(base, tables, seat, k, observer);
  if (!isEvent(tables, label)) {
    addToHand(me, tables, label);
    return false;
  }
  return (
    resolve(base, tables, me, seat, label, dealer, observer) || drawCards(base, tables, me, seat, dealer, observer)
  );
}

/** Puts a Permanent of the hand into play, or uses an Action. Returns whether the state waits for an Event's target. */
function play(
  base: number,
  tables: number,
  me: number,
  seat: number,
  play: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const label = takeFromHand(me, tables, (play & Play.Place) - HAND_AT);
  const way = play >>> Play.WayShift;
  const kind: Kind = words[tables + Table.Cards + label * CardWord.Count + CardWord.Type];
  if (kind === Kind.Action) {
    removeFromGame(base, tables, label);
    if (observer !== null) observer.tell(Told.Used, seat, label, 0);
    perform(base, tables, me, seat, label, way, observer);
    return drawCards(base, tables, me, seat, dealer, observer);
  }
  if (kind === Kind.Patron) addPatron(me, tables, label);
  else attach(me, tables, slotForCard(tables, me, label, way), label);
  if (observer !== null) observer.tell(Told.Played, seat, label, 0);
  return false;
}
