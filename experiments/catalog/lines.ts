/** Catalogs are read in a terminal of so many columns. */
const WIDTH = 80;

/** The shortest lines a column of prose is broken into. */
const LEAST_PROSE = 20;

/** A text in lines of at most so many letters, broken at blanks. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Rows of cells in aligned columns; the last column is prose and is broken into lines. */
export function columnsText(rows: readonly (readonly string[])[], numeric: readonly boolean[] = []): string {
  const last = Math.max(...rows.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last }, (_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const indent = widths.reduce((sum, width) => sum + width + 2, 0);
  return rows
    .flatMap((row) => {
      const cells = widths.map((width, at) => {
        const cell = row[at] ?? '';
        return numeric[at] === true ? cell.padStart(width) : cell.padEnd(width);
      });
      const [first, ...more] = wrapText(row[last] ?? '', Math.max(LEAST_PROSE, WIDTH - indent));
      return [`${cells.join('  ')}  ${first}`.trimEnd(), ...more.map((line) => ' '.repeat(indent) + line)];
    })
    .map((line) => `${line}\n`)
    .join('');
}
