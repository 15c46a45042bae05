import { z } from 'zod';
import { InputError, type Place, type Problem, show } from './input-error.js';
import { nearest } from './nearest.js';

/** A zod `error` that says what was expected and what stands there instead. */
export function expected(what: string): (issue: { readonly input?: unknown }) => string {
  return ({ input }) =>
    input === undefined ? `is missing; expected ${what}` : `expected ${what}, not ${described(input)}`;
}

function described(input: unknown): string {
  if (typeof input === 'string' && input.trim() !== '' && Number.isFinite(Number(input))) {
    return `the text ${show(input)}: write it without quotes`;
  }
  return show(input);
}

/** A whole number in a range; `what` replaces the words of the message. */
export function wholeNumber(min: number, max: number, what = `a whole number from ${min} to ${max}`): z.ZodInt {
  const error = expected(what);
  return z.int({ error, abort: true }).min(min, { error, abort: true }).max(max, { error });
}

/** A function of a module of one's own. */
export const method = z.custom<(...words: never[]) => unknown>((value) => typeof value === 'function', {
  error: expected('a function'),
});

/** One of a few words. */
export function oneOf(words: readonly [string, ...string[]], kind?: string): z.ZodType<string> {
  const list = kind === undefined ? `one of ${words.join(', ')}` : `${kind} (${words.join(', ')})`;
  return z.enum(words, {
    error: (issue) => {
      const near = typeof issue.input === 'string' ? nearest(issue.input, words) : undefined;
      return expected(list)(issue) + (near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`);
    },
  });
}

/** What to say of a key that nobody knows: the path of the mapping it stands in, and the key. */
export type UnknownKey = (path: Problem['path'], key: string) => string;

/** The result of a check: a value, or what is wrong. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] };

/** The value of a check that found nothing wrong; throws InputError with what it found. */
export function accept<T>(source: string, checked: Checked<T>, place?: Place): T {
  if (!checked.ok) throw new InputError(source, checked.problems, place);
  return checked.value;
}

/** Checks a value; problems lie below `path`. */
export function check<T>(
  schema: z.ZodType<T>,
  value: unknown,
  path: Problem['path'],
  unknownKey: UnknownKey,
): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: problemsOf(result.error, path, unknownKey) };
}

/** zod's issues as problems: an unknown key is one of its own, with its place. */
export function problemsOf(error: z.ZodError, path: Problem['path'], unknownKey: UnknownKey): Problem[] {
  return error.issues.flatMap((issue) => issueProblems(issue, path, unknownKey));
}

function issueProblems(issue: z.core.$ZodIssue, path: Problem['path'], unknownKey: UnknownKey): Problem[] {
  const inner = issue.path.filter((key) => typeof key !== 'symbol');
  const place = [...path, ...inner];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...place, key], message: unknownKey(inner, key) }));
    case 'invalid_union': {
      // The alternative that was meant is the one of the right type; its own words are clearer.
      const meant = issue.errors.find((issues) =>
        issues.every(({ code, path: at }) => code !== 'invalid_type' || at.length > 0),
      );
      if (meant !== undefined) return meant.flatMap((deeper) => issueProblems(deeper, place, unknownKey));
      return [{ path: place, message: issue.message }];
    }
    default:
      return [{ path: place, message: issue.message }];
  }
}

/** A mapping: no list, no null. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
