import { fieldOf, isObject, show } from './line.js';

/** Lists whose order counts; all others are compared as heaps. */
const ORDERED_LISTS: ReadonlySet<string> = new Set(['track', 'inPlay', 'players', 'scores', 'winShares']);

/** Numbers closer than this are equal. */
const TOLERANCE = 1e-9;

/** Where a value is not as expected. */
export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * The first difference of a value out of a trace from the one expected, or null. Fields that are not expected are
 * ignored.
 *
 * @param path what the value is, for the message: `state`
 * @param list the name of the list it is, or stands in
 */
export function differenceOf(expected: unknown, found: unknown, path: string, list = ''): Difference | null {
  if (found === undefined) return { path, expected: show(expected), found: 'no such field' };
  if (Array.isArray(expected)) return listDifference(expected, found, path, list);
  if (isObject(expected) && isObject(found)) {
    for (const [name, value] of Object.entries(expected)) {
      const difference = differenceOf(value, fieldOf(found, name), `${path}.${name}`, name);
      if (difference !== null) return difference;
    }
    return null;
  }
  return sameScalar(expected, found) ? null : { path, expected: show(expected), found: show(found) };
}

function listDifference(expected: readonly unknown[], found: unknown, path: string, list: string): Difference | null {
  const whole: Difference = { path, expected: show(expected), found: show(found) };
  if (!Array.isArray(found) || found.length !== expected.length) return whole;
  if (!ORDERED_LISTS.has(list)) return sameHeap(expected, found, list) ? null : whole;
  for (const [index, element] of expected.entries()) {
    const difference = differenceOf(element, found[index], `${path}[${index}]`);
    if (difference !== null) return difference;
  }
  return null;
}

/** Whether each element of one list has its equal in the other. Where they stand in the same order, one look each. */
function sameHeap(expected: readonly unknown[], found: readonly unknown[], list: string): boolean {
  const left = [...found];
  const same = (element: unknown, other: unknown): boolean =>
    typeof element === 'object' && element !== null
      ? differenceOf(element, other, '', list) === null
      : sameScalar(element, other);
  return expected.every((element) => {
    const at = left.findIndex((other) => same(element, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function sameScalar(expected: unknown, found: unknown): boolean {
  if (typeof expected === 'number' && typeof found === 'number') return Math.abs(expected - found) <= TOLERANCE;
  return expected === found;
}
