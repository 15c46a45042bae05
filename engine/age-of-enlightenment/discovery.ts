import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { endGame } from './end.js';
import { flip, Outcome } from './flips.js';
import { P, S, Step, words as arenaWords } from './layout.js';
import { askToPlay, playOrDecline } from './person.js';

const words = arenaWords;

/**
 * Person, and then Discovery: a Personage in hand may be played; all in play flip; each Idea that is kept may let a
 * further one in. Begins at the step Person, or goes on at Person or Idea. Returns whether play stops: the state waits
 * for a choice, or the game is over.
 */
export function playAndDiscover(
  base: number,
  tables: number,
  me: number,
  from: Step,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  let step = from;
  let k = choice;
  let outcome = Outcome.Idea;
  while (outcome === Outcome.Idea) {
    if (words[me + P.HandCount] > 0) {
      if (k === Choice.Open) k = askToPlay(base, me, step, lot, dealer);
      if (k === Choice.Open) return true;
      playOrDecline(base, tables, me, k, Number(step === Step.Idea), dealer, observer);
      k = Choice.Open;
    }
    outcome = flip(base, tables, me, dealer, observer);
    step = Step.Idea;
  }
  if (outcome === Outcome.GameOver) {
    endGame(base, tables, 0, observer);
    return true;
  }
  words[base + S.FlipsMade] = 0;
  words[base + S.LateCount] = 0;
  words[base + S.LateFlips] = 0;
  return false;
}
