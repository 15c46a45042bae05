import type { Card } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { copiesSchema, COPIES, deckProblems, fieldNames, fieldSchema, MOST_CARDS, uselessField } from './cards.js';
import { type DeckRow, placeInDeck, readDeckTable } from './deck-table.js';
import { accept, check } from './fields.js';
import { InputError, type Problem } from './input-error.js';
import { unknownWord } from './nearest.js';

/** The longest label of a new card. */
const LONGEST_LABEL = 60;

/** Says that something is wrong in a column of the row at hand. */
type Complain = (column: string, message: string) => void;

/**
 * The cards of a card list (CSV), as `salon cards GAME --csv` writes it and a spreadsheet changes it: the whole deck. A
 * printed card keeps what its blank cells do not say; one without a row is not in the deck; a label that is not printed
 * is a new card. The order of rows does not matter, but among new cards.
 *
 * @param source the file's name, for the message
 * @param text what the file holds
 * @throws InputError with row and column
 */
export function parseDeck(game: Game, source: string, text: string): readonly Card[] {
  const rows = readDeckTable(game, source, text);
  if (rows.length > MOST_CARDS) {
    throw new InputError(source, [{ path: [], message: `has ${rows.length} rows; at most ${MOST_CARDS} are read` }]);
  }
  const problems: Problem[] = [];
  const cards = new Map<string, Card>();
  const rowOf = new Map<string, number>();
  for (const row of rows) {
    const complain: Complain = (column, message) => problems.push({ path: [row.number, column], message });
    const label = row.cells.get('label');
    const earlier = label === undefined ? undefined : rowOf.get(label);
    if (label === undefined) complain('label', 'is blank; every card has a label');
    else if (earlier !== undefined) complain('label', `stands in row ${earlier} already; several copies are one row`);
    else {
      rowOf.set(label, row.number);
      cards.set(label, cardOf(game, label, row, complain));
    }
  }
  const deck = inPrintedOrder(game, cards);
  if (problems.length === 0) problems.push(...deckProblems(game, deck));
  return accept(source, problems.length === 0 ? { ok: true, value: deck } : { ok: false, problems }, placeInDeck);
}

/** Printed cards as on the sheet, then the new ones: sorting a card list changes no game. */
function inPrintedOrder(game: Game, cards: ReadonlyMap<string, Card>): readonly Card[] {
  const printed = new Set(game.cards.map(({ label }) => label));
  return [
    ...game.cards.flatMap(({ label }) => cards.get(label) ?? []),
    ...[...cards.values()].filter(({ label }) => !printed.has(label)),
  ];
}

function cardOf(game: Game, label: string, row: DeckRow, complain: Complain): Card {
  const printed = game.cards.find((card) => card.label === label);
  const base = printed === undefined ? newCard(game, label, row, complain) : samePrinted(game, printed, row, complain);
  if (base === undefined) return { label, type: '', copies: 0, fields: {} };
  const names = fieldNames(game, base);
  for (const { name } of game.cardFields) {
    if (name !== 'type' && row.cells.has(name) && !names.includes(name)) {
      complain(name, uselessField(game, label, names, name));
    }
  }
  const fields = game.cardFields.flatMap((field): [string, number | string][] => {
    if (field.name === 'type' || !names.includes(field.name)) return [];
    const cell = row.cells.get(field.name);
    const fallback = base.fields[field.name];
    if (cell === undefined && fallback !== undefined) return [[field.name, fallback]];
    return [[field.name, readCell(field.kind === 'whole', fieldSchema(field), cell, field.name, complain)]];
  });
  const copies = row.cells.get(COPIES);
  return {
    ...base,
    copies: copies === undefined ? base.copies : Number(readCell(true, copiesSchema(), copies, COPIES, complain)),
    fields: Object.fromEntries(fields),
  };
}

/** A number as spreadsheets write it: 3, 3.0, 1E+01. */
const NUMBER = /^[-+]?\d{1,15}(\.\d{1,15})?(e[-+]?\d{1,2})?$/i;

function readCell(
  whole: boolean,
  schema: ReturnType<typeof fieldSchema>,
  cell: string | undefined,
  column: string,
  complain: Complain,
): number | string {
  // What is no number stays text, which the schema refuses.
  const value = whole && cell !== undefined && NUMBER.test(cell) ? Number(cell) : cell;
  const result = check(schema, value, [], (_, key) => key);
  if (result.ok) return result.value;
  for (const { message } of result.problems) complain(column, message);
  return 0;
}

/** A printed card keeps its type, deck and effect, but for a type that may be set. */
function samePrinted(game: Game, printed: Card, { cells }: DeckRow, complain: Complain): Card {
  const type = cells.get('type') ?? printed.type;
  const typeField = game.cardFields.find(({ name }) => name === 'type');
  if (type !== printed.type) {
    if (typeField !== undefined && fieldNames(game, printed).includes('type')) {
      readCell(false, fieldSchema(typeField), type, 'type', complain);
    } else complain('type', `${printed.label} has the type ${printed.type}; give a card of another type a new label`);
  }
  for (const [column, value] of [
    ['deck', printed.deck],
    ['effect', printed.effect],
  ] as const) {
    const cell = cells.get(column);
    if (cell !== undefined && cell !== value) {
      complain(column, `${printed.label} has ${value ?? `no ${column}`}; give another card a new label`);
    }
  }
  return { ...printed, type };
}

/** What is not printed: a card of a plain type, or one with the effect of a printed card. */
function newCard(game: Game, label: string, { cells }: DeckRow, complain: Complain): Card | undefined {
  if (label.length > LONGEST_LABEL || /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(label)) {
    complain('label', `expected at most ${LONGEST_LABEL} letters on one line`);
    return undefined;
  }
  const effect = cells.get('effect');
  const model = game.cards.find((card) => card.label === effect);
  if (effect !== undefined && (model === undefined || !game.effects.includes(effect))) {
    complain('effect', unknownWord('effect', effect, game.effects));
    return undefined;
  }
  const deck = cells.get('deck') ?? model?.deck;
  if (game.decks.length > 0 && (deck === undefined || !game.decks.includes(deck))) {
    complain(
      'deck',
      deck === undefined ? newLabel(game, label, 'deck', game.decks) : unknownWord('deck', deck, game.decks),
    );
    return undefined;
  }
  const kin = game.cards.filter((card) => card.deck === deck);
  const types = [...new Set(kin.map(({ type }) => type))];
  const type = cells.get('type') ?? model?.type;
  if (type === undefined || !types.includes(type)) {
    complain('type', type === undefined ? newLabel(game, label, 'type', types) : unknownWord('type', type, types));
    return undefined;
  }
  if (model !== undefined && model.type !== type) {
    complain('type', `${model.label} is an effect of cards of the type ${model.type}`);
    return undefined;
  }
  if (model === undefined && kin.every((card) => card.type !== type || card.effect !== undefined)) {
    complain(
      'effect',
      `is blank; a new card of the type ${type} has the effect of a printed one: ${game.effects.join(', ')}`,
    );
    return undefined;
  }
  return {
    label,
    type,
    ...(deck !== undefined && { deck }),
    copies: 1,
    ...(effect !== undefined && { effect }),
    fields: {},
  };
}

/** A blank cell of a card that is not printed: it may be new, or misspelt. */
function newLabel(game: Game, label: string, column: string, words: readonly string[]): string {
  const hint = unknownWord(
    'printed card',
    label,
    game.cards.map((card) => card.label),
  );
  return `is blank: ${hint} A new card needs a ${column}: ${words.join(', ')}`;
}
