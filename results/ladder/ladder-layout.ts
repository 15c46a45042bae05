import type { Variant } from '../../engine/game.js';
import { TallyLayout } from '../tally-layout.js';

/** Replicates of the bootstrap: a percentile interval wants a thousand. */
export const REPLICATES = 1000;

/**
 * Where the counters of a ladder's tally lie: those of every tally, then the replicates of the first agent's win share,
 * which are sums of whole numbers too and merge like the rest.
 */
export class LadderLayout extends TallyLayout {
  /** By replicate: the weights of the blocks, added up. Here the sums of a plain tally end. */
  readonly weights: number;
  /** By replicate: weight times win share (840ths) of the first agent, added up over blocks. */
  readonly weightedShares: number;
  override readonly length: number;

  constructor(variant: Variant, agents: readonly string[]) {
    const { length } = new TallyLayout(variant, agents);
    super(variant, agents);
    this.weights = length;
    this.weightedShares = length + REPLICATES;
    this.length = length + REPLICATES * 2;
  }
}
