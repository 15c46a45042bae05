import type { Setup } from '../../../engine/game.js';

/** Counts a game's points anew, as the rules page says and as simply as it can be done. */
export interface Scorer {
  /** Hears what happens: an event of the game's list, who it is about, the card's label, and an amount. */
  tell(event: string, player: number, card: string, amount: number): void;
  /** The points of each seat as if the game ended now; `snapshot` is the state of a trace's turn line. */
  scores(snapshot: object): number[];
}

export type CreateScorer = (setup: Setup) => Scorer;
