import { WIN_SHARE_SCALE } from '../../engine/game.js';
import { blocksOf } from '../run-totals.js';
import { blockMean } from '../statistics/block-mean.js';
import { bootstrapError } from '../statistics/bootstrap-error.js';
import { type Choice, surpassedBy } from '../statistics/choice.js';
import type { Estimate } from '../statistics/estimate.js';
import { fitChoices } from '../statistics/fit-choices.js';
import { shareEstimate } from '../statistics/share-estimate.js';
import { SUM } from '../tally-layout.js';
import { REPLICATES } from './ladder-layout.js';
import { loneOf, othersOf, sharesOf, type Ladder, type LadderRun } from './ladder.js';

/** Elo points per unit of log-strength. */
const POINTS = 400 / Math.LN10;

/** Keeps the strength of an agent finite that never lost, or never won. */
const RIDGE = 1e-3;

/** Plackett–Luce strengths in Elo points, by agent, and the same in every replicate of the bootstrap. */
export interface Ratings {
  readonly agents: readonly string[];
  readonly baseline: string | null;
  readonly points: readonly number[];
  readonly replicates: readonly (readonly number[])[];
  /** Replicates in which who won everything lost as much as the interval of its share allows. */
  readonly cautious: readonly (readonly number[])[];
  /** By agent: those that it, or one that it beat, and so on, has beaten at some time (places in the list). */
  readonly surpassed: readonly ReadonlySet<number>[];
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
  const { agents, baseline, runs } = ladder;
  const replicates = Array.from({ length: runs.every((run) => blocksOf(run) >= 2) ? REPLICATES : 0 }, (_, at) => at);
  const choices = choicesOf(ladder, wonBy);
  return {
    agents,
    baseline,
    points: strengths(ladder, wonBy),
    replicates: replicates.map((replicate) => strengths(ladder, (run) => wonInReplicate(run, replicate))),
    cautious: replicates.map((replicate) => strengths(ladder, (run) => wonCautiously(run, replicate))),
    surpassed: agents.map((_, agent) => surpassedBy(choices, agent)),
  };
}

/** What the first agent of a run won. */
function wonBy(run: LadderRun): Won {
  return {
    wins: Number(run.totals.sum(run.layout.agents + SUM)) / WIN_SHARE_SCALE,
    games: blocksOf(run) * run.gamesPerBlock,
  };
}

/** What the first agent of a run won in a replicate. */
export function wonInReplicate({ totals, layout, gamesPerBlock }: LadderRun, replicate: number): Won {
  return {
    wins: totals.count(layout.weightedShares + replicate) / WIN_SHARE_SCALE,
    games: totals.count(layout.weights + replicate) * gamesPerBlock,
  };
}

/** The same where it won nothing, or everything, with that end of the share's interval in place of 0 or 1. */
function wonCautiously(run: LadderRun, replicate: number): Won {
  const { wins, games } = wonInReplicate(run, replicate);
  const { mean, low, high } = shareEstimate(blockMean(sharesOf(run, 0)), blocksOf(run));
  if (mean === 0) return { wins: high * games, games };
  return mean === 1 ? { wins: low * games, games } : { wins, games };
}

function choicesOf({ agents, runs }: Ladder, wonIn: (run: LadderRun) => Won): Choice[] {
  return runs.flatMap((run) => {
    const among = run.agents.map((agent) => agents.indexOf(agent));
    const { wins, games } = wonIn(run);
    return [
      { chosen: agents.indexOf(loneOf(run)), among, count: wins },
      { chosen: agents.indexOf(othersOf(run)), among, count: games - wins },
    ];
  });
}

function strengths(ladder: Ladder, wonIn: (run: LadderRun) => Won): number[] {
  const { agents, baseline } = ladder;
  const theta = fitChoices(choicesOf(ladder, wonIn), agents.length, RIDGE);
  const zero = baseline === null ? 0 : theta[agents.indexOf(baseline)];
  return theta.map((strength) => (strength - zero) * POINTS);
}

/**
 * An agent's rating above the baseline, or above the mean, with its interval. An end is infinite where the data sets
 * none: nobody who ever lost to the agent, by however many steps, is among those it is compared with.
 */
export function ratingOf(ratings: Ratings, agent: string): Estimate {
  const { agents, baseline } = ratings;
  return estimate(ratings, agents.indexOf(agent), baseline === null ? agents : [baseline], (points) => {
    return points[agents.indexOf(agent)];
  });
}

/** By how much an agent is rated above another; what they share by chance cancels out. */
export function ratingDifference(ratings: Ratings, agent: string, other: string): Estimate {
  const [one, two] = [ratings.agents.indexOf(agent), ratings.agents.indexOf(other)];
  return estimate(ratings, one, [other], (points) => points[one] - points[two]);
}

function estimate(
  { agents, points, replicates, cautious, surpassed }: Ratings,
  agent: number,
  others: readonly string[],
  figure: (points: readonly number[]) => number,
): Estimate {
  const places = others.map((other) => agents.indexOf(other));
  const isBounded = {
    below: places.every((other) => surpassed[agent].has(other)),
    above: places.every((other) => surpassed[other].has(agent)),
  };
  const { standardError, low, high } = bootstrapError(
    (isBounded.below && isBounded.above ? replicates : cautious).map(figure),
  );
  const isKnown = !Number.isNaN(low);
  return {
    mean: figure(points),
    standardError,
    low: isKnown && !isBounded.below ? -Infinity : low,
    high: isKnown && !isBounded.above ? Infinity : high,
  };
}

/** The agents from the best to the worst; equal ones as they stand in the list. */
export function ranked({ agents, points }: Ratings): string[] {
  return agents
    .map((agent, at) => ({ agent, rating: points[at] }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ agent }) => agent);
}
