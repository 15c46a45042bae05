import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask, Chosen } from './decision.js';
import { removeFromHand } from './hand.js';
import { CardWord, P, S, Step, Table, words as arenaWords } from './layout.js';
import { countRow, handRow, placeInRow } from './options.js';
import { discard } from './tableau.js';

const words = arenaWords;

/** Capital: cards in hand are sold. Returns whether the state waits for a choice. */
export function raiseCapital(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let place = choice; ; place = Chosen.Open) {
    if (place === Chosen.Pass) return false;
    if (place === Chosen.Open) {
      if (words[me + P.HandCount] === 0) return false;
      const row = handRow(base, tables, me);
      const cards = countRow(base, tables, me, row);
      const k = ask(base, Step.Capital, row, 0, cards, cards + 1, lot, dealer);
      if (k === Choice.Open) return true;
      if (k >= cards) return false;
      place = placeInRow(base, tables, row, k);
    }
    sell(base, tables, me, removeFromHand(me, place), observer);
  }
}

/** A sold card pays silver equal to its value; an Event pays 0. */
function sell(base: number, tables: number, me: number, label: number, observer: Observer | null): void {
  const value = words[tables + Table.Cards + label * CardWord.Count + CardWord.Value];
  words[me + P.Silver] += value;
  discard(base, tables, label);
  if (observer !== null) observer.tell(Told.Sold, words[base + S.Player], label, value);
}
