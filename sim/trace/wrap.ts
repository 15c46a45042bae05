/** Breaks a text at blanks into lines of at most so many columns; a longer word stands alone. */
export function wrapped(text: string, columns: number, indent = 0, hanging = indent): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let started = false;
  for (const word of text.split(' ')) {
    if (started && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = ' '.repeat(hanging);
      started = false;
    }
    line += started ? ` ${word}` : word;
    started = true;
  }
  return [...lines, line];
}
