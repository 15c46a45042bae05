import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithPearls } from '../end-to-end/pearls.js';
import { emptyFolder, type Outcome, salon, write } from '../end-to-end/salon.js';
import { choiceAt, playLike } from './player.js';

test("after a game of one's own, the command that tells it works as it is printed", async () => {
  const folder = folderWithPearls();
  const { code, out } = await playLike(folder, ['./pearls.js', '--seed', 'own'], ({ options, asked }) =>
    choiceAt(asked, options),
  );
  expect(code).toBe(0);
  const [, words] = /^ *salon (replay .*)$/m.exec(out) ?? [];
  expect(words).toMatch(/^replay \S+\.jsonl --print --game \.\/pearls\.js$/);
  expect(salon(folder, ...words.split(' '))).toMatchObject({ code: 0, err: '' });
});

test("whoever forgets the module of a game of one's own is told", async () => {
  const folder = folderWithPearls();
  await playLike(folder, ['./pearls.js', '--seed', 'own', '--save', 'part.jsonl'], () => 'quit');
  const replayed = salon(folder, 'replay', 'part.jsonl');
  expect(replayed.code).toBe(1);
  expect(replayed.err).toMatch(/found "pearls"; for a game of your own: --game PATH names its module\n$/);
  const resumed = salon(folder, 'play', '--resume', 'part.jsonl');
  expect(resumed.code).toBe(2);
  expect(resumed.err).toMatch(/found "pearls"; for a game of your own: salon play PATH --resume part\.jsonl\n$/);
  const other = salon(folder, 'replay', 'part.jsonl', '--game', './pearls.js');
  expect(other.err).not.toContain('--game PATH');
});

test('the opponents are heuristic, or greedy where the game has none', async () => {
  const folder = folderWithPearls();
  const quit = (): Promise<Outcome> => playLike(folder, ['./pearls.js', '--seed', 'own'], () => 'quit');
  expect((await quit()).out).toContain('P1 (heuristic)');
  const text = readFileSync(join(folder, 'pearls.js'), 'utf8');
  write(folder, 'pearls.js', `${text}\ndelete game.heuristic;\n`);
  expect((await quit()).out).toContain('P1 (greedy)');
});

test('the help tells who the opponents are', () => {
  const help = salon(emptyFolder(), 'play', '--help').out.replaceAll(/\s+/g, ' ');
  expect(help).toContain('(default: heuristic; greedy for a game without one)');
});
