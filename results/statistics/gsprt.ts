import { bigRatio } from './big-ratio.js';
import { blockDeviations, type BlockTotals } from './block-mean.js';
import { type EloHypotheses, hypothesisScores } from './elo-hypotheses.js';
import { exactLogLikelihoodRatio } from './gsprt-exact.js';

/**
 * Generalised log-likelihood ratio of elo1 against elo0 in the normal approximation,
 * N (s₁−s₀)(2ŝ−s₀−s₁) / (2σ̂²), as in fishtest (`LLR_alt2`, M. Van den Bergh). The sample is a *block*, so that games on
 * one deal, or a pair of games with colours exchanged, may depend on each other.
 *
 * It leans on σ̂², which a handful of blocks does not give: look for the first time after a hundred blocks or so. While
 * all blocks came out alike (σ̂² = 0, and the formula infinite) the exact likelihood stands in.
 *
 * @param totals block scores; after division by their scale each lies in [0, 1]
 * @param hypotheses Elo points
 * @returns NaN without a block; compare with `waldBounds`
 */
export function gsprtLogLikelihoodRatio(totals: BlockTotals, hypotheses: EloHypotheses): number {
  const [score0, score1] = hypothesisScores(hypotheses);
  const blocks = BigInt(totals.blocks);
  const score = bigRatio(BigInt(totals.sum), blocks) / totals.scale;
  const variance = bigRatio(blockDeviations(totals), blocks * blocks) / totals.scale ** 2;
  if (variance === 0) return exactLogLikelihoodRatio([{ score, count: totals.blocks }], hypotheses);
  return (totals.blocks * (score1 - score0) * (2 * score - score0 - score1)) / (2 * variance);
}
