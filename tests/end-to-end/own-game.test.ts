import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithPearls, PEARLS } from './pearls.js';
import { emptyFolder, salon, tablesOf, write } from './salon.js';

test("a game of one's own, by the path of its module, gets all tables", () => {
  const folder = folderWithPearls();
  write(
    folder,
    'own.yaml',
    `kind: balance
game: ./pearls.js
players: [2, 3]
agents: {2: [greedy, random], 3: [random]}
games: 500
seed: pearls
rules: { rowSize: 3 }
cards: { Black: { value: 9, copies: 1 } }
`,
  );
  expect(salon(folder, 'run', 'own.yaml', '--rows').err).toBe('');
  const tables = tablesOf(join(folder, 'runs/own'));
  expect(tables['seats.csv'].trim().split('\n')).toHaveLength(6);
  expect(tables['cards.csv']).toContain('passed_over');
  expect(tables['cards.csv']).toContain('\n2,Black,P,1,500,');
  expect(tables['games.csv'].trim().split('\n')).toHaveLength(1001);
  const [head, ...rows] = tables['agents.csv'].split('\n').map((row) => row.split(','));
  const shareOf = (agent: string): number =>
    Number(rows.find((row) => row[0] === '2' && row[1] === agent)?.[head.indexOf('win_share')]);
  expect(shareOf('greedy')).toBeGreaterThan(shareOf('random'));
});

test("a game of one's own is listed, traced, replayed and measured", () => {
  const folder = folderWithPearls();
  expect(salon(folder, 'cards', './pearls.js').out).toContain('Gold');
  expect(salon(folder, 'rules', './pearls.js').out).toContain('rowSize');
  const { out } = salon(folder, 'trace', './pearls.js', '--players', '3', '--seed', '1', '--games', '3');
  write(folder, 'games.jsonl', out);
  expect(salon(folder, 'replay', 'games.jsonl', '--game', './pearls.js').out).toMatch(/right, 3 games/);
  expect(salon(folder, 'replay', 'games.jsonl', '--game', './pearls.js', '--print').out).toContain('takes');
  const bench = JSON.parse(
    salon(folder, 'bench', '--game', './pearls.js', '--threads', '1', '--seconds', '1', '--json').out,
  );
  expect(bench[0].game).toBe('./pearls.js');
});

test("a deck of one's own, from a spreadsheet, with a new card", () => {
  const folder = folderWithPearls();
  const deck = salon(folder, 'cards', './pearls.js', '--csv').out;
  const [head] = deck.trim().split('\n');
  const cells = head.split(',').map((column) => ({ label: 'Blue', type: 'P', copies: '3', value: '7' })[column] ?? '');
  write(folder, 'deck.csv', `${deck.trim()}\n${cells.join(',')}\n`);
  write(
    folder,
    'own.yaml',
    'kind: balance\ngame: ./pearls.js\nplayers: 2\nagents: [random]\ngames: 50\nseed: d\ndeck: deck.csv\n',
  );
  expect(salon(folder, 'run', 'own.yaml').err).toBe('');
  expect(readFileSync(join(folder, 'runs/own/cards.csv'), 'utf8')).toContain('\n2,Blue,P,3,50,');
});

test.each([
  ['announces what is no event', 'state.observer?.tell(99, 0, 0, 0);', 'the game gave an event as 99'],
  ['announces a card that is not there', 'state.observer?.gain(0, 0, 77, 0);', 'the card that a player gains as 77'],
  ['scores what is no whole number', 'state.score = () => 0.5;', 'the score of seat 0 (in 1/scoreScale points) as 0.5'],
  ['offers what is not there', 'state.observer?.offer(0, Int32Array.of(77), 0, 1);', 'an offered card as 77'],
  ['ends a turn of nobody', 'state.observer?.turnEnded(0, 9);', 'the player of a turn as 9'],
  ['ends after no number of turns', 'if (state.over) state.turn = NaN;', 'the turns of a game as NaN'],
])("a game of one's own that %s stops the run; the message names the game", (_what, does, told) => {
  const folder = emptyFolder();
  write(
    folder,
    'odd.mjs',
    `import { game as pearls } from ${JSON.stringify(PEARLS)};
export const game = {
  ...pearls,
  compile(setup) {
    const variant = pearls.compile(setup);
    const create = variant.createState.bind(variant);
    variant.createState = () => {
      const state = create();
      const apply = state.apply.bind(state);
      state.apply = (k, dealer) => { apply(k, dealer); ${does} };
      return state;
    };
    return variant;
  },
};`,
  );
  // Many positions at once are counted by tallies beside each other.
  write(
    folder,
    'lanes.mjs',
    'export const createAgent = () => ({ lanes: 4, chooseMany: (states, randoms, count, choices) => void choices.fill(0, 0, count) });',
  );
  for (const agent of ['random', './lanes.mjs']) {
    write(folder, 'odd.yaml', `kind: balance\ngame: ./odd.mjs\nplayers: 2\nagents: ["${agent}"]\ngames: 20\n`);
    const run = salon(folder, 'run', 'odd.yaml');
    expect(run.code).toBe(1);
    expect(run.err).toContain(told);
    expect(run.err, 'no agent is to blame').toContain('block 0, seating 0\n');
  }
  const { err } = salon(folder, 'run', 'odd.yaml');
  expect(err).toContain('this very game again: salon trace odd.yaml --players 2 --seed salon --block 0 --seating 0');
  expect(existsSync(join(folder, 'runs/odd'))).toBe(false);
});
