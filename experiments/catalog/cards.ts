import type { Card } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { deckCell, deckColumns, escapeFormula } from '../file/deck-table.js';
import { columnsText } from '../text/lines.js';

/** The printed cards of a game in aligned columns, and what the types and columns mean, in lines of `width` letters. */
export function cardsText(game: Game, width: number): string {
  const columns = deckColumns(game).filter((column) => column !== 'effect');
  const numeric = columns.map((column) => column === 'copies' || isNumber(game, column));
  const rows = game.cards.map((card) => columns.map((column) => deckCell(card, column)));
  const types = Object.entries(game.types).map(([letter, name]) => `${letter} ${name}`);
  return [
    // An empty last column keeps the numbers before it aligned to the right.
    columnsText(
      [columns, ...rows].map((row) => [...row, '']),
      width,
      numeric,
    ),
    columnsText(
      [['type', types.join('; ')], ...game.cardFields.filter(({ name }) => name !== 'type').map(fieldRow)],
      width,
    ),
  ].join('\n');
}

function fieldRow({ name, meaning }: Game['cardFields'][number]): string[] {
  return [name, meaning];
}

function isNumber(game: Game, column: string): boolean {
  return game.cardFields.some(({ name, kind }) => name === column && kind === 'whole');
}

/** The printed card list as a spreadsheet reads it (CSV) and `deck` of an experiment file reads it back. */
export function cardsCsv(game: Game): string {
  const columns = deckColumns(game);
  const rows = game.cards.map((card: Card) => columns.map((column) => csvCell(column, deckCell(card, column))));
  return [columns, ...rows].map((row) => `${row.join(',')}\n`).join('');
}

function csvCell(column: string, cell: string): string {
  const text = column === 'label' ? escapeFormula(cell) : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
