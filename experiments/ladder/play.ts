import { join } from 'node:path';
import type { Variant } from '../../engine/game.js';
import { loadGame } from '../../engine/load.js';
import type { CsvStream } from '../../results/csv-stream.js';
import type { Ladder, LadderRun } from '../../results/ladder/ladder.js';
import { LadderLayout } from '../../results/ladder/ladder-layout.js';
import { withReplicates } from '../../results/ladder/replicates.js';
import { testRun } from '../../results/ladder/sequential-test.js';
import { blocksOf, gamesOf } from '../../results/run-totals.js';
import { seatingsOf } from '../../results/seating.js';
import { gamesRows } from '../../results/tables/games.js';
import { chunkOf, type BlockPlan } from '../../sim/blocks.js';
import { Journal } from '../../sim/checkpoint/journal.js';
import { RunFailure, type Failure } from '../../sim/failure.js';
import type { ChunkResult } from '../../sim/player.js';
import { ENOUGH, Pool } from '../../sim/pool.js';
import { runKey } from '../../sim/seeds.js';
import { fingerprintOf, identityOf } from '../run/identity.js';
import type { Played, PlayOptions } from '../run/play.js';
import { Progress } from '../run/progress.js';
import { openRows, widthOf } from '../run/rows.js';
import { CHECKPOINT, removeUnfinished } from '../run/run-folder.js';
import { isChallenging, ladderBlocks, type LadderPlan } from './plan.js';

/** A played ladder, one for each number of players. */
export interface PlayedLadder extends Played {
  readonly ladders: readonly Ladder[];
}

/** A plan with its account opened. */
interface Sitting {
  readonly plan: LadderPlan;
  readonly blocks: readonly BlockPlan[];
  readonly variants: readonly Variant[];
  readonly layouts: readonly LadderLayout[];
  readonly journal: Journal;
  readonly rows: CsvStream | null;
}

/** The fingerprint that a run of the plan has, or had. */
export async function fingerprintOfLadder(plan: LadderPlan): Promise<string> {
  return fingerprintOf(await identityOf(plan, ladderBlocks(plan), await loadGame(plan.game, plan.folder)));
}

/**
 * Plays the pairings of a ladder one after another, each until its test has decided or its games are played. A test
 * looks after whole chunks in their order, so that neither threads nor interruptions change when it stops. Where the
 * signal or a failing game stops it, what was complete is kept in the folder's checkpoint.
 *
 * @throws CheckpointRefusal where the checkpoint is of another experiment, or damaged
 */
export async function playLadder(plan: LadderPlan, options: PlayOptions): Promise<PlayedLadder> {
  const sitting = await openSitting(plan, options);
  const { journal, rows } = sitting;
  let failure: Failure | null = null;
  try {
    failure = await playPairings(sitting, options);
  } finally {
    await journal.close().finally(() => rows?.close());
  }
  const runs = plan.runs.map((_, run) => runOf(sitting, run));
  const settled = sum(runs.map((run) => gamesOf(run) + run.skippedBlocks * run.gamesPerBlock));
  const isFinished = runs.every((_, run) => isDone(sitting, run));
  options.confirm();
  if (isFinished && runs.every((run) => blocksOf(run) > 0)) await rows?.finish();
  if (settled === 0) await removeUnfinished(options.folder);
  return {
    runs,
    ladders: plan.ladders.map((ladder, at) => ({
      ...ladder,
      runs: runs.filter((_, run) => plan.ladderOf[run] === at),
    })),
    skipped: runs.flatMap((_, run) => journal.skipped(run).examples),
    fingerprint: await fingerprintOfLadder(plan),
    seconds: journal.seconds,
    games: sum(runs.map(gamesOf)),
    planned: isFinished ? settled : mostGames(sitting),
    settled,
    rowsCrc: rows?.written.crc ?? null,
    failure,
  };
}

async function openSitting(plan: LadderPlan, { folder, resume }: PlayOptions): Promise<Sitting> {
  const blocks = ladderBlocks(plan);
  const game = await loadGame(plan.game, plan.folder);
  const variants = plan.runs.map(({ setup }) => game.compile(setup));
  const layouts = variants.map((variant, run) => new LadderLayout(variant, plan.runs[run].agents));
  const identity = await identityOf(plan, blocks, game);
  const journal = await Journal.open(join(folder, CHECKPOINT), identity, layouts, resume);
  const rows = plan.gamesTable ? await openRows(folder, journal, widthOf(plan)) : null;
  return { plan, blocks, variants, layouts, journal, rows };
}

/** Plays what is left, until the end or a stop; returns the failure of a game that stopped it. */
async function playPairings(sitting: Sitting, { threads, quiet, signal }: PlayOptions): Promise<Failure | null> {
  const { plan, blocks, journal } = sitting;
  const earlier = sum(blocks.map(({ gamesPerBlock }, run) => blocksDone(sitting, run) * gamesPerBlock));
  const progress = new Progress(mostGames(sitting), quiet, earlier);
  const pool = new Pool(plan, threads);
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) return null;
    for (const run of plan.runs.keys()) {
      if (isDone(sitting, run)) continue;
      await pool.play(run, blocks[run], journal.done(run), async (chunk, result) => {
        await take(sitting, run, result);
        progress.add(chunkOf(blocks[run], chunk).blocks * blocks[run].gamesPerBlock);
        return isDone(sitting, run) ? ENOUGH : undefined;
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

/** Takes in the next chunk of a run. */
async function take(
  { plan, variants, layouts, journal, rows }: Sitting,
  run: number,
  result: ChunkResult,
): Promise<void> {
  if (result.rows === null) throw new Error('a ladder needs the rows of its games');
  const { agents } = plan.runs[run];
  await rows?.write(gamesRows(variants[run], agents, result.rows, widthOf(plan)));
  const [first, second] = runKey(plan.seed);
  const tally = withReplicates(layouts[run], result.tally, result.rows, seatingsOf(agents), [first, second]);
  journal.add(run, { ...result, tally });
}

/** Whether no more of a run is to be played: all of it was, or its test has decided. */
function isDone(sitting: Sitting, run: number): boolean {
  const { plan, blocks, journal } = sitting;
  if (journal.done(run) >= blocks[run].chunks) return true;
  const { until } = plan.ladders[plan.ladderOf[run]];
  if (until === null) return false;
  const { verdict } = testRun(runOf(sitting, run), until, isChallenging(plan, run, plan.runs[run]));
  return verdict !== 'continue';
}

function runOf({ plan, blocks, variants, layouts, journal }: Sitting, run: number): LadderRun {
  return {
    variant: variants[run],
    agents: plan.runs[run].agents,
    totals: journal.totals(run),
    layout: layouts[run],
    gamesPerBlock: blocks[run].gamesPerBlock,
    skippedBlocks: journal.skipped(run).blocks,
    cap: blocks[run].blocks,
  };
}

function blocksDone({ blocks, journal }: Sitting, run: number): number {
  return Math.min(blocks[run].blocks, journal.done(run) * blocks[run].chunkBlocks);
}

/** Games of all pairings, should no test decide. */
function mostGames({ blocks }: Sitting): number {
  return sum(blocks.map(({ blocks: count, gamesPerBlock }) => count * gamesPerBlock));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
