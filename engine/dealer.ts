import { MOST_PLAYERS } from './game.js';
import {
  allocateStreams,
  below,
  Bound,
  copyStreams,
  NOWHERE,
  releaseStreams,
  seedStream,
  seedWords,
  Stream,
  type Random,
  type RunKey,
} from './random.js';

/**
 * Chance that comes from elsewhere than the seeded streams: a trace that is re-enacted, dice a test lays out, or a
 * recorder that writes down what the streams give. `stream` is an index into the game's `streams`.
 */
export interface Script {
  /** Which of `count` cards, the labels at `words[from … from + count − 1]`, leaves the pile: 0 … count − 1. */
  draw(stream: number, words: Int32Array, from: number, count: number): number;
  /** A roll of a die: 1 … sides. */
  roll(stream: number, sides: number): number;
  /** A discard of `count` cards becomes the pile. */
  shuffle(stream: number, count: number): void;
}

/** Numbers that stand for a choice. */
export const enum Choice {
  /** Nobody has chosen yet: the state waits at the decision. */
  Open = -1,
}

/** Numbers that stand for a lot. */
const enum Lot {
  /** The seat chooses by itself. */
  None = 0,
}

/** Told of the decisions that are made by lot. */
export interface DecisionCounter {
  /** A decision of a phase with so many options. */
  decide(phase: number, options: number): void;
}

/**
 * Where chance comes from. Each pile and each kind of die has a stream of its own, so that the n-th card of a pile and
 * the n-th roll of a kind do not depend on what anyone did. One class serves seeded and scripted chance: the engine
 * then sees a single kind of dealer, which V8 inlines.
 */
export class Dealer {
  /** The script that replaces the streams, or null. */
  script: Script | null = null;
  /** Told of the decisions that are made by lot, or null. */
  counter: DecisionCounter | null = null;
  /** How many decisions were made by lot; whoever counts them sets it back. */
  decisions = 0;
  /** By seat: its lot, the complement of its stream's offset; or Lot.None. */
  private readonly lots = new Int32Array(MOST_PLAYERS);
  private readonly at: number;
  private readonly streams: number;

  /** A dealer for a game with that many streams; seed it before use. */
  constructor(streams: number) {
    this.streams = streams;
    this.at = allocateStreams(streams);
  }

  /** Starts every stream anew for a block (0 … 2^53 − 1). */
  seed(key: RunKey, block: number): void {
    const { at, streams } = this;
    for (let stream = 0; stream < streams; stream++) seedStream(at + stream * Stream.Words, key, block, stream);
  }

  /** Starts every stream from an agent's own stream: a possible future, for forks and determinizations. */
  seedFrom(random: Random): void {
    const { at, streams } = this;
    for (let stream = 0; stream < streams; stream++) {
      seedWords(at + stream * Stream.Words, random.next(), random.next(), random.next());
    }
  }

  /** Draws from the unordered pile `words[from … from + count − 1]` (count ≥ 1): the index of the card drawn. */
  draw(stream: number, words: Int32Array, from: number, count: number): number {
    if (this.script !== null) return this.script.draw(stream, words, from, count);
    return below(this.at + stream * Stream.Words, count);
  }

  /**
   * Where the words of a stream lie, for a loop that draws from up to `most` cards at a time and keeps the words in
   * variables (see `streamWords`); NOWHERE: it has to call `draw`.
   */
  wordsOf(stream: number, most: number): number {
    return this.script === null && most <= Bound.Small ? this.at + stream * Stream.Words : NOWHERE;
  }

  /** Rolls a die of 1 or more sides. A die of 0 sides is not rolled and gives 0 (rules README, "Numbers"). */
  roll(stream: number, sides: number): number {
    if (sides === 0) return 0;
    if (this.script !== null) return this.script.roll(stream, sides);
    return below(this.at + stream * Stream.Words, sides) + 1;
  }

  /** Says that a discard of `count` cards was shuffled and is the pile now. */
  shuffled(stream: number, count: number): void {
    if (this.script !== null) this.script.shuffle(stream, count);
  }

  /**
   * From now on the seat's choices are drawn from the stream; null: it chooses by itself. A game that asks for choices
   * plays on from a decision by lot to the next without coming back to the loop that steps it: what is played is the
   * same, to the bit. Not part of the chance: `copyFrom` leaves it alone.
   */
  leaveToLot(seat: number, random: Random | null): void {
    this.lots[seat] = random === null ? Lot.None : ~random.at;
  }

  /** The seat's lot, for `choose`. A game asks for it when the seat's turn comes: for each decision it would take long. */
  lotOf(seat: number): number {
    return this.lots[seat];
  }

  /** The choice of a lot among 2 or more options, all of them alike; Choice.Open: the seat chooses by itself. */
  choose(lot: number, phase: number, options: number): number {
    if (lot === Lot.None) return Choice.Open;
    this.decisions++;
    if (this.counter !== null) this.counter.decide(phase, options);
    return below(~lot, options);
  }

  /** Takes over the other's streams and script. */
  copyFrom(other: Dealer): void {
    copyStreams(this.at, other.at, this.streams);
    this.script = other.script;
  }

  /** Gives the streams back; the dealer must not be used any more. */
  release(): void {
    releaseStreams(this.at, this.streams);
  }
}
