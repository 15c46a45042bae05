import { z } from 'zod';
import { Dealer } from '../engine/dealer.js';
import type { State } from '../engine/game.js';
import type { Random } from '../engine/random.js';
import type { Agent, AgentContext } from './agent.js';

export const agentOptions = z.strictObject({
  samples: z.coerce.number().int().min(1).max(1000).default(3).describe('possible futures tried for each option'),
});

export const mainOption = 'samples';

/** Two values this close are a tie. */
const TIE = 1e-9;

/**
 * Looks one step ahead: tries each option under a few sampled dealers, with what its seat has not seen dealt anew,
 * and takes the one that leaves its seat the best estimate of standing (`State.estimate`); ties by lot. It has no
 * access to the real dealer. All options are tried under the same samples.
 */
class GreedyAgent implements Agent {
  private readonly root: State;
  private readonly scratch: State;
  private readonly sampled: Dealer;
  private readonly dealer: Dealer;
  private readonly values: Float64Array;
  /** Every option. */
  private readonly all: Int32Array;

  constructor(
    { variant }: AgentContext,
    private readonly samples: number,
  ) {
    this.root = variant.createState();
    this.scratch = variant.createState();
    this.sampled = new Dealer(variant.game.streams.length);
    this.dealer = new Dealer(variant.game.streams.length);
    this.values = new Float64Array(variant.maxOptions);
    this.all = Int32Array.from({ length: variant.maxOptions }, (_, k) => k);
  }

  choose(state: State, options: number, random: Random): number {
    return this.chooseAmong(state, this.all, options, random);
  }

  chooseAmong(state: State, allowed: Int32Array, count: number, random: Random): number {
    const { root, scratch, sampled, dealer, values } = this;
    const seat = state.player;
    values.fill(0, 0, count);
    for (let sample = 0; sample < this.samples; sample++) {
      root.copyFrom(state);
      root.redeal(seat, random);
      sampled.seedFrom(random);
      for (let at = 0; at < count; at++) {
        scratch.copyFrom(root);
        dealer.copyFrom(sampled);
        scratch.apply(allowed[at], dealer);
        values[at] += scratch.estimate(seat);
      }
    }
    return allowed[this.best(count, random)];
  }

  private best(options: number, random: Random): number {
    const values = this.values;
    let best = 0;
    let ties = 1;
    for (let k = 1; k < options; k++) {
      if (values[k] > values[best] + TIE) {
        best = k;
        ties = 1;
      } else if (values[k] >= values[best] - TIE) {
        ties++;
        if (random.below(ties) === 0) best = k;
      }
    }
    return best;
  }
}

/** Makes it; `options` is what `agentOptions` made of a text, defaults included: without `samples` nothing is tried. */
export function createAgent(options: z.output<typeof agentOptions>, context: AgentContext): Agent {
  return new GreedyAgent(context, options.samples);
}
