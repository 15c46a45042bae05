import { expect, test } from 'vitest';
import type { Card } from '../../engine/cards.js';
import type { EventKind, Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { resolveRules } from '../../engine/settings.js';
import { compiled } from '../../experiments/file/compiled.js';
import { gameProblems } from '../../experiments/file/game-shape.js';
import { pathText } from '../../experiments/file/input-error.js';

const [game] = GAMES;

/** What is wrong with the first game of the lab when parts of it are others. */
function problems(parts: Readonly<Record<string, unknown>>): string[] {
  return gameProblems({ ...game, ...parts }).map(({ path, message }) => `${pathText(path)}: ${message}`);
}

function event(parts: Readonly<Record<string, unknown>>): Pick<Game, 'events'> {
  return { events: [...game.events, { name: 'burnt', meaning: 'burnt', counted: true, ...parts } as EventKind] };
}

function card(parts: Readonly<Record<string, unknown>>): Pick<Game, 'cards'> {
  return { cards: [{ ...game.cards[0], label: 'Baker', ...parts } as Card] };
}

const NEW_EVENT = `events[${game.events.length}]`;

test('the games of the lab are games', () => {
  for (const known of GAMES) expect(gameProblems(known)).toEqual([]);
});

test.each<[what: string, parts: Readonly<Record<string, unknown>>, told: string]>([
  ['a part is missing', { title: undefined }, 'title: is missing; expected a text'],
  ['a part is of another kind', { compile: 'me' }, 'compile: expected a function, not "me"'],
  ['more players than can share a win', { maxPlayers: 9 }, 'maxPlayers: expected a whole number from 1 to 8, not 9'],
  ['no players', { minPlayers: 5, maxPlayers: 4 }, 'maxPlayers: expected a range, not 5 to 4'],
  ['no phase', { phases: [] }, 'phases: expected one phase or more'],
  ['a stream twice', { streams: ['deck', 'deck'] }, 'streams: "deck" stands there twice'],
  [
    'a misspelt field of an event',
    event({ countd: true }),
    `${NEW_EVENT}.countd: no field is called "countd"; did you mean "counted"?`,
  ],
  ['a mark no event has', event({ gains: true }), `${NEW_EVENT}.gains: no field is called "gains"; there are name,`],
  ['a name that is no column', event({ name: 'burnt, lost' }), `${NEW_EVENT}.name: expected a name of letters,`],
  ['a column twice', event({ name: 'taken' }), 'events: "taken" stands there twice'],
  ['a sum of nothing', event({ sumOf: ['bourned'] }), `${NEW_EVENT}.sumOf[0]: no event is called "bourned"`],
  [
    'a setting of an unknown kind',
    { settings: [{ kind: 'half' }] },
    'settings[0].kind: expected a setting whose kind is',
  ],
  [
    'a setting from 3 to 1',
    { settings: [{ kind: 'whole', name: 'a', meaning: 'a', min: 3, max: 1, default: 2 }] },
    'settings[0]: expected a range, not 3 to 1',
  ],
  ['a card of no type', card({ type: '?' }), 'cards[0].type: no type of card is called "?"'],
  ['an effect nobody has', card({ effect: 'Bakery' }), 'cards[0].effect: no effect is called "Bakery"'],
  [
    'a field no card has',
    card({ fields: { costs: 3 } }),
    'cards[0].fields.costs: no field of cards is called "costs"; did you mean "cost"?',
  ],
  ['half a card', card({ copies: 0.5 }), 'cards[0].copies: expected a whole number from 0 to 1000, not 0.5'],
])('%s', (_what, parts, told) => {
  expect(
    problems(parts).some((problem) => problem.startsWith(told)),
    problems(parts).join('\n'),
  ).toBe(true);
});

test.each<[what: string, compile: () => unknown, told: string]>([
  [
    'throws',
    () => {
      throw new Error('lost');
    },
    'its compile threw: lost',
  ],
  ['gives nothing', () => null, 'compile gave no variant: expected a variant, not nothing'],
  ['answers later', async () => null, 'compile gave no variant: players: is missing'],
])('a compile that %s is told of', (_what, compile, told) => {
  const setup = { players: 3, rules: resolveRules(game.settings, 3), cards: game.cards };
  expect(() => compiled({ ...game, compile: compile as Game['compile'] }, setup)).toThrow(told);
});

test('a variant is that of its setup', () => {
  const setup = { players: 3, rules: resolveRules(game.settings, 3), cards: game.cards };
  const other = (parts: object): Game => ({ ...game, compile: (asked) => Object.assign(game.compile(asked), parts) });
  expect(() => compiled(other({ players: 2 }), setup)).toThrow('players: expected 3, not 2');
  expect(() => compiled(other({ labels: game.cards.slice(1).map(({ label }) => label) }), setup)).toThrow(
    'labels: expected one for each of 120 cards',
  );
  expect(() => compiled(other({ labels: game.cards.map(() => 'Same') }), setup)).toThrow(
    'labels: one stands there twice',
  );
});

test('what is no mapping is no game', () => {
  for (const nothing of [undefined, null, 7, 'bourgeoisie', [], () => game])
    expect(gameProblems(nothing)).not.toEqual([]);
});
