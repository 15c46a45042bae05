import type { Dealer } from '../dealer.js';
import type { Observer, State } from '../game.js';
import { hashWords } from '../memory.js';
import type { Random } from '../random.js';
import { estimate } from './estimate.js';
import { labelInHand } from './hand.js';
import { declineAction, passAction } from './labels.js';
import { arena, blockOf, CardWord, P, phaseOf, recordOf, S, Step, Table, words as arenaWords } from './layout.js';
import { scoreAt, settle } from './majorities.js';
import { observe } from './observation.js';
import { drawnAt } from './personages.js';
import { redeal } from './redeal.js';
import { places, snapshot } from './snapshot.js';
import { apply, start } from './turn.js';
import type { AgeOfEnlightenmentVariant } from './variant.js';

const words = arenaWords;

/** A position of Age of Enlightenment: a handle on its stretch of the arena. */
export class AgeOfEnlightenmentState implements State {
  observer: Observer | null = null;
  readonly base: number;
  private readonly tables: number;
  private readonly stateWords: number;

  constructor(readonly variant: AgeOfEnlightenmentVariant) {
    this.tables = variant.tables;
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
    const image = words[this.tables + Table.Image];
    words.copyWithin(this.base, image, image + this.stateWords);
  }

  start(dealer: Dealer): void {
    this.reset();
    start(this.base, dealer, this.observer);
  }

  action(k: number): number {
    const base = this.base;
    const step: Step = words[base + S.Step];
    const personages = words[this.tables + Table.PersonageLabels];
    if (step === Step.Keep) return this.rank(words[drawnAt(base) + k]);
    if (step === Step.Pass) return passAction(personages, this.rank(words[drawnAt(base) + k]));
    if (step !== Step.End && k === words[base + S.Options] - 1) return declineAction(personages);
    return this.rank(labelInHand(words[base + words[base + S.Me] + P.Hand + k]));
  }

  private rank(label: number): number {
    return words[recordOf(this.tables, label) + CardWord.Rank];
  }

  apply(k: number, dealer: Dealer): void {
    apply(this.base, k, dealer, this.observer);
  }

  score(seat: number): number {
    return scoreAt(this.base, this.tables, blockOf(this.base, this.tables, seat));
  }

  estimate(seat: number): number {
    return estimate(this.base, seat);
  }

  copyFrom(other: AgeOfEnlightenmentState): void {
    words.copyWithin(this.base, other.base, other.base + other.stateWords);
  }

  hash(): number {
    settle(this.base, this.tables);
    return hashWords(words, this.base + S.Tables + 1, this.base + words[this.tables + Table.ShufflesAt]);
  }

  observe(seat: number, out: Float32Array): void {
    observe(this.variant, this.base, seat, out);
  }

  redeal(seat: number, random: Random): void {
    redeal(this.base, seat, random);
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
