import {
  BunchWord,
  CardWord,
  COMMISSIONED,
  type Effect,
  HAND_AT,
  Kind,
  P,
  Play,
  S,
  Slot,
  Step,
  Table,
  words as arenaWords,
} from './layout.js';
import { NO_CARD } from '../game.js';
import { listedOption, slotOfOption } from './options.js';
import { blockOf, mayHavePatron } from './patrons.js';
import type { BaroqueMastersState } from './state.js';
import { meldWorth, qualityCount } from './tableau.js';
import { aimsAtPatron, seatOfTarget, slotOfTarget } from './texts.js';

const words = arenaWords;

/** The slot of an option that aims at no Patron. */
export const NO_SLOT = -1;

/**
 * Reads a position in the rulebook's words, for the player to act. It shows what lies open on the table, which in
 * Baroque Masters is everything but the order of the deck. `look` turns it to a position; nothing is allocated.
 *
 * A Patron in play is named by its slot, a number good until the next move.
 */
export class BaroqueMastersView {
  private base = 0;
  private tables = 0;
  private me = 0;

  /** Turns to a position: all else is about it, until the next look or the next move. */
  look(state: BaroqueMastersState): void {
    this.base = state.base;
    this.tables = state.variant.tables;
    this.me = state.base + words[state.base + S.Me];
  }

  get players(): number {
    return words[this.tables + Table.Players];
  }

  get player(): number {
    return words[this.base + S.Player];
  }

  reputation(seat: number): number {
    return words[this.block(seat) + P.Reputation];
  }

  /** Whether the deck ran out for the last time: the game ends with this round. */
  get isLastRound(): boolean {
    return words[this.base + S.LastRound] !== 0;
  }

  /** Cards that can still be drawn: the deck, and the discard if it becomes the deck once more. */
  get cardsLeft(): number {
    const { base, tables } = this;
    if (this.isLastRound) return 0;
    const faceDown = words[tables + Table.DeckSize] - words[base + S.Drawn];
    return words[base + S.RunOuts] + 1 < words[tables + Table.DeckPasses]
      ? faceDown + words[base + S.Discards]
      : faceDown;
  }

  /** Cards laid out in a round. */
  get optionCards(): number {
    return words[this.tables + Table.OptionCards];
  }

  get maxPatrons(): number {
    return words[this.tables + Table.MaxPatrons];
  }

  handCount(seat: number): number {
    return words[this.block(seat) + P.Hand + BunchWord.Total];
  }

  /** The n-th card in a hand, 0 ≤ n < handCount. */
  handCard(seat: number, n: number): number {
    return words[this.block(seat) + HAND_AT + n];
  }

  /** Patrons in play. */
  patronCount(seat: number): number {
    return words[this.block(seat) + P.PatronCount];
  }

  /** The slot of a seat's n-th Patron in play, 0 ≤ n < patronCount. */
  slot(seat: number, n: number): number {
    return this.block(seat) + words[this.tables + Table.SlotsAt] + n * Slot.Count;
  }

  /** RP of the meld of a Patron in play if it were scored now. */
  meldWorth(slot: number): number {
    return meldWorth(this.tables, slot);
  }

  /** The sum of the ranks of a Patron in play and all it carries. */
  ranks(slot: number): number {
    return words[slot + Slot.Worth];
  }

  hasCommission(slot: number): boolean {
    return (words[slot + Slot.Ranks] & COMMISSIONED) !== 0;
  }

  qualityCount(slot: number): number {
    return qualityCount(slot);
  }

  /** Whether the player could put a Patron into play. */
  mayHavePatron(card: number): boolean {
    return mayHavePatron(this.me, this.tables, card);
  }

  /** Whether a Commission or Quality fits a Patron in play. */
  fits(card: number, slot: number): boolean {
    const record = this.record(card);
    return (words[slot + Slot.Ranks] & words[record + CardWord.Mask]) === words[record + CardWord.Wanted];
  }

  /** Whether the k-th option takes a card of the row. */
  isTake(k: number): boolean {
    return words[this.base + S.Step] === Step.Option && !this.hasTaken && k < words[this.base + S.RowLabels];
  }

  /** Whether the player has taken his card of the row. */
  get hasTaken(): boolean {
    return words[this.base + S.Taken] !== 0;
  }

  /** Whether the k-th option ends the turn or passes. */
  isPass(k: number): boolean {
    const step: Step = words[this.base + S.Step];
    if (step === Step.Option) return this.hasTaken && k === 0;
    return step === Step.Scoring && k === words[this.base + S.Options] - 1;
  }

  /** The card that the k-th option takes, plays, uses or discards; NO_CARD where it is none. */
  optionCard(k: number): number {
    const { base, tables, me } = this;
    const step: Step = words[base + S.Step];
    if (step === Step.Discard) return words[me + HAND_AT + k];
    if (step !== Step.Option || this.isPass(k)) return NO_CARD;
    if (this.isTake(k)) return words[base + words[tables + Table.RowAt] + k];
    return words[me + (listedOption(base, tables, me, k) & Play.Place)];
  }

  /** The slot of the own Patron on which the k-th option plays a card, or whose meld it scores. */
  optionSlot(k: number): number {
    return slotOfOption(this.base, this.tables, this.me, k);
  }

  /** The card whose target the k-th option chooses: the Event being resolved, else the Action it uses. */
  text(k: number): number {
    return words[this.base + S.Step] === Step.Event ? words[this.base + S.Text] : this.optionCard(k);
  }

  /** The seat that the k-th option's Action or Event aims at; its text aims at one. */
  targetSeat(k: number): number {
    return seatOfTarget(this.base, this.tables, this.effect(this.text(k)), this.target(k));
  }

  /** The slot of the Patron that the k-th option's Action or Event aims at, NO_SLOT where it aims at none. */
  targetSlot(k: number): number {
    const effect = this.effect(this.text(k));
    if (!aimsAtPatron(effect)) return NO_SLOT;
    return slotOfTarget(this.base, this.tables, effect, this.target(k), this.targetSeat(k));
  }

  private target(k: number): number {
    if (words[this.base + S.Step] === Step.Event) return k;
    return listedOption(this.base, this.tables, this.me, k) >>> Play.WayShift;
  }

  kind(card: number): Kind {
    return words[this.record(card) + CardWord.Type];
  }

  rank(card: number): number {
    return words[this.record(card) + CardWord.Rank];
  }

  effect(card: number): Effect {
    return words[this.record(card) + CardWord.Does];
  }

  amount(card: number): number {
    return words[this.record(card) + CardWord.Amount];
  }

  private block(seat: number): number {
    return blockOf(this.base, this.tables, seat);
  }

  private record(card: number): number {
    return this.tables + Table.Cards + card * CardWord.Count;
  }
}
