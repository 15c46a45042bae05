import { join } from 'node:path';
import { CsvStream } from '../../results/csv-stream.js';
import { gamesColumns } from '../../results/tables/games.js';
import type { Journal } from '../../sim/checkpoint/journal.js';
import { CheckpointRefusal } from '../../sim/checkpoint/records.js';
import type { Plan } from '../../sim/plan.js';
import { GAMES_TABLE } from './run-folder.js';

/** Seats that a row of `games.csv` has room for: the most that play. */
export function widthOf({ runs }: Pick<Plan, 'runs'>): number {
  return Math.max(...runs.map(({ setup }) => setup.players));
}

/**
 * Opens `games.csv` in a run's folder, from where the run's account says, which keeps account of it from then on.
 *
 * @throws CheckpointRefusal where what was written earlier is missing or was changed; the account is closed then
 */
export async function openRows(folder: string, journal: Journal, width: number): Promise<CsvStream> {
  const path = join(folder, GAMES_TABLE);
  const written = journal.rowsWritten;
  const rows =
    written === null ? await CsvStream.create(path, gamesColumns(width)) : await CsvStream.reopen(path, written);
  if (rows === null) {
    await journal.close();
    throw new CheckpointRefusal(`needs ${path}.part, which is missing or was changed`);
  }
  journal.keepRowsIn(rows);
  return rows;
}
