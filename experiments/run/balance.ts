import type { RunTotals } from '../../results/run-totals.js';
import type { Table } from '../../results/table.js';
import { agentsTable } from '../../results/tables/agents.js';
import { cardsTable } from '../../results/tables/cards.js';
import { decisionsTable } from '../../results/tables/decisions.js';
import { lengthTable, scoresTable } from '../../results/tables/histograms.js';
import { seatsTable } from '../../results/tables/seats.js';

/** The tables of a balance experiment, `games.csv` aside. */
export function balanceTables(runs: readonly RunTotals[]): readonly Table[] {
  return [
    seatsTable(runs),
    agentsTable(runs),
    lengthTable(runs),
    decisionsTable(runs),
    scoresTable(runs),
    cardsTable(runs),
  ];
}
