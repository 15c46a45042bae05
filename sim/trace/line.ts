/** Lines of a trace, and what stands on them. */

/** The kinds of line, as `kind` names them. */
export const LINE_KINDS = ['start', 'draw', 'roll', 'shuffle', 'decision', 'turn', 'end'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** The fields of a JSON object. Read them with `fieldOf`. */
export type Fields = Readonly<Record<string, unknown>>;

/** A line of the input whose bytes are no text. */
export interface UnreadableText {
  readonly problem: string;
}

/** A line that can be read, or why it cannot. `number` counts from 1 over the whole input. */
export type TraceLine =
  | { readonly number: number; readonly text: string; readonly kind: string; readonly fields: Fields }
  | { readonly number: number; readonly problem: string };

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an object's own, or undefined. */
export function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Reads a line: an object with a `kind`. */
export function readLine(number: number, text: string): TraceLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { number, problem: text.trim() === '' ? 'an empty line' : `no JSON: ${shorten(text)}` };
  }
  if (!isObject(value)) return { number, problem: `not an object: ${shorten(text)}` };
  const kind = fieldOf(value, 'kind');
  if (typeof kind !== 'string') return { number, problem: `no kind: ${shorten(text)}` };
  return { number, text, kind, fields: value };
}

const LONGEST_QUOTE = 200;

/** A text short enough for a message, without control characters. */
export function shorten(text: string): string {
  const start = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return start.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Values nested deeper are not shown. */
const DEEPEST_SHOWN = 6;

/** A value as JSON, short enough for a message, however long and deeply nested it is; nothing where there is none. */
export function show(value: unknown): string {
  return value === undefined ? 'nothing' : shorten(toJson(value, DEEPEST_SHOWN));
}

function toJson(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_QUOTE + 1));
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    if (depth === 0) return '[…]';
    const shown = value.slice(0, LONGEST_QUOTE).map((element) => toJson(element, depth - 1));
    return `[${shown.join(',')}]`;
  }
  if (depth === 0) return '{…}';
  const shown = Object.entries(value)
    .slice(0, LONGEST_QUOTE)
    .map(([name, field]) => `${JSON.stringify(name)}:${toJson(field, depth - 1)}`);
  return `{${shown.join(',')}}`;
}
