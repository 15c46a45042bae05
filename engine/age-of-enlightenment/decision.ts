import { Choice, type Dealer } from '../dealer.js';
import { phaseOf, S, words as arenaWords, type Step } from './layout.js';

const words = arenaWords;

/** What the only option is: it is taken, nobody is asked. */
const ONLY = 0;

/**
 * Puts a decision between so many options. Returns the choice where there is a single one or where it is left to lot;
 * else Choice.Open: the state waits at the step.
 */
export function ask(base: number, step: Step, options: number, dealer: Dealer): number {
  words[base + S.Step] = step;
  if (options === 1) return ONLY;
  const k = dealer.choose(dealer.lotOf(words[base + S.Player]), phaseOf(step), options);
  if (k === Choice.Open) words[base + S.Options] = options;
  return k;
}
