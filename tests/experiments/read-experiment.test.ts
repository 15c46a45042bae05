import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Experiment, readExperiment } from '../../experiments/file/experiment.js';

const EXAMPLES = fileURLToPath(new URL('../../experiments/', import.meta.url));

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'experiments-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function read(text: string, name = 'my.yaml'): Promise<Experiment> {
  await writeFile(join(folder, name), text);
  return readExperiment(join(folder, name));
}

const HEAD = 'kind: balance\ngame: bourgeoisie\ngames: 300\n';

test('every example file can be played, and is plain data', async () => {
  const files = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBeGreaterThanOrEqual(7);
  for (const file of files) {
    const experiment = await readExperiment(join(EXAMPLES, file));
    expect(structuredClone(experiment)).toEqual(experiment);
    expect(experiment).toMatchObject({ name: file.replace('.yaml', ''), seed: expect.any(String) });
  }
});

test('what is not said is the default: name, rules, cards, seed, rows', async () => {
  const experiment = await read(`${HEAD}players: 3\nagents: [random]`, 'an evening.yaml');
  expect(experiment).toMatchObject({ name: 'an evening', seed: null, rows: false, folder, game: 'bourgeoisie' });
  const [{ agents, setup }] = experiment.runs;
  expect(agents).toEqual(['random', 'random', 'random']);
  expect(setup.players).toBe(3);
  expect(setup.rules).toMatchObject({ retireIncome: 30, startingTokens: [0, 0, 0], sharedEventRoll: true });
  expect(setup.cards).toHaveLength(120);
});

test('rules and cards stand in the place of the printed ones', async () => {
  const text = `${HEAD}players: 2\nagents: [random, greedy]\nrules: { retireIncome: 25, startingTokens: [-1, 2] }
cards: { Mayor: { cost: 11, copies: 2 }, Reinvest: { price: 4 } }`;
  const [{ agents, setup }] = (await read(text)).runs;
  expect(agents).toEqual(['random', 'greedy']);
  expect(setup.rules).toMatchObject({ retireIncome: 25, startingTokens: [-1, 2], trackSize: 10 });
  const mayor = { label: 'Mayor', type: 'O', copies: 2, fields: { value: 12, cost: 11, bonus: 5 } };
  expect(setup.cards.find(({ label }) => label === 'Mayor')).toEqual(mayor);
  expect(setup.cards.find(({ label }) => label === 'Reinvest')?.fields).toEqual({ amount: 5, price: 4 });
});

test('several numbers of players make several runs, agents and settings by seat being given for each', async () => {
  const text = `${HEAD}players: [3, 2]\nagents: { 2: [greedy], 3: [random, greedy, "greedy:5"] }
rules: { startingTokens: { 2: [0, 1], 3: [0, 1, 2] }, fateDie: 8 }`;
  const { runs } = await read(text);
  expect(runs.map(({ setup }) => setup.players)).toEqual([3, 2]);
  expect(runs.map(({ agents }) => agents)).toEqual([
    ['random', 'greedy', 'greedy:5'],
    ['greedy', 'greedy'],
  ]);
  expect(runs.map(({ setup }) => setup.rules['startingTokens'])).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
  expect(runs.map(({ setup }) => setup.rules['fateDie'])).toEqual([8, 8]);
});

test('a default that follows from the number of players does so in each run', async () => {
  const { runs } = await read('kind: balance\ngame: baroque-masters\ngames: 9\nplayers: [2, 4, 7]\nagents: [random]');
  expect(runs.map(({ setup }) => setup.rules['optionCards'])).toEqual([6, 8, 7]);
});

test('a seed is text: words, quoted numbers and plain whole numbers are taken as they are written', async () => {
  for (const [written, seed] of [
    ['first-look', 'first-look'],
    ['"007"', '007'],
    ['7', '7'],
    ["'1e3'", '1e3'],
    ['-12', '-12'],
    ['2026-01-31', '2026-01-31'],
  ]) {
    const experiment = await read(`${HEAD}players: 2\nagents: [random]\nseed: ${written}`);
    expect(experiment.seed).toBe(seed);
  }
});

test('JSON is read as YAML is, tabs and a byte-order mark included', async () => {
  const data = { kind: 'balance', game: 'bourgeoisie', players: 2, agents: ['random'], games: 10, seed: '7' };
  const plain = await read(JSON.stringify(data), 'my.json');
  const indented = await read(`\u{FEFF}${JSON.stringify(data, null, '\t')}\r\n`, 'my.json');
  expect(indented).toEqual(plain);
  expect(plain).toMatchObject({ name: 'my', seed: '7' });
});

test('paths in a file count from its own folder', async () => {
  await mkdir(join(folder, 'decks'), { recursive: true });
  await writeFile(join(folder, 'decks', 'small.csv'), 'label,copies\nPaupers,2\nSerfs,\nMayor,3\n');
  await writeFile(
    join(folder, 'mine.mjs'),
    'export const agentOptions = { safeParse: (data) => ({ success: true, data }) };\nexport const createAgent = () => ({ choose: () => 0 });\n',
  );
  const text = `${HEAD}players: 2\nagents: [random, "./mine.mjs:depth=3"]\ndeck: decks/small.csv\ncards: { Serfs: { copies: 4 } }`;
  const [{ agents, setup }] = (await read(text)).runs;
  expect(agents).toEqual(['random', './mine.mjs:depth=3']);
  expect(setup.cards.map(({ label, copies }) => [label, copies])).toEqual([
    ['Paupers', 2],
    ['Serfs', 4],
    ['Mayor', 3],
  ]);
});

test("a game's module is read as a game of the lab is", async () => {
  await writeFile(join(folder, 'broken.mjs'), 'export const game = { name: "broken", cards: [], compile() {} };\n');
  const error = await read(`kind: balance\ngame: ./broken.mjs\nplayers: 2\nagents: [random]\ngames: 1`).catch(String);
  expect(error).toContain('"./broken.mjs" is no game: title: is missing; expected a text');
  const index = fileURLToPath(new URL('../../engine/bourgeoisie/index.ts', import.meta.url));
  const { runs } = await read(`kind: balance\ngame: ${JSON.stringify(index)}\nplayers: 2\nagents: [random]\ngames: 1`);
  expect(runs[0].setup.cards).toHaveLength(120);
});

test('the type of a Personage may be set, and decides which fields have an effect', async () => {
  const text = `kind: balance\ngame: age-of-enlightenment\nplayers: 2\nagents: [random]\ngames: 1
cards: { Voltaire: { type: B, nation: X } }`;
  const [{ setup }] = (await read(text)).runs;
  expect(setup.cards.find(({ label }) => label === 'Voltaire')).toMatchObject({ type: 'B', fields: { nation: 'X' } });
});
