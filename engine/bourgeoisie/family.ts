import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Choice } from '../lots.js';
import { ask } from './decision.js';
import { invest } from './investment.js';
import { Kind, P, S, Step, words as arenaWords } from './layout.js';
import { offerFamilies, offerTrades, takeFromHand } from './options.js';
import { putIntoPlay } from './tableau.js';

const words = arenaWords;

/** Family, step a: without a current family, one in hand may begin. Returns whether the state waits for a choice. */
export function beginFamily(
  base: number,
  tables: number,
  me: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let k = choice;
  if (k === Choice.Open) {
    if (words[me + P.TableauCount] !== 0) return false;
    const options = offerFamilies(base, tables, me);
    if (options <= 1) return false;
    k = ask(base, Step.Family, options, dealer);
    if (k === Choice.Open) return true;
  }
  if (k < words[base + S.Cards]) putIntoPlay(base, tables, me, takeFromHand(base, tables, me, k), observer);
  return false;
}

/** Family, step b: a family without a Trade may buy one. Returns whether the state waits for a choice. */
export function buyTrade(
  base: number,
  tables: number,
  me: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      if (words[me + P.TableauKinds + Kind.Trade] !== 0 || words[me + P.TableauCount] === 0) return false;
      if (words[me + P.HandCount] === 0) return false;
      const options = offerTrades(base, tables, me);
      if (options <= 1) return false;
      k = ask(base, Step.Trade, options, dealer);
      if (k === Choice.Open) return true;
    }
    if (k >= words[base + S.Cards]) return false;
    invest(base, tables, me, takeFromHand(base, tables, me, k), observer);
  }
}
