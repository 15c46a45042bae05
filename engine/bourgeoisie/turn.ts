import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { removeFromHand } from './hand.js';
import { Kind, Named, P, S, Step, Stream, Table, words as arenaWords } from './layout.js';
import { offerFamilies, offerHand, offerInvestments, offerRow, offerTrades, offerTrack } from './options.js';
import { play } from './play.js';
import { discard, putIntoPlay, retire } from './tableau.js';
import { fillTrack, slideTrack } from './track.js';

const words = arenaWords;

/** Setup: a Family in play for each seat, the track, the silver dice; then on to the first decision. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const players = words[tables + Table.Players];
  dealFamilies(base, players, dealer, observer);
  fillTrack(base, tables, words[base + S.TrackStart], dealer);
  for (let seat = 0; seat < players; seat++) {
    const block = blockOf(base, tables, seat);
    const silver = dealer.roll(Stream.Silver, words[tables + Table.StartingSilverDie]);
    words[block + P.Silver] = Math.max(0, silver + words[tables + Table.StartingSilver + seat]);
    words[block + P.Tokens] = Math.max(0, words[tables + Table.StartingTokens + seat]);
  }
  seatPlayer(base, tables, 0);
  advance(base, Step.Family, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  const next = play(base, k, dealer, observer);
  if (next !== Step.Target) advance(base, next, dealer, observer);
}

/**
 * Goes on from a step to the next decision with two or more options, through the phases in their printed order. Of a
 * single option, always to pass or to discard, the step takes care itself.
 */
function advance(base: number, from: Step, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  let step = from;
  for (;;) {
    const me = base + words[base + S.Me];
    switch (step) {
      case Step.Family:
        if (words[me + P.TableauCount] === 0 && offerFamilies(base, tables, me) > 1) return wait(base, Step.Family);
      case Step.Trade:
        if (words[me + P.TableauKinds + Kind.Trade] === 0 && words[me + P.TableauCount] > 0) {
          if (words[me + P.HandCount] > 0 && offerTrades(base, tables, me) > 1) return wait(base, Step.Trade);
        }
      case Step.Revenue:
        if (words[base + S.Bought] !== 0) endPurchases(base);
        collectRevenue(base, tables, me, dealer, observer);
      case Step.Opportunity:
        if (offerAffordable(base, tables, me, observer) > 1) return wait(base, Step.Opportunity);
      case Step.Capital:
        if (words[me + P.HandCount] > 0) {
          offerHand(base, tables, me, 1);
          return wait(base, Step.Capital);
        }
      case Step.Conversion:
        convertSilver(me, tables);
      case Step.Investment:
        if (words[me + P.HandCount] > 0 && words[me + P.TableauCount] > 0) {
          if (offerInvestments(base, tables, me) > 1) return wait(base, Step.Investment);
        }
        if (words[base + S.Bought] !== 0) endPurchases(base);
      case Step.Noblement:
        if (ennoble(base, tables, me, observer)) return wait(base, Step.Noblement);
      case Step.Discard:
        while (words[me + P.HandCount] > words[tables + Table.HandLimit]) {
          if (offerHand(base, tables, me, 0) > 1) return wait(base, Step.Discard);
          discardFromHand(base, tables, me, me + P.Hand, observer);
        }
    }
    if (endTurn(base, tables, slideTrack(base, tables, dealer, observer), observer)) return;
    step = Step.Family;
  }
}

/** The state waits at a step for a choice. */
function wait(base: number, step: Step): void {
  words[base + S.Step] = step;
}

