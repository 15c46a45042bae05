import { z } from 'zod';
import type { Game } from '../../engine/game.js';
import { cardSchema, fieldNames } from '../file/cards.js';
import { isMapping, wholeNumber } from '../file/fields.js';
import { KINDS, type Kind } from '../file/kinds.js';
import { rulesSchema } from '../file/rules.js';
import { ANY_GAME, fileSchema } from '../file/shape.js';

type Json = Readonly<Record<string, unknown>>;

/** The JSON Schema of experiment files, for editors to complete and check them by. */
export function schemaText(games: readonly Game[]): string {
  return `${JSON.stringify(fileJsonSchema(games), null, 2)}\n`;
}

/** Every kind and every game in one schema: what `rules` and `cards` may hold follows from the game's name. */
function fileJsonSchema(games: readonly Game[]): Json {
  const fields = Object.assign({}, ...KINDS.map((kind) => propertiesOf(kind, games))) as Json;
  const parts = z.toJSONSchema(z.object(Object.fromEntries(games.map((game) => [game.name, gameShape(game)]))), {
    target: 'draft-7',
    io: 'input',
    reused: 'ref',
  });
  const shapes = isMapping(parts.properties) ? parts.properties : {};
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'An experiment of the lab',
    type: 'object',
    properties: fields,
    required: ['kind', 'game', 'players', 'agents', 'games'],
    additionalProperties: false,
    allOf: games.map(({ name, title }) => ({
      if: { properties: { game: { const: name } }, required: ['game'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
      then: { title, ...pick(shapes[name]) },
    })),
    definitions: parts.definitions,
  };
}

function pick(shape: unknown): Json {
  return isMapping(shape) ? { properties: shape['properties'] } : {};
}

/** The fields of a kind, without `rules` and `cards`, which the game's part describes. */
function propertiesOf(kind: Kind, games: readonly Game[]): Json {
  const { properties } = z.toJSONSchema(fileSchema(kind, ANY_GAME), { target: 'draft-7', io: 'input' });
  if (!isMapping(properties)) return {};
  const game = isMapping(properties['game']) ? properties['game'] : {};
  return {
    ...properties,
    kind: {
      description: KINDS.map(({ name, meaning }) => `${name}: ${meaning}`).join('; '),
      enum: KINDS.map(({ name }) => name),
    },
    game: { ...game, anyOf: [{ enum: games.map(({ name }) => name) }, { type: 'string' }] },
    rules: { description: 'rule settings that differ from the rulebook', type: 'object' },
    cards: { description: 'fields of cards that differ from the printed ones, by label', type: 'object' },
  };
}

/** What `rules`, `cards` and `players` may hold in a game. */
function gameShape(game: Game): z.ZodType {
  const one = wholeNumber(game.minPlayers, game.maxPlayers);
  const byFields = new Map<string, z.ZodType>();
  const cards = game.cards.map((card): [string, z.ZodType] => {
    const names = fieldNames(game, card);
    const key = names.join();
    const schema = byFields.get(key) ?? cardSchema(game, names);
    byFields.set(key, schema);
    return [card.label, schema.optional()];
  });
  return z.object({
    players: z.union([one, z.array(one)]),
    rules: rulesSchema(game, bySeatOrPlayers).optional(),
    cards: z.object(Object.fromEntries(cards)).optional(),
  });
}

/** A list by seat, or one for each number of players. */
function bySeatOrPlayers(one: z.ZodInt): z.ZodType<number[] | Record<string, number[]>> {
  return z.union([z.array(one), z.record(z.string(), z.array(one))]);
}
