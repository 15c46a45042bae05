import { z } from 'zod';
import type { Agent } from './agent.js';

export const agentOptions = z.strictObject({});

/** Chooses uniformly among the options. */
export function createAgent(): Agent {
  return { byLot: true, choose: (_state, options, random) => random.below(options) };
}
