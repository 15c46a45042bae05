/**
 * Sets of track positions as bits (position 1 is bit 0), for tracks up to the printed length: how many are in a set and
 * which is the k-th are looked up, without a loop whose end the processor cannot predict.
 */

/** The longest track whose positions are kept in a set. */
export const enum Positions {
  Most = 10,
  /** Entries a set in NTH, as a shift. */
  Shift = 4,
}

const counts = new Uint8Array(1 << Positions.Most);
const nth = new Uint8Array(1 << (Positions.Most + Positions.Shift));

for (let set = 0; set < counts.length; set++) {
  for (let bit = 0; bit < Positions.Most; bit++) {
    if (((set >>> bit) & 1) !== 0) nth[(set << Positions.Shift) | counts[set]++] = bit;
  }
}

/** How many positions are in a set. */
export function countPositions(set: number): number {
  return counts[set];
}

/** The k-th position of a set, from 0; k is below their number. */
export function nthPosition(set: number, k: number): number {
  return nth[(set << Positions.Shift) | k];
}
