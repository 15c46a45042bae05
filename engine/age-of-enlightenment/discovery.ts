import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { endGame } from './end.js';
import { flip, Outcome } from './flips.js';
import { S, Step, words as arenaWords } from './layout.js';
import { askToPlay, playOrDecline } from './person.js';

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
  for (let k = choice; ;) {
    if (k !== Choice.Open) playOrDecline(base, tables, me, k, 1, dealer, observer);
    const outcome = flip(base, tables, me, dealer, observer);
    if (outcome === Outcome.Done) break;
    if (outcome === Outcome.GameOver) {
      endGame(base, tables, 0, observer);
      return true;
    }
    k = askToPlay(base, me, Step.Idea, lot, dealer);
    if (k === Choice.Open) return true;
  }
  words[base + S.FlipsMade] = 0;
  words[base + S.LateCount] = 0;
  words[base + S.LateFlips] = 0;
  return false;
}
