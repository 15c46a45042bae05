import { z } from 'zod';
import { MOST_PLAYERS, type Game } from '../../engine/game.js';
import { expected, method, problemsOf, wholeNumber } from './fields.js';
import { show, type Problem } from './input-error.js';
import { unknownWord } from './nearest.js';

const text = z.string({ error: expected('a text') }).min(1, { error: expected('a text') });

/** A name that becomes a column of a table, a key of a trace or of an experiment file. */
const word = z
  .string({ error: expected('a name') })
  .regex(/^[A-Za-z]\w*$/, { error: expected('a name of letters, digits and _') });

const whole = z.int({ error: expected('a whole number') });

function listOf<T extends z.ZodType>(entry: T, what: string): z.ZodArray<T> {
  return z.array(entry, { error: expected(what) });
}

const range = { name: word, meaning: text, min: whole, max: whole };
const choices = listOf(text, 'a list of words').min(1, { error: 'expected one word or more' });

const setting = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('whole'), ...range, default: whole }),
    z.strictObject({ kind: z.literal('byPlayers'), ...range, default: method, defaultText: text }),
    z.strictObject({ kind: z.literal('perSeat'), ...range, default: whole }),
    z.strictObject({
      kind: z.literal('flag'),
      name: word,
      meaning: text,
      default: z.boolean({ error: expected('true or false') }),
    }),
    z.strictObject({ kind: z.literal('choice'), name: word, meaning: text, values: choices, default: text }),
  ],
  { error: expected('a setting whose kind is whole, byPlayers, perSeat, flag or choice') },
);

const cardField = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('whole'), ...range }),
    z.strictObject({ kind: z.literal('choice'), name: word, meaning: text, values: choices }),
  ],
  { error: expected('a field of cards whose kind is whole or choice') },
);

const card = z.strictObject(
  {
    label: text,
    type: text,
    deck: text.optional(),
    copies: wholeNumber(0, 1000),
    effect: text.optional(),
    fields: z.record(z.string(), z.union([z.number(), z.string()], { error: expected('a number or a text') }), {
      error: expected('a mapping of fields'),
    }),
  },
  { error: expected('a card: label, type, copies, fields') },
);

const event = z.strictObject(
  {
    name: word,
    meaning: text,
    counted: z.boolean({ error: expected('true or false') }),
    sumOf: listOf(word, 'a list of events').optional(),
    amount: z.strictObject({ column: word, meaning: text }).optional(),
    seenBy: listOf(whole, 'a list of seats, counted from the player').optional(),
  },
  { error: expected('an event: name, meaning, counted') },
);

const feature = z.strictObject(
  {
    name: text,
    length: z.union([whole, method], { error: expected('a whole number, or a function of the variant') }),
    low: z.number({ error: expected('a number') }),
    high: z.number({ error: expected('a number') }),
    meaning: text,
  },
  { error: expected('a feature: name, length, low, high, meaning') },
);

/** What a game's module must export as `game`; it may hold more. */
const GAME = z.object(
  {
    name: z.string({ error: expected('a name') }).regex(/^[A-Za-z][\w-]*$/, { error: expected('a name') }),
    title: text,
    version: whole,
    minPlayers: wholeNumber(1, MOST_PLAYERS),
    maxPlayers: wholeNumber(1, MOST_PLAYERS),
    turnName: text,
    scoreScale: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'a whole number from 1'),
    settings: listOf(setting, 'a list of settings'),
    cards: listOf(card, 'a list of cards'),
    types: z.record(z.string(), text, { error: expected('the types of cards: letter and name') }),
    decks: listOf(text, 'a list of names of decks'),
    cardFields: listOf(cardField, 'a list of fields of cards'),
    effects: listOf(text, 'a list of effects'),
    fieldsOf: method,
    streams: listOf(text, 'a list of piles and kinds of dice'),
    phases: listOf(text, 'a list of phases').min(1, { error: 'expected one phase or more' }),
    events: listOf(event, 'a list of events'),
    observation: z.strictObject(
      { version: whole, features: listOf(feature, 'a list of features') },
      { error: expected('an observation: version and features') },
    ),
    help: z.strictObject({ phase: method, card: method }).optional(),
    remarks: method.optional(),
    compile: method,
  },
  { error: expected('a game') },
);

type Shape = z.output<typeof GAME>;

/** The fields that an entry of each list may have, for the nearest right name of one that nobody knows. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  cards: Object.keys(card.shape),
  events: Object.keys(event.shape),
  observation: ['version', ...Object.keys(feature.shape)],
};

/** What is wrong with a game's description: nothing where it is one. Its functions are not called. */
export function gameProblems(game: unknown): Problem[] {
  const parsed = GAME.safeParse(game);
  if (parsed.success) return [...namesTwice(parsed.data), ...unknownNames(parsed.data), ...wrongRanges(parsed.data)];
  return problemsOf(parsed.error, [], (path, key) => {
    const names = KNOWN[String(path[0])];
    return names === undefined ? `${show(key)} stands for nothing here` : unknownWord('field', key, names);
  });
}

/** Whether a value describes a game. */
export function isGame(game: unknown): game is Game {
  return gameProblems(game).length === 0;
}

/** Names that must tell things apart, and do not. */
function namesTwice({ settings, cards, cardFields, streams, phases, events }: Shape): Problem[] {
  const columns = events.flatMap(({ name, amount }) => (amount === undefined ? [name] : [name, amount.column]));
  const lists = {
    settings: settings.map(({ name }) => name),
    cards: cards.map(({ label }) => label),
    cardFields: cardFields.map(({ name }) => name),
    streams,
    phases,
    events: columns,
  };
  return Object.entries(lists).flatMap(([list, names]) => {
    const twice = new Set(names.filter((name, at) => names.indexOf(name) < at));
    return [...twice].map((name) => ({ path: [list], message: `${show(name)} stands there twice` }));
  });
}

/** Names that must stand elsewhere in the game, and do not. */
function unknownNames({ cards, types, decks, cardFields, effects, events }: Shape): Problem[] {
  const fields = cardFields.map(({ name }) => name);
  const names = events.map(({ name }) => name);
  const among = (kind: string, word: string | undefined, words: readonly string[], path: Problem['path']): Problem[] =>
    word === undefined || words.includes(word) ? [] : [{ path, message: unknownWord(kind, word, words) }];
  return [
    ...cards.flatMap((entry, at) => [
      ...among('type of card', entry.type, Object.keys(types), ['cards', at, 'type']),
      ...among('deck', entry.deck, decks, ['cards', at, 'deck']),
      ...among('effect', entry.effect, effects, ['cards', at, 'effect']),
      ...Object.keys(entry.fields).flatMap((field) =>
        among('field of cards', field, fields, ['cards', at, 'fields', field]),
      ),
    ]),
    ...events.flatMap(({ sumOf = [] }, at) =>
      sumOf.flatMap((part, place) => among('event', part, names, ['events', at, 'sumOf', place])),
    ),
  ];
}

function wrongRanges({ minPlayers, maxPlayers, settings, cardFields }: Shape): Problem[] {
  const wrong = (path: Problem['path'], min: number, max: number): Problem[] =>
    min <= max ? [] : [{ path, message: `expected a range, not ${min} to ${max}` }];
  return [
    ...wrong(['maxPlayers'], minPlayers, maxPlayers),
    ...[settings, cardFields].flatMap((list, which) =>
      list.flatMap((entry, at) =>
        'min' in entry ? wrong([which === 0 ? 'settings' : 'cardFields', at], entry.min, entry.max) : [],
      ),
    ),
  ];
}
