import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, tablesOf, write } from '../end-to-end/salon.js';
import { choiceAt, playLike } from './player.js';

/** Traces of games between equal agents. */
function traceGames(folder: string, file: string, players: number, games: number, ...more: readonly string[]): void {
  const words = ['--players', String(players), '--seed', 'small', '--games', String(games), ...more];
  write(folder, file, salon(folder, 'trace', 'bourgeoisie', ...words).out);
}

test('the tables of traces are those of the experiment that played the same games', () => {
  const folder = emptyFolder();
  traceGames(folder, 'two.jsonl', 2, 40);
  traceGames(folder, 'three.jsonl', 3, 40);
  const experiment = 'kind: balance\ngame: bourgeoisie\nplayers: [2, 3]\nagents: [random]\ngames: 40\nseed: small\n';
  write(folder, 'small.yaml', experiment);
  expect(salon(folder, 'run', 'small.yaml', '--quiet').err).toBe('');
  const { code, out, err } = salon(folder, 'replay', 'three.jsonl', 'two.jsonl', '--tables', 'tables');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/tables of 80 games in tables\n$/);
  expect(tablesOf(join(folder, 'tables'))).toEqual(tablesOf(join(folder, 'runs/small')));
});

test("games of people and of agents are counted by the agents' names in the traces", async () => {
  const folder = emptyFolder();
  for (const seat of ['0', '1']) {
    const words = ['bourgeoisie', '--players', '2', '--opponents', seat === '0' ? 'random' : 'greedy', '--seat', seat];
    await playLike(folder, [...words, '--seed', seat, '--save', `seat-${seat}.jsonl`], ({ options, asked }) =>
      choiceAt(asked, options),
    );
  }
  expect(salon(folder, 'replay', 'seat-0.jsonl', 'seat-1.jsonl', '--tables', 'tables').code).toBe(0);
  const agents = readFileSync(join(folder, 'tables/agents.csv'), 'utf8').trim().split('\n').slice(1);
  expect(agents.map((row) => row.split(',').slice(0, 6).join(' '))).toEqual([
    '2 human 2 2 0 2',
    '2 random 1 1 0 1',
    '2 greedy 1 1 0 1',
  ]);
  const manifest = JSON.parse(readFileSync(join(folder, 'tables/manifest.json'), 'utf8'));
  expect(manifest.traces).toEqual([
    { file: 'seat-0.jsonl', games: 1 },
    { file: 'seat-1.jsonl', games: 1 },
  ]);
});

test('tables are made only of games with the same rules and cards, and only when all files are right', () => {
  const folder = emptyFolder();
  traceGames(folder, 'printed.jsonl', 2, 3);
  traceGames(folder, 'rules.jsonl', 2, 3, '--rules', '{"retireIncome": 25}');
  traceGames(folder, 'cards.jsonl', 2, 3, '--cards', '{"Mayor": {"cost": 11}}');
  write(
    folder,
    'wrong.jsonl',
    readFileSync(join(folder, 'printed.jsonl'), 'utf8').replaceAll('"choice":"pass"', '"choice":"?"'),
  );
  write(folder, 'other.jsonl', salon(folder, 'trace', 'baroque-masters', '--players', '2', '--seed', '1').out);
  const refused = ['rules', 'cards', 'other'].map((name) =>
    salon(folder, 'replay', 'printed.jsonl', `${name}.jsonl`, '--tables', 'tables'),
  );
  expect(refused.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(refused.map(({ err }) => err).join('')).toMatch(
    /rules\.jsonl: a game with another retireIncome[\s\S]*another Mayor[\s\S]*another game \(baroque-masters/,
  );
  const wrong = salon(folder, 'replay', 'wrong.jsonl', 'printed.jsonl', '--tables', 'tables');
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('there are no tables');
  expect(existsSync(join(folder, 'tables'))).toBe(false);
  write(folder, 'full/notes.txt', 'mine');
  expect(salon(folder, 'replay', 'printed.jsonl', '--tables', 'full').err).toContain('holds something already');
});

test('--print and --tables go together', () => {
  const folder = emptyFolder();
  traceGames(folder, 'game.jsonl', 2, 1);
  const told = salon(folder, 'replay', 'game.jsonl', '--print').out;
  expect(salon(folder, 'replay', 'game.jsonl', '--print', '--tables', 'tables').out).toBe(told);
  expect(existsSync(join(folder, 'tables/manifest.json'))).toBe(true);
});
