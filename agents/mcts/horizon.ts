/** The turn that a line is played on to from a position, at a horizon of so many turns (0: to the end). */
export function lastTurnOf(turn: number, horizon: number): number {
  return horizon === 0 ? Infinity : turn + horizon;
}
