import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { ask, Chosen } from './decision.js';
import { removeFromHand } from './hand.js';
import { invest } from './investment.js';
import { Kind, Named, P, Step, words as arenaWords } from './layout.js';
import { listFamilies, listTrades, placeInRow } from './options.js';
import { putIntoPlay } from './tableau.js';

const words = arenaWords;

/** Family, step a: without a current family, one in hand may begin. Returns whether the state waits for a choice. */
export function beginFamily(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let place = choice;
  if (place === Chosen.Pass) return false;
  if (place === Chosen.Open) {
    if (words[me + P.TableauCount] !== 0) return false;
    const cards = listFamilies(base, tables, me);
    if (cards === 0) return false;
    const k = ask(base, Step.Family, Named.Listed, 0, cards, cards + 1, lot, dealer);
    if (k === Choice.Open) return true;
    if (k >= cards) return false;
    place = placeInRow(base, tables, Named.Listed, k);
  }
  putIntoPlay(base, tables, me, removeFromHand(me, place), observer);
  return false;
}

/** Family, step b: a family without a Trade may buy one. Returns whether the state waits for a choice. */
export function buyTrade(
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
      if (words[me + P.TableauKinds + Kind.Trade] !== 0 || words[me + P.TableauCount] === 0) return false;
      if (words[me + P.HandCount] === 0) return false;
      const cards = listTrades(base, tables, me);
      if (cards === 0) return false;
      const k = ask(base, Step.Trade, Named.Listed, 0, cards, cards + 1, lot, dealer);
      if (k === Choice.Open) return true;
      if (k >= cards) return false;
      place = placeInRow(base, tables, Named.Listed, k);
    }
    invest(base, tables, me, removeFromHand(me, place), observer);
  }
}
