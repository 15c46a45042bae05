import type { Dealer } from '../dealer.js';
import { NO_CARD, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { addTo, takeFrom } from './bunch.js';
import { discard, drawCard, removeFromGame } from './deck.js';
import { BunchWord, CardWord, Kind, Listed, P, S, Slot, Step, Table, words as arenaWords } from './layout.js';
import { listedOption, offerMelds, offerMore, offerOption, slotOfOption } from './options.js';
import { blockOf } from './patrons.js';
import { addCommission, addPatron, addQuality, scoreMeld } from './tableau.js';
import { countTargets, perform } from './texts.js';

const words = arenaWords;

/** Setup: everyone's RP; then the first round, on to the first decision. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    words[blockOf(base, tables, seat) + P.Reputation] = words[tables + Table.StartingReputation + seat];
  }
  advance(base, Step.Row, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  advance(base, play(base, k, observer), dealer, observer);
}

/** Plays an option, as far as no card is drawn for it. Returns the step to go on from. */
function play(base: number, k: number, observer: Observer | null): Step {
  const tables = words[base + S.Tables];
  const me = base + words[base + S.Me];
  const step: Step = words[base + S.Step];
  if (step === Step.Option) return playOption(base, tables, me, k, observer);
  switch (step) {
    case Step.Event:
      words[base + S.Chosen] = k;
      return Step.Perform;
    case Step.Scoring:
      if (k === words[base + S.Options] - 1) return Step.NextScorer;
      scoreMeld(base, tables, me, slotOfOption(me, tables, listedOption(base, tables, k)), observer);
      return Step.Scoring;
    default:
      discardFromHand(base, tables, me, k, observer);
      return Step.Discard;
  }
}

/** Option: takes a card of the row, ends the turn, or plays a card of the hand. */
function playOption(base: number, tables: number, me: number, k: number, observer: Observer | null): Step {
  if (k < words[base + S.Takes]) {
    words[base + S.Chosen] = k;
    return words[base + S.Taken] === 0 ? Step.Take : Step.EndTurn;
  }
  const option = listedOption(base, tables, k);
  const hand = me + words[tables + Table.HandAt];
  const label = takeFrom(me + P.Hand, hand, me + (option & Listed.Place) - hand);
  const kind: Kind = words[tables + Table.Cards + label * CardWord.Count + CardWord.Type];
  switch (kind) {
    case Kind.Patron:
      addPatron(me, tables, label);
      break;
    case Kind.Commission:
      addCommission(me, tables, slotOfOption(me, tables, option), label);
      break;
    case Kind.Quality:
      addQuality(tables, slotOfOption(me, tables, option), label);
      break;
    default:
      words[base + S.Text] = label;
      words[base + S.Chosen] = option >>> Listed.TargetShift;
      removeFromGame(base, tables, label);
      if (observer !== null) observer.tell(Told.Used, words[base + S.Player], label, 0);
      return Step.Perform;
  }
  if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
  return Step.Option;
}

/**
 * Goes on from a step to the next decision with two or more options, through the phases in their printed order. Of a
 * single option the step takes care itself.
 */
function advance(base: number, from: Step, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  let step = from;
  let label = NO_CARD;
  let added = false;
  for (;;) {
    const me = base + words[base + S.Me];
    switch (step) {
      case Step.Perform:
        perform(base, tables, observer);
        step = Step.Draw;
      case Step.Draw:
        label = drawForText(base, tables, dealer, observer);
        if (label === NO_CARD) {
          step = Step.Option;
          continue;
        }
      case Step.Take:
        if (step === Step.Take) label = takeFromRow(base, tables, observer);
        if (words[tables + Table.Cards + label * CardWord.Count + CardWord.Type] === Kind.Event) {
          step = reveal(base, tables, label, observer);
          if (step === Step.Event) return wait(base, Step.Event);
          continue;
        }
        added = addTo(me + P.Hand, me + words[tables + Table.HandAt], label, tables);
        if (step === Step.Draw) continue;
        if (added) {
          if (offerMore(base, tables, me) > 1) return wait(base, Step.Option);
          step = Step.EndTurn;
          continue;
        }
      case Step.Option:
        if (offerOption(base, tables, me) > 1) return wait(base, Step.Option);
        if (words[base + S.Taken] === 0) {
          words[base + S.Chosen] = 0;
          step = Step.Take;
          continue;
        }
      case Step.EndTurn:
        if (words[base + S.Row] > 0) {
          beginTurn(base, tables, seatToTheLeft(base, tables), observer);
          step = Step.Option;
          continue;
        }
        seatPlayer(base, tables, words[base + S.First]);
        step = Step.Scoring;
        continue;
      case Step.Scoring:
        if (offerMelds(base, tables, me) > 1) return wait(base, Step.Scoring);
      case Step.NextScorer:
        seatPlayer(base, tables, seatToTheLeft(base, tables));
        step = words[base + S.Player] === words[base + S.First] ? Step.Discard : Step.Scoring;
        continue;
      case Step.Discard:
        while (words[me + P.Hand] > words[tables + Table.HandLimit]) {
          words[base + S.Takes] = 0;
          if ((words[base + S.Options] = words[me + P.HandLabels]) > 1) return wait(base, Step.Discard);
          discardFromHand(base, tables, me, 0, observer);
        }
        seatPlayer(base, tables, seatToTheLeft(base, tables));
        if (words[base + S.Player] !== words[base + S.First]) continue;
      case Step.EndRound:
        if (endRound(base, tables, observer)) return;
      default:
        layRow(base, tables, dealer, observer);
        step = words[base + S.Row] > 0 ? Step.Option : Step.Scoring;
        if (step === Step.Option) beginTurn(base, tables, words[base + S.First], observer);
    }
  }
}

function wait(base: number, step: Step): void {
  words[base + S.Step] = step;
}

function seatPlayer(base: number, tables: number, seat: number): void {
  words[base + S.Player] = seat;
  words[base + S.Me] = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

function seatToTheLeft(base: number, tables: number): number {
  const next = words[base + S.Player] + 1;
  return next < words[tables + Table.Players] ? next : 0;
}

/** The Draw phase: the row of Option cards. The round's first player is seated. */
function layRow(base: number, tables: number, dealer: Dealer, observer: Observer | null): void {
  const first = words[base + S.First];
  const row = base + words[tables + Table.RowAt];
  seatPlayer(base, tables, first);
  let laid = 0;
  while (laid < words[tables + Table.OptionCards]) {
    const label = drawCard(base, tables, dealer, observer);
    if (label === NO_CARD) break;
    addTo(base + S.Row, row, label, tables);
    laid++;
    if (observer !== null) observer.tell(Told.Laid, first, label, 0);
  }
  words[base + S.RowLaid] = laid;
}

/** A player's turn in the Option phase begins. */
function beginTurn(base: number, tables: number, seat: number, observer: Observer | null): void {
  seatPlayer(base, tables, seat);
  words[base + S.Taken] = 0;
  if (observer !== null) {
    observer.offer(seat, words, base + words[tables + Table.RowAt], words[base + S.Row + BunchWord.Labels]);
  }
}

/** The player to act takes the card S.Chosen of the row. */
function takeFromRow(base: number, tables: number, observer: Observer | null): number {
  const label = takeFrom(base + S.Row, base + words[tables + Table.RowAt], words[base + S.Chosen]);
  words[base + S.Taken] = 1;
  if (observer !== null) {
    observer.tell(Told.Taken, words[base + S.Player], label, words[base + S.RowLaid] - words[base + S.Row]);
  }
  return label;
}

/** R8: the next card that an Action or Event draws, or NO_CARD when it is done or the deck has run out (R10). */
function drawForText(base: number, tables: number, dealer: Dealer, observer: Observer | null): number {
  const draws = words[base + S.DrawsLeft];
  if (draws === 0) return NO_CARD;
  const label = drawCard(base, tables, dealer, observer);
  words[base + S.DrawsLeft] = label === NO_CARD ? 0 : draws - 1;
  if (observer !== null && label !== NO_CARD) observer.tell(Told.Drawn, words[base + S.Player], label, 0);
  return label;
}

/** An Event was taken or drawn: it leaves the game and resolves. Returns the step that follows. */
function reveal(base: number, tables: number, label: number, observer: Observer | null): Step {
  removeFromGame(base, tables, label);
  words[base + S.Text] = label;
  words[base + S.Chosen] = 0;
  if (observer !== null) observer.tell(Told.Resolved, words[base + S.Player], label, 0);
  const targets = countTargets(base, tables, label);
  if (targets === 0) return Step.Draw;
  if (targets === 1) return Step.Perform;
  words[base + S.Options] = targets;
  return Step.Event;
}

/** End phase: the k-th different card of the hand is discarded. */
function discardFromHand(base: number, tables: number, me: number, k: number, observer: Observer | null): void {
  const label = takeFrom(me + P.Hand, me + words[tables + Table.HandAt], k);
  discard(base, label);
  if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
}

/** The game ends after the round in which the deck ran out for the last time (R10) or the turn cap is reached. */
function endRound(base: number, tables: number, observer: Observer | null): boolean {
  const players = words[tables + Table.Players];
  const first = words[base + S.First];
  const round = words[base + S.Turn];
  words[base + S.Turn] = round + 1;
  const lastRound = words[base + S.LastRound] !== 0;
  const over = lastRound || (round + 1) * players >= words[tables + Table.MaxTurns];
  if (over) {
    words[base + S.Over] = 1;
    words[base + S.Truncated] = lastRound ? 0 : 1;
    words[base + S.Options] = 0;
    if (observer !== null) tellLeftovers(base, tables, observer);
  } else {
    words[base + S.First] = first + 1 < players ? first + 1 : 0;
  }
  if (observer !== null) observer.turnEnded(round, first);
  return over;
}

/** Tells which cards are in hands and in play at the end. */
function tellLeftovers(base: number, tables: number, observer: Observer): void {
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const block = blockOf(base, tables, seat);
    const hand = block + words[tables + Table.HandAt];
    for (let at = hand; at < hand + words[block + P.Hand]; at++) observer.tell(Told.Held, seat, words[at], 0);
    const slots = block + words[tables + Table.SlotsAt];
    for (let slot = slots; slot < slots + words[block + P.PatronCount] * Slot.Count; slot += Slot.Count) {
      observer.tell(Told.LeftInPlay, seat, words[slot + Slot.Patron], 0);
      if (words[slot + Slot.Ranks] !== 0) observer.tell(Told.LeftInPlay, seat, words[slot + Slot.Commission], 0);
      const end = slot + Slot.Qualities + words[slot + Slot.QualityCount];
      for (let at = slot + Slot.Qualities; at < end; at++) observer.tell(Told.LeftInPlay, seat, words[at], 0);
    }
  }
}
