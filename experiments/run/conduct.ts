import type { Table } from '../../results/table.js';
import type { Run } from '../../sim/plan.js';
import type { Experiment } from '../file/experiment.js';
import { ladderPlan } from '../ladder/plan.js';
import { fingerprintOfLadder, playLadder } from '../ladder/play.js';
import { ladderSummary } from '../ladder/summary.js';
import { ladderTables } from '../ladder/tables.js';
import { balanceTables } from './balance.js';
import { fingerprintOfPlan, playPlan, type Played, type PlayOptions } from './play.js';
import { summaryOf } from './summary.js';

/** What was played, and how it is told. */
export interface Result {
  readonly played: Played;
  /** All but `games.csv`. */
  tables(): readonly Table[];
  /** Lines for each number of players. */
  summaries(): readonly (readonly string[])[];
}

/** How an experiment with its seed is played and told. */
export interface Conduct {
  /** What is played; failures and manifests speak of runs by their place here. */
  readonly runs: readonly Run[];
  /** The fingerprint that a finished run of it has. */
  fingerprint(): Promise<string>;
  /** Plays it; see `playPlan`. */
  play(options: PlayOptions): Promise<Result>;
}

/** The kinds of experiments: one line each. */
const CONDUCTS: Readonly<Record<string, (experiment: Experiment, seed: string) => Conduct>> = {
  balance: conductBalance,
  ladder: conductLadder,
};

/** How an experiment is played and told. */
export function conductOf(experiment: Experiment, seed: string): Conduct {
  const conduct = CONDUCTS[experiment.kind];
  if (conduct === undefined) throw new Error(`nobody plays experiments of the kind ${experiment.kind}`);
  return conduct(experiment, seed);
}

function conductBalance(experiment: Experiment, seed: string): Conduct {
  const plan = { ...experiment, seed };
  return {
    runs: plan.runs,
    fingerprint: () => fingerprintOfPlan(plan),
    play: async (options) => {
      const played = await playPlan(plan, options);
      return { played, tables: () => balanceTables(played.runs), summaries: () => played.runs.map(summaryOf) };
    },
  };
}

function conductLadder(experiment: Experiment, seed: string): Conduct {
  const plan = ladderPlan(experiment, seed);
  return {
    runs: plan.runs,
    fingerprint: () => fingerprintOfLadder(plan),
    play: async (options) => {
      const played = await playLadder(plan, options);
      const { ladders } = played;
      return { played, tables: () => ladderTables(ladders), summaries: () => ladders.map(ladderSummary) };
    },
  };
}
