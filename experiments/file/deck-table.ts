import { CsvError, parse } from 'csv-parse/sync';
import type { Card } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { InputError, type Place, printable, type Problem } from './input-error.js';
import { unknownWord } from './nearest.js';

/** A row of a card list: the number a spreadsheet shows beside it, and its cells by column, blank ones left out. */
export interface DeckRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** The columns of a game's card list, in order. */
export function deckColumns(game: Game): string[] {
  return [
    'label',
    'type',
    ...(game.decks.length > 0 ? ['deck'] : []),
    'copies',
    ...game.cardFields.map(({ name }) => name).filter((name) => name !== 'type'),
    ...(game.effects.length > 0 ? ['effect'] : []),
  ];
}

/** The cell of a card in a column; blank where the column has no effect on the card. */
export function deckCell(card: Card, column: string): string {
  switch (column) {
    case 'label':
      return card.label;
    case 'type':
      return card.type;
    case 'deck':
      return card.deck ?? '';
    case 'copies':
      return String(card.copies);
    case 'effect':
      return card.effect ?? '';
    default:
      return String(card.fields[column] ?? '');
  }
}

/** Spreadsheets take cells with these beginnings for formulas; an apostrophe before them says that they are text. */
const FORMULA_LIKE = /^'*[=+\-@]/;

/** A label as a cell that no spreadsheet computes. */
export function escapeFormula(label: string): string {
  return FORMULA_LIKE.test(label) ? `'${label}` : label;
}

function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA_LIKE.test(cell) ? cell.slice(1) : cell;
}

/** A problem's path in a card list is its row and its column. */
export const placeInDeck: Place = ([row, column]) => {
  if (row === undefined) return '';
  return column === undefined ? `row ${row}` : `row ${row}, column ${printable(String(column))}`;
};

/**
 * Reads a card list as a spreadsheet writes it: cells parted by commas, semicolons or tabs, quoted where needed,
 * lines ending as they like. The first row names the columns, in any order.
 */
export function readDeckTable(game: Game, source: string, text: string): DeckRow[] {
  const [header = [], ...rows] = records(source, text);
  const columns = header.map((cell) => cell.toLowerCase());
  const problems = [...headerProblems(game, header, columns), ...rows.flatMap((row, at) => surplus(row, at, columns))];
  if (problems.length > 0) throw new InputError(source, problems, placeInDeck);
  return rows.flatMap((row, at) => {
    const cells = row.map((cell, place): [string, string] => [
      columns[place] ?? '',
      columns[place] === 'label' ? unescapeFormula(cell) : cell,
    ]);
    const filled = cells.filter(([column, cell]) => column !== '' && cell !== '');
    return filled.length === 0 ? [] : [{ number: at + 2, cells: new Map(filled) }];
  });
}

function records(source: string, text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
    });
  } catch (error) {
    throw new InputError(source, [{ path: [], message: csvFault(error) }]);
  }
}

/** What parts the cells: the most frequent of the signs that spreadsheets use, in the first line. */
function delimiterOf(text: string): string {
  const [line] = text.split(/[\r\n]/, 1);
  const count = (sign: string): number => line.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

function csvFault(error: unknown): string {
  if (!(error instanceof CsvError)) return 'cannot be read as a card list (CSV)';
  const line = typeof error['lines'] === 'number' ? `line ${error['lines']}: ` : '';
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `${line}a quoted cell is not closed`
    : `${line}a quotation mark stands where none may be`;
}

function headerProblems(game: Game, header: readonly string[], columns: readonly string[]): Problem[] {
  const known = deckColumns(game);
  if (!columns.includes('label')) {
    return [{ path: [1], message: `names no column "label"; columns of a card list: ${known.join(', ')}` }];
  }
  return columns.flatMap((column, at) => {
    if (column === '') return [];
    if (!known.includes(column)) {
      return [{ path: [1], message: unknownWord('column', header[at], known) }];
    }
    return columns.indexOf(column) < at ? [{ path: [1], message: `names the column ${column} twice` }] : [];
  });
}

/** Cells beyond the named columns, or below a column without a name. */
function surplus(row: readonly string[], at: number, columns: readonly string[]): Problem[] {
  const place = row.findIndex((cell, index) => cell !== '' && (columns[index] ?? '') === '');
  return place < 0 ? [] : [{ path: [at + 2], message: `cell ${place + 1} stands in no column that row 1 names` }];
}
