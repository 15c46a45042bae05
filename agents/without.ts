import type { State, Variant } from '../engine/game.js';
import type { Random } from '../engine/random.js';
import { isBatchAgent, type Agent, type AnyAgent, type BatchAgent } from './agent.js';
import { Vocabulary, wordsOf } from './bars.js';

/** The option that every agent has: `random:without=War+Land`. */
export const WITHOUT = 'without';

/** What `without=` means, for lists of options. */
export const WITHOUT_MEANING =
  'cards, types, phases or options, joined by +, that it does not choose where it has another option';

/** Bars an agent from what the value of `without=` names. Throws where a word names nothing in the variant. */
export function restrictAgent(agent: AnyAgent, variant: Variant, value: string): AnyAgent {
  const bars = new Bars(variant, new Vocabulary(variant).tableOf(wordsOf(value)));
  return isBatchAgent(agent) ? new RestrictedBatchAgent(agent, bars) : new RestrictedAgent(agent, bars);
}

/** Which options of a position are not barred. */
class Bars {
  /** Their indices, ascending, in the first `count` places, as `sift` found them. */
  readonly allowed: Int32Array;
  private readonly actions: number;

  constructor(
    variant: Variant,
    private readonly table: Uint8Array,
  ) {
    this.allowed = new Int32Array(variant.maxOptions);
    this.actions = variant.actions;
  }

  /** Finds the options that are allowed; returns how many. Where all are barred, none is. */
  sift(state: State, options: number): number {
    const { allowed, table } = this;
    const first = state.phase * this.actions;
    let count = 0;
    for (let k = 0; k < options; k++) if (table[first + state.action(k)] === 0) allowed[count++] = k;
    if (count > 0) return count;
    for (let k = 0; k < options; k++) allowed[k] = k;
    return options;
  }

  /** The choice if it is allowed, else one that is, by lot. */
  amend(choice: number, count: number, random: Random): number {
    const { allowed } = this;
    for (let at = 0; at < count; at++) if (allowed[at] === choice) return choice;
    return allowed[random.below(count)];
  }
}

/**
 * An agent with options barred. It chooses among the others itself if it can (`chooseAmong`); else it is asked as
 * always, and a choice that is barred is replaced by one that is not, by lot: uniform play stays uniform.
 */
class RestrictedAgent implements Agent {
  constructor(
    private readonly agent: Agent,
    private readonly bars: Bars,
  ) {}

  choose(state: State, options: number, random: Random): number {
    const { agent, bars } = this;
    const count = bars.sift(state, options);
    if (count === 1) return bars.allowed[0];
    if (count === options) return agent.choose(state, options, random);
    if (agent.chooseAmong !== undefined) return agent.chooseAmong(state, bars.allowed, count, random);
    return bars.amend(agent.choose(state, options, random), count, random);
  }
}

/** The same for an agent that chooses for many positions in one call. */
class RestrictedBatchAgent implements BatchAgent {
  readonly lanes: number;

  constructor(
    private readonly agent: BatchAgent,
    private readonly bars: Bars,
  ) {
    this.lanes = agent.lanes;
  }

  chooseMany(states: readonly State[], randoms: readonly Random[], count: number, choices: Int32Array): void {
    this.agent.chooseMany(states, randoms, count, choices);
    for (let at = 0; at < count; at++) {
      const allowed = this.bars.sift(states[at], states[at].options);
      choices[at] = this.bars.amend(choices[at], allowed, randoms[at]);
    }
  }
}
