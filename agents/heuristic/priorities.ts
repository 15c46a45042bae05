import type { State } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import type { Agent } from '../agent.js';

/** The rank of an option that a priority does not speak of. */
export const NO = -Infinity;

/** One line of a list: what to do, in the rulebook's words, and how it ranks the options. */
export interface Priority<View> {
  readonly words: string;
  /** The higher, the sooner the k-th option is chosen; NO where the priority does not speak of it. */
  readonly rank: (view: View, k: number) => number;
}

/** A line of a list. */
export function priority<View>(words: string, rank: (view: View, k: number) => number): Priority<View> {
  return { words, rank };
}

/** A rank that only speaks of an option where it is more than nothing. */
export function positive(rank: number): number {
  return rank > 0 ? rank : NO;
}

/** Ordered lists of priorities, one for each phase of the game (an index into `game.phases`). */
export type Lists<View> = readonly (readonly Priority<View>[])[];

/** Reads positions of one game. */
export interface Looks {
  look(state: State): void;
}

/** Every option: no decision has more. */
const ALL = Int32Array.from({ length: 4096 }, (_, k) => k);

/** Two ranks this close are a tie. */
const TIE = 1e-9;

/**
 * Plays by ordered lists of priorities: of the phase's list, the first priority that speaks of some option decides,
 * and takes the option it ranks highest, ties by lot. Where none speaks, the last option is taken: to pass.
 */
export class PriorityAgent<View extends Looks> implements Agent {
  constructor(
    private readonly view: View,
    private readonly lists: Lists<View>,
  ) {}

  choose(state: State, options: number, random: Random): number {
    return this.chooseAmong(state, ALL, options, random);
  }

  chooseAmong(state: State, allowed: Int32Array, count: number, random: Random): number {
    const view = this.view;
    view.look(state);
    const list = this.lists[state.phase];
    for (let at = 0; at < list.length; at++) {
      const { rank } = list[at];
      let best = NO;
      let choice = allowed[0];
      let ties = 1;
      for (let at = 0; at < count; at++) {
        const k = allowed[at];
        const own = rank(view, k);
        if (own > best + TIE) {
          best = own;
          choice = k;
          ties = 1;
        } else if (own > NO && own >= best - TIE) {
          ties++;
          if (random.below(ties) === 0) choice = k;
        }
      }
      if (best > NO) return choice;
    }
    return allowed[count - 1];
  }
}
