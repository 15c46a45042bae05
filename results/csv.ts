import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { Cell, Column, Table } from './table.js';

/** Cells a spreadsheet would run as formulas are escaped; numbers stay numbers. */
const OPTIONS = { escape_formulas: true, cast: { boolean: String } } as const;

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

/** Writes a file under a temporary name and gives it its own name when it is whole. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.part`;
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A CSV file written row by row, under a temporary name until it is finished. */
export class CsvStream {
  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async create(path: string, columns: readonly Column[]): Promise<CsvStream> {
    const file = await open(`${path}.part`, 'w');
    await file.writeFile(csvOf({ columns, rows: [] }));
    return new CsvStream(path, file);
  }

  async write(rows: readonly (readonly Cell[])[]): Promise<void> {
    await this.file.writeFile(stringify([...rows], OPTIONS));
  }

  /** Gives the file its name. */
  async finish(): Promise<void> {
    await this.file.sync();
    await this.file.close();
    await rename(`${this.path}.part`, this.path);
  }

  /** Drops what was written. */
  async abandon(): Promise<void> {
    await this.file.close();
    await rm(`${this.path}.part`, { force: true });
  }
}
