import { z } from 'zod';
import { type Checked, expected, oneOf } from './fields.js';
import { type Problem, show } from './input-error.js';
import type { FileFields, Kind } from './kinds.js';
import { unknownWord } from './nearest.js';

/** The farthest that hypotheses may lie from equal strength, Elo points. */
const FARTHEST = 2000;

/** Which pairs meet where there is no baseline: all, or each agent and the one before it. */
const PAIRS = ['all', 'neighbours'] as const;

function elo(meaning: string): z.ZodType<number> {
  const error = expected(`Elo points from -${FARTHEST} to ${FARTHEST}`);
  return z.number({ error }).min(-FARTHEST, { error }).max(FARTHEST, { error }).describe(meaning);
}

function errorRate(meaning: string): z.ZodType<number> {
  const error = expected('a chance of error above 0 and below 0.5');
  return z.number({ error }).gt(0, { error }).lt(0.5, { error }).describe(meaning);
}

const until = z
  .strictObject(
    {
      elo0: elo('null hypothesis: the challenger is better by so many Elo points'),
      elo1: elo('alternative: by so many, more than elo0'),
      alpha: errorRate('chance to find the challenger better though elo0 is true'),
      beta: errorRate('chance to find it no better though elo1 is true'),
    },
    { error: expected('a mapping: elo0, elo1, alpha, beta') },
  )
  .refine(({ elo0, elo1 }) => elo0 < elo1, { path: ['elo1'], error: 'must be above elo0' });

const baseline = z.string({ error: expected("an agent's text") });
const pairs = oneOf(PAIRS, 'which pairs meet');

/** What a ladder's file holds besides the fields of all kinds, once it is checked. */
const OWN = z.object({ baseline: baseline.optional(), pairs: z.enum(PAIRS).optional(), until: until.optional() });

/** The fields of a ladder. */
export type LadderFields = z.output<typeof OWN>;

/** The ladder's own fields of an experiment. */
export function ladderFields(own: Readonly<Record<string, unknown>>): LadderFields {
  return OWN.parse(own);
}

/** Agents against each other, pair by pair. */
export const LADDER: Kind = {
  name: 'ladder',
  meaning: 'plays agents against each other, pair by pair: who is stronger, by how much, and how deep skill goes',
  fields: {
    baseline: baseline
      .describe('of a ladder: the one of the agents that all others meet; unless given, they meet each other')
      .exactOptional(),
    pairs: pairs
      .describe(
        'of a ladder without a baseline: all agents meet each other (all, unless given), or each the one before it',
      )
      .exactOptional(),
    until: until
      .describe(
        'of a ladder: a pairing ends when a sequential test tells whether the later agent (with a baseline: the other one) is better',
      )
      .exactOptional(),
  },
  parts: { until: ['elo0', 'elo1', 'alpha', 'beta'] },
  seat: contestants,
  problems: togetherProblems,
};

/** The contestants are the same with every number of players. */
function contestants(agents: readonly string[], players: number): Checked<readonly string[]> {
  const problems: Problem[] = [];
  if (players < 2) problems.push({ path: [], message: 'meet at tables of 2 players or more' });
  if (agents.length < 2) problems.push({ path: [], message: `expected 2 agents or more, not ${agents.length}` });
  for (const [place, agent] of agents.entries()) {
    if (agents.indexOf(agent) < place) problems.push({ path: [place], message: `${show(agent)} is there already` });
  }
  return problems.length === 0 ? { ok: true, value: agents } : { ok: false, problems };
}

/** The baseline is one of the agents, and then there is no choice of pairs. */
function togetherProblems({ agents, baseline: given, pairs: choice }: FileFields): Problem[] {
  const problems: Problem[] = [];
  if (typeof given !== 'string') return problems;
  for (const list of Array.isArray(agents) ? [agents] : Object.values(agents)) {
    if (list.includes(given)) continue;
    problems.push({ path: ['baseline'], message: unknownWord('agent of this ladder', given, list) });
  }
  if (choice !== undefined) problems.push({ path: ['pairs'], message: 'says nothing beside a baseline' });
  return problems;
}
