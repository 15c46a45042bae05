import { wrapped } from '../../sim/trace/wrap.js';

/** Columns where nothing says how many there are. */
const USUAL_COLUMNS = 80;
const FEWEST_COLUMNS = 20;
/** Longer lines are hard to read, however wide the terminal is. */
const MOST_COLUMNS = 100;

/** The shortest lines a column of prose is broken into. */
const LEAST_PROSE = 20;

/** Letters that fit into a line of a terminal; of another stream, as many as the variable COLUMNS says, or 80. */
export function columnsOf(stream: NodeJS.WriteStream): number {
  const columns = stream.columns ?? Number.parseInt(process.env['COLUMNS'] ?? '', 10);
  return columns > 0 ? Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, columns)) : USUAL_COLUMNS;
}

/**
 * Rows of cells in aligned columns, in lines of at most `width` letters: the last cell of a row is prose and is broken.
 *
 * @param numeric the columns that are aligned to the right
 */
export function columnsText(
  rows: readonly (readonly string[])[],
  width: number,
  numeric: readonly boolean[] = [],
): string {
  const last = Math.max(...rows.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last }, (_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const indent = widths.reduce((sum, cell) => sum + cell + 2, 0);
  return rows
    .flatMap((row) => {
      const cells = widths.map((cellWidth, at) => {
        const cell = row[at] ?? '';
        return numeric[at] === true ? cell.padStart(cellWidth) : cell.padEnd(cellWidth);
      });
      const [first, ...more] = wrapped(row[last] ?? '', Math.max(LEAST_PROSE, width - indent));
      return [`${cells.join('  ')}  ${first}`.trimEnd(), ...more.map((line) => ' '.repeat(indent) + line)];
    })
    .map((line) => `${line}\n`)
    .join('');
}
