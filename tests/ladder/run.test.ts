import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { emptyFolder, salon, tablesOf, write } from '../end-to-end/salon.js';
import { sitting } from '../end-to-end/sittings.js';

const UNTIL = 'until: {elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05}';

/** A ladder of random and greedy. */
function ladder(...lines: readonly string[]): string {
  return [
    'kind: ladder',
    'game: age-of-enlightenment',
    'agents: [random, "greedy:samples=1"]',
    'seed: rungs',
    ...lines,
    '',
  ].join('\n');
}

/** The rows of a table of a run, by column. */
function rowsOf(folder: string, table: string): Record<string, string>[] {
  return parse(tablesOf(folder)[`${table}.csv`], { columns: true });
}

test('greedy is rated above random; tables and summary tell it, and every column is explained', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', ladder('players: [2, 3]', 'games: 240'));
  const { code, out, err } = salon(folder, 'run', 'small.yaml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const run = join(folder, 'runs/small');
  expect(Object.keys(tablesOf(run)).sort()).toEqual([
    'alpharank.csv',
    'columns.csv',
    'matrix.csv',
    'ratings.csv',
    'rungs.csv',
  ]);
  expect(rowsOf(run, 'ratings').map(({ players, rank, agent }) => [players, rank, agent])).toEqual([
    ['2', '1', 'greedy:samples=1'],
    ['2', '2', 'random'],
    ['3', '1', 'greedy:samples=1'],
    ['3', '2', 'random'],
  ]);
  expect(rowsOf(run, 'rungs').map(({ gains }) => gains)).toEqual(['yes', 'yes']);
  expect(rowsOf(run, 'matrix').map(({ blocks }) => blocks)).toEqual(['120', '120', '80', '80']);
  expect(out).toContain('Age of Enlightenment, 2 players: 240 games in 120 blocks');
  expect(out).toContain('All neighbours are told apart.');
  expect(out).toContain('1 of 1 rungs gain on the one below.');
  const explained = rowsOf(run, 'columns').map(({ table, column }) => `${table}.${column}`);
  const columns = Object.entries(tablesOf(run)).flatMap(([name, text]) =>
    text
      .split('\n')[0]
      .split(',')
      .map((column) => `${name.replace('.csv', '')}.${column}`),
  );
  expect(explained.sort()).toEqual(columns.filter((column) => !column.startsWith('columns.')).sort());
});

test('a test stops at the same block with 1, 2 and 3 threads, and tables are the same to the byte', () => {
  const folder = emptyFolder();
  write(folder, 'test.yaml', ladder('players: [2, 3]', 'games: 3000', UNTIL, 'rows: true'));
  const tables = [1, 2, 3].map((threads) => {
    const out = join(folder, `with-${threads}`);
    expect(salon(folder, 'run', 'test.yaml', '--threads', String(threads), '--out', out, '--quiet').code).toBe(0);
    return tablesOf(out);
  });
  expect(tables[1]).toEqual(tables[0]);
  expect(tables[2]).toEqual(tables[0]);
  const rows = rowsOf(join(folder, 'with-1'), 'matrix');
  expect(rows.map(({ verdict }) => verdict)).toEqual(['better', 'worse', 'better', 'worse']);
  for (const { blocks, cap_reached: cap } of rows) {
    expect(Number(blocks)).toBeGreaterThanOrEqual(96);
    expect(Number(blocks) % 8).toBe(0);
    expect(cap).toBe('false');
  }
  const games = rows.filter((_, at) => at !== 1).reduce((sum, row) => sum + Number(row['games']), 0);
  expect(rowsOf(join(folder, 'with-1'), 'games').length, 'games.csv has the games that count, no more').toBe(games);
});

test('where a test does not decide within the games allowed, the cap is said to be reached', () => {
  const folder = emptyFolder();
  const agents = 'agents: ["greedy:samples=1", "greedy:samples=2"]';
  const text = ladder('players: 2', 'games: 200', 'until: {elo0: -9, elo1: 9, alpha: 0.01, beta: 0.01}');
  write(folder, 'cap.yaml', text.replace(/agents: .*/, agents));
  const { code, out } = salon(folder, 'run', 'cap.yaml');
  expect(code).toBe(0);
  expect(out).toContain('open: cap reached');
  const rows = rowsOf(join(folder, 'runs/cap'), 'matrix');
  expect(rows.map((row) => [row['blocks'], row['verdict'], row['cap_reached']])).toEqual([
    ['100', 'open', 'true'],
    ['100', 'open', 'true'],
  ]);
});

