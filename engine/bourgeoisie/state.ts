import type { Dealer } from '../dealer.js';
import { hashWords } from '../memory.js';
import type { Observer, State } from '../game.js';
import type { Random } from '../random.js';
import { shuffleAnew } from '../shuffle.js';
import { estimate } from './estimate.js';
import { PASS, RETIRE } from './labels.js';
import { arena, P, phaseOf, S, Step, Table, words as arenaWords } from './layout.js';
import { observe } from './observation.js';
import { placeOfOption } from './decision.js';
import { places, snapshot } from './snapshot.js';
import { apply, start } from './turn.js';
import type { BourgeoisieVariant } from './variant.js';

const words = arenaWords;

/** A position of Bourgeoisie: a handle on its stretch of the arena. */
export class BourgeoisieState implements State {
  observer: Observer | null = null;
  readonly base: number;
  private readonly stateWords: number;

  constructor(readonly variant: BourgeoisieVariant) {
    this.stateWords = words[variant.tables + Table.StateWords];
    this.base = arena.allocate(this.stateWords);
    this.reset();
  }

  get options(): number {
    return words[this.base + S.Options];
  }

  get player(): number {
    return words[this.base + S.Player];
  }

  get phase(): number {
    return phaseOf(words[this.base + S.Step]);
  }

  get turn(): number {
    return words[this.base + S.Turn];
  }

  get over(): boolean {
    return words[this.base + S.Over] !== 0;
  }

  get truncated(): boolean {
    return words[this.base + S.Truncated] !== 0;
  }

  private reset(): void {
    const base = this.base;
    const tables = this.variant.tables;
    words.fill(0, base, base + this.stateWords);
    words[base + S.Tables] = tables;
    const list = words[tables + Table.DeckList];
    words.copyWithin(base + S.Deck, list, list + words[tables + Table.DeckSize]);
  }

  start(dealer: Dealer): void {
    this.reset();
    start(this.base, dealer, this.observer);
  }

  action(k: number): number {
    const base = this.base;
    if (k < words[base + S.Cards]) return words[base + placeOfOption(base, this.variant.tables, k)];
    const labels = words[this.variant.tables + Table.Labels];
    return words[base + S.Step] === Step.Noblement && k === 0 ? labels + RETIRE : labels + PASS;
  }

  apply(k: number, dealer: Dealer): void {
    apply(this.base, k, dealer, this.observer);
  }

  score(seat: number): number {
    const tables = this.variant.tables;
    return words[this.base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords] + P.Score];
  }

  estimate(seat: number): number {
    return estimate(this.base, seat);
  }

  copyFrom(other: BourgeoisieState): void {
    words.copyWithin(this.base, other.base, other.base + other.stateWords);
  }

  hash(): number {
    return hashWords(words, this.base + S.Tables + 1, this.base + this.stateWords);
  }

  observe(seat: number, out: Float32Array): void {
    observe(this.variant, this.base, seat, out);
  }

  /**
   * All hands are public and a draw is random by itself: the face-down cards are put in another order, which depends
   * on the stream alone, not on the order before.
   */
  redeal(_seat: number, random: Random): void {
    const deck = this.base + S.Deck;
    const deckSize = words[this.variant.tables + Table.DeckSize];
    shuffleAnew(words, deck + words[this.base + S.Drawn], deck + deckSize, random);
  }

  snapshot(): object {
    return snapshot(this.variant, this.base);
  }

  places(): Readonly<Record<string, readonly string[]>> {
    return places(this.variant, this.base);
  }

  release(): void {
    arena.release(this.base, this.stateWords);
  }
}
