import { join } from 'node:path';
import { columnsTable, csvOf } from '../../results/csv.js';
import type { RunTotals } from '../../results/run-totals.js';
import type { Table } from '../../results/table.js';
import { gamesColumns } from '../../results/tables/games.js';
import { writeWhole } from '../../results/whole-file.js';
import { GAMES_TABLE } from './run-folder.js';

/**
 * Writes tables and manifest into a run's folder, each under a temporary name first; the manifest last, so that a
 * folder with a manifest is whole. Returns the names of all files of the run.
 *
 * @param tables all but `games.csv`
 * @param rowsOf the runs whose games stand in `games.csv`; null where it was not asked for
 */
export async function writeRun(
  folder: string,
  tables: readonly Table[],
  rowsOf: readonly RunTotals[] | null,
  manifest: object,
): Promise<readonly string[]> {
  const games =
    rowsOf === null
      ? []
      : [{ name: 'games', columns: gamesColumns(Math.max(...rowsOf.map(({ variant }) => variant.players))) }];
  const written = [...tables, columnsTable([...tables, ...games])];
  for (const table of written) await writeWhole(join(folder, `${table.name}.csv`), csvOf(table));
  await writeWhole(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return [...written.map(({ name }) => `${name}.csv`), ...(rowsOf === null ? [] : [GAMES_TABLE]), 'manifest.json'];
}
