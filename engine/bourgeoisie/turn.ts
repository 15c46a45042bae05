import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { hitTarget, isKept, resolve } from './events.js';
import { addToHand, removeFromHand } from './hand.js';
import { CardWord, Effect, Kind, P, S, Step, Stream, Table, words as arenaWords } from './layout.js';
import { offerFamilies, offerInvestments, offerRow, offerTrades, offerTrack, placeOfOption } from './options.js';
import { discard, putIntoPlay, retire } from './tableau.js';
import { affordablePlaces, fillTrack, slideTrack, takeFromTrack } from './track.js';

const words = arenaWords;

/** Setup: a Family in play for each seat, the track, the silver dice; then on to the first decision. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const players = words[tables + Table.Players];
  dealFamilies(base, players, dealer, observer);
  fillTrack(base, tables, dealer);
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
  const me = base + words[base + S.Me];
  const tables = words[base + S.Tables];
  const isCard = k < words[base + S.Cards];
  const step: Step = words[base + S.Step];
  switch (step) {
    case Step.Family:
      if (isCard) putIntoPlay(base, playFromHand(base, me, k, tables), observer);
      advance(base, Step.Trade, dealer, observer);
      return;
    case Step.Trade:
      if (isCard) {
        const label = playFromHand(base, me, k, tables);
        if (useVoucher(base, label, tables, observer)) {
          advance(base, Step.Trade, dealer, observer);
          return;
        }
        buy(base, me, label, Kind.Trade, tables, observer);
      }
      advance(base, Step.Revenue, dealer, observer);
      return;
    case Step.Opportunity:
      if (isCard) take(base, me, k, tables, dealer, observer);
      else advance(base, Step.Capital, dealer, observer);
      return;
    case Step.Target:
      if (isCard) hitTarget(base, placeOfOption(base, k), observer);
      advance(base, Step.Opportunity, dealer, observer);
      return;
    case Step.Capital:
      if (isCard) {
        sell(base, me, k, tables, observer);
        advance(base, Step.Capital, dealer, observer);
      } else {
        advance(base, Step.Conversion, dealer, observer);
      }
      return;
    case Step.Investment:
      if (isCard) {
        const label = playFromHand(base, me, k, tables);
        if (!useVoucher(base, label, tables, observer)) {
          const kind = words[tables + Table.Cards + label * CardWord.Count + CardWord.Kind];
          if (kind === Kind.Office) words[base + S.OfficesBought]++;
          buy(base, me, label, kind, tables, observer);
        }
        advance(base, Step.Investment, dealer, observer);
      } else {
        advance(base, Step.Noblement, dealer, observer);
      }
      return;
    case Step.Noblement:
      if (k === 0) retire(base, observer);
      advance(base, Step.Discard, dealer, observer);
      return;
    case Step.Discard: {
      const label = playFromHand(base, me, k, tables);
      discard(base, label);
      if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
      advance(base, Step.Discard, dealer, observer);
    }
  }
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
        if (words[me + P.TableauCount] === 0 && words[me + P.HandKinds + Kind.Family] > 0) {
          offerFamilies(base, tables, me);
          return wait(base, Step.Family);
        }
      case Step.Trade:
        if (words[me + P.TableauCount] > 0 && words[me + P.TableauKinds + Kind.Trade] === 0) {
          if (offerTrades(base, tables, me) > 1) return wait(base, Step.Trade);
        }
      case Step.Revenue:
        words[base + S.Credit + Kind.Trade] = 0;
        collectRevenue(base, me, observer);
        rollFate(base, me, tables, dealer, observer);
      case Step.Opportunity:
        if (offerAffordable(base, tables, me, observer) > 1) return wait(base, Step.Opportunity);
      case Step.Capital:
        if (words[me + P.HandCount] > 0) {
          offerRow(base, me - base + P.Hand, words[me + P.HandLabels], 1);
          return wait(base, Step.Capital);
        }
      case Step.Conversion:
        convertSilver(me, tables);
      case Step.Investment:
        if (words[me + P.HandCount] > 0 && words[me + P.TableauCount] > 0) {
          if (offerInvestments(base, tables, me) > 1) return wait(base, Step.Investment);
        }
        words[base + S.Credit + Kind.Land] = 0;
        words[base + S.Credit + Kind.Office] = 0;
        words[base + S.OfficesBought] = 0;
      case Step.Noblement:
        if (words[me + P.TableauCount] > 0 && ennoble(base, me, tables, observer)) return wait(base, Step.Noblement);
      case Step.Discard:
        while (words[me + P.HandCount] > words[tables + Table.HandLimit]) {
          if (offerRow(base, me - base + P.Hand, words[me + P.HandLabels], 0) > 1) return wait(base, Step.Discard);
          const label = playFromHand(base, me, 0, tables);
          discard(base, label);
          if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
        }
    }
    slideTrack(base, tables, dealer, observer);
    if (endTurn(base, tables, observer)) return;
    step = Step.Family;
  }
}

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
    putIntoPlay(base, label, null);
    if (observer !== null) observer.tell(Told.Dealt, seat, label, 0);
    words[base + S.TrackStart] = words[base + S.Drawn] = seat + 1;
  }
}

/** Takes the k-th option's card out of the hand and returns it. */
function playFromHand(base: number, me: number, k: number, tables: number): number {
  const place = base + placeOfOption(base, k);
  const label = words[place];
  removeFromHand(me, place - me - P.Hand, tables);
  return label;
}

