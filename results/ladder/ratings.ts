import { WIN_SHARE_SCALE } from '../../engine/game.js';
import { blocksOf } from '../run-totals.js';
import { bootstrapError } from '../statistics/bootstrap-error.js';
import type { Choice } from '../statistics/choice.js';
import { type Estimate, normalEstimate } from '../statistics/estimate.js';
import { fitChoices } from '../statistics/fit-choices.js';
import { DEFAULT_CONFIDENCE } from '../statistics/interval.js';
import { SUM } from '../tally-layout.js';
import { REPLICATES } from './ladder-layout.js';
import { loneOf, othersOf, type Ladder, type LadderRun } from './ladder.js';

/** Elo points per unit of log-strength. */
const POINTS = 400 / Math.LN10;

/** Keeps the strength of an agent finite that never lost, or never won. */
const RIDGE = 1e-3;

/** Plackett–Luce strengths in Elo points, by agent, and the same in every replicate of the bootstrap. */
export interface Ratings {
  readonly agents: readonly string[];
  readonly points: readonly number[];
  readonly replicates: readonly (readonly number[])[];
}

/** What the first agent of a run won of so many games. */
interface Won {
  readonly wins: number;
  readonly games: number;
}

/**
 * Strengths from who won: at a table of one A and n − 1 B the win goes to A with chance a / (a + (n − 1) b). They are
 * 0 for the baseline, or on average. Replicates are empty where a run has fewer than two blocks.
 */
export function ratingsOf(ladder: Ladder): Ratings {
  const fit = (wonIn: (run: LadderRun) => Won): number[] => strengths(ladder, wonIn);
  const hasSpread = ladder.runs.every((run) => blocksOf(run) >= 2);
  return {
    agents: ladder.agents,
    points: fit((run) => ({
      wins: Number(run.totals.sum(run.layout.agents + SUM)) / WIN_SHARE_SCALE,
      games: blocksOf(run) * run.gamesPerBlock,
    })),
    replicates: Array.from({ length: hasSpread ? REPLICATES : 0 }, (_, replicate) =>
      fit((run) => wonInReplicate(run, replicate)),
    ),
  };
}

/** What the first agent of a run won in a replicate. */
export function wonInReplicate({ totals, layout, gamesPerBlock }: LadderRun, replicate: number): Won {
  return {
    wins: totals.count(layout.weightedShares + replicate) / WIN_SHARE_SCALE,
    games: totals.count(layout.weights + replicate) * gamesPerBlock,
  };
}

function strengths({ agents, baseline, runs }: Ladder, wonIn: (run: LadderRun) => Won): number[] {
  const choices = runs.flatMap((run): Choice[] => {
    const among = run.agents.map((agent) => agents.indexOf(agent));
    const { wins, games } = wonIn(run);
    return [
      { chosen: agents.indexOf(loneOf(run)), among, count: wins },
      { chosen: agents.indexOf(othersOf(run)), among, count: games - wins },
    ];
  });
  const theta = fitChoices(choices, agents.length, RIDGE);
  const zero = baseline === null ? 0 : theta[agents.indexOf(baseline)];
  return theta.map((strength) => (strength - zero) * POINTS);
}

/** An agent's rating with its interval. */
export function ratingOf({ agents, points, replicates }: Ratings, agent: string): Estimate {
  const at = agents.indexOf(agent);
  return estimate(
    points[at],
    replicates.map((replicate) => replicate[at]),
  );
}

/** By how much an agent is rated above another; what they share by chance cancels out. */
export function ratingDifference({ agents, points, replicates }: Ratings, agent: string, other: string): Estimate {
  const [one, two] = [agents.indexOf(agent), agents.indexOf(other)];
  return estimate(
    points[one] - points[two],
    replicates.map((replicate) => replicate[one] - replicate[two]),
  );
}

function estimate(mean: number, replicates: readonly number[]): Estimate {
  return normalEstimate(mean, bootstrapError(replicates).standardError, DEFAULT_CONFIDENCE);
}

/** The agents from the best to the worst; equal ones as they stand in the list. */
export function ranked({ agents, points }: Ratings): string[] {
  return agents
    .map((agent, at) => ({ agent, rating: points[at] }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ agent }) => agent);
}
