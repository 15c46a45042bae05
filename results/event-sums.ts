import type { EventKind } from '../engine/game.js';

/** An event that is the sum of others. */
export interface EventSum {
  readonly event: number;
  readonly parts: readonly number[];
}

/** The events that are sums of others. Throws a RangeError where one of those is none, or a sum itself. */
export function eventSumsOf(kinds: readonly EventKind[]): EventSum[] {
  return kinds.flatMap(({ name, sumOf }, event) => {
    if (sumOf === undefined) return [];
    const parts = sumOf.map((part) => kinds.findIndex((kind) => kind.name === part && kind.sumOf === undefined));
    if (parts.includes(-1)) throw new RangeError(`${name} is the sum of ${sumOf.join(', ')}, which are not all told`);
    return [{ event, parts }];
  });
}
