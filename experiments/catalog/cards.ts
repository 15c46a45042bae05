import type { Card } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { deckCell, deckColumns, escapeFormula } from '../file/deck-table.js';
import { wrapped } from '../../sim/trace/wrap.js';
import { columnsText } from '../text/lines.js';

/** So many cards of which the same is said are named. */
const NAMED = 3;

const EMPTY_CELLS = 'An empty cell has no effect on its card and cannot be set; copies can be set for every card.';

/**
 * The printed cards of a game in aligned columns, what types and columns mean, and what cards do, in lines of `width`
 * letters.
 */
export function cardsText(game: Game, width: number): string {
  const columns = deckColumns(game).filter((column) => column !== 'effect');
  const numeric = columns.map((column) => column === 'copies' || isNumber(game, column));
  const rows = game.cards.map((card) => columns.map((column) => deckCell(card, column)));
  const types = Object.entries(game.types).map(([letter, name]) => `${letter} ${name}`);
  const fields = game.cardFields.filter(({ name }) => name !== 'type').map(fieldRow);
  const parts = [
    // An empty last column keeps the numbers before it aligned to the right.
    columnsText(
      [columns, ...rows].map((row) => [...row, '']),
      width,
      numeric,
    ),
    columnsText([['type', types.join('; ')], ...fields], width) + paragraph(EMPTY_CELLS, width),
    deedsText(game, width),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** What cards do, as the rulebook says it; cards of which it says the same stand together. */
function deedsText({ cards, help }: Game, width: number): string {
  const byText = new Map<string, string[]>();
  for (const card of cards) {
    const text = help?.card(card).text ?? '';
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), card.label]);
  }
  return [...byText].map(([text, labels]) => paragraph(`${namesOf(labels)}: ${text}`, width)).join('');
}

function paragraph(text: string, width: number): string {
  return wrapped(text, width, 0, 4)
    .map((line) => `${line}\n`)
    .join('');
}

function namesOf(labels: readonly string[]): string {
  const rest = labels.length - NAMED;
  return rest > 0 ? `${labels.slice(0, NAMED).join(', ')} and ${rest} more` : labels.join(', ');
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
