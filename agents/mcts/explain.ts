import type { State } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import type { AnyAgent } from '../agent.js';

/** What a search found out about an option. */
export interface OptionView {
  /** How many lines began with it. */
  readonly visits: number;
  /** The reward that the player to act expects from it, 0 … 1: his share of the win where that is the goal. */
  readonly share: number;
}

/** An agent that can say what it thinks of each option: for hints. */
export interface Explains {
  /** By option: what it thinks of the position, which stays as it is. */
  explain(state: State, random: Random): readonly OptionView[];
}

/** Whether the agent can say what it thinks of each option. */
export function explains<A extends AnyAgent>(agent: A): agent is A & Explains {
  return 'explain' in agent;
}