/** R5: a voucher goes to the discard and adds to the credit for its kind of card. False for other cards. */
function useVoucher(base: number, label: number, tables: number, observer: Observer | null): boolean {
  const card = tables + Table.Cards + label * CardWord.Count;
  if (words[card + CardWord.Effect] !== Effect.Voucher) return false;
  words[base + S.Credit + words[card + CardWord.Target]] += words[card + CardWord.Amount];
  discard(base, label);
  if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
  return true;
}

/** Pays a card's cost, credit before gold, and puts it into play. */
function buy(base: number, me: number, label: number, kind: number, tables: number, observer: Observer | null): void {
  const cost = words[tables + Table.Cards + label * CardWord.Count + CardWord.Cost];
  const credit = words[base + S.Credit + kind];
  const fromCredit = credit < cost ? credit : cost;
  words[base + S.Credit + kind] = credit - fromCredit;
  words[me + P.Gold] -= cost - fromCredit;
  putIntoPlay(base, label, observer);
}

/** Revenue: the current family's income in silver; a retired family earns nothing (R3). */
function collectRevenue(base: number, me: number, observer: Observer | null): void {
  const income = words[me + P.Income];
  words[me + P.Silver] += income;
  if (observer !== null) observer.tell(Told.Revenue, words[base + S.Player], -1, income);
}

/** Fate: tokens for the turn; it opens the Opportunity phase. */
function rollFate(base: number, me: number, tables: number, dealer: Dealer, observer: Observer | null): void {
  const tokens = dealer.roll(Stream.Fate, words[tables + Table.FateDie]);
  words[me + P.Tokens] += tokens;
  words[base + S.Reach] = 0;
  if (observer !== null) observer.tell(Told.Fate, words[base + S.Player], -1, tokens);
}

/** Offers the track's cards that the tokens can pay; tells which are offered for the first time in this turn. */
function offerAffordable(base: number, tables: number, me: number, observer: Observer | null): number {
  const tokens = words[me + P.Tokens];
  const reach = words[base + S.Reach];
  const places = affordablePlaces(base, tokens);
  if (tokens > reach) {
    words[base + S.Reach] = tokens;
    if (observer !== null && places > reach) {
      // Places beyond the reach so far have no holes yet.
      const track = base + S.Deck + words[base + S.TrackStart];
      observer.offer(words[base + S.Player], words, track + reach, places - reach);
    }
  }
  return offerTrack(base, tables, places);
}

/** Opportunity: the card is paid and taken; an Event that is not kept resolves at once. */
function take(base: number, me: number, k: number, tables: number, dealer: Dealer, observer: Observer | null): void {
  const label = takeFromTrack(base, me, placeOfOption(base, k) - S.Deck, observer);
  const card = tables + Table.Cards + label * CardWord.Count;
  if (words[card + CardWord.Kind] !== Kind.Event || isKept(words[card + CardWord.Effect])) {
    addToHand(me, label, tables);
  } else {
    discard(base, label);
    if (resolve(base, label, dealer, observer) > 0) return wait(base, Step.Target);
  }
  advance(base, Step.Opportunity, dealer, observer);
}

/** Capital: a sold card pays silver equal to its value; an Event pays 0. */
function sell(base: number, me: number, k: number, tables: number, observer: Observer | null): void {
  const label = playFromHand(base, me, k, tables);
  const value = words[tables + Table.Cards + label * CardWord.Count + CardWord.Value];
  words[me + P.Silver] += value;
  discard(base, label);
  if (observer !== null) observer.tell(Told.Sold, words[base + S.Player], label, value);
}

/** Conversion: silver becomes gold; the rest stays. */
function convertSilver(me: number, tables: number): void {
  const silver = words[me + P.Silver];
  const price = words[tables + Table.SilverPerGold];
  if (silver < price) return;
  const gold = Math.trunc(silver / price);
  words[me + P.Gold] += gold;
  words[me + P.Silver] = silver - gold * price;
}

/** Noblement: a rich family retires without being asked. Whether the player may choose. */
function ennoble(base: number, me: number, tables: number, observer: Observer | null): boolean {
  const investments = words[tables + Table.InvestmentsOnly] !== 0;
  const income = investments ? words[me + P.InvestmentIncome] : words[me + P.Income];
  if (income >= words[tables + Table.ForcedRetireIncome]) {
    retire(base, observer);
    return false;
  }
  if (words[me + P.TableauKinds + Kind.Office] === 0 || income < words[tables + Table.RetireIncome]) return false;
  offerRow(base, 0, 0, 2);
  return true;
}

/** The game ends when the deck is empty (R13) or the turn cap is reached; else the next seat plays. */
function endTurn(base: number, tables: number, observer: Observer | null): boolean {
  const player = words[base + S.Player];
  const turn = words[base + S.Turn];
  words[base + S.Turn] = turn + 1;
  const deckEmpty = words[base + S.Drawn] === words[tables + Table.DeckSize];
  const capped = turn + 1 >= words[tables + Table.MaxTurns];
  if (deckEmpty || capped) {
    words[base + S.Over] = 1;
    words[base + S.Truncated] = deckEmpty ? 0 : 1;
    offerRow(base, 0, 0, 0);
    if (observer !== null) tellHands(base, tables, observer);
  } else {
    seatPlayer(base, tables, player + 1 < words[tables + Table.Players] ? player + 1 : 0);
  }
  if (observer !== null) observer.turnEnded(turn, player);
  return deckEmpty || capped;
}

/** Tells which cards are in hands at the end. */
function tellHands(base: number, tables: number, observer: Observer): void {
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const hand = blockOf(base, tables, seat) + P.Hand;
    const count = words[hand - P.Hand + P.HandCount];
    for (let at = hand; at < hand + count; at++) observer.tell(Told.Held, seat, words[at], 0);
  }
}
