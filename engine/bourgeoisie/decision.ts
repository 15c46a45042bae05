import { Choice, type Dealer } from '../dealer.js';
import { Named, phaseOf, S, Table, words as arenaWords, type Step } from './layout.js';
import { nthPosition } from './positions.js';

const words = arenaWords;

/** What was chosen, as phases are handed it: a card's place in the arena, or one of these. */
export const enum Chosen {
  /** Nothing yet: the phase puts its decision. */
  Open = Choice.Open,
  Pass = -2,
  Retire = -3,
}

/**
 * Puts a decision: between `cards` cards, which stand in a row at `direct` (from the base; of its places those in the set
 * `open`, or all if it is 0) or, with Named.Listed, in the list; and a pass if `options` is one more. Returns the index of
 * the option chosen where that is left to lot; else Choice.Open, and the state waits at the step.
 */
export function ask(
  base: number,
  step: Step,
  direct: number,
  open: number,
  cards: number,
  options: number,
  lot: number,
  dealer: Dealer,
): number {
  const k = dealer.choose(lot, phaseOf(step), options);
  if (k === Choice.Open) wait(base, step, direct, open, cards, options);
  return k;
}

/** The state waits for a choice. */
export function wait(base: number, step: Step, direct: number, open: number, cards: number, options: number): void {
  words[base + S.Step] = step;
  words[base + S.Direct] = direct;
  words[base + S.Open] = open;
  words[base + S.Cards] = cards;
  words[base + S.Options] = options;
}

/** Where the card of the k-th option of the decision the state waits at stands, from the base; k < S.Cards. */
export function placeOfOption(base: number, tables: number, k: number): number {
  const direct = words[base + S.Direct];
  if (direct === Named.Listed) return words[base + words[tables + Table.ListAt] + k];
  const open = words[base + S.Open];
  return direct + (open === 0 ? k : nthPosition(open, k));
}
