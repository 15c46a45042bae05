import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, startSalon, tablesOf, write } from './salon.js';
import { SLOW, until } from './sittings.js';

const TABLES = ['agents.csv', 'cards.csv', 'columns.csv', 'decisions.csv', 'length.csv', 'scores.csv', 'seats.csv'];

test('a run leaves its tables and a manifest, and prints a summary', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const { code, out, err } = salon(folder, 'run', 'small.yaml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(Object.keys(tablesOf(join(folder, 'runs/small'))).sort()).toEqual(TABLES);
  const manifest = JSON.parse(readFileSync(join(folder, 'runs/small/manifest.json'), 'utf8'));
  expect(manifest.played).toEqual([
    {
      players: 3,
      agents: ['random', 'random', 'random'],
      gamesAsked: 600,
      games: 600,
      gamesPerBlock: 1,
      blocks: 600,
      truncated: 0,
      skipped: 0,
      skippedBlocks: 0,
    },
  ]);
  expect(out).toContain('Bourgeoisie, 3 players: 600 games');
  expect(out).toContain('Seat');
});

test('tables are the same to the byte with 1, 2 and 3 threads', () => {
  const folder = emptyFolder();
  write(
    folder,
    'threads.yaml',
    `kind: balance
game: bourgeoisie
players: [2, 3]
agents: {2: [greedy, random], 3: [random, random, "greedy:samples=1"]}
games: 700
seed: threads
rows: true
`,
  );
  const tables = [1, 2, 3].map((threads) => {
    const out = join(folder, `with-${threads}`);
    expect(salon(folder, 'run', 'threads.yaml', '--threads', String(threads), '--out', out, '--quiet').code).toBe(0);
    return tablesOf(out);
  });
  expect(Object.keys(tables[0])).toContain('games.csv');
  expect(tables[1]).toEqual(tables[0]);
  expect(tables[2]).toEqual(tables[0]);
});

test('games are rounded up to whole blocks, and games.csv has a row for each in the order of blocks and seatings', () => {
  const folder = emptyFolder();
  write(folder, 'rows.yaml', SMALL.replace('[random]', '[random, "greedy:samples=1", random]').replace('600', '10'));
  expect(salon(folder, 'run', 'rows.yaml', '--rows').code).toBe(0);
  const rows = tablesOf(join(folder, 'runs/rows'))['games.csv'].trim().split('\n');
  const addresses = rows.slice(1).map((row) => row.split(',').slice(1, 3).join('.'));
  expect(addresses).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1', '1.2', '2.0', '2.1', '2.2', '3.0', '3.1', '3.2']);
});

test('every column of every table is explained', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  expect(salon(folder, 'run', 'small.yaml', '--rows').code).toBe(0);
  const tables = tablesOf(join(folder, 'runs/small'));
  const explained = new Set(tables['columns.csv'].split('\n').map((row) => row.split(',').slice(0, 2).join('.')));
  for (const [name, text] of Object.entries(tables)) {
    if (name === 'columns.csv') continue;
    for (const column of text.split('\n')[0].split(',')) {
      expect(explained).toContain(`${name.replace('.csv', '')}.${column}`);
    }
  }
});

test('a second run of the same name is refused until --force or --out is given', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  expect(salon(folder, 'run', 'small.yaml', '--rows').code).toBe(0);
  const before = tablesOf(join(folder, 'runs/small'));
  const refused = salon(folder, 'run', 'small.yaml', '--seed', 'other');
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('--force');
  expect(refused.err).toContain('--out');
  expect(tablesOf(join(folder, 'runs/small'))).toEqual(before);
  expect(salon(folder, 'run', 'small.yaml', '--out', 'elsewhere').code).toBe(0);
  expect(existsSync(join(folder, 'elsewhere/seats.csv'))).toBe(true);
  expect(salon(folder, 'run', 'small.yaml', '--force').code).toBe(0);
  expect(existsSync(join(folder, 'runs/small/games.csv'))).toBe(false);
});

test('--json prints the manifest, --quiet nothing', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  expect(JSON.parse(salon(folder, 'run', 'small.yaml', '--json').out).played[0].games).toBe(600);
  expect(salon(folder, 'run', 'small.yaml', '--quiet', '--force')).toEqual({ code: 0, out: '', err: '' });
});

test('Ctrl-C before anything is complete leaves nothing behind', async () => {
  const folder = emptyFolder();
  write(folder, 'slow.js', SLOW);
  write(folder, 'slow.yaml', SMALL.replace('[random]', '[random, "./slow.js", random]'));
  const { child, done } = startSalon(folder, 'run', 'slow.yaml', '--rows');
  await until(() => existsSync(join(folder, 'runs/slow/games.csv.part')));
  child.kill('SIGINT');
  const { code, err } = await done;
  expect(code).toBe(130);
  expect(err).toBe('salon: interrupted; before any games were complete\n');
  expect(existsSync(join(folder, 'runs/slow'))).toBe(false);
});
