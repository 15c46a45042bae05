import { join } from 'node:path';
import { columnsTable, csvOf } from '../../results/csv.js';
import type { RunTotals } from '../../results/run-totals.js';
import type { Table } from '../../results/table.js';
import { agentsTable } from '../../results/tables/agents.js';
import { cardsTable } from '../../results/tables/cards.js';
import { decisionsTable } from '../../results/tables/decisions.js';
import { gamesColumns } from '../../results/tables/games.js';
import { lengthTable, scoresTable } from '../../results/tables/histograms.js';
import { seatsTable } from '../../results/tables/seats.js';
import { writeWhole } from '../../results/whole-file.js';

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

/**
 * Writes tables and manifest into a run's folder, each under a temporary name first; the manifest last, so that a
 * folder with a manifest is whole. Returns the names of all files of the run.
 */
export async function writeRun(
  folder: string,
  runs: readonly RunTotals[],
  rows: boolean,
  manifest: object,
): Promise<readonly string[]> {
  const tables = balanceTables(runs);
  const width = Math.max(...runs.map(({ variant }) => variant.players));
  const explained = rows ? [...tables, { name: 'games', columns: gamesColumns(width) }] : tables;
  const written = [...tables, columnsTable(explained)];
  for (const table of written) await writeWhole(join(folder, `${table.name}.csv`), csvOf(table));
  await writeWhole(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return [...written.map(({ name }) => `${name}.csv`), ...(rows ? ['games.csv'] : []), 'manifest.json'];
}
