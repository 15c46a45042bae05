import type { Dealer } from '../dealer.js';
import { NO_CARD, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { discard, drawCard, removeFromGame } from './deck.js';
import { addToHand, takeFromHand } from './hand.js';
import { CardWord, Kind, P, Play, S, Slot, Step, Table, words as arenaWords } from './layout.js';
import { beginTurn, layRow, takeFromRow } from './option-row.js';
import { offerMelds, offerOption, playOfOption, slotOfMeld, slotForCard } from './options.js';
import { blockOf } from './patrons.js';
import { beginEnd, beginScoring, seatPlayer, seatToTheLeft, seatWaiting } from './seats.js';
import { addPatron, attach, scoreMeld } from './tableau.js';
import { countTargets, perform } from './texts.js';
import { startWays } from './ways.js';

const words = arenaWords;

/** Setup: everyone's RP; then the first round, on to the first decision. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const block = blockOf(base, tables, seat);
    words[block + P.Reputation] = words[tables + Table.StartingReputation + seat];
    startWays(block, tables);
  }
  advance(base, tables, Step.Row, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  advance(base, tables, play(base, tables, k, observer), dealer, observer);
}

/** Plays an option, as far as no card is drawn for it. Returns the step to go on from. */
function play(base: number, tables: number, k: number, observer: Observer | null): Step {
  const me = base + words[base + S.Me];
  const step: Step = words[base + S.Step];
  if (step === Step.Option) return playOption(base, tables, me, k, observer);
  switch (step) {
    case Step.Event:
      words[base + S.Chosen] = k;
      return Step.Perform;
    case Step.Scoring:
      if (k === words[base + S.Options] - 1) return Step.NextScorer;
      scoreMeld(base, tables, me, slotOfMeld(tables, me, k), observer);
      return Step.Scoring;
    default:
      words[base + S.Chosen] = k;
      return Step.Discard;
  }
}

/** Option: takes a card of the row, ends the turn, or plays a card of the hand. */
function playOption(base: number, tables: number, me: number, k: number, observer: Observer | null): Step {
  if (k < words[base + S.Takes]) {
    if (words[base + S.Taken] !== 0) return Step.EndTurn;
    words[base + S.Chosen] = k;
    return Step.Take;
  }
  const play = playOfOption(base, tables, me, k);
  const label = takeFromHand(me, tables, (play & Play.Place) - words[tables + Table.HandAt]);
  const kind: Kind = words[tables + Table.Cards + label * CardWord.Count + CardWord.Type];
  if (kind === Kind.Action) {
    words[base + S.Text] = label;
    words[base + S.Chosen] = play >>> Play.WayShift;
    removeFromGame(base, tables, label);
    if (observer !== null) observer.tell(Told.Used, words[base + S.Player], label, 0);
    return Step.Perform;
  }
  if (kind === Kind.Patron) addPatron(me, tables, label);
  else attach(me, tables, slotForCard(tables, me, label, play >>> Play.WayShift), label);
  if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
  return Step.Option;
}

/**
 * Goes on from a step to the next decision with two or more options, through the phases in their printed order. Of a
 * single option the step takes care itself.
 */
function advance(base: number, tables: number, from: Step, dealer: Dealer, observer: Observer | null): void {
  let step = from;
  for (;;) {
    if (step === Step.Take) step = gain(base, tables, takeFromRow(base, tables, observer), Step.Option, observer);
    while (step === Step.Perform || step === Step.Draw) {
      if (step === Step.Perform) perform(base, tables, observer);
      step = draw(base, tables, dealer, observer);
    }
    if (step === Step.Event) break;
    if (step === Step.Option) {
      if (offerOption(base, tables, base + words[base + S.Me]) > 1) break;
      if (words[base + S.Taken] === 0) {
        words[base + S.Chosen] = 0;
        step = Step.Take;
        continue;
      }
      step = Step.EndTurn;
    }
    if (step === Step.EndTurn) {
      if (words[base + S.Row] > 0) {
        beginTurn(base, tables, seatToTheLeft(base, tables), observer);
        step = Step.Option;
        continue;
      }
      beginScoring(base, tables);
      step = Step.NextScorer;
    }
    if (step === Step.Scoring) {
      if (offerMelds(base, tables, base + words[base + S.Me]) > 1) break;
      step = Step.NextScorer;
    }
    if (step === Step.NextScorer) {
      if (seatWaiting(base, tables)) {
        offerMelds(base, tables, base + words[base + S.Me]);
        step = Step.Scoring;
        break;
      }
      beginEnd(base, tables);
      step = Step.NextDiscarder;
    }
    if (step === Step.Discard) step = discardChosen(base, tables, observer);
    if (step === Step.NextDiscarder && seatWaiting(base, tables)) step = Step.Discard;
    if (step === Step.Discard) {
      if (offerDiscards(base) > 1) break;
      words[base + S.Chosen] = 0;
      continue;
    }
    if (step === Step.NextDiscarder) {
      seatPlayer(base, tables, words[base + S.First]);
      if (endRound(base, tables, observer)) return;
    }
    layRow(base, tables, dealer, observer);
    if (words[base + S.Row] > 0) {
      beginTurn(base, tables, words[base + S.First], observer);
      step = Step.Option;
    } else {
      beginScoring(base, tables);
      step = Step.NextScorer;
    }
  }
  words[base + S.Step] = step;
}

/** R8: the next card that an Action or Event draws, if it is not done and the deck has not run out (R10). */
function draw(base: number, tables: number, dealer: Dealer, observer: Observer | null): Step {
  const draws = words[base + S.DrawsLeft];
  if (draws === 0) return Step.Option;
  const label = drawCard(base, tables, dealer, observer);
  words[base + S.DrawsLeft] = label === NO_CARD ? 0 : draws - 1;
  if (label === NO_CARD) return Step.Option;
  if (observer !== null) observer.tell(Told.Drawn, words[base + S.Player], label, 0);
  return gain(base, tables, label, Step.Draw, observer);
}

/** A card was taken or drawn: an Event resolves, any other comes to the hand. Returns the step that follows. */
function gain(base: number, tables: number, label: number, next: Step, observer: Observer | null): Step {
  if (words[tables + Table.Cards + label * CardWord.Count + CardWord.Type] === Kind.Event) {
    const targets = reveal(base, tables, label, observer);
    if (targets > 1) return Step.Event;
    return targets === 1 ? Step.Perform : Step.Draw;
  }
  addToHand(base + words[base + S.Me], tables, label);
  return next;
}

/** An Event was taken or drawn: it leaves the game and resolves. Returns in how many ways. */
function reveal(base: number, tables: number, label: number, observer: Observer | null): number {
  removeFromGame(base, tables, label);
  words[base + S.Text] = label;
  words[base + S.Chosen] = 0;
  if (observer !== null) observer.tell(Told.Resolved, words[base + S.Player], label, 0);
  const targets = countTargets(base, tables, label);
  words[base + S.Options] = targets;
  return targets;
}

/** End phase: the options, each different card of the hand. */
function offerDiscards(base: number): number {
  return (words[base + S.Options] = words[base + words[base + S.Me] + P.HandLabels]);
}

/** End phase: the card S.Chosen of the hand is discarded. Returns the step that follows. */
function discardChosen(base: number, tables: number, observer: Observer | null): Step {
  const me = base + words[base + S.Me];
  const label = takeFromHand(me, tables, words[base + S.Chosen]);
  discard(base, label);
  if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
  return words[me + P.Hand] > words[tables + Table.HandLimit] ? Step.Discard : Step.NextDiscarder;
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
      const end = slot + Slot.Patron + words[slot + Slot.Cards];
      for (let at = slot + Slot.Patron; at < end; at++) observer.tell(Told.LeftInPlay, seat, words[at], 0);
    }
  }
}
