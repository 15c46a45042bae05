import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { playAndDiscover } from './discovery.js';
import { drawPersonages, keepOne, passOne } from './draw.js';
import { discardDown, endTurn } from './end.js';
import { blockOf, S, Step, Table, words as arenaWords } from './layout.js';
import { drawIntoHand } from './personages.js';
import { seatPlayer } from './seats.js';

const words = arenaWords;

/** Setup: Personages are dealt, all of seat 0 first; then on to the first decision. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const hand = words[tables + Table.StartingHand];
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const me = blockOf(base, tables, seat);
    drawIntoHand(base, tables, me, seat, hand, Told.Dealt, dealer, observer);
  }
  seatPlayer(base, tables, 0);
  advance(base, Step.Draw, Choice.Open, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next that waits. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  advance(base, words[base + S.Step], k, dealer, observer);
}

/**
 * Goes on from a step through the phases in their printed order, until the state waits for a choice or the game is over.
 * `choice` is the option chosen at that step, or Choice.Open: the turn begins. Each phase puts its decisions one after
 * another; where one waits, it returns true and is handed the choice when play goes on.
 */
function advance(base: number, from: Step, choice: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  let step = from;
  let k = choice;
  for (;;) {
    const me = base + words[base + S.Me];
    const lot = dealer.lotOf(words[base + S.Player]);
    switch (step) {
      case Step.Draw:
        drawPersonages(base, tables, dealer, observer);
      case Step.Keep:
        if (keepOne(base, tables, me, k, lot, dealer, observer)) return;
        k = Choice.Open;
      case Step.Pass:
        if (passOne(base, tables, k, lot, dealer, observer)) return;
        k = Choice.Open;
      case Step.Person:
      case Step.Idea:
        if (playAndDiscover(base, tables, me, step === Step.Idea ? step : Step.Person, k, lot, dealer, observer))
          return;
        k = Choice.Open;
      case Step.End:
        if (discardDown(base, tables, me, k, lot, dealer, observer)) return;
        k = Choice.Open;
    }
    if (endTurn(base, tables, observer)) return;
    step = Step.Draw;
  }
}
