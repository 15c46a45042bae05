import type { Setup } from '../engine/game.js';

/** Games of one number of players. */
export interface Run {
  /** Texts of the agents, one for each seat. */
  readonly agents: readonly string[];
  readonly setup: Setup;
}

/** What a pool of workers plays: plain data that can be sent to them. */
export interface Plan {
  /** Name of the game, or path of its module. */
  readonly game: string;
  /** The folder from which paths of modules count. */
  readonly folder: string;
  readonly seed: string;
  /** Games asked for in each run; rounded up to whole blocks. */
  readonly games: number;
  readonly runs: readonly Run[];
  /** Whether a row for each game is wanted. */
  readonly rows: boolean;
  /** Whether a block whose game fails stops the run or is left out of it. */
  readonly onError: OnError;
  /** Milliseconds that a decision of an agent of one's own may take; null: as long as it likes. */
  readonly timeout: number | null;
}

/** What may be done about a game that fails. */
export const ON_ERROR = ['stop', 'skip'] as const;
export type OnError = (typeof ON_ERROR)[number];
