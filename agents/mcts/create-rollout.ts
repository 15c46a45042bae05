import type { Variant } from '../../engine/game.js';
import { isBatchAgent, type Agent } from '../agent.js';
import { createAgentOf } from '../load.js';
import { Evaluation, type Goal } from './evaluation.js';
import { Rollout } from './rollout.js';

/** Makes a rollout by the agent of that name, which plays for the goal. Throws where the agent is none for lines. */
export async function createRollout(variant: Variant, name: string, goal: Goal): Promise<Rollout> {
  const agent = name === 'random' ? null : await createPlayer(name, variant);
  return new Rollout(new Evaluation(variant, goal), agent);
}

async function createPlayer(name: string, variant: Variant): Promise<Agent> {
  const agent = await createAgentOf(name, '.', { variant });
  if (isBatchAgent(agent)) throw new Error(`rollout=${name}: an agent that chooses for many positions plays no lines`);
  return agent;
}
