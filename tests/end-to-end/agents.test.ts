import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, write } from './salon.js';

/** A module of one's own: its agent does something when a game of block 40 is at turn 5. */
function agentThat(does: string): string {
  return `
export const agentOptions = { safeParse: (data) => ({ success: true, data }), parse: (data) => data };
export function createAgent() {
  return { choose(state, options, random) { if (random.trigger || (state.turn === 5 && state.hash() % 40 === 0)) { ${does} } return 0; } };
}
`;
}

test("one's own agent, named by the path of its module, plays in every worker", () => {
  const folder = emptyFolder();
  write(folder, 'lab/first.js', agentThat('return options - 1;'));
  write(folder, 'lab/own.yaml', SMALL.replace('[random]', '["./first.js", random, random]'));
  const { code, err } = salon(folder, 'run', 'lab/own.yaml', '--threads', '2');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each([
  ['throws', "throw new Error('lost my hand');", 'lost my hand'],
  ['throws no error', "throw 'a word';", 'a word'],
  ['chooses what is no option', 'return options;', 'an option is a whole number from 0 to'],
  ['chooses a fraction', 'return 0.5;', 'chose 0.5'],
  ['chooses nothing', 'return undefined;', 'chose undefined'],
  ['ends its worker', 'process.exit(3);', 'the worker died'],
])('an agent that %s: the error names the game and the command that replays it', (_, does, message) => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat(does));
  write(folder, 'bad.yaml', SMALL.replace('[random]', '[random, "./bad.js", random]'));
  const { code, err } = salon(folder, 'run', 'bad.yaml', '--threads', '2');
  expect(code).toBe(1);
  expect(err).toContain(message);
  const told = /in bourgeoisie, 3 players, seed "small", block (\d+), seating (\d+), agent \.\/bad\.js in seat \d/.exec(
    err,
  );
  expect(told, err).not.toBeNull();
  expect(err).toContain(`salon trace bad.yaml --players 3 --seed small --block ${told?.[1]} --seating ${told?.[2]}`);
  expect(existsSync(join(folder, 'runs/bad'))).toBe(false);
  const again = salon(
    folder,
    'trace',
    'bad.yaml',
    '--players',
    '3',
    '--seed',
    'small',
    '--block',
    `${told?.[1]}`,
    '--seating',
    `${told?.[2]}`,
  );
  expect(again.code).not.toBe(0);
});
