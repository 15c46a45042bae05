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

/** Plackett–Luce strengths of the agents of a ladder, and how sure they are. */
export interface Ratings {
  readonly agents: readonly string[];
  readonly baseline: string | null;
  readonly whole: Fit;
  /** The same in every replicate of the bootstrap. */
  readonly replicates: readonly Fit[];
  /** Replicates in which who won everything lost as much as the interval of its share allows; where anybody did. */
  readonly cautious: readonly Fit[];
}

/** Strengths as some games have them. */
interface Fit {
  /** Elo points, by agent. */
  readonly points: readonly number[];
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
  const whole = fitOf(ladder, wonBy);
  const isBounded = whole.surpassed.every((below) => below.size === agents.length);
  const ends = new Map(runs.map((run) => [run, shareEstimate(blockMean(sharesOf(run, 0)), blocksOf(run))]));
  return {
    agents,
    baseline,
    whole,
    replicates: replicates.map((replicate) => fitOf(ladder, (run) => wonInReplicate(run, replicate))),
    cautious: isBounded
      ? []
      : replicates.map((replicate) =>
          fitOf(ladder, (run) => wonCautiously(wonInReplicate(run, replicate), ends.get(run))),
        ),
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
function wonCautiously({ wins, games }: Won, share: Estimate | undefined): Won {
  if (share?.mean === 0) return { wins: share.high * games, games };
  return share?.mean === 1 ? { wins: share.low * games, games } : { wins, games };
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

function fitOf(ladder: Ladder, wonIn: (run: LadderRun) => Won): Fit {
  const { agents, baseline } = ladder;
  const choices = choicesOf(ladder, wonIn);
  const theta = fitChoices(choices, agents.length, RIDGE);
  const zero = baseline === null ? 0 : theta[agents.indexOf(baseline)];
  return {
    points: theta.map((strength) => (strength - zero) * POINTS),
    surpassed: agents.map((_, agent) => surpassedBy(choices, agent)),
  };
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
  { agents, whole, replicates, cautious }: Ratings,
  agent: number,
  others: readonly string[],
  figure: (points: readonly number[]) => number,
): Estimate {
  const places = others.map((other) => agents.indexOf(other));
  const isBounded = ({ surpassed }: Fit) => ({
    below: places.every((other) => surpassed[agent].has(other)),
    above: places.every((other) => surpassed[other].has(agent)),
  });
  /** A replicate may set no end where the data do; both ways, where two agents did not meet in it, it says nothing. */
  const drawn = (fit: Fit): number => {
    const { below, above } = isBounded(fit);
    if (below === above) return figure(fit.points);
    return below ? Infinity : -Infinity;
  };
  const { below, above } = isBounded(whole);
  const { standardError, low, high } = bootstrapError(
    below && above ? replicates.map(drawn) : cautious.map(({ points }) => figure(points)),
  );
  const isKnown = !Number.isNaN(low);
  return {
    mean: figure(whole.points),
    standardError,
    parts: Infinity,
    low: isKnown && !below ? -Infinity : low,
    high: isKnown && !above ? Infinity : high,
  };
}

/** The agents from the best to the worst; equal ones as they stand in the list. */
export function ranked({ agents, whole }: Ratings): string[] {
  return agents
    .map((agent, at) => ({ agent, rating: whole.points[at] }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ agent }) => agent);
}
