import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choiceAt, playLike } from '../play/player.js';
import { emptyFolder, salon, write } from './salon.js';

const TIMED = 'mcts:milliseconds=1';
const CAUTION = `${TIMED} is timed by a clock: played again, this run gives other games.`;

/** A text whose paragraphs are lines again. */
function unwrapped(text: string): string {
  return text.replaceAll(/(?<=\S)\n(?=\S)/g, ' ');
}

/** A short game, so that a clock at every decision does not take long. */
function experiment(kind: string, agents: string): string {
  return [
    `kind: ${kind}`,
    'game: age-of-enlightenment',
    'players: 2',
    `agents: ${agents}`,
    'games: 2',
    'rules: { maxTurns: 6 }',
    'seed: clock',
    '',
  ].join('\n');
}

test.each(['balance', 'ladder'])('%s: a clock marks manifest and summary, a count does not', (kind) => {
  const folder = emptyFolder();
  write(folder, 'timed.yaml', experiment(kind, `[random, "${TIMED}"]`));
  write(folder, 'counted.yaml', experiment(kind, '[random, "mcts:5"]'));
  const { code, out, err } = salon(folder, 'run', 'timed.yaml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(unwrapped(out).endsWith(`\n\n${CAUTION}\n`)).toBe(true);
  const manifest = JSON.parse(readFileSync(join(folder, 'runs/timed/manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ replayable: false, caution: CAUTION });
  expect(salon(folder, 'run', 'counted.yaml').out).not.toContain('a clock');
  const counted = JSON.parse(salon(folder, 'run', 'counted.yaml', '--force', '--json').out);
  expect(counted).toMatchObject({ replayable: true });
  expect(counted).not.toHaveProperty('caution');
});

test('--json says it too', () => {
  const folder = emptyFolder();
  write(folder, 'timed.yaml', experiment('balance', `["${TIMED}", "mcts:milliseconds=2"]`));
  expect(JSON.parse(salon(folder, 'run', 'timed.yaml', '--json').out)).toMatchObject({
    replayable: false,
    caution: `${TIMED} and mcts:milliseconds=2 are timed by a clock: played again, this run gives other games.`,
  });
});

test('a trace says it in its start line, and is right all the same', () => {
  const folder = emptyFolder();
  const words = ['trace', 'age-of-enlightenment', '--players', '2', '--seed', '1', '--rules', '{"maxTurns":6}'];
  const traceOf = (agent: string): string => salon(folder, ...words, '--agents', `random,${agent}`).out;
  write(folder, 'timed.jsonl', traceOf(TIMED));
  expect(JSON.parse(traceOf(TIMED).split('\n')[0])).toMatchObject({ replayable: false });
  expect(JSON.parse(traceOf('mcts:5').split('\n')[0])).not.toHaveProperty('replayable');
  expect(salon(folder, 'replay', 'timed.jsonl').code).toBe(0);
});

test("an agent of one's own that does not choose the same again says so itself", () => {
  const folder = emptyFolder();
  write(
    folder,
    'moody.mjs',
    `export const isReplayable = () => false;
export function createAgent() { return { choose: (state, options) => Math.floor(Math.random() * options) }; }
`,
  );
  write(folder, 'moody.yaml', experiment('balance', '[./moody.mjs]'));
  expect(unwrapped(salon(folder, 'run', 'moody.yaml').out)).toContain(
    '\n\n./moody.mjs does not choose the same again: played again, this run gives other games.\n',
  );
});

test('a game against a clock says so, and goes on as far as it was played', async () => {
  const folder = emptyFolder();
  const words = ['age-of-enlightenment', '--opponents', TIMED, '--players', '2', '--rules', '{"maxTurns":12}'];
  const left = await playLike(folder, [...words, '--seed', '1', '--save', 'part.jsonl'], ({ options, asked }) =>
    asked < 4 ? choiceAt(asked, options) : 'quit',
  );
  expect(left.out).toContain(`${TIMED} is timed by a clock: played again, this game goes otherwise.`);
  const lines = readFileSync(join(folder, 'part.jsonl'), 'utf8').trim().split('\n');
  expect(JSON.parse(lines[0])).toMatchObject({ replayable: false });
  const gone = await playLike(folder, ['--resume', 'part.jsonl', '--save', 'rest.jsonl'], ({ options, asked }) =>
    choiceAt(asked, options),
  );
  expect([gone.code, gone.err]).toEqual([0, '']);
  expect(readFileSync(join(folder, 'rest.jsonl'), 'utf8').startsWith(lines.join('\n'))).toBe(true);
});
