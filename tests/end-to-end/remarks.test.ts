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

test('hands that the Personages do not reach for, and a Draw phase that never comes, are played and told', () => {
  const folder = emptyFolder();
  const text = 'kind: balance\ngame: age-of-enlightenment\nplayers: 6\nagents: [random]\ngames: 6\n';
  const notes = (rules: string): string[] => {
    write(folder, 'odd.yaml', `${text}rules: ${rules}\n`);
    const { code, err } = salon(folder, 'run', 'odd.yaml', '--force');
    expect(code).toBe(0);
    return err.match(/(?<=note: ).*/g) ?? [];
  };
  expect(notes('{ startingHand: 7 }')).toEqual([
    'Age of Enlightenment, 6 players: there are 39 Personages for 6 hands of 7: the last seats start with fewer',
  ]);
  expect(notes('{ startingHand: 6, drawCount: 4 }')).toEqual([
    'Age of Enlightenment, 6 players: 3 Personages are left after the deal, fewer than 4: every Draw phase is skipped',
  ]);
  expect(notes('{ startingHand: 6, drawCount: 3 }')).toEqual([]);
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
  expect(err).toContain('is no game: maxPlayers: expected a whole number from 1 to 8, not 9');
  expect(salon(folder, 'run', join(folder, 'crowd.yaml'), '--json').out).toBe('');
});
