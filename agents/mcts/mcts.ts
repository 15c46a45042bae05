import type { z } from 'zod';
import type { State, Variant } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import type { Agent } from '../agent.js';
import type { Explains, OptionView } from './explain.js';
import type { agentOptions } from './options.js';
import type { Rollout } from './rollout.js';
import { Search } from './search.js';
import type { Tuning } from './tuning.js';
import { NO_NODE } from './tree.js';

/** So many iterations pass between two looks at the clock. */
const ITERATIONS_A_LOOK = 16;

/** Searches the tree from each position anew and takes the option that most lines went through. */
export class MctsAgent implements Agent, Explains {
  private readonly search: Search;
  private readonly iterations: number;
  private readonly milliseconds: number;
  /** Every option. */
  private readonly all: Int32Array;

  constructor(
    variant: Variant,
    rollout: Rollout,
    { exploration, horizon }: Tuning,
    { iterations, milliseconds, nodes }: Pick<z.output<typeof agentOptions>, 'iterations' | 'milliseconds' | 'nodes'>,
  ) {
    this.iterations = iterations;
    this.milliseconds = milliseconds;
    this.all = Int32Array.from({ length: variant.maxOptions }, (_, k) => k);
    // An iteration adds one node at most.
    const capacity = milliseconds > 0 ? nodes : Math.min(nodes, iterations + 1);
    this.search = new Search(variant, rollout, { exploration, horizon, nodes: capacity });
  }

  choose(state: State, options: number, random: Random): number {
    return this.chooseAmong(state, this.all, options, random);
  }

  chooseAmong(state: State, allowed: Int32Array, count: number, random: Random): number {
    this.think(state, allowed, count, random);
    const { search } = this;
    let best = allowed[0];
    for (let at = 1; at < count; at++) {
      if (this.isBetter(search.nodeOf(state, allowed[at]), search.nodeOf(state, best))) best = allowed[at];
    }
    return best;
  }

  explain(state: State, random: Random): readonly OptionView[] {
    this.think(state, this.all, state.options, random);
    const { visits, total } = this.search.tree;
    return Array.from({ length: state.options }, (_, k) => {
      const node = this.search.nodeOf(state, k);
      return node === NO_NODE ? { visits: 0, share: 0 } : { visits: visits[node], share: total[node] / visits[node] };
    });
  }

  private think(state: State, allowed: Int32Array, count: number, random: Random): void {
    const { search } = this;
    search.begin(random, allowed, count);
    if (this.milliseconds === 0) {
      for (let iteration = 0; iteration < this.iterations; iteration++) search.iterate(state, random);
    } else {
      const end = performance.now() + this.milliseconds;
      do {
        for (let iteration = 0; iteration < ITERATIONS_A_LOOK; iteration++) search.iterate(state, random);
      } while (performance.now() < end);
    }
  }

  /** More lines went through it, or as many with more reward. */
  private isBetter(node: number, other: number): boolean {
    const { visits, total } = this.search.tree;
    if (node === NO_NODE || other === NO_NODE) return node !== NO_NODE;
    return visits[node] > visits[other] || (visits[node] === visits[other] && total[node] > total[other]);
  }
}
