/** So many differences are named; more would not say more. */
const MOST_NAMED = 3;

/** Values are told in so many letters. */
const LONGEST = 60;

/** Where two pieces of plain data differ, in words: the first few places, each with both values. */
export function differencesOf(stored: unknown, now: unknown): string[] {
  const all = [...differences('', stored, now)];
  // How games are cut into blocks follows from the rest.
  const telling = all.filter((difference) => !difference.startsWith('blocks['));
  const found = telling.length > 0 ? telling : all;
  const more = found.length - MOST_NAMED;
  return more > 0 ? [...found.slice(0, MOST_NAMED), `${more} more`] : found;
}

function* differences(path: string, stored: unknown, now: unknown): Generator<string> {
  if (isObject(stored) && isObject(now) && Array.isArray(stored) === Array.isArray(now)) {
    for (const key of new Set([...Object.keys(stored), ...Object.keys(now)])) {
      yield* differences(placeOf(path, key, stored[key] ?? now[key], Array.isArray(now)), stored[key], now[key]);
    }
  } else if (stored !== now) {
    yield `${path} was ${show(stored)}, is ${show(now)}`;
  }
}

/** An item of a list is named by its label, if it has one. */
function placeOf(path: string, key: string, value: unknown, isList: boolean): string {
  if (!isList) return path === '' ? key : `${path}.${key}`;
  const label = isObject(value) ? value['label'] : undefined;
  return `${path}[${typeof label === 'string' ? label : key}]`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = value === undefined ? 'not there' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
