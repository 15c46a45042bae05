import { z } from 'zod';
import { Dealer } from '../engine/dealer.js';
import type { State, Variant } from '../engine/game.js';
import type { Random } from '../engine/random.js';
import type { Agent, AgentContext } from './agent.js';
import { createRollout } from './mcts/create-rollout.js';
import { lastTurnOf } from './mcts/horizon.js';
import { rolloutOptions } from './mcts/options.js';
import type { Rollout } from './mcts/rollout.js';
import { tuningOf } from './mcts/tuning.js';

export const agentOptions = z.strictObject({
  rollouts: z.coerce.number().int().min(1).max(10_000_000).default(200).describe('lines tried for a decision, in all'),
  ...rolloutOptions,
});

export const mainOption = 'rollouts';

/**
 * Flat Monte Carlo: each option is played on equally often, every time with what its seat has not seen dealt anew, and
 * the one with the greatest mean reward is taken; ties by lot. With fewer rollouts than options each is tried once.
 */
class FlatAgent implements Agent {
  private readonly deal: State;
  private readonly scratch: State;
  private readonly dealer: Dealer;
  private readonly totals: Float64Array;
  /** Every option. */
  private readonly all: Int32Array;

  constructor(
    variant: Variant,
    private readonly rollout: Rollout,
    private readonly rollouts: number,
    private readonly horizon: number,
  ) {
    this.deal = variant.createState();
    this.scratch = variant.createState();
    this.dealer = new Dealer(variant.game.streams.length);
    this.totals = new Float64Array(variant.maxOptions);
    this.all = Int32Array.from({ length: variant.maxOptions }, (_, k) => k);
  }

  choose(state: State, options: number, random: Random): number {
    return this.chooseAmong(state, this.all, options, random);
  }

  chooseAmong(state: State, allowed: Int32Array, count: number, random: Random): number {
    const { deal, scratch, dealer, totals, rollout } = this;
    const seat = state.player;
    const lastTurn = lastTurnOf(state.turn, this.horizon);
    totals.fill(0, 0, count);
    dealer.seedFrom(random);
    for (let left = Math.max(1, Math.floor(this.rollouts / count)); left > 0; left--) {
      deal.copyFrom(state);
      deal.redeal(seat, random);
      for (let at = 0; at < count; at++) {
        scratch.copyFrom(deal);
        scratch.apply(allowed[at], dealer);
        rollout.play(scratch, dealer, random, lastTurn);
        totals[at] += rollout.rewards[seat];
      }
    }
    return allowed[this.best(count, random)];
  }

  private best(options: number, random: Random): number {
    const { totals } = this;
    let best = 0;
    let ties = 1;
    for (let k = 1; k < options; k++) {
      if (totals[k] > totals[best]) {
        best = k;
        ties = 1;
      } else if (totals[k] === totals[best] && random.below(++ties) === 0) best = k;
    }
    return best;
  }
}

/** Makes it; `options` is what `agentOptions` made of a text, defaults included. */
export async function createAgent(options: z.output<typeof agentOptions>, { variant }: AgentContext): Promise<Agent> {
  const tuning = tuningOf(variant.game, options);
  const rollout = await createRollout(variant, tuning.rollout, options.goal);
  return new FlatAgent(variant, rollout, options.rollouts, tuning.horizon);
}
