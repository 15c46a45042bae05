import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { endGame } from './end.js';
import { flip, Outcome } from './flips.js';
import { S, words as arenaWords } from './layout.js';
import { playOrDecline } from './person.js';

const words = arenaWords;

/**
 * Discovery: the Personages in play flip; each Idea that is kept may let a further one in. Returns whether play stops:
 * the state waits for a choice, or the game is over.
 */
export function discover(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  if (choice !== Choice.Open) playOrDecline(base, tables, me, choice, 1, dealer, observer);
  const outcome = flip(base, tables, me, lot, dealer, observer);
  if (outcome === Outcome.GameOver) endGame(base, tables, 0, observer);
  if (outcome !== Outcome.Done) return true;
  words[base + S.FlipsMade] = 0;
  words[base + S.LateCount] = 0;
  words[base + S.LateFlips] = 0;
  return false;
}
