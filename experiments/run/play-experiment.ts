import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '../../results/table.js';
import { RunFailure } from '../../sim/failure.js';
import { DEFAULT_SEED, type Experiment } from '../file/experiment.js';
import { conductOf } from './conduct.js';

/** How an experiment is to be played. */
export interface ExperimentOptions {
  /** Worker threads; unless given, as many as the machine has cores. The tables do not depend on it. */
  readonly threads?: number;
  /** Aborted to stop at once. */
  readonly signal?: AbortSignal;
}

/** What came of an experiment. */
export interface PlayedExperiment {
  /** The tables that `salon run` writes, `games.csv` and `columns.csv` aside, in the order of its kind. */
  readonly tables: readonly Table[];
  /** What `salon run` prints, in lines, for each number of players. */
  readonly summaries: readonly (readonly string[])[];
  /** Games completed. */
  readonly games: number;
  /** Blocks left out since a game failed in them (`onError: skip`). */
  readonly skippedBlocks: number;
  /** Seconds it took. */
  readonly seconds: number;
}

/**
 * Plays an experiment of any kind, as `salon run` does, and gives its tables as data. It leaves no files; `rows` has no
 * effect. An experiment that gives no seed is played with that of the command line.
 *
 * ```
 * const experiment = await readExperiment('ladder.yaml');
 * const { tables } = await playExperiment({ ...experiment, games: 600 });
 * ```
 *
 * @throws RunFailure where a game fails, or an agent cannot be made, or all blocks were skipped; its `failure` says what and where
 * @throws the signal's reason where it is aborted
 */
export async function playExperiment(
  experiment: Experiment,
  options: ExperimentOptions = {},
): Promise<PlayedExperiment> {
  const { threads = availableParallelism(), signal = new AbortController().signal } = options;
  const conduct = conductOf({ ...experiment, rows: false }, experiment.seed ?? DEFAULT_SEED);
  const folder = await mkdtemp(join(tmpdir(), 'salon-'));
  try {
    const result = await conduct.play({
      threads,
      quiet: true,
      folder,
      resume: false,
      signal,
      confirm: () => undefined,
    });
    const { runs, games, seconds, settled, planned, failure } = result.played;
    if (failure !== null) throw new RunFailure(failure);
    if (settled < planned) signal.throwIfAborted();
    if (games === 0) throw new RunFailure(result.played.skipped[0]);
    const played = {
      tables: result.tables(),
      summaries: result.summaries(),
      games,
      skippedBlocks: runs.reduce((sum, run) => sum + run.skippedBlocks, 0),
      seconds,
    };
    for (const { variant } of runs) variant.release();
    return played;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
