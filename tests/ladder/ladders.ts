import { loadGame } from '../../engine/load.js';
import { resolveRules } from '../../engine/settings.js';
import { type Ladder, type LadderRun, type Until } from '../../results/ladder/ladder.js';
import { LadderLayout, REPLICATES } from '../../results/ladder/ladder-layout.js';
import { fillPoissonWeights } from '../../results/statistics/poisson-bootstrap.js';
import { SQUARE, SUM } from '../../results/tally-layout.js';
import { Totals } from '../../results/totals.js';

const game = await loadGame('bourgeoisie', '/');

/** A run of one agent against others in which each block's share of the first agent is given, in 840ths of a game. */
export function runOf(lone: string, others: string, players: number, shares: readonly number[]): LadderRun {
  const variant = game.compile({ players, rules: resolveRules(game.settings, players, {}), cards: game.cards });
  const agents = [lone, ...Array.from({ length: players - 1 }, () => others)];
  const layout = new LadderLayout(variant, agents);
  const taken = new Float64Array(layout.length + 3 + players);
  const whole = 840 * players;
  taken[layout.blocks] = shares.length;
  taken[layout.games] = shares.length * players;
  const weights = new Uint8Array(REPLICATES);
  for (const [block, share] of shares.entries()) {
    taken[layout.agents + SUM] += share;
    taken[layout.agents + SQUARE] += share ** 2;
    taken[layout.agents + 4 + SUM] += whole - share;
    taken[layout.agents + 4 + SQUARE] += (whole - share) ** 2;
    fillPoissonWeights([1, 2], block, weights);
    for (const [replicate, weight] of weights.entries()) {
      taken[layout.weights + replicate] += weight;
      taken[layout.weightedShares + replicate] += weight * share;
    }
  }
  const totals = new Totals(layout);
  totals.add(taken);
  return { variant, agents, totals, layout, gamesPerBlock: players, skippedBlocks: 0, cap: shares.length };
}

/** A ladder of such runs. */
export function ladderOf(agents: readonly string[], runs: readonly LadderRun[], until: Until | null = null): Ladder {
  return { players: runs[0].variant.players, agents, baseline: null, until, runs };
}

/** So many blocks with shares that alternate around a mean share of a game, in [0, 1]. */
export function blocksAround(mean: number, spread: number, players: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) =>
    Math.round(840 * players * (mean + (block % 2 === 0 ? spread : -spread))),
  );
}
