import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExperiment } from '../../experiments/file/experiment.js';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrong-ladders-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A ladder with lines that take the place of its own, or stand below them. */
function ladder(...lines: readonly string[]): string {
  const keyOf = (line: string): string => line.slice(0, line.indexOf(':'));
  const own = ['kind: ladder', 'game: bourgeoisie', 'players: 3', 'agents: [random, greedy]', 'games: 300'].map(
    (line) => lines.find((other) => keyOf(other) === keyOf(line)) ?? line,
  );
  return [...own, ...lines.filter((line) => !own.includes(line)), ''].join('\n');
}

async function refusalOf(text: string): Promise<string> {
  const path = join(folder, 'my.yaml');
  await writeFile(path, text);
  return readExperiment(path).then(
    () => 'was accepted',
    (error: unknown) => (error instanceof Error ? error.message.replace(path, 'my.yaml') : 'threw no error'),
  );
}

const WRONG: readonly (readonly [what: string, lines: readonly string[], message: string])[] = [
  ['one agent', ['agents: [random]'], 'my.yaml: line 4, column 1, agents: expected 2 agents or more, not 1'],
  [
    'an agent that stands there twice',
    ['agents: [random, greedy, random]'],
    'my.yaml: line 4, column 26, agents[2]: "random" is there already',
  ],
  [
    'an unknown agent',
    ['agents: [random, gredy]'],
    'my.yaml: line 4, column 18, agents[1]: no agent is called "gredy"; did you mean "greedy"?',
  ],
  [
    'a baseline that is none of the agents',
    ['baseline: gredy'],
    'my.yaml: line 6, column 1, baseline: no agent of this ladder is called "gredy"; did you mean "greedy"?',
  ],
  [
    'a choice of pairs beside a baseline',
    ['baseline: random', 'pairs: all'],
    'my.yaml: line 7, column 1, pairs: says nothing beside a baseline',
  ],
  [
    'unknown pairs',
    ['pairs: some'],
    'my.yaml: line 6, column 1, pairs: expected which pairs meet (all, neighbours), not "some"',
  ],
  [
    'hypotheses the wrong way round',
    ['until: {elo0: 30, elo1: 30, alpha: 0.05, beta: 0.05}'],
    'my.yaml: line 6, column 19, until.elo1: must be above elo0',
  ],
  [
    'a chance of error of one half',
    ['until: {elo0: 0, elo1: 30, alpha: 0.5, beta: 0.05}'],
    'my.yaml: line 6, column 28, until.alpha: expected a chance of error above 0 and below 0.5, not 0.5',
  ],
  [
    'no chance of error',
    ['until: {elo0: 0, elo1: 30, alpha: 0.05, beta: 0}'],
    'my.yaml: line 6, column 41, until.beta: expected a chance of error above 0 and below 0.5, not 0',
  ],
  [
    'half a test',
    ['until: {elo0: 0, alpha: 0.05, beta: 0.05}'],
    'my.yaml: line 6, column 1, until.elo1: is missing; expected Elo points from -2000 to 2000',
  ],
  [
    'a misspelt part of the test',
    ['until: {elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05, gama: 1}'],
    'my.yaml: line 6, column 53, until.gama: no part of until is called "gama"; there are elo0, elo1, alpha, beta',
  ],
  [
    'a test that is a number',
    ['until: 30'],
    'my.yaml: line 6, column 1, until: expected a mapping: elo0, elo1, alpha, beta, not 30',
  ],
];

test.each(WRONG)('a ladder with %s is refused with one clear message', async (_, lines, message) => {
  expect(await refusalOf(ladder(...lines))).toBe(message);
});

test('a balance experiment has no test and no baseline', async () => {
  const text = ladder('kind: balance', 'agents: [random]', 'until: {elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05}');
  expect(await refusalOf(text)).toMatch(
    /^my\.yaml: line 6, column 1, until: no field of an experiment of the kind balance is called "until"/,
  );
});

test('every contestant is told apart by its options; lists by number of players may differ', async () => {
  const text = ladder(
    'players: [2, 3]',
    'agents: {2: [random, "greedy:1", "greedy:2"], 3: [random, greedy]}',
    'baseline: random',
  );
  expect(await refusalOf(text)).toBe('was accepted');
});
