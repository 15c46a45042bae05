import type { Dealer } from '../dealer.js';
import { PHASE_OF_STEP, S, words as arenaWords, type Step } from './layout.js';

const words = arenaWords;
const phaseOf = PHASE_OF_STEP;

/**
 * Puts a decision between the options that were offered. Returns the choice where it is left to lot; else Choice.Open:
 * the state waits at the step.
 */
export function ask(base: number, step: Step, options: number, dealer: Dealer): number {
  words[base + S.Step] = step;
  return dealer.choose(words[base + S.Player], phaseOf[step], options);
}
