import type { Choice } from './choice.js';
import { fitChoices } from './fit-choices.js';

/** An order of finish without ties, of some or all players. */
export interface Ranking {
  /** Players from first to last. */
  readonly order: readonly number[];
  /** How often it occurred, ≥ 0; a bootstrap weight may stand here. */
  readonly count: number;
}

/**
 * Plackett–Luce strengths from rankings (R. L. Plackett 1975): first place goes to j with chance
 * exp(θ_j) / Σ exp(θ_k), second place likewise among the rest, and so on. Rankings of two players make it the
 * Bradley–Terry model; where only winners are known, `fitChoices` takes them directly.
 *
 * Error bars: fit again with counts weighted by the Poisson bootstrap over blocks.
 *
 * @param rankings equal ones are best added up into one with its count
 * @param players number of players, ≥ 1; ids run from 0 to players − 1
 * @param ridge penalty ridge/2 · Σθ² on the log-likelihood, ≥ 0; needs to be positive where a player never loses
 * @returns θ, one a player, adding up to 0; × 400 / ln 10 for Elo points
 * @throws RangeError for rankings that do not fit the players, or (ridge 0) have no finite maximum
 */
export function plackettLuce(rankings: readonly Ranking[], players: number, ridge = 0): number[] {
  return fitChoices(rankings.flatMap(stages), players, ridge);
}

/** A ranking is a first place among all, a first place among those left, and so on; the last place is no choice. */
function stages({ order, count }: Ranking): Choice[] {
  if (new Set(order).size !== order.length) throw new RangeError(`a player occurs twice in ${order.join(', ')}`);
  return order.slice(0, -1).map((chosen, place) => ({ chosen, among: order.slice(place), count }));
}
