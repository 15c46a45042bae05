import { join } from 'node:path';
import type { Variant } from '../../engine/game.js';
import { loadGame } from '../../engine/load.js';
import type { CsvStream } from '../../results/csv-stream.js';
import { blocksOf, gamesOf, type RunTotals } from '../../results/run-totals.js';
import { seatingsOf } from '../../results/seating.js';
import { gamesRows } from '../../results/tables/games.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { chunkOf, planBlocks, type BlockPlan } from '../../sim/blocks.js';
import { Journal } from '../../sim/checkpoint/journal.js';
import { RunFailure, type Failure } from '../../sim/failure.js';
import type { Plan } from '../../sim/plan.js';
import { Pool } from '../../sim/pool.js';
import { fingerprintOf, identityOf } from './identity.js';
import { Progress } from './progress.js';
import { openRows, widthOf } from './rows.js';
import { CHECKPOINT, removeUnfinished } from './run-folder.js';

/** What playing a plan needs besides the plan. */
export interface PlayOptions {
  readonly threads: number;
  readonly quiet: boolean;
  /** The run's folder, for the checkpoint and for `games.csv`, where rows are wanted. */
  readonly folder: string;
  /** Whether to go on from the folder's checkpoint, if it has one. */
  readonly resume: boolean;
  /** Aborted to stop at once. */
  readonly signal: AbortSignal;
  /** Called before files get their names; throws where the folder is not this process's any more. */
  readonly confirm: () => void;
}

/** What was played, earlier sittings included. */
export interface Played {
  readonly runs: readonly RunTotals[];
  /** Some of the failures for which blocks were left out on request; how many there were, the runs say. */
  readonly skipped: readonly Failure[];
  /** Stands for everything that decides the result. */
  readonly fingerprint: string;
  readonly seconds: number;
  /** Games completed. */
  readonly games: number;
  /** Games planned. */
  readonly planned: number;
  /** Games of chunks that are completed, skipped ones included: fewer than planned where it was stopped. */
  readonly settled: number;
  /** The CRC-32 of `games.csv`; null where there is none. */
  readonly rowsCrc: number | null;
  /** What stopped it, where a game failed. */
  readonly failure: Failure | null;
}

/** The blocks of each run of a plan. */
export function blockPlans(plan: Plan): readonly BlockPlan[] {
  return plan.runs.map((run) => planBlocks(plan.games, seatingsOf(run.agents).length));
}

/** The fingerprint that a run of the plan has, or had. */
export async function fingerprintOfPlan(plan: Plan): Promise<string> {
  return fingerprintOf(await identityOf(plan, blockPlans(plan), await loadGame(plan.game, plan.folder)));
}

/** A plan with its account opened. */
interface Sitting {
  readonly plan: Plan;
  readonly blocks: readonly BlockPlan[];
  readonly variants: readonly Variant[];
  readonly journal: Journal;
  readonly fingerprint: string;
}

/**
 * Plays all runs of a plan on a pool of threads and adds up what they count. Rows go to `games.csv` as they come, and
 * completed chunks into the folder's checkpoint, which the caller removes when the tables are in place. Where the
 * signal or a failing game stops it, what was complete is kept there.
 *
 * @throws CheckpointRefusal where the checkpoint is of another experiment, or damaged
 */
export async function playPlan(plan: Plan, options: PlayOptions): Promise<Played> {
  const { folder } = options;
  const sitting = await openSitting(plan, options);
  const { blocks, journal } = sitting;
  const rows = plan.rows ? await openRows(folder, journal, widthOf(plan)) : null;
  const planned = sum(blocks.map(({ blocks: count, gamesPerBlock }) => count * gamesPerBlock));
  let failure: Failure | null = null;
  try {
    failure = await playChunks(sitting, rows, planned, options);
  } finally {
    await journal.close().finally(() => rows?.close());
  }
  const settled = settledGames(sitting);
  const runs = sitting.variants.map((variant, run) => ({
    variant,
    agents: plan.runs[run].agents,
    totals: journal.totals(run),
    gamesPerBlock: blocks[run].gamesPerBlock,
    skippedBlocks: journal.skipped(run).blocks,
  }));
  options.confirm();
  if (settled === planned && runs.every((run) => blocksOf(run) > 0)) await rows?.finish();
  if (settled === 0) await removeUnfinished(folder);
  return {
    runs,
    skipped: blocks.flatMap((_, run) => journal.skipped(run).examples),
    fingerprint: sitting.fingerprint,
    seconds: journal.seconds,
    games: sum(runs.map(gamesOf)),
    planned,
    settled,
    rowsCrc: rows?.written.crc ?? null,
    failure,
  };
}

async function openSitting(plan: Plan, { folder, resume }: PlayOptions): Promise<Sitting> {
  const blocks = blockPlans(plan);
  const game = await loadGame(plan.game, plan.folder);
  const variants = plan.runs.map(({ setup }) => game.compile(setup));
  const layouts = variants.map((variant, run) => new TallyLayout(variant, plan.runs[run].agents));
  const identity = await identityOf(plan, blocks, game);
  const journal = await Journal.open(join(folder, CHECKPOINT), identity, layouts, resume);
  return { plan, blocks, variants, journal, fingerprint: fingerprintOf(identity) };
}

/** Plays what is left, until the end or a stop; returns the failure of a game that stopped it. */
async function playChunks(
  sitting: Sitting,
  rows: CsvStream | null,
  planned: number,
  { threads, quiet, signal }: PlayOptions,
): Promise<Failure | null> {
  const { plan, blocks, variants, journal } = sitting;
  const width = widthOf(plan);
  const progress = new Progress(planned, quiet, settledGames(sitting));
  const pool = new Pool(plan, threads);
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) return null;
    for (const [run, { agents }] of plan.runs.entries()) {
      await pool.play(run, blocks[run], journal.done(run), async (chunk, result) => {
        if (rows !== null && result.rows !== null)
          await rows.write(gamesRows(variants[run], agents, result.rows, width));
        journal.add(run, result);
        progress.add(chunkOf(blocks[run], chunk).blocks * blocks[run].gamesPerBlock);
      });
    }
  } catch (error) {
    if (error instanceof RunFailure) return error.failure;
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    progress.stop();
    await pool.close();
  }
  return null;
}

/** Games of the chunks that are completed. */
function settledGames({ blocks, journal }: Sitting): number {
  return sum(
    blocks.map(({ blocks: count, chunkBlocks, gamesPerBlock }, run) => {
      return Math.min(count, journal.done(run) * chunkBlocks) * gamesPerBlock;
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
