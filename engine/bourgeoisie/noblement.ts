import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { ask, Chosen } from './decision.js';
import { Kind, P, Step, Table, words as arenaWords } from './layout.js';
import { retire } from './tableau.js';

const words = arenaWords;

/** The options of a noble family. */
export const enum Options {
  Retire,
  Pass,
  Count,
}

/** Noblement: a noble family may retire, a rich one must. Returns whether the state waits for a choice. */
export function ennoble(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let chosen = choice;
  if (chosen === Chosen.Open) {
    const income = words[me + words[tables + Table.RetiringIncome]];
    if (income < words[tables + Table.LeastRetireIncome] || words[me + P.TableauCount] === 0) return false;
    if (income >= words[tables + Table.ForcedRetireIncome]) {
      retire(base, observer);
      return false;
    }
    if (words[me + P.TableauKinds + Kind.Office] === 0 || income < words[tables + Table.RetireIncome]) return false;
    const k = ask(base, Step.Noblement, 0, 0, 0, Options.Count, lot, dealer);
    if (k === Choice.Open) return true;
    chosen = k === Options.Retire ? Chosen.Retire : Chosen.Pass;
  }
  if (chosen === Chosen.Retire) retire(base, observer);
  return false;
}
