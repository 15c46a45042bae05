import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AGENTS } from '../../agents/index.js';
import { GAMES } from '../../engine/index.js';
import { agentsText } from '../../experiments/catalog/agents.js';
import { cardsText } from '../../experiments/catalog/cards.js';
import { gamesText } from '../../experiments/catalog/games.js';
import { layoutOf, observationText } from '../../experiments/catalog/observation.js';
import { rulesText } from '../../experiments/catalog/rules.js';
import { schemaText } from '../../experiments/catalog/schema.js';
import { setupOf } from '../support/setups.js';
import { TABLES } from '../support/tables.js';

const EXPERIMENTS = new URL('../../experiments/', import.meta.url);

function longest(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length));
}

test('the committed schema is that of the games there are (salon schema > experiments/schema.json)', async () => {
  expect(await readFile(new URL('schema.json', EXPERIMENTS), 'utf8')).toBe(schemaText(GAMES));
});

test('every example names the schema, so that an editor completes it', async () => {
  const names = (await readdir(EXPERIMENTS)).filter((name) => name.endsWith('.yaml'));
  for (const name of names) {
    const text = await readFile(new URL(name, EXPERIMENTS), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=schema\.json\n/);
  }
});

test('the schema tells each game its settings and the fields of its cards', () => {
  const schema = JSON.parse(schemaText(GAMES));
  expect(schema.allOf.map((part: { if: { properties: { game: object } } }) => part.if.properties.game)).toEqual(
    GAMES.map(({ name }) => ({ const: name })),
  );
  const [{ then: bourgeoisie }] = schema.allOf;
  expect(Object.keys(bourgeoisie.properties.rules.properties)).toEqual(GAMES[0].settings.map(({ name }) => name));
  expect(Object.keys(bourgeoisie.properties.cards.properties)).toContain('Mayor');
});

test.each(GAMES)('$title: every setting is told with its default, range and meaning, however narrow', (game) => {
  const text = rulesText(game, 80);
  for (const width of [40, 60, 80]) expect(longest(rulesText(game, width))).toBeLessThanOrEqual(width);
  for (const { name, meaning } of game.settings) {
    expect(text).toContain(`${name} `);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(meaning);
  }
  expect(text).toMatch(/maxTurns +1 to 1000000; default 1000\n/);
});

test.each(GAMES)('$title: every card is in the table, at 80 columns', (game) => {
  const text = cardsText(game, 80);
  expect(longest(text)).toBeLessThanOrEqual(80);
  for (const { label } of game.cards) expect(text).toContain(`\n${label} `);
});

test('what a card does is told, and that an empty cell cannot be set', () => {
  const texts = GAMES.map((game) => cardsText(game, 200));
  for (const text of texts) expect(text).toContain('An empty cell has no effect on its card');
  expect(texts.join('')).toContain('\nScheme, Plot: take an opponent');
  expect(texts.join('')).toMatch(/\nLegitimacy: \d upgrade tokens on an Office\n/);
  expect(texts.join('')).toMatch(/\nLouis XIV the Sun King, .* more: keeps Ideas; whoever plays it draws Personages\n/);
});

test('games and agents are listed with what they are', async () => {
  expect(gamesText(GAMES, 80)).toContain('age-of-enlightenment  2 to 6 players  Age of Enlightenment, 107 cards\n');
  const text = await agentsText(AGENTS, 80);
  for (const width of [60, 80]) {
    expect(longest(await agentsText(AGENTS, width))).toBeLessThanOrEqual(width);
    expect(longest(gamesText(GAMES, width))).toBeLessThanOrEqual(width);
  }
  expect(text).toContain('random: chooses uniformly among the options\n');
  expect(text).toMatch(/ {2}samples +default 3 +main option: /);
});

test.each(TABLES)('$name, $players players: stretches of an observation join, and fill it', ({ game, players }) => {
  const variant = game.compile(setupOf(game, players));
  const layout = layoutOf(variant);
  let end = 0;
  for (const { offset, length } of layout) {
    expect(offset).toBe(end);
    expect(length).toBeGreaterThan(0);
    end = offset + length;
  }
  expect(end).toBe(variant.observationSize);
  const text = observationText(game, players, 80);
  expect(text).toMatch(new RegExp(`^${game.title}, ${players} players: ${end} numbers `));
  for (const { offset, name, length } of layout) {
    expect(text).toMatch(new RegExp(`^ *${offset}  ${name} +${length}  [−\\d.]+ to [−\\d.]+ `, 'm'));
  }
  for (const width of [70, 80]) {
    expect(longest(observationText(game, players, width))).toBeLessThanOrEqual(width);
  }
  variant.release();
});
