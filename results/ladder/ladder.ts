import { WIN_SHARE_SCALE } from '../../engine/game.js';
import type { RunTotals } from '../run-totals.js';
import type { BlockTotals } from '../statistics/block-mean.js';
import { SQUARE, SUM } from '../tally-layout.js';
import type { LadderLayout } from './ladder-layout.js';

/** When a pairing has been played enough: a sequential test between two strengths of the challenger. */
export interface Until {
  /** Elo points of the challenger above the defender, the null hypothesis and the alternative; elo0 < elo1. */
  readonly elo0: number;
  readonly elo1: number;
  /** Chance to find the challenger better though elo0 is true, and not better though elo1 is, each in (0, 0.5). */
  readonly alpha: number;
  readonly beta: number;
}

/** One agent alone (the first in the list) at a table with copies of another, in every seat in turn. */
export interface LadderRun extends RunTotals {
  readonly layout: LadderLayout;
  /** Blocks at most. */
  readonly cap: number;
}

/** What was played with one number of players. */
export interface Ladder {
  readonly players: number;
  /** The contestants, from the weakest to the strongest as the experiment supposes. */
  readonly agents: readonly string[];
  /** The agent that all others meet, where they do not meet each other. */
  readonly baseline: string | null;
  readonly until: Until | null;
  readonly runs: readonly LadderRun[];
}

/** The agent that sits alone. */
export function loneOf({ agents }: Pick<RunTotals, 'agents'>): string {
  return agents[0];
}

/** The agent that sits in all other seats. */
export function othersOf({ agents }: Pick<RunTotals, 'agents'>): string {
  return agents[1];
}

/**
 * Whether the lone agent is the one of which the test asks whether it is better: the one that stands later in the list,
 * or the one that is not the baseline.
 */
export function challengesAlone(
  { agents, baseline }: Pick<Ladder, 'agents' | 'baseline'>,
  run: Pick<RunTotals, 'agents'>,
): boolean {
  if (baseline !== null) return othersOf(run) === baseline;
  return agents.indexOf(loneOf(run)) > agents.indexOf(othersOf(run));
}

/** Win shares by block of the lone agent (group 0), or of all others together (1). */
export function sharesOf(
  { totals, gamesPerBlock }: Pick<RunTotals, 'totals' | 'gamesPerBlock'>,
  group: 0 | 1,
): BlockTotals {
  const { layout } = totals;
  const at = layout.agents + group * 4;
  return {
    blocks: totals.count(layout.blocks),
    sum: totals.sum(at + SUM),
    sumOfSquares: totals.sum(at + SQUARE),
    scale: WIN_SHARE_SCALE * gamesPerBlock,
  };
}
