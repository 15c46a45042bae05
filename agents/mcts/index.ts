import type { z } from 'zod';
import type { AgentContext } from '../agent.js';
import { createRollout } from './create-rollout.js';
import { MctsAgent } from './mcts.js';
import type { agentOptions } from './options.js';
import { tuningOf } from './tuning.js';

export { explains, type Explains, type OptionView } from './explain.js';
export { agentOptions, isReplayable, mainOption } from './options.js';
export { MctsAgent } from './mcts.js';

/**
 * Makes a searcher; asynchronous, since the agent of its rollouts may have to load. `options` is what `agentOptions` made
 * of a text, defaults included.
 */
export async function createAgent(
  options: z.output<typeof agentOptions>,
  { variant }: AgentContext,
): Promise<MctsAgent> {
  const tuning = tuningOf(variant.game, options);
  const rollout = await createRollout(variant, tuning.rollout, options.goal);
  return new MctsAgent(variant, rollout, tuning, options);
}
