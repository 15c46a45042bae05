/** Salon as a library: games, agents, and what plays them; docs/library.md shows how. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SEED } from './experiments/commands/options.js';
import type { Experiment } from './experiments/file/experiment.js';
import { conductOf } from './experiments/run/conduct.js';
import type { Table } from './results/table.js';
import { RunFailure } from './sim/failure.js';

export { GAMES } from './engine/index.js';
export { loadGame } from './engine/load.js';
export type { EventKind, Feature, Game, Help, Observation, Observer, Setup, State, Variant } from './engine/game.js';
export { legalActions, NO_ACTION, NO_CARD, WIN_SHARE_SCALE, winShare } from './engine/game.js';
export { changeCards, type Card, type CardChange, type CardField } from './engine/cards.js';
export { Dealer, type Script } from './engine/dealer.js';
export { Random, type RunKey } from './engine/random.js';
export { resolveRules, type Rules, type Setting, type SettingValue } from './engine/settings.js';
export { AGENTS } from './agents/index.js';
export { isBatchAgent } from './agents/agent.js';
export type { Agent, AgentContext, AgentEntry, AgentModule, AnyAgent, BatchAgent } from './agents/agent.js';
export { createAgentOf } from './agents/load.js';
export { seatingsOf, type Seating } from './results/seating.js';
export type { Cell, Column, Table } from './results/table.js';
export { AGENT_STREAMS, runKey } from './sim/seeds.js';
export type { Run } from './sim/plan.js';
export { RunFailure, type Failure } from './sim/failure.js';
export { linesOfFile } from './sim/trace/lines.js';
export { Recorder, type Origin } from './sim/trace/recorder.js';
export type { Wrong } from './sim/trace/refusal.js';
export { replay, type ReplayListener, type Right } from './sim/trace/replay.js';
export type { TraceStart } from './sim/trace/start.js';
export { readExperiment, type Experiment } from './experiments/file/experiment.js';
export { InputError } from './experiments/file/input-error.js';

/** How an experiment is to be played. */
export interface PlayOptions {
  /** Worker threads; unless given, as many as the machine has cores. The tables do not depend on it. */
  readonly threads?: number;
  /** Aborted to stop at once. */
  readonly signal?: AbortSignal;
}

/** What came of an experiment. */
export interface Played {
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
 * @throws RunFailure where a game fails, or an agent cannot be made; its `failure` says what and where
 * @throws the signal's reason where it is aborted
 */
export async function playExperiment(experiment: Experiment, options: PlayOptions = {}): Promise<Played> {
  const { threads = availableParallelism(), signal = new AbortController().signal } = options;
  const conduct = conductOf({ ...experiment, rows: false }, experiment.seed ?? DEFAULT_SEED);
  const folder = await mkdtemp(join(tmpdir(), 'salon-'));
  try {
    const result = await conduct.play({ threads, quiet: true, folder, resume: false, signal });
    const { runs, games, seconds, settled, planned, failure } = result.played;
    if (failure !== null) throw new RunFailure(failure);
    if (settled < planned) signal.throwIfAborted();
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
