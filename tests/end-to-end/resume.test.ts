import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, startSalon, tablesOf, write } from './salon.js';
import { sitting, sizeOf, until } from './sittings.js';

const LONG = SMALL.replace('600', '12000');
const CHECKPOINT = 'runs/long/checkpoint';

/** A folder with a run that was stopped by SIGTERM when a part of it was done. */
async function interrupted(text = LONG, ...words: readonly string[]): Promise<string> {
  const folder = emptyFolder();
  write(folder, 'long.yaml', text);
  const { stopped } = await sitting(folder, join(folder, CHECKPOINT), 'SIGTERM', 0, ['run', 'long.yaml', ...words]);
  expect(stopped).toBe(true);
  return folder;
}

test.each([
  ['bourgeoisie', 'players: [2, 3]\nagents: {2: [random, "greedy:samples=1"], 3: [random]}\ngames: 1000', 2, true],
  ['baroque-masters', 'players: 4\nagents: [random]\ngames: 4000', 2, false],
  ['age-of-enlightenment', 'players: 3\nagents: [random]\ngames: 3000', 1, true],
])(
  '%s: a run that is killed again and again ends with the tables of an uninterrupted one',
  async (game, who, kills, rows) => {
    const folder = emptyFolder();
    write(folder, 'long.yaml', `kind: balance\ngame: ${game}\n${who}\nseed: kills\nrows: ${rows}\n`);
    expect(salon(folder, 'run', 'long.yaml', '--out', 'whole', '--quiet').code).toBe(0);
    for (let kill = 0; kill < kills; kill++) {
      const delay = Math.random() * 100;
      await sitting(folder, join(folder, CHECKPOINT), 'SIGKILL', delay, ['run', 'long.yaml', '--resume', '--quiet']);
    }
    expect(salon(folder, 'run', 'long.yaml', '--resume', '--quiet')).toEqual({ code: 0, out: '', err: '' });
    expect(tablesOf(join(folder, 'runs/long'))).toEqual(tablesOf(join(folder, 'whole')));
    expect(readdirSync(join(folder, 'runs/long')).filter((name) => !/\.csv$|^manifest\.json$/.test(name))).toEqual([]);
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops within a second, keeps what is complete and says how to go on',
  async (signal) => {
    const folder = emptyFolder();
    write(folder, 'long.yaml', SMALL.replace('600', '100000000'));
    const words = ['run', 'long.yaml', '--seed', 'a b', '--threads', '2'];
    const { code, err, seconds } = await sitting(folder, join(folder, CHECKPOINT), signal, 300, words);
    expect(code).toBe(130);
    expect(seconds).toBeLessThan(1.5);
    expect(err).toMatch(
      /^salon: interrupted; [1-9]\d* of 100000000 games are kept; go on with: salon run long\.yaml --seed 'a b' --threads 2 --resume\n$/,
    );
    expect(readdirSync(join(folder, 'runs/long'))).toEqual(['checkpoint']);
  },
);

test('--resume begins where there is nothing, and does nothing where the run is complete', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  expect(salon(folder, 'run', 'small.yaml', '--resume').code).toBe(0);
  const tables = tablesOf(join(folder, 'runs/small'));
  const again = salon(folder, 'run', 'small.yaml', '--resume');
  expect({ code: again.code, err: again.err }).toEqual({ code: 0, err: '' });
  expect(again.out).toContain('this run is complete already');
  const other = salon(folder, 'run', 'small.yaml', '--resume', '--seed', 'other');
  expect(other.code).toBe(2);
  expect(other.err).toContain('--force');
  expect(tablesOf(join(folder, 'runs/small'))).toEqual(tables);
});

test('an interrupted run is neither replaced unasked nor gone on with as another experiment', async () => {
  const folder = await interrupted();
  const before = readFileSync(join(folder, CHECKPOINT));
  const unasked = salon(folder, 'run', 'long.yaml');
  expect(unasked.code).toBe(2);
  expect(unasked.err).toContain('--resume goes on with it');
  const changes: readonly [text: string, difference: string][] = [
    [LONG.replace('seed: small', 'seed: other'), 'seed was "small", is "other"'],
    [LONG.replace('12000', '12001'), 'games was 12000, is 12001'],
    [LONG.replace('[random]', '[random, random, greedy]'), 'runs[0].agents[2] was "random", is "greedy"'],
    [`${LONG}rules: { retireIncome: 25 }\n`, 'runs[0].setup.rules.retireIncome was 30, is 25'],
    [`${LONG}cards: { Mayor: { cost: 11 } }\n`, 'runs[0].setup.cards[Mayor].fields.cost was 12, is 11'],
    [`${LONG}rows: true\n`, 'rows was false, is true'],
  ];
  for (const [text, difference] of changes) {
    write(folder, 'long.yaml', text);
    const { code, err } = salon(folder, 'run', 'long.yaml', '--resume');
    expect(code).toBe(2);
    expect(err).toContain(difference);
  }
  expect(readFileSync(join(folder, CHECKPOINT)).equals(before)).toBe(true);
});

