import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { emptyFolder, salon, SALON, SMALL, write } from './salon.js';

test.each(GAMES.map(({ name, minPlayers, maxPlayers }) => [name, minPlayers, maxPlayers] as const))(
  'traces of %s, with few players and many, are right when they are replayed',
  (game, fewest, most) => {
    const folder = emptyFolder();
    for (const players of [fewest, most]) {
      const agents = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? 'random' : 'greedy:samples=1'));
      const traced = salon(
        folder,
        'trace',
        game,
        '--players',
        String(players),
        '--seed',
        '7',
        '--agents',
        agents.join(','),
        '--games',
        '5',
      );
      expect(traced.err).toBe('');
      write(folder, 'games.jsonl', traced.out);
      expect(salon(folder, 'replay', 'games.jsonl').out).toMatch(/^games\.jsonl: right, 5 games, \d+ decisions\n$/);
    }
  },
);

test('the start line holds block and seating, and games go on in the order of blocks and seatings', () => {
  const folder = emptyFolder();
  const { out } = salon(
    folder,
    'trace',
    'bourgeoisie',
    '--players',
    '2',
    '--seed',
    'x',
    '--agents',
    'random,greedy:samples=1',
    '--block',
    '4',
    '--seating',
    '1',
    '--games',
    '3',
  );
  const starts = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind === 'start');
  expect(starts.map(({ block, seating, agents }) => [block, seating, agents])).toEqual([
    [4, 1, ['greedy:samples=1', 'random']],
    [5, 0, ['random', 'greedy:samples=1']],
    [5, 1, ['greedy:samples=1', 'random']],
  ]);
});

test('a game of an experiment is traced as it was played', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', `${SMALL}rules: { retireIncome: 20 }\n`);
  expect(salon(folder, 'run', 'small.yaml', '--rows', '--games', '20').code).toBe(0);
  const { out } = salon(folder, 'trace', 'small.yaml', '--block', '13');
  const end = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  const row = salonRow(folder, 13);
  expect([end.turns, end.decisions, ...end.scores]).toEqual(row);
});

function salonRow(folder: string, block: number): number[] {
  const { stdout } = spawnSync('cat', [join(folder, 'runs/small/games.csv')], { encoding: 'utf8' });
  const [head, ...rows] = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const row = rows[block];
  return ['turns', 'decisions', 'score_0', 'score_1', 'score_2'].map((column) => Number(row[head.indexOf(column)]));
}

test('rules and cards come as JSON', () => {
  const folder = emptyFolder();
  const { out } = salon(
    folder,
    'trace',
    'bourgeoisie',
    '--players',
    '2',
    '--seed',
    '1',
    '--rules',
    '{"trackSize": 4}',
    '--cards',
    '{"Mayor": {"copies": 3}}',
  );
  const start = JSON.parse(out.split('\n')[0]);
  expect(start.rules.trackSize).toBe(4);
  expect(start.cards.find(({ label }: { label: string }) => label === 'Mayor').copies).toBe(3);
});

test('a trace with a line altered is refused at that line, with exit code 1', () => {
  const folder = emptyFolder();
  const lines = salon(folder, 'trace', 'bourgeoisie', '--players', '2', '--seed', '1').out.split('\n');
  const at = lines.findIndex((line) => line.includes('"kind":"turn"'));
  lines[at] = lines[at].replace('"silver":', '"silver":1');
  writeFileSync(join(folder, 'altered.jsonl'), lines.join('\n'));
  const { code, err } = salon(folder, 'replay', 'altered.jsonl');
  expect(code).toBe(1);
  expect(err).toContain(`altered.jsonl:${at + 1}: expected`);
});

test('a state that cannot be is refused with the reason', () => {
  const altered = fileURLToPath(new URL('../traces/altered/card-shown-twice.jsonl', import.meta.url));
  expect(salon(emptyFolder(), 'replay', altered).err).toMatch(
    /expected state\.players\[0\]\.hand .*; found .* \(this state holds 121 of 120 cards, Tax Assessor 2 times, not 1\)\n$/,
  );
});

test('--print tells a game as a story that fits a narrow terminal', () => {
  const folder = emptyFolder();
  write(folder, 'game.jsonl', salon(folder, 'trace', 'bourgeoisie', '--players', '2', '--seed', '1').out);
  const { code, out } = salon(folder, 'replay', 'game.jsonl', '--print');
  expect(code).toBe(0);
  expect(out).toContain('Turn 1');
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('a pipe that is closed early ends quietly', () => {
  const folder = emptyFolder();
  const command = `${process.execPath} ${SALON} trace bourgeoisie --players 3 --seed 1 --games 500 | head -n 2`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${command}; echo "code $?"`], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('code 0');
});

test('a trace is read from the standard input', () => {
  const folder = emptyFolder();
  const command = `${process.execPath} ${SALON} trace bourgeoisie --players 2 --seed 1 | ${process.execPath} ${SALON} replay -`;
  const { stdout } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toMatch(/right, 1 game/);
});

test('a game that comes twice does not make tables: intervals would be too narrow', () => {
  const folder = emptyFolder();
  write(folder, 'game.jsonl', salon(folder, 'trace', 'bourgeoisie', '--players', '2', '--seed', '1').out);
  const { code, err } = salon(folder, 'replay', 'game.jsonl', 'game.jsonl', '--tables', 'tables');
  expect({ code, err }).toEqual({
    code: 2,
    err: 'salon: game.jsonl: the game of seed 1, block 0 comes a second time; every game counts once\n',
  });
});

test('a module that never finishes loading is wrong input', () => {
  const folder = emptyFolder();
  write(folder, 'never.mjs', 'await new Promise(() => {});');
  const { code, err } = salon(folder, 'trace', './never.mjs', '--players', '2', '--seed', '1');
  expect({ code, err }).toEqual({
    code: 2,
    err: 'salon: a module did not finish loading: it waits for something that never comes\n',
  });
});
