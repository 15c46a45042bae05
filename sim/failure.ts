import type { Place } from './whereabouts.js';

/** Why a chunk could not be played, as plain data: where it was, and what was thrown. */
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
  const isError = thrown instanceof Error;
  return {
    failed: true,
    place,
    message: isError ? thrown.message : String(thrown),
    stack: isError ? (thrown.stack ?? '') : '',
  };
}

/** A run stopped by a failure in a worker, or by a worker's death. */
export class RunFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}
