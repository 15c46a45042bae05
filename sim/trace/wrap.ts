/** Columns of a narrow terminal. */
export const COLUMNS = 80;

/** Breaks a text at blanks into lines of at most COLUMNS; the first is indented by `first`, the others by `rest`. */
export function wrap(text: string, first: number, rest: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let started = false;
  for (const word of text.split(' ')) {
    if (started && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = ' '.repeat(rest);
      started = false;
    }
    line += started ? ` ${word}` : word;
    started = true;
  }
  lines.push(line);
  return lines;
}
