import { Choice, type Dealer } from '../dealer.js';
import { phaseOf, S, words as arenaWords, type Step } from './layout.js';

const words = arenaWords;

/** What the only option is: it is taken, nobody is asked. */
const ONLY = 0;

/**
 * Puts a decision between so many options. Returns the choice where there is a single one or where it is left to the
 * player's lot; else Choice.Open: the state waits at the step.
 */
export function ask(base: number, step: Step, options: number, lot: number, dealer: Dealer): number {
  if (options === 1) return ONLY;
  const k = dealer.choose(lot, phaseOf(step), options);
  if (k === Choice.Open) wait(base, step, options);
  return k;
}

/** The state waits for a choice; where there are no options, it is over. */
export function wait(base: number, step: Step, options: number): void {
  words[base + S.Step] = step;
  words[base + S.Options] = options;
}
