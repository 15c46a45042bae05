import { fieldOf, isObject, show } from './line.js';

/** Lists whose order counts; all others are compared as heaps. */
const ORDERED_LISTS: ReadonlySet<string> = new Set(['track', 'inPlay', 'players', 'scores', 'winShares']);

/** Numbers closer than this are equal, where bonuses may be split; all others are whole. */
const TOLERANCE = 1e-9;
const SPLIT: ReadonlySet<string> = new Set(['score', 'scores', 'winShares']);

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
 * @param name its field's, or that of the list it stands in
 */
export function differenceOf(expected: unknown, found: unknown, path: string, name = ''): Difference | null {
  if (found === undefined) return { path, expected: show(expected), found: 'no such field' };
  if (Array.isArray(expected)) return listDifference(expected, found, path, name);
  if (isObject(expected) && isObject(found)) {
    for (const [field, value] of Object.entries(expected)) {
      const difference = differenceOf(value, fieldOf(found, field), `${path}.${field}`, field);
      if (difference !== null) return difference;
    }
    return null;
  }
  return sameScalar(expected, found, name) ? null : { path, expected: show(expected), found: show(found) };
}

function listDifference(expected: readonly unknown[], found: unknown, path: string, list: string): Difference | null {
  const whole: Difference = { path, expected: show(expected), found: show(found) };
  if (!Array.isArray(found) || found.length !== expected.length) return whole;
  if (!ORDERED_LISTS.has(list)) return sameHeap(expected, found, list) ? null : whole;
  for (const [index, element] of expected.entries()) {
    const difference = differenceOf(element, found[index], `${path}[${index}]`, list);
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
      : sameScalar(element, other, list);
  return expected.every((element) => {
    const at = left.findIndex((other) => same(element, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function sameScalar(expected: unknown, found: unknown, name: string): boolean {
  if (SPLIT.has(name) && typeof expected === 'number' && typeof found === 'number')
    return Math.abs(expected - found) <= TOLERANCE;
  return expected === found;
}