test('against a baseline nobody else meets: no α-Rank and no rungs, and the baseline is rated 0', () => {
  const folder = emptyFolder();
  const text = ladder('players: 2', 'games: 60', 'baseline: random');
  write(folder, 'base.yaml', text.replace(/agents: .*/, 'agents: [random, "greedy:samples=1", "greedy:samples=2"]'));
  expect(salon(folder, 'run', 'base.yaml').code).toBe(0);
  const run = join(folder, 'runs/base');
  expect(Object.keys(tablesOf(run)).sort()).toEqual(['columns.csv', 'matrix.csv', 'ratings.csv']);
  expect(rowsOf(run, 'ratings').find(({ agent }) => agent === 'random')?.['rating']).toBe('0');
  expect(rowsOf(run, 'matrix').map(({ agent, opponent }) => `${agent} ${opponent}`)).toEqual([
    'greedy:samples=1 random',
    'random greedy:samples=1',
    'greedy:samples=2 random',
    'random greedy:samples=2',
  ]);
});

test('an interrupted ladder goes on to the same tables', async () => {
  const folder = emptyFolder();
  write(folder, 'long.yaml', ladder('players: [2, 3]', 'games: 1200', UNTIL.replace('30', '1000'), 'rows: true'));
  expect(salon(folder, 'run', 'long.yaml', '--out', 'whole', '--quiet').code).toBe(0);
  const words = ['run', 'long.yaml', '--resume', '--threads', '2'];
  const first = await sitting(folder, join(folder, 'runs/long/checkpoint'), 'SIGINT', 50, words);
  expect(first.stopped, first.err).toBe(true);
  expect(first.err).toContain('go on with: salon run long.yaml');
  expect(salon(folder, ...words).code).toBe(0);
  expect(tablesOf(join(folder, 'runs/long'))).toEqual(tablesOf(join(folder, 'whole')));
  const again = salon(folder, ...words);
  expect(again.out).toContain('this run is complete already');
});

test('a failing agent is told with the table it sat at, and the command that plays that game again', () => {
  const folder = emptyFolder();
  write(
    folder,
    'bad.js',
    `export const agentOptions = { safeParse: (data) => ({ success: true, data }), parse: (data) => data };
export function createAgent() {
  return { choose(state) { if (state.turn > 3) throw new Error('lost my hand'); return 0; } };
}
`,
  );
  write(folder, 'bad.yaml', ladder('players: 3', 'games: 60').replace(/agents: .*/, 'agents: [random, ./bad.js]'));
  const { code, err } = salon(folder, 'run', 'bad.yaml');
  expect(code).toBe(1);
  const command = /salon (trace bad\.yaml --players 3 --agents '?\.\/bad\.js,random,random'? .*)/.exec(err);
  expect(command).not.toBeNull();
  const words = (command?.[1] ?? '').replaceAll("'", '').split(' ');
  expect(salon(folder, ...words).err).toContain('lost my hand');
});

test('a trace of a ladder needs the agents of a table', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', ladder('players: 3', 'games: 60'));
  expect(salon(folder, 'trace', 'small.yaml')).toMatchObject({
    code: 2,
    err: 'salon: --agents: is missing: a ladder has many tables; name the agents of one, such as greedy:samples=1,random,random\n',
  });
});

test('the manifest counts each table of a pairing, and names who sat there', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', ladder('players: 3', 'games: 60'));
  const { out } = salon(folder, 'run', 'small.yaml', '--json');
  const manifest = JSON.parse(readFileSync(join(folder, 'runs/small/manifest.json'), 'utf8'));
  expect(JSON.parse(out)).toEqual(manifest);
  expect(manifest.played).toMatchObject([
    { players: 3, blocks: 20, agents: ['greedy:samples=1', 'random', 'random'] },
    { players: 3, blocks: 20, agents: ['random', 'greedy:samples=1', 'greedy:samples=1'] },
  ]);
});
