import { NO_CARD } from '../game.js';
import { countInHand, voucherGold } from './hand.js';
import { placeOfOption } from './decision.js';
import { CardWord, Entry, Kind, Named, P, S, Table, words as arenaWords, type Effect } from './layout.js';
import type { BourgeoisieState } from './state.js';
import { positionOf } from './track.js';

const words = arenaWords;

/**
 * Reads a position in the rulebook's words, for the player to act. It shows what lies open on the table, which in
 * Bourgeoisie is everything but the order of the deck. `look` turns it to a position; nothing is allocated.
 *
 * Other players are named by how many seats they sit to the left; 0 is the player himself. Cards are label numbers.
 */
export class BourgeoisieView {
  private base = 0;
  private tables = 0;
  private me = 0;

  /** Turns to a position: all else is about it, until the next look or the next move. */
  look(state: BourgeoisieState): void {
    this.base = state.base;
    this.tables = state.variant.tables;
    this.me = state.base + words[state.base + S.Me];
  }

  get silver(): number {
    return words[this.me + P.Silver];
  }

  get gold(): number {
    return words[this.me + P.Gold];
  }

  get tokens(): number {
    return words[this.me + P.Tokens];
  }

  /** Silver of a Revenue: the worth of the current family's cards. */
  get income(): number {
    return words[this.me + P.Income];
  }

  /** The income that counts for retiring: all of it, or that of investments only. */
  get retiringIncome(): number {
    return words[this.me + words[this.tables + Table.RetiringIncome]];
  }

  /** Families retired so far. */
  get retired(): number {
    return words[this.me + P.Retired];
  }

  get hasFamily(): boolean {
    return words[this.me + P.TableauCount] > 0;
  }

  get hasTrade(): boolean {
    return this.inPlay(Kind.Trade) > 0;
  }

  /** Cards of a kind in the current family. */
  inPlay(kind: Kind): number {
    return words[this.me + P.TableauKinds + kind];
  }

  /** Cards of a kind in hand. */
  inHand(kind: Kind): number {
    return countInHand(this.me, this.tables, kind);
  }

  get handCount(): number {
    return words[this.me + P.HandCount];
  }

  get handLimit(): number {
    return words[this.tables + Table.HandLimit];
  }

  /** The n-th card in hand, 0 ≤ n < handCount. */
  handCard(n: number): number {
    return words[this.me + P.Hand + n];
  }

  /** Gold that the vouchers in hand count as for a kind of card. */
  voucherGold(kind: Kind): number {
    return Math.max(0, voucherGold(this.me, this.tables, kind));
  }

  /** Credit of vouchers used in this phase. */
  credit(kind: Kind): number {
    return words[this.base + S.Credit + kind];
  }

  /** Whether an Office could be bought in this turn, were it paid. */
  get mayBuyOffice(): boolean {
    return (
      this.inPlay(Kind.Land) > this.inPlay(Kind.Office) &&
      words[this.base + S.OfficesBought] < words[this.tables + Table.OfficesPerTurn]
    );
  }

  get players(): number {
    return words[this.tables + Table.Players];
  }

  silverOf(left: number): number {
    return words[this.block(left) + P.Silver];
  }

  goldOf(left: number): number {
    return words[this.block(left) + P.Gold];
  }

  tokensOf(left: number): number {
    return words[this.block(left) + P.Tokens];
  }

  /** Cards of a kind in the current family of the player so many seats to the left. */
  inPlayOf(left: number, kind: Kind): number {
    return words[this.block(left) + P.TableauKinds + kind];
  }

  private block(left: number): number {
    const { base, tables } = this;
    const seat = (words[base + S.Player] + left) % words[tables + Table.Players];
    return base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
  }

  get silverPerGold(): number {
    return words[this.tables + Table.SilverPerGold];
  }

  get retireIncome(): number {
    return words[this.tables + Table.RetireIncome];
  }

  get forcedRetireIncome(): number {
    return words[this.tables + Table.ForcedRetireIncome];
  }

  get extraFamilyBonus(): number {
    return words[this.tables + Table.ExtraFamilyBonus];
  }

  /** Cards still face down. */
  get faceDown(): number {
    return words[this.tables + Table.DeckSize] - words[this.base + S.Drawn];
  }

  /** The card that the k-th option takes, plays, targets, sells or discards; NO_CARD for a pass or retiring. */
  optionCard(k: number): number {
    return k < words[this.base + S.Cards] ? words[this.place(k)] : NO_CARD;
  }

  /** The track position of the k-th option's card, in the Opportunity phase. */
  position(k: number): number {
    return positionOf(this.base, placeOfOption(this.base, this.tables, k) - S.Deck);
  }

  /** Whether the k-th option's card is one of the player's own, where targets are chosen. */
  isOwnTarget(k: number): boolean {
    const place = this.place(k);
    return place >= this.me && place < this.me + words[this.tables + Table.PlayerWords];
  }

  /** Upgrade tokens on the k-th option's card, where targets are chosen. */
  upgradesOnTarget(k: number): number {
    return words[this.place(k) + Entry.Upgrades];
  }

  private place(k: number): number {
    return this.base + placeOfOption(this.base, this.tables, k);
  }

  /** The Event whose target is chosen. */
  get event(): number {
    return words[this.base + S.Event];
  }

  kind(card: number): Kind {
    return words[this.record(card) + CardWord.Kind];
  }

  value(card: number): number {
    return words[this.record(card) + CardWord.Value];
  }

  cost(card: number): number {
    return words[this.record(card) + CardWord.Cost];
  }

  bonus(card: number): number {
    return words[this.record(card) + CardWord.Bonus];
  }

  effect(card: number): Effect {
    return words[this.record(card) + CardWord.Effect];
  }

  /** The kind that an Event targets or helps to buy. */
  targetKind(card: number): Kind {
    return words[this.record(card) + CardWord.Target];
  }

  amount(card: number): number {
    return words[this.record(card) + CardWord.Amount];
  }

  /** The gold that an Event asks; 0 where it asks none. */
  price(card: number): number {
    const price = words[this.record(card) + CardWord.Price];
    return price === Named.NoPrice ? 0 : price;
  }

  private record(card: number): number {
    return this.tables + Table.Cards + card * CardWord.Count;
  }
}
