import { z } from 'zod';
import { AGENTS } from '../index.js';
import { GOALS } from './evaluation.js';
import { AUTO } from './tuning.js';

/** The options that all agents share that play lines on: `mcts` and `flat`. */
export const rolloutOptions = {
  horizon: z
    .literal(AUTO)
    .or(z.coerce.number().int().min(0).max(1000))
    .default(AUTO)
    .describe(
      'turns (rounds) that lines are played on before they are evaluated; 0: to the end; auto: as suits the game',
    ),
  rollout: z
    .enum([AUTO, ...AGENTS.map(({ name }) => name)])
    .default(AUTO)
    .describe('the agent that plays lines on, by its name; auto: as suits the game'),
  goal: z.enum(GOALS).default('share').describe('what it plays for: share of the win, or margin of the score'),
};

export const agentOptions = z.strictObject({
  iterations: z.coerce.number().int().min(1).max(10_000_000).default(400).describe('lines tried for a decision'),
  milliseconds: z.coerce
    .number()
    .min(0)
    .max(3_600_000)
    .default(0)
    .describe('time for a decision in place of iterations, which makes a run not reproducible; 0: no clock'),
  exploration: z
    .literal(AUTO)
    .or(z.coerce.number().min(0).max(100))
    .default(AUTO)
    .describe('how strongly seldom tried options are preferred; auto: as suits the game'),
  nodes: z.coerce.number().int().min(2).max(4_194_304).default(131_072).describe('most nodes in a tree'),
  ...rolloutOptions,
});

export const mainOption = 'iterations';

/** Whether the same position and stream always give the same choice: not with a clock. */
export function isReplayable({ milliseconds }: Pick<z.output<typeof agentOptions>, 'milliseconds'>): boolean {
  return milliseconds === 0;
}
