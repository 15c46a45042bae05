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

/** Of a seat that chooses by itself. */
const NO_STREAM = -1;

/**
 * Seats whose choices are left to lot. A game that asks its dealer for them plays on from such a decision to the next
 * without coming back to the loop that steps it: what is played is the same, to the bit.
 */
export class Lots {
  /** How many decisions were made by lot; whoever counts them sets it back. */
  decisions = 0;
  /** Where the stream of each seat lies. */
  private readonly streams: Int32Array;

  constructor(
    players: number,
    private readonly counter: DecisionCounter | null = null,
  ) {
    this.streams = new Int32Array(players).fill(NO_STREAM);
  }

  /** From now on the seat's choices are drawn from the stream; null: it chooses by itself. */
  assign(seat: number, random: Random | null): void {
    this.streams[seat] = random === null ? NO_STREAM : random.at;
  }

  /** The seat's choice among `options`, all of them alike, or Choice.Open. */
  draw(seat: number, phase: number, options: number): number {
    const at = this.streams[seat];
    if (at === NO_STREAM) return Choice.Open;
    this.decisions++;
    if (this.counter !== null) this.counter.decide(phase, options);
    return below(at, options);
  }
}
