import { Choice, type Lots } from './lots.js';
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

/**
 * Where chance comes from. Each pile and each kind of die has a stream of its own, so that the n-th card of a pile and
 * the n-th roll of a kind do not depend on what anyone did. One class serves seeded and scripted chance: the engine
 * then sees a single kind of dealer, which V8 inlines.
 */
export class Dealer {
  /** The script that replaces the streams, or null. */
  script: Script | null = null;
  /** The seats whose choices are left to lot, or null. Not part of the chance: `copyFrom` leaves it alone. */
  lots: Lots | null = null;
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

  /** The choice of a seat that leaves it to lot; Choice.Open: the seat chooses by itself. */
  choose(seat: number, phase: number, options: number): number {
    return this.lots === null ? Choice.Open : this.lots.draw(seat, phase, options);
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
