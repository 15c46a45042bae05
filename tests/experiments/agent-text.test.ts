import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AgentTextError, formatAgent, parseAgentText, splitAgents } from '../../agents/agent-text.js';
import { checkAgents } from '../../experiments/file/agents.js';

test('an agent is a name, a lone value for its main option, and named options', () => {
  expect(parseAgentText('random')).toEqual({ name: 'random', options: {} });
  expect(parseAgentText('mcts:400')).toEqual({ name: 'mcts', main: '400', options: {} });
  expect(parseAgentText('heuristic:persona=land:without=War')).toEqual({
    name: 'heuristic',
    options: { persona: 'land', without: 'War' },
  });
  expect(parseAgentText('policy:models/bourgeoisie-2:greedy=true')).toEqual({
    name: 'policy',
    main: 'models/bourgeoisie-2',
    options: { greedy: 'true' },
  });
});

test("the path of a module may hold a drive's colon", () => {
  expect(parseAgentText('C:\\agents\\mine.js:depth=2')).toEqual({
    name: 'C:\\agents\\mine.js',
    options: { depth: '2' },
  });
});

test.each([
  '',
  ':400',
  'mcts:',
  'mcts:=3',
  'mcts:a=',
  'mcts:1:2',
  'mcts:a=1:a=2',
  'a,b',
  ' mcts',
  'a=b',
  'x'.repeat(1001),
])('%j is no agent', (text) => {
  expect(() => parseAgentText(text)).toThrow(AgentTextError);
});

test('what is written from parts is taken apart into the same parts', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9/._ -]{0,8}[a-z0-9]$/);
  const parts = fc.record(
    { name: word, main: word, options: fc.dictionary(word, word, { noNullPrototype: true }) },
    { requiredKeys: ['name', 'options'] },
  );
  fc.assert(
    fc.property(parts, (agent) => {
      expect(parseAgentText(formatAgent(agent))).toEqual(agent);
    }),
  );
});

test('commas part the agents of a command line', () => {
  expect(splitAgents('random, mcts:400,heuristic:persona=land')).toEqual([
    'random',
    'mcts:400',
    'heuristic:persona=land',
  ]);
});

test('one agent stands for every seat; else there are as many as players', async () => {
  expect(await checkAgents(['greedy:5'], 3, '.')).toEqual(['greedy:5', 'greedy:5', 'greedy:5']);
  expect(await checkAgents(['random', 'greedy'], 2, '.')).toEqual(['random', 'greedy']);
  await expect(checkAgents(['random', 'greedy'], 3, '.', '--agents')).rejects.toThrow(
    '--agents: expected 1 agent for every seat, or 3, one for each player, not 2',
  );
});
