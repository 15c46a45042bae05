import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { columnsTable, csvOf } from '../../results/csv.js';
import type { RunTotals } from '../../results/run-totals.js';
import type { Table } from '../../results/table.js';
import { gamesColumns } from '../../results/tables/games.js';
import { writeWhole } from '../../results/whole-file.js';
import { sumText, type FileSums } from './file-sums.js';
import { MANIFEST } from './finished-run.js';
import { GAMES_TABLE } from './run-folder.js';

/**
 * Writes tables and manifest into a run's folder, each under a temporary name first; the manifest last, so that a
 * folder with a manifest is whole. Returns the manifest as it was written, with the tables' checksums.
 *
 * @param tables all but `games.csv`
 * @param rowsOf the runs whose games stand in `games.csv`, and its CRC-32; null where it was not asked for
 */
export async function writeRun(
  folder: string,
  tables: readonly Table[],
  rowsOf: { readonly runs: readonly RunTotals[]; readonly crc: number } | null,
  manifest: object,
): Promise<{ readonly files: FileSums }> {
  const games =
    rowsOf === null
      ? []
      : [{ name: 'games', columns: gamesColumns(Math.max(...rowsOf.runs.map(({ variant }) => variant.players))) }];
  const files: Record<string, string> = rowsOf === null ? {} : { [GAMES_TABLE]: sumText(rowsOf.crc) };
  for (const table of [...tables, columnsTable([...tables, ...games])]) {
    const text = csvOf(table);
    await writeWhole(join(folder, `${table.name}.csv`), text);
    files[`${table.name}.csv`] = sumText(crc32(text));
  }
  const whole = { ...manifest, files };
  await writeWhole(join(folder, MANIFEST), `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}
