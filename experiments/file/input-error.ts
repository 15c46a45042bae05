/** One thing that is wrong with what was handed in. */
export interface Problem {
  /** Where in the data: keys and positions from the outermost inwards; empty for the whole. */
  readonly path: readonly (string | number)[];
  /** What is wrong and what was expected, without a full stop. */
  readonly message: string;
}

/** So many problems are told; the rest are counted. */
const MOST_TOLD = 10;

/** Where a problem is, in words: `line 5, column 3, rules.trackSize`. Empty where there is nothing to say. */
export type Place = (path: Problem['path']) => string;

/** The path as a designer writes it: `rules.startingTokens[1]`. */
export function pathText(path: Problem['path']): string {
  return path
    .map((key, depth) => (typeof key === 'number' ? `[${key}]` : `${depth === 0 ? '' : '.'}${printable(key)}`))
    .join('');
}

/**
 * What was handed in is wrong: a file, an option, a name. The message is for the person who wrote it and is printed
 * without a stack trace; the command line ends with `exitCode`.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly exitCode = 2;
  /** What is wrong, each once. */
  readonly problems: readonly Problem[];

  /**
   * @param source what was read: a file's name, an option such as `--rules`
   * @param problems what is wrong with it, one or more
   */
  constructor(
    readonly source: string,
    problems: readonly Problem[],
    place: Place = pathText,
  ) {
    const told = withoutRepeats(problems);
    super(tell(source, told, place));
    this.problems = told;
  }
}

/** A value as a message shows it: short, on one line, with text in quotes. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(shorten(printable(value), 60));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a mapping';
  return shorten(String(value), 60);
}

/** The text without control characters, which could garble a terminal, and not too long. */
export function printable(text: string): string {
  return shorten(text, 200).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u{FFFD}');
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function tell(source: string, problems: readonly Problem[], place: Place): string {
  const lines = problems.slice(0, MOST_TOLD).map(({ path, message }) => {
    const where = place(path);
    return where === '' ? message : `${where}: ${message}`;
  });
  if (lines.length === 1) return `${source}: ${lines[0]}`;
  const rest = problems.length - lines.length;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  return [`${source}: ${problems.length} problems`, ...[...lines, ...more].map((line) => `  ${line}`)].join('\n');
}
