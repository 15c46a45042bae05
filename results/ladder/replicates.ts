import { rowsOf } from '../game-rows.js';
import type { Seating } from '../seating.js';
import { type BootstrapKey, fillPoissonWeights } from '../statistics/poisson-bootstrap.js';
import { type LadderLayout, REPLICATES } from './ladder-layout.js';

/**
 * A chunk's tally with its blocks' part in the replicates of the bootstrap. Blocks of one number are one deal, in
 * whichever run they are, and have the same weights: what two runs share by chance they share in every replicate.
 *
 * @param tally what `Tally.take` handed over, laid out without replicates
 * @param rows of the chunk's games
 * @param seatings of a block
 */
export function withReplicates(
  layout: LadderLayout,
  tally: Float64Array,
  rows: Float64Array,
  seatings: readonly Seating[],
  key: BootstrapKey,
): Float64Array<ArrayBuffer> {
  const whole = new Float64Array(tally.length + REPLICATES * 2);
  whole.set(tally.subarray(0, layout.weights));
  whole.set(tally.subarray(layout.weights), layout.length);
  const weights = new Uint8Array(REPLICATES);
  for (const [block, share] of firstAgentsShares(rows, layout.players, seatings)) {
    fillPoissonWeights(key, block, weights);
    for (let replicate = 0; replicate < REPLICATES; replicate++) {
      whole[layout.weights + replicate] += weights[replicate];
      whole[layout.weightedShares + replicate] += weights[replicate] * share;
    }
  }
  return whole;
}

/** By block: the win shares of the first agent in its games, added up, in 840ths. */
function firstAgentsShares(rows: Float64Array, players: number, seatings: readonly Seating[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { block, seating, winShares } of rowsOf(rows, players)) {
    shares.set(block, (shares.get(block) ?? 0) + winShares[seatings[seating].indexOf(0)]);
  }
  return shares;
}
