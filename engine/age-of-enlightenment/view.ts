import { NO_CARD } from '../game.js';
import { pileAt } from './flips.js';
import { labelInHand } from './hand.js';
import {
  blockOf,
  CardWord,
  Field,
  Kind,
  P,
  Points,
  recordOf,
  S,
  Step,
  Table,
  words as arenaWords,
  type Nation,
} from './layout.js';
import { drawnAt } from './personages.js';
import type { AgeOfEnlightenmentState } from './state.js';

const words = arenaWords;

/**
 * Reads a position in the rulebook's words, for the player to act, who sees what lies open on the table and his own
 * hand: other hands have a size, no cards. `look` turns it to a position; nothing is allocated.
 *
 * Other players are named by how many seats they sit to the left; 0 is the player himself.
 */
export class AgeOfEnlightenmentView {
  private base = 0;
  private tables = 0;
  private me = 0;
  private readonly points = new Int32Array(Field.Count);

  /** Turns to a position: all else is about it, until the next look or the next move. */
  look(state: AgeOfEnlightenmentState): void {
    this.base = state.base;
    this.tables = state.variant.tables;
    this.me = state.base + words[state.base + S.Me];
    this.countOpenPoints();
  }

  /** The Discoveries that nobody has are those in the deck and on its discard; which is where does not count here. */
  private countOpenPoints(): void {
    const { base, tables, points } = this;
    points.fill(0);
    const pile = pileAt(base, tables);
    const end = base + words[tables + Table.DiscoveriesAt] + words[tables + Table.Discoveries];
    const faceDownEnd = pile + words[base + S.Discoveries];
    const discard = end - words[base + S.DiscoveryDiscard];
    for (let at = pile; at < end; at++) {
      if (at === faceDownEnd) at = discard;
      if (at === end) break;
      const card = recordOf(tables, words[at]);
      points[words[card + CardWord.Type]] += words[card + CardWord.Score];
    }
  }

  get players(): number {
    return words[this.tables + Table.Players];
  }

  /** EP of the Discoveries of a type that nobody has. */
  openPoints(field: Field): number {
    return this.points[field];
  }

  /** Personages face down. */
  private get personagesLeft(): number {
    return words[this.base + S.Personages];
  }

  /** Personages that a Benefactor would draw now. */
  get benefactorDraw(): number {
    return Math.min(words[this.tables + Table.BenefactorDraw], this.personagesLeft);
  }

  /** Personages of a kind in play. */
  inPlay(left: number, kind: Kind): number {
    return words[this.block(left) + P.Kinds + kind];
  }

  /** Personages of a nation in play. */
  inPlayOf(left: number, nation: Nation): number {
    return words[this.block(left) + P.Nations + nation];
  }

  /** Of the player's own hand, the Personages of a kind, without a card. */
  inHand(kind: Kind, without: number): number {
    return this.countHand(CardWord.Type, kind, without);
  }

  /** Of the player's own hand, the Personages of a nation, without a card. */
  inHandOf(nation: Nation, without: number): number {
    return this.countHand(CardWord.Origin, nation, without);
  }

  private countHand(field: CardWord, value: number, without: number): number {
    const hand = this.me + P.Hand;
    const end = hand + words[this.me + P.HandCount];
    let count = 0;
    for (let at = hand; at < end; at++) {
      const label = labelInHand(words[at]);
      if (label !== without && words[recordOf(this.tables, label) + field] === value) count++;
    }
    return count;
  }

  /** Flips of a Personage of a kind in a Discovery phase. */
  flips(kind: Kind): number {
    return words[this.tables + Table.Flips + kind];
  }

  /** EP for having the most of a nation, alone. */
  get nationBonus(): number {
    return words[this.tables + Table.NationShares + 1] / Points.Scale;
  }

  /** EP for having the most of a kind, alone. */
  get kindBonus(): number {
    return words[this.tables + Table.KindShares + 1] / Points.Scale;
  }

  /** Whether the decision is which of the drawn cards to pass to the left. */
  get isPassing(): boolean {
    const step: Step = words[this.base + S.Step];
    return step === Step.Pass;
  }

  /** The card that the k-th option keeps, passes, plays or discards; NO_CARD where it declines. */
  optionCard(k: number): number {
    const base = this.base;
    const step: Step = words[base + S.Step];
    if (step === Step.Keep || step === Step.Pass) return words[drawnAt(base) + k];
    if (step !== Step.End && k === words[base + S.Options] - 1) return NO_CARD;
    return labelInHand(words[this.me + P.Hand + k]);
  }

  kind(card: number): Kind {
    return words[recordOf(this.tables, card) + CardWord.Type];
  }

  nation(card: number): Nation {
    return words[recordOf(this.tables, card) + CardWord.Origin];
  }

  private block(left: number): number {
    const seat = (words[this.base + S.Player] + left) % this.players;
    return blockOf(this.base, this.tables, seat);
  }
}
