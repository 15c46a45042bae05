import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { PEARLS } from './pearls.js';
import { emptyFolder, salon, write } from './salon.js';

/** Bourgeoisie with so many Families. */
function withFamilies(families: number): string {
  const bourgeoisie = GAMES.find(({ name }) => name === 'bourgeoisie');
  const labels = (bourgeoisie?.cards ?? []).filter(({ type }) => type === 'F').map(({ label }) => label);
  const cards = Object.fromEntries(labels.slice(families).map((label) => [label, { copies: 0 }]));
  return JSON.stringify({
    kind: 'balance',
    game: 'bourgeoisie',
    players: [2, 3],
    agents: ['random'],
    games: 20,
    cards,
  });
}

test('a deck with fewer Families than players is played, and said to be one', () => {
  const folder = emptyFolder();
  write(folder, 'two.json', withFamilies(2));
  const { code, err } = salon(folder, 'run', 'two.json');
  expect(code).toBe(0);
  expect(err.match(/salon: note: .*/g)).toEqual([
    'salon: note: Bourgeoisie, 3 players: the deck has 2 Families for 3 players: the last seats start without one',
  ]);
  write(folder, 'three.json', withFamilies(3));
  expect(salon(folder, 'run', 'three.json').err).not.toContain('note');
});

test("a game of one's own for more than eight players is refused", () => {
  const folder = emptyFolder();
  write(
    folder,
    'crowd.js',
    `import { game as pearls } from ${JSON.stringify(PEARLS)};\nexport const game = { ...pearls, maxPlayers: 9 };\n`,
  );
  write(folder, 'crowd.yaml', 'kind: balance\ngame: ./crowd.js\nplayers: 2\nagents: [random]\ngames: 2\n');
  const { code, err } = salon(folder, 'run', 'crowd.yaml');
  expect(code).toBe(2);
  expect(err).toContain('maxPlayers (a game is for 8 players at most)');
  expect(salon(folder, 'run', join(folder, 'crowd.yaml'), '--json').out).toBe('');
});
