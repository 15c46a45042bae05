import type { ZodType } from 'zod';
import type { Game, State, Variant } from '../engine/game.js';
import type { Random } from '../engine/random.js';

/**
 * An agent that chooses for one position at a time.
 *
 * It may copy the state into states of its own, and must not change the one it is handed. What it may know is what the
 * seat to act has seen: `redeal` gives it a position that agrees with that, and a law checks that it uses no more.
 */
export interface Agent {
  /** Whether every choice is `random.below(options)`, whatever the position: a game may then draw it by itself. */
  readonly byLot?: boolean;
  /** The index of the option chosen, 0 … options − 1, for `state.player`, who has two or more. */
  choose(state: State, options: number, random: Random): number;
  /**
   * The same where some options are barred (`without=`): one of the `count` indices at the beginning of `allowed`, two
   * or more, ascending. Of an agent without it, barred choices are replaced by lot.
   */
  chooseAmong?(state: State, allowed: Int32Array, count: number, random: Random): number;
}

/** An agent that chooses for many positions in one call: a net, which is the faster the more it is handed. */
export interface BatchAgent {
  /** How many positions it likes to be handed at once: that many games are stepped side by side. */
  readonly lanes: number;
  /** Writes into `choices[i]` the option chosen for `states[i]`, 0 ≤ i < count, with the stream `randoms[i]`. */
  chooseMany(states: readonly State[], randoms: readonly Random[], count: number, choices: Int32Array): void;
}

export type AnyAgent = Agent | BatchAgent;

/** Whether the agent chooses for many positions in one call. */
export function isBatchAgent(agent: AnyAgent): agent is BatchAgent {
  return 'chooseMany' in agent && typeof agent.chooseMany === 'function';
}

/** What an agent is made for. */
export interface AgentContext {
  /** The variant it will play. */
  readonly variant: Variant;
}

/** What a module that makes agents exports; one's own module, named by its path, exports the same. */
export interface AgentModule {
  /** The options of the agent's text, as a strict zod object: `mcts:iterations=400`. Described options have a default. */
  readonly agentOptions: ZodType;
  /** The option that a lone value sets: `mcts:400`. */
  readonly mainOption?: string;
  /** Whether the same position and stream always give the same choice, so that runs can be reproduced; else they do. */
  isReplayable?(options: never): boolean;
  /** What keeps the agent from playing a game with such options, without a full stop; undefined: nothing does. */
  obstacle?(options: never, game: Game): Promise<string | undefined>;
  /**
   * Files beside the module and what it imports that decide what the agent chooses, such as weights: a run is gone on
   * with only where they are as they were.
   */
  files?(options: never): readonly URL[];
  /** Makes an agent; asynchronous, since a net has to load. `options` is what `agentOptions` made of the text. */
  createAgent(options: never, context: AgentContext): AnyAgent | Promise<AnyAgent>;
}

/** An agent of the list: what it is, and where its module is. */
export interface AgentEntry {
  readonly name: string;
  readonly meaning: string;
  load(): Promise<AgentModule>;
}
