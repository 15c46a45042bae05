import { join } from 'node:path';
import { loadGame } from '../../engine/load.js';
import { CsvStream } from '../../results/csv.js';
import type { RunTotals } from '../../results/run-totals.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { Totals } from '../../results/totals.js';
import { planBlocks, type BlockPlan } from '../../sim/blocks.js';
import type { Plan } from '../../sim/plan.js';
import { Pool } from '../../sim/pool.js';
import { seatingsOf } from '../../results/seating.js';
import { gamesColumns, gamesRows } from '../../results/tables/games.js';
import { Progress } from './progress.js';

/** What playing a plan needs besides the plan. */
export interface PlayOptions {
  readonly threads: number;
  readonly quiet: boolean;
  /** The folder for `games.csv`, where rows are wanted. */
  readonly folder: string;
  /** Aborted to stop at once. */
  readonly signal: AbortSignal;
}

/** What was played. */
export interface Played {
  readonly runs: readonly RunTotals[];
  readonly seconds: number;
  /** Games completed and games planned: fewer where it was stopped. */
  readonly games: number;
  readonly planned: number;
}

/** The blocks of each run of a plan. */
export function blockPlans(plan: Plan): readonly BlockPlan[] {
  return plan.runs.map((run) => planBlocks(plan.games, seatingsOf(run.agents).length));
}

/**
 * Plays all runs of a plan on a pool of threads and adds up what they count. Rows go to `games.csv` as they come.
 * Where the signal stops it, what was complete is returned.
 */
export async function playPlan(plan: Plan, { threads, quiet, folder, signal }: PlayOptions): Promise<Played> {
  const blocks = blockPlans(plan);
  const planned = blocks.reduce((sum, run) => sum + run.blocks * run.gamesPerBlock, 0);
  const game = await loadGame(plan.game, plan.folder);
  const runs = plan.runs.map(({ agents, setup }, run): RunTotals => {
    const variant = game.compile(setup);
    const totals = new Totals(new TallyLayout(variant, agents));
    return { variant, agents, totals, gamesPerBlock: blocks[run].gamesPerBlock };
  });
  const width = Math.max(...runs.map(({ variant }) => variant.players));
  const rows = plan.rows ? await CsvStream.create(join(folder, 'games.csv'), gamesColumns(width)) : null;
  const progress = new Progress(planned, quiet);
  const pool = new Pool(plan, threads);
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    for (const [run, { chunkBlocks, gamesPerBlock, blocks: count }] of blocks.entries()) {
      await pool.play(run, blocks[run], async (chunk, result) => {
        runs[run].totals.add(result.tally);
        if (rows !== null && result.rows !== null) await rows.write(gamesRows(runs[run], result.rows, width));
        progress.add(Math.min(chunkBlocks, count - chunk * chunkBlocks) * gamesPerBlock);
      });
    }
    await rows?.finish();
  } catch (error) {
    await rows?.abandon();
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    progress.stop();
    await pool.close();
  }
  return { runs, seconds: progress.seconds, games: progress.done, planned };
}
