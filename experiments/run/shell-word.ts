/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** An option with its value for a command line; a value that looks like an option is joined to it. */
export function option(name: string, value: string): string {
  return `--${name}${value.startsWith('-') ? '=' : ' '}${quoted(value)}`;
}
