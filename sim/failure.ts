import { GameFault } from '../results/checked-tally.js';
import type { Place } from './whereabouts.js';

/** Why a game could not be played, as plain data: where it was, and what was thrown. */
export interface Failure {
  readonly failed: true;
  readonly place: Place;
  readonly message: string;
  readonly stack: string;
}

/** Tells a failure from a result. */
export function isFailure(outcome: object): outcome is Failure {
  return 'failed' in outcome;
}

/** What was thrown, whatever it is, at a place. */
export function failureOf(thrown: unknown, place: Place): Failure {
  const isError = isErrorOf(thrown);
  return {
    failed: true,
    place: isError && thrown instanceof GameFault ? { ...place, seat: -1 } : place,
    message: textOf(() => (isError ? thrown.message : thrown)),
    stack: isError ? textOf(() => thrown.stack ?? '') : '',
  };
}

/** What is thrown may refuse even that question. */
function isErrorOf(thrown: unknown): thrown is Error {
  try {
    return thrown instanceof Error;
  } catch {
    return false;
  }
}

/** A value as text: what modules of one's own throw may be anything, or throw again when it is looked at. */
function textOf(look: () => unknown): string {
  try {
    const value = look();
    return typeof value === 'string' ? value : String(value);
  } catch {
    return 'something was thrown that has no text';
  }
}

/** A run stopped by a failure in a worker, or by a worker's death. */
export class RunFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Blocks left out on request (`onError: skip`): how many, and the first few failures that made them so. */
export interface Skipped {
  readonly blocks: number;
  readonly examples: readonly Failure[];
}

export const NONE_SKIPPED: Skipped = { blocks: 0, examples: [] };

const MOST_EXAMPLES = 3;

/** More failures, in the order of their blocks, each of a block of its own. */
export function addSkipped(skipped: Skipped, failures: readonly Failure[]): Skipped {
  if (failures.length === 0) return skipped;
  return joinSkipped(skipped, { blocks: failures.length, examples: failures });
}

/** Blocks left out of two stretches of a run, one after the other. */
export function joinSkipped(first: Skipped, second: Skipped): Skipped {
  return {
    blocks: first.blocks + second.blocks,
    examples: [...first.examples, ...second.examples].slice(0, MOST_EXAMPLES),
  };
}
