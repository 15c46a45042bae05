import type { z } from 'zod';
import type { AgentContext } from '../agent.js';
import { createRollout } from './create-rollout.js';
import type { MctsAgent } from './mcts.js';
import type { agentOptions } from './options.js';

export { explains, type Explains, type OptionView } from './explain.js';
export { agentOptions, isReplayable, mainOption } from './options.js';
export type { MctsAgent } from './mcts.js';

/** Makes a searcher. Its rollouts are a module copy of their own for each game and rollout agent. */
export async function createAgent(
  options: z.output<typeof agentOptions>,
  { variant }: AgentContext,
): Promise<MctsAgent> {
  const rollout = await createRollout(variant, options);
  const { MctsAgent: Made } = await import('./mcts.js');
  return new Made(variant, rollout, options);
}
