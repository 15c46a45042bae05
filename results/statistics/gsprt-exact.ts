import { type EloHypotheses, hypothesisScores } from './elo-hypotheses.js';

/** How many blocks had a score. */
export interface ScoreCount {
  /** Score of the block, in [0, 1]. */
  readonly score: number;
  /** Blocks, ≥ 0. */
  readonly count: number;
}

/** What fishtest puts in an empty cell, so that a score not yet seen is unlikely but not impossible. */
const EMPTY_CELL = 1e-3;
const BISECTIONS = 200;

/**
 * Generalised log-likelihood ratio of elo1 against elo0 for a multinomial of block scores, exactly: the likelihoods are
 * maximised over all distributions with mean s₁ and s₀ (M. Van den Bergh; fishtest's `LLR`). Empty cells take 0.001 of
 * a block as in fishtest, and the scores 0 and 1 are always among the cells, so that it is defined from the first
 * block on, whatever was seen.
 *
 * @param scores distinct scores with their counts; cells that are possible but empty may be given with count 0
 * @param hypotheses Elo points
 * @throws RangeError for a score outside [0, 1] or a negative count
 */
export function exactLogLikelihoodRatio(scores: readonly ScoreCount[], hypotheses: EloHypotheses): number {
  const cells = regularised(scores);
  const [score0, score1] = hypothesisScores(hypotheses);
  const tilt0 = findTilt(cells, score0);
  const tilt1 = findTilt(cells, score1);
  let ratio = 0;
  for (const { score, count } of cells) {
    ratio += count * (Math.log1p(tilt0 * (score - score0)) - Math.log1p(tilt1 * (score - score1)));
  }
  return ratio;
}

function regularised(scores: readonly ScoreCount[]): ScoreCount[] {
  for (const { score, count } of scores) {
    if (!(score >= 0 && score <= 1)) throw new RangeError(`a block score lies in [0, 1], got ${score}`);
    if (!(count >= 0)) throw new RangeError(`score ${score} has count ${count}`);
  }
  const ends = [0, 1].filter((end) => scores.every(({ score }) => score !== end));
  const cells = [...scores, ...ends.map((score) => ({ score, count: 0 }))];
  return cells.map(({ score, count }) => ({ score, count: count === 0 ? EMPTY_CELL : count }));
}

/**
 * The most likely distribution with mean s has pᵢ ∝ countᵢ / (1 + t (xᵢ − s)); its t is the root of
 * Σ countᵢ (xᵢ − s) / (1 + t (xᵢ − s)), which falls from +∞ to −∞ between the two poles at x = 1 and x = 0.
 */
function findTilt(cells: readonly ScoreCount[], mean: number): number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < BISECTIONS; step++) {
    const tilt = (low + high) / 2;
    if (tilt <= low || tilt >= high) break;
    let slope = 0;
    for (const { score, count } of cells) slope += (count * (score - mean)) / (1 + tilt * (score - mean));
    if (slope > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
