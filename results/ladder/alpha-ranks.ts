import { alphaRank } from '../statistics/alpha-rank.js';
import { bootstrapError } from '../statistics/bootstrap-error.js';
import type { Interval } from '../statistics/interval.js';
import { blockMean } from '../statistics/block-mean.js';
import { REPLICATES } from './ladder-layout.js';
import { loneOf, othersOf, sharesOf, type Ladder, type LadderRun } from './ladder.js';
import { wonInReplicate } from './ratings.js';

/** A population of 50 under strong selection per unit of win share. */
export const POPULATION = { populationSize: 50, alpha: 100 } as const;

/** Share of time that a population spends on an agent. */
export interface AlphaRank extends Interval {
  readonly agent: string;
  readonly mass: number;
}

/**
 * α-Rank of a ladder in which all agents met each other, else null. Payoff is the win share of one of them alone among
 * the others' copies, less 1/n: who gains as a newcomer spreads.
 */
export function alphaRanksOf(ladder: Ladder): readonly AlphaRank[] | null {
  const { agents, runs } = ladder;
  const pairs = (agents.length * (agents.length - 1)) / 2;
  if (runs.length !== pairs * (ladder.players === 2 ? 1 : 2)) return null;
  const masses = alphaRank(
    payoffs(ladder, (run) => blockMean(sharesOf(run, 0)).mean),
    POPULATION,
  );
  const replicates = Array.from({ length: REPLICATES }, (_, replicate) => replicateOf(ladder, replicate));
  return agents.map((agent, at) => {
    const { low, high } = bootstrapError(replicates.map((replicate) => replicate[at]));
    return { agent, mass: masses[at], low, high };
  });
}

/** Masses in a replicate; NaN where a run has no blocks in it. */
function replicateOf(ladder: Ladder, replicate: number): readonly number[] {
  const shareIn = (run: LadderRun): number => {
    const { wins, games } = wonInReplicate(run, replicate);
    return wins / games;
  };
  if (ladder.runs.some((run) => Number.isNaN(shareIn(run)))) return ladder.agents.map(() => NaN);
  return alphaRank(payoffs(ladder, shareIn), POPULATION);
}

function payoffs({ agents, players, runs }: Ladder, shareIn: (run: LadderRun) => number): number[][] {
  const table = agents.map(() => agents.map(() => 0));
  for (const run of runs) {
    const [row, column] = [agents.indexOf(loneOf(run)), agents.indexOf(othersOf(run))];
    table[row][column] = shareIn(run) - 1 / players;
    if (players === 2) table[column][row] = -table[row][column];
  }
  return table;
}
