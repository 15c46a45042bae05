import type { z } from 'zod';
import type { Variant } from '../../engine/game.js';
import { isBatchAgent, type Agent } from '../agent.js';
import { createAgentOf } from '../load.js';
import { Evaluation } from './evaluation.js';
import type { rolloutOptions } from './options.js';
import { Rollout } from './rollout.js';

type RolloutOptions = { readonly [Name in keyof typeof rolloutOptions]: z.output<(typeof rolloutOptions)[Name]> };

/** Makes a rollout by the agent that the options name. */
export async function createRollout(variant: Variant, { rollout, goal }: RolloutOptions): Promise<Rollout> {
  const agent = rollout === 'random' ? null : await createPlayer(rollout, variant);
  return new Rollout(new Evaluation(variant, goal), agent);
}

async function createPlayer(text: string, variant: Variant): Promise<Agent> {
  const agent = await createAgentOf(text, '.', { variant });
  if (isBatchAgent(agent))
    throw new Error(`rollout=${text}: an agent that chooses for many positions cannot play lines`);
  return agent;
}
