import { Choice, type Dealer } from '../dealer.js';
import { S, words as arenaWords, type Step } from './layout.js';

const words = arenaWords;

/** What is chosen where there is one option only: that is no decision. */
const ONLY = 0;

/**
 * Puts a decision between so many options. Returns the choice where there is one option only, or where the player's
 * `lot` makes it; else Choice.Open, and the state waits at the step.
 */
export function ask(base: number, step: Step, options: number, lot: number, dealer: Dealer): number {
  if (options === 1) return ONLY;
  const k = dealer.choose(lot, step, options);
  if (k === Choice.Open) wait(base, step, options);
  return k;
}

/** The state waits for a choice between so many options; 0: the game is over. */
export function wait(base: number, step: Step, options: number): void {
  words[base + S.Step] = step;
  words[base + S.Options] = options;
  words[base + S.Listing] = 0;
}
