import type { Wrong } from '../../sim/trace/refusal.js';
import { UNKNOWN_GAME } from '../../sim/trace/start.js';

/**
 * Why a trace is not right, and what helps where it is of a game of one's own.
 *
 * @param remedy how the command is told of the game's module; null where it was told
 */
export function wrongText({ reason, expected }: Wrong, remedy: string | null): string {
  if (remedy === null || !expected.startsWith(UNKNOWN_GAME)) return reason;
  return `${reason}; for a game of your own: ${remedy}`;
}