function blockOf(base: number, tables: number, seat: number): number {
  return base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

function seatPlayer(base: number, tables: number, seat: number): void {
  words[base + S.Player] = seat;
  words[base + S.Me] = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

/** Deals a Family to each seat in order; with fewer Families than seats, the last seats start without one. */
function dealFamilies(base: number, players: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const families = words[tables + Table.Families];
  const deck = base + S.Deck;
  for (let seat = 0; seat < players && seat < families; seat++) {
    const at = deck + seat + dealer.draw(Stream.Families, words, deck + seat, families - seat);
    const label = words[at];
    words[at] = words[deck + seat];
    words[deck + seat] = label;
    seatPlayer(base, tables, seat);
    putIntoPlay(base, tables, base + words[base + S.Me], label, null);
    if (observer !== null) observer.tell(Told.Dealt, seat, label, 0);
    words[base + S.TrackStart] = words[base + S.Drawn] = seat + 1;
  }
}

/** Credit that is left is lost when the phase ends; Offices are counted by the turn. */
function endPurchases(base: number): void {
  words[base + S.Bought] = 0;
  words[base + S.OfficesBought] = 0;
  for (let kind = 0; kind < Kind.Count; kind++) words[base + S.Credit + kind] = 0;
}

/**
 * Revenue: the current family's income in silver; a retired family earns nothing (R3). Then Fate: tokens for the turn,
 * which open the Opportunity phase.
 */
function collectRevenue(base: number, tables: number, me: number, dealer: Dealer, observer: Observer | null): void {
  const income = words[me + P.Income];
  const tokens = dealer.roll(Stream.Fate, words[tables + Table.FateDie]);
  words[me + P.Silver] += income;
  words[me + P.Tokens] += tokens;
  words[base + S.Reach] = 0;
  if (observer !== null && observer.cardsOnly !== true) {
    observer.tell(Told.Revenue, words[base + S.Player], Named.NoCard, income);
    observer.tell(Told.Fate, words[base + S.Player], Named.NoCard, tokens);
  }
}

/** Offers the track's cards that the tokens can pay; tells which are offered for the first time in this turn. */
function offerAffordable(base: number, tables: number, me: number, observer: Observer | null): number {
  const tokens = words[me + P.Tokens];
  const start = words[base + S.TrackStart];
  const track = words[base + S.Drawn] - start;
  const places = tokens < track ? tokens : track;
  const reach = words[base + S.Reach];
  if (places > reach) {
    words[base + S.Reach] = places;
    if (observer !== null) {
      observer.offer(words[base + S.Player], words, base + S.Deck + start + reach, places - reach);
    }
  }
  return offerTrack(base, tables, S.Deck + start, places);
}

/** Conversion: silver becomes gold; the rest stays. */
function convertSilver(me: number, tables: number): void {
  const silver = words[me + P.Silver];
  const price = words[tables + Table.SilverPerGold];
  const gold = (silver / price) | 0;
  words[me + P.Gold] += gold;
  words[me + P.Silver] = silver - Math.imul(gold, price);
}

/** Noblement: a rich family retires without being asked. Whether the player may choose. */
function ennoble(base: number, tables: number, me: number, observer: Observer | null): boolean {
  const income = words[me + words[tables + Table.RetiringIncome]];
  if (income < words[tables + Table.LeastRetireIncome] || words[me + P.TableauCount] === 0) return false;
  if (income >= words[tables + Table.ForcedRetireIncome]) {
    retire(base, observer);
    return false;
  }
  if (words[me + P.TableauKinds + Kind.Office] === 0 || income < words[tables + Table.RetireIncome]) return false;
  offerRow(base, 0, 0, 2);
  return true;
}

/** The only card that may be discarded is discarded. */
function discardFromHand(base: number, tables: number, me: number, place: number, observer: Observer | null): void {
  const label = words[place];
  removeFromHand(me, place);
  discard(base, tables, label);
  if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
}

/** The game ends when the deck is empty (R13) or the turn cap is reached; else the next seat plays. */
function endTurn(base: number, tables: number, cardsLeft: boolean, observer: Observer | null): boolean {
  const player = words[base + S.Player];
  const turn = words[base + S.Turn];
  words[base + S.Turn] = turn + 1;
  const over = !cardsLeft || turn + 1 >= words[tables + Table.MaxTurns];
  if (over) {
    words[base + S.Over] = 1;
    words[base + S.Truncated] = cardsLeft ? 1 : 0;
    offerRow(base, 0, 0, 0);
    if (observer !== null) tellHands(base, tables, observer);
  } else {
    seatPlayer(base, tables, player + 1 < words[tables + Table.Players] ? player + 1 : 0);
  }
  if (observer !== null) observer.turnEnded(turn, player);
  return over;
}

/** Tells which cards are in hands at the end. */
function tellHands(base: number, tables: number, observer: Observer): void {
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const hand = blockOf(base, tables, seat) + P.Hand;
    const count = words[hand - P.Hand + P.HandCount];
    for (let at = hand; at < hand + count; at++) observer.tell(Told.Held, seat, words[at], 0);
  }
}
