import { z } from 'zod';
import { MOST_PLAYERS } from '../../engine/game.js';
import { ON_ERROR } from '../../sim/plan.js';
import { expected, oneOf, wholeNumber } from './fields.js';
import { KINDS, type Kind } from './kinds.js';
import { nameFault } from './name.js';

/** As many games as a run may have. */
export const MOST_GAMES = 1e12;

/** The longest text of a seed. */
const LONGEST_SEED = 200;

/** The longest time a decision can be given: a day, in milliseconds. */
const LONGEST_TIMEOUT = 86_400_000;

/** A range of numbers of players: a game's, or that of any game. */
export interface PlayerRange {
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

/** No game is for more. */
export const ANY_GAME: PlayerRange = { minPlayers: 1, maxPlayers: MOST_PLAYERS };

export function gamesSchema(): z.ZodType<number> {
  return wholeNumber(1, MOST_GAMES, `a whole number of games from 1 to 1000000000000`);
}

/** A seed is text; a plain whole number is taken as the text it is written as. */
export function seedSchema(): z.ZodType<string, string | number> {
  const error = expected(`a text of 1 to ${LONGEST_SEED} letters, in quotes unless it is a plain whole number`);
  const words = z.string().min(1, { error }).max(LONGEST_SEED, { error });
  return z.union([words, z.int({ error })], { error }).transform(String);
}

/** A number of players, or several different ones. */
export function playersSchema({ minPlayers, maxPlayers }: PlayerRange): z.ZodType<number | number[]> {
  const range = `a number of players from ${minPlayers} to ${maxPlayers}`;
  const one = wholeNumber(minPlayers, maxPlayers, range);
  const several = z
    .array(one)
    .min(1, { error: 'expected one number or more' })
    .refine((list) => new Set(list).size === list.length, { error: 'expected different numbers' });
  return z.union([one, several], { error: expected(`${range}, or a list of different ones`) });
}

/** A list of agents, or one for each number of players. */
export function agentsSchema(): z.ZodType<string[] | Record<string, string[]>> {
  const agent = z.string({ error: expected("an agent's text") });
  const list = z.array(agent, { error: expected('a list of agents') }).min(1, { error: 'expected one agent or more' });
  return z.union([list, z.record(z.string(), list)], { error: expected('a list of agents, such as [random]') });
}

/** The fields that every kind of experiment has, with what they mean. */
export function commonFields(range: PlayerRange) {
  return {
    kind: oneOf(kindNames(), 'a kind of experiment').describe('what is asked'),
    game: text('the name of a game, or the path of its module').describe(
      'the name of a game, or the path of a module that exports one',
    ),
    players: playersSchema(range).describe('how many play: a number or a list of numbers'),
    agents: agentsSchema().describe(
      'who plays: one agent for every seat, or as many as players; for several numbers of players a list for each: {2: [a, b], 3: [a, b, c]}',
    ),
    games: gamesSchema().describe('games for each number of players, rounded up to whole blocks'),
    seed: seedSchema().describe('a text from which all chance follows').exactOptional(),
    rules: z.unknown().optional(),
    cards: z.unknown().optional(),
    deck: text('the path of a card list')
      .describe('a card list (CSV) that takes the place of the printed one')
      .exactOptional(),
    name: z
      .string({ error: expected('a text; write it in quotes') })
      .superRefine((name, context) => {
        const fault = nameFault(name);
        if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
      })
      .describe("the name of the run's folder; the file's, unless given")
      .exactOptional(),
    rows: z
      .boolean({ error: expected('true or false') })
      .describe('whether a row for each game is written')
      .exactOptional(),
    onError: z
      .enum(ON_ERROR, { error: expected(`one of ${ON_ERROR.join(', ')}`) })
      .describe('whether a block in which an agent fails stops the run (stop, unless given) or is left out (skip)')
      .exactOptional(),
    timeout: wholeNumber(1, LONGEST_TIMEOUT, `milliseconds from 1 to ${LONGEST_TIMEOUT}`)
      .describe('milliseconds that a decision of an agent of your own may take; as long as it likes, unless given')
      .exactOptional(),
  };
}

function text(what: string): z.ZodString {
  const error = expected(what);
  return z.string({ error }).min(1, { error });
}

function kindNames(): [string, ...string[]] {
  const [first, ...rest] = KINDS.map(({ name }) => name);
  return [first, ...rest];
}

/** What a file of a kind holds; `rules` and `cards` are checked once the game is known. */
export function fileSchema(kind: Kind, range: PlayerRange = ANY_GAME) {
  return z.strictObject(
    { ...commonFields(range), ...kind.fields },
    { error: expected('a mapping: kind, game, players …') },
  );
}

/** What a checked file says. */
export type FileData = z.output<ReturnType<typeof fileSchema>>;
