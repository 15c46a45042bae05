/** No turn has so high a number; a whole number, since V8 boxes Infinity where it is handed on. */
export const NO_LAST_TURN = 0x3fffffff;

/** The turn that a line is played on to from a position, at a horizon of so many turns (0: to the end). */
export function lastTurnOf(turn: number, horizon: number): number {
  return horizon === 0 ? NO_LAST_TURN : turn + horizon;
}
