import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Choice } from '../lots.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { CardWord, P, S, Step, Table, words as arenaWords } from './layout.js';
import { offerHand, takeFromHand } from './options.js';
import { discard } from './tableau.js';

const words = arenaWords;

/** Capital: cards in hand are sold. Returns whether the state waits for a choice. */
export function raiseCapital(
  base: number,
  tables: number,
  me: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      if (words[me + P.HandCount] === 0) return false;
      k = ask(base, Step.Capital, offerHand(base, tables, me, 1), dealer);
      if (k === Choice.Open) return true;
    }
    if (k >= words[base + S.Cards]) return false;
    sell(base, tables, me, takeFromHand(base, tables, me, k), observer);
  }
}

/** A sold card pays silver equal to its value; an Event pays 0. */
function sell(base: number, tables: number, me: number, label: number, observer: Observer | null): void {
  const value = words[tables + Table.Cards + label * CardWord.Count + CardWord.Value];
  words[me + P.Silver] += value;
  discard(base, tables, label);
  if (observer !== null) observer.tell(Told.Sold, words[base + S.Player], label, value);
}
