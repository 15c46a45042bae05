import { Arena } from '../engine/memory.js';

/**
 * What the tallies of a thread count: whole numbers of 31 bits, and sums of them in floating point, exact up to 2^53.
 * Untouched pages take no memory. Modules of this room alias the arrays in top-level consts, which V8 folds into their
 * code, as games do with their arena.
 */
export const counters = new Int32Array(1 << 23);
export const counterArena = new Arena(counters);
export const figures = new Float64Array(1 << 22);
export const figureArena = new Arena(figures);
/** Sets of seats, a bit for each. */
export const seatSets = new Uint8Array(1 << 26);
export const seatSetArena = new Arena(seatSets);

/** Figures of a seat in the game that ended last. */
export const enum Seat {
  Score,
  Share,
  Margin,
  Count,
}
