import type { Dealer } from '../dealer.js';
import { S, words as arenaWords, type Step } from './layout.js';

const words = arenaWords;

/** What is chosen where there is one option only: that is no decision. */
const ONLY = 0;

/**
 * Puts a decision between the options that were offered. Returns the choice where there is one option only, or
 * where the player's `lot` makes it; else Choice.Open: the state waits at the step.
 */
export function ask(base: number, step: Step, options: number, lot: number, dealer: Dealer): number {
  if (options === 1) return ONLY;
  words[base + S.Step] = step;
  return dealer.choose(lot, step, options);
}
