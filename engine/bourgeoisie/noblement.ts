import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Choice } from '../lots.js';
import { ask } from './decision.js';
import { Kind, P, Step, Table, words as arenaWords } from './layout.js';
import { offerRow } from './options.js';
import { retire } from './tableau.js';

const words = arenaWords;

/** The options: the first is to retire. */
const RETIRE = 0;
const OPTIONS = 2;

/** Noblement: a noble family may retire, a rich one must. Returns whether the state waits for a choice. */
export function ennoble(
  base: number,
  tables: number,
  me: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let k = choice;
  if (k === Choice.Open) {
    const income = words[me + words[tables + Table.RetiringIncome]];
    if (income < words[tables + Table.LeastRetireIncome] || words[me + P.TableauCount] === 0) return false;
    if (income >= words[tables + Table.ForcedRetireIncome]) {
      retire(base, observer);
      return false;
    }
    if (words[me + P.TableauKinds + Kind.Office] === 0 || income < words[tables + Table.RetireIncome]) return false;
    k = ask(base, Step.Noblement, offerRow(base, 0, 0, OPTIONS), dealer);
    if (k === Choice.Open) return true;
  }
  if (k === RETIRE) retire(base, observer);
  return false;
}
