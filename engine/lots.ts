import { Arena } from './memory.js';
import { below, type Random } from './random.js';

/** Numbers that stand for a choice. */
export const enum Choice {
  /** Nobody has chosen yet: the state waits at the decision. */
  Open = -1,
}

/** Told of the decisions that are made by lot. */
export interface DecisionCounter {
  /** A decision of a phase with so many options. */
  decide(phase: number, options: number): void;
}

/**
 * The words of all lots lie in one array: how many decisions were made, then for each seat the complement of the offset
 * of its stream, which is negative, or 0 where the seat chooses by itself. Untouched pages take no memory.
 */
const words = new Int32Array(1 << 20);
const arena = new Arena(words);

/**
 * Seats whose choices are left to lot. A game that asks its dealer for them plays on from such a decision to the next
 * without coming back to the loop that steps it: what is played is the same, to the bit.
 */
export class Lots {
  private readonly at: number;

  constructor(
    private readonly players: number,
    private readonly counter: DecisionCounter | null = null,
  ) {
    this.at = arena.allocate(1 + players);
  }

  /** From now on the seat's choices are drawn from the stream; null: it chooses by itself. */
  assign(seat: number, random: Random | null): void {
    words[this.at + 1 + seat] = random === null ? 0 : ~random.at;
  }

  /** The seat's lot, or 0. A game asks for it when the seat's turn comes, not for each decision: that would take long. */
  of(seat: number): number {
    return words[this.at + 1 + seat];
  }

  /** The choice of a lot among `options`, all of them alike. */
  draw(lot: number, phase: number, options: number): number {
    words[this.at]++;
    if (this.counter !== null) this.counter.decide(phase, options);
    return below(~lot, options);
  }

  /** How many decisions were made by lot since this was asked last. */
  takeDecisions(): number {
    const decisions = words[this.at];
    words[this.at] = 0;
    return decisions;
  }

  /** Gives its memory back; it must not be used any more. */
  release(): void {
    arena.release(this.at, 1 + this.players);
  }
}
