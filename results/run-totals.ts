import { WIN_SHARE_SCALE, type Variant } from '../engine/game.js';
import { blockMean } from './statistics/block-mean.js';
import type { Estimate } from './statistics/estimate.js';
import { shareEstimate } from './statistics/share-estimate.js';
import { SQUARE, SUM } from './tally-layout.js';
import type { Totals } from './totals.js';

/** What was counted in the games of one number of players, and of what. */
export interface RunTotals {
  readonly variant: Variant;
  /** Texts of the agents, one for each seat. */
  readonly agents: readonly string[];
  readonly totals: Totals;
  /** Games in a block. */
  readonly gamesPerBlock: number;
  /** Blocks left out on request, since a game of theirs failed. */
  readonly skippedBlocks: number;
}

/** Blocks counted. */
export function blocksOf({ totals }: RunTotals): number {
  return totals.count(totals.layout.blocks);
}

/** Games counted. */
export function gamesOf({ totals }: RunTotals): number {
  return totals.count(totals.layout.games);
}

/**
 * Mean win share (`figure` 0) or score in points (1) of the seats whose sums stand at `at`, over blocks.
 *
 * @param seatsPerBlock seats whose figures a block's sum adds up: games in a block, times seats filled in each
 */
export function figureAt(run: RunTotals, at: number, figure: 0 | 1, seatsPerBlock: number): Estimate {
  const place = at + figure * 2;
  const scale = figure === 0 ? WIN_SHARE_SCALE : run.variant.game.scoreScale;
  const estimate = blockMean({
    blocks: blocksOf(run),
    sum: run.totals.sum(place + SUM),
    sumOfSquares: run.totals.sum(place + SQUARE),
    scale: scale * seatsPerBlock,
  });
  // All seats together win every game: their share is no estimate.
  const isCertain = seatsPerBlock === run.gamesPerBlock * run.variant.players;
  return figure === 0 && !isCertain ? shareEstimate(estimate, blocksOf(run)) : estimate;
}