test("a changed module of one's own is another experiment", async () => {
  const agent = (choice: string): string =>
    `export const agentOptions = { safeParse: (data) => ({ success: true, data }), parse: (data) => data };
export const createAgent = () => ({ choose: (state, options) => ${choice} });`;
  const folder = emptyFolder();
  write(folder, 'own.js', agent('0'));
  write(folder, 'long.yaml', LONG.replace('[random]', '[random, random, "./own.js"]'));
  await sitting(folder, join(folder, CHECKPOINT), 'SIGTERM', 0, ['run', 'long.yaml']);
  write(folder, 'own.js', agent('options - 1'));
  const { code, err } = salon(folder, 'run', 'long.yaml', '--resume');
  expect(code).toBe(2);
  expect(err).toContain('is of another experiment: modules.own.js was');
});

test('so is one whose imports or weights were changed, also when the run is complete', async () => {
  const folder = emptyFolder();
  write(
    folder,
    'own.js',
    `import { pick } from './lib/pick.js';
export const files = () => [new URL('weights.json', import.meta.url)];
export const createAgent = () => ({ choose: (state, options) => pick(options) });`,
  );
  write(folder, 'lib/pick.js', "export { pick } from './deeper.js';");
  write(folder, 'lib/deeper.js', 'export const pick = () => 0;');
  write(folder, 'weights.json', '[1]');
  write(folder, 'small.yaml', SMALL.replace('[random]', '["./own.js"]'));
  const resumed = () => salon(folder, 'run', 'small.yaml', '--resume');
  expect(resumed().code).toBe(0);
  expect(resumed().out).toContain('complete already');
  for (const [name, changed, before] of [
    ['lib/deeper.js', 'export const pick = (options) => options - 1;', 'export const pick = () => 0;'],
    ['weights.json', '[2]', '[1]'],
  ]) {
    write(folder, name, changed);
    const { code, err } = resumed();
    expect(code).toBe(2);
    expect(err).toContain('the folder holds another run, or one with other options');
    write(folder, name, before);
  }
  expect(resumed().out).toContain('complete already');
});

test('a checkpoint that is damaged is gone on from as far as it is whole, or refused', async () => {
  const folder = await interrupted();
  const path = join(folder, CHECKPOINT);
  const stored = readFileSync(path);
  expect(salon(folder, 'run', 'long.yaml', '--out', 'whole', '--quiet').code).toBe(0);
  stored[stored.length - 20] ^= 4;
  writeFileSync(path, stored);
  expect(salon(folder, 'run', 'long.yaml', '--resume', '--quiet')).toEqual({ code: 0, out: '', err: '' });
  expect(tablesOf(join(folder, 'runs/long'))).toEqual(tablesOf(join(folder, 'whole')));
  for (const damaged of [stored.subarray(7), stored.subarray(0, 500), Buffer.alloc(0)]) {
    write(folder, CHECKPOINT, '');
    writeFileSync(path, damaged);
    const { code, err } = salon(folder, 'run', 'long.yaml', '--resume');
    expect(code).toBe(2);
    expect(err).toMatch(/^salon: [^\n]*checkpoint: .*damaged.*--force/);
    expect(err).not.toMatch(/\n\s+at /);
  }
});

test('rows that were lost or changed are missed', async () => {
  const folder = await interrupted(LONG, '--rows');
  const rows = join(folder, 'runs/long/games.csv.part');
  const text = readFileSync(rows, 'utf8');
  writeFileSync(rows, text.replace('0', '1'));
  const { code, err } = salon(folder, 'run', 'long.yaml', '--resume', '--rows');
  expect(code).toBe(2);
  expect(err).toContain('games.csv.part, which is missing or was changed');
  writeFileSync(rows, `${text}3,torn`);
  expect(salon(folder, 'run', 'long.yaml', '--resume', '--rows', '--quiet').code).toBe(0);
  expect(existsSync(rows)).toBe(false);
});

test('a second Ctrl-C ends a run at once', async () => {
  const folder = emptyFolder();
  write(folder, 'long.yaml', SMALL.replace('600', '100000000'));
  const { child, done } = startSalon(folder, 'run', 'long.yaml');
  await until(() => sizeOf(join(folder, 'runs/long/checkpoint')) > 0);
  child.kill('SIGINT');
  child.kill('SIGINT');
  const asked = performance.now();
  expect((await done).code).toBe(130);
  expect(performance.now() - asked).toBeLessThan(1500);
});
