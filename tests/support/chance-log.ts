import type { Dealer, Script } from '../../engine/dealer.js';
import type { Variant } from '../../engine/game.js';

/** Writes down what a dealer's streams give, and gives it. */
export class ChanceLog implements Script {
  /** By stream: what was drawn or rolled, until a discard was shuffled into the pile. */
  readonly streams: string[][];
  /** Everything, in the order in which it happened. */
  readonly all: string[] = [];
  private readonly shuffled: boolean[];

  constructor(
    private readonly variant: Variant,
    private readonly dealer: Dealer,
  ) {
    this.streams = variant.game.streams.map(() => []);
    this.shuffled = variant.game.streams.map(() => false);
  }

  /** Starts anew and listens to the dealer. */
  listen(): void {
    for (const stream of this.streams) stream.length = 0;
    this.all.length = 0;
    this.shuffled.fill(false);
    this.dealer.script = this;
  }

  draw(stream: number, words: Int32Array, from: number, count: number): number {
    const index = this.unheard(() => this.dealer.draw(stream, words, from, count));
    this.note(stream, this.variant.labels[words[from + index]]);
    return index;
  }

  roll(stream: number, sides: number): number {
    const value = this.unheard(() => this.dealer.roll(stream, sides));
    this.note(stream, `${value} of ${sides}`);
    return value;
  }

  shuffle(stream: number, count: number): void {
    this.all.push(`${this.variant.game.streams[stream]}: ${count} shuffled`);
    this.shuffled[stream] = true;
  }

  private unheard(chance: () => number): number {
    this.dealer.script = null;
    const result = chance();
    this.dealer.script = this;
    return result;
  }

  private note(stream: number, text: string): void {
    this.all.push(`${this.variant.game.streams[stream]}: ${text}`);
    if (!this.shuffled[stream]) this.streams[stream].push(text);
  }
}
