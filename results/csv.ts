import { stringify } from 'csv-stringify/sync';
import type { Cell, Table } from './table.js';

/** Significant digits of figures; what games tell of a share ends before the last. */
const DIGITS = 6;

/** Cells a spreadsheet would run as formulas are escaped; numbers stay numbers. */
const OPTIONS = { escape_formulas: true, cast: { boolean: String, number: numberText } } as const;

/** Counts are written whole, figures with as many digits as mean something. */
function numberText(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)));
}

/** A table as CSV text, with a header. */
export function csvOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  return stringify([columns.map(({ name }) => name), ...rows], OPTIONS);
}

/** Every column of every table, explained. */
export function columnsTable(tables: readonly Pick<Table, 'name' | 'columns'>[]): Table {
  return {
    name: 'columns',
    columns: [
      { name: 'table', meaning: 'file without .csv' },
      { name: 'column', meaning: 'column of that table' },
      { name: 'meaning', meaning: 'what it holds' },
    ],
    rows: tables.flatMap(({ name, columns }) => columns.map((column) => [name, column.name, column.meaning])),
  };
}

/** Rows of a table as CSV text, without a header. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], OPTIONS);
}
