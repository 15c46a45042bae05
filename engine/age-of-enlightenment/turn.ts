import type { Dealer } from '../dealer.js';
import { countsOnly, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { discover, endDiscovery, Outcome, tellFlips } from './discovery.js';
import { addToHand, inHand, labelInHand, takeFromHand } from './hand.js';
import { blockOf, Kind, P, S, Step, Table, words as arenaWords } from './layout.js';
import {
  countDrawnLabels,
  discardDrawn,
  discardPersonage,
  drawForChoice,
  drawIntoHand,
  isUsedUp,
  takeDrawn,
} from './personages.js';
import { putIntoPlay } from './row.js';

const words = arenaWords;

/** Setup: Personages are dealt, all of seat 0 first; then on to the first decision. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const hand = words[tables + Table.StartingHand];
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const me = blockOf(base, tables, seat);
    drawIntoHand(base, tables, me, seat, hand, Told.Dealt, dealer, observer);
  }
  seatPlayer(base, tables, 0);
  advance(base, Step.Draw, dealer, observer);
  if (words[base + S.Options] === 1) apply(base, 0, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next; single options are taken. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  let option = k;
  do {
    advance(base, play(base, option, dealer, observer), dealer, observer);
    option = 0;
  } while (words[base + S.Options] === 1);
}

/** Plays an option. Returns the step to go on from. */
function play(base: number, k: number, dealer: Dealer, observer: Observer | null): Step {
  const tables = words[base + S.Tables];
  const me = base + words[base + S.Me];
  const player = words[base + S.Player];
  const step: Step = words[base + S.Step];
  switch (step) {
    case Step.Keep: {
      const label = takeDrawn(base, k);
      addToHand(me, tables, inHand(label, 0));
      if (observer !== null) observer.tell(Told.Kept, player, label, 0);
      return Step.Pass;
    }
    case Step.Pass:
      pass(base, tables, player, takeDrawn(base, k), observer);
      discardDrawn(base, tables, observer);
      return Step.Person;
    case Step.End: {
      const label = takeFromHand(me, tables, k, 1);
      discardPersonage(base, tables, label);
      if (observer !== null) observer.tell(Told.Discarded, player, label, 0);
      return Step.End;
    }
    default: {
      // Whether the player declines, which is the last option, cannot be predicted: without a branch, he then plays
      // none of some card.
      const plays = (k + 1 - words[base + S.Options]) >>> 31;
      const label = takeFromHand(me, tables, k, plays) & -plays;
      const late = plays & ((Step.Person - step) >>> 31);
      const kind = putIntoPlay(base, tables, me, label, plays, late, observer);
      if (observer !== null && late !== 0) observer.tell(Told.LetIn, player, label, 0);
      if (kind === Kind.Benefactor && plays !== 0) {
        // R3: in every phase.
        const cards = words[tables + Table.BenefactorDraw];
        drawIntoHand(base, tables, me, player, cards, Told.Sponsored, dealer, observer);
      }
      return Step.Discovery;
    }
  }
}

/** Passes a card to the left, at once; whoever passed it knows it there. */
function pass(base: number, tables: number, player: number, label: number, observer: Observer | null): void {
  const left = leftOf(tables, player);
  addToHand(blockOf(base, tables, left), tables, inHand(label, 1));
  if (observer !== null) {
    observer.tell(Told.Passed, player, label, 0);
    observer.tell(Told.Received, left, label, 0);
  }
}

/**
 * Goes on from a step to the next decision, through the phases in their printed order. A decision with a single option
 * waits like any other: `apply` takes it.
 */
function advance(base: number, from: Step, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  let step = from;
  for (;;) {
    const me = base + words[base + S.Me];
    if (step === Step.Draw) {
      if (isUsedUp(base, tables)) {
        words[base + S.Stirred] = 0;
      } else {
        words[base + S.Stirred] = 1;
        drawForChoice(base, tables, dealer, observer);
        if (words[base + S.Drawn] > 0) return wait(base, Step.Keep, countDrawnLabels(base, tables));
      }
    }
    if (step === Step.Pass && words[base + S.Drawn] > 0) return wait(base, Step.Pass, countDrawnLabels(base, tables));
    if (step <= Step.Person && words[me + P.HandCount] > 0)
      return wait(base, Step.Person, words[me + P.HandLabels] + 1);
    if (step <= Step.Discovery) {
      const outcome = discover(base, tables, me, dealer, observer);
      if (outcome === Outcome.Idea) return wait(base, Step.Idea, words[me + P.HandLabels] + 1);
      if (outcome === Outcome.GameOver) return endGame(base, tables, 0, observer);
      endDiscovery(base);
    }
    if (words[me + P.HandCount] > words[tables + Table.HandLimit]) {
      return wait(base, Step.End, words[me + P.HandLabels]);
    }
    if (endTurn(base, tables, observer)) return;
    step = Step.Draw;
  }
}

function wait(base: number, step: Step, options: number): void {
  words[base + S.Step] = step;
  words[base + S.Options] = options;
}

/** The seat to the left. */
function leftOf(tables: number, seat: number): number {
  return (seat + 1) & ((seat + 1 - words[tables + Table.Players]) >> 31);
}

function seatPlayer(base: number, tables: number, seat: number): void {
  words[base + S.Player] = seat;
  words[base + S.Me] = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

/** The game ends in a stalemate (R4 b) or at the turn cap; else the next seat plays. */
function endTurn(base: number, tables: number, observer: Observer | null): boolean {
  const players = words[tables + Table.Players];
  const idle = words[base + S.Stirred] !== 0 ? 0 : words[base + S.Idle] + 1;
  words[base + S.Idle] = idle;
  const stalemate = idle >= players;
  if (stalemate || words[base + S.Turn] + 1 >= words[tables + Table.MaxTurns]) {
    endGame(base, tables, stalemate ? 0 : 1, observer);
    return true;
  }
  const turn = words[base + S.Turn];
  const player = words[base + S.Player];
  words[base + S.Turn] = turn + 1;
  seatPlayer(base, tables, leftOf(tables, player));
  if (observer !== null) observer.turnEnded(turn, player);
  return false;
}

/** The game is over; the turn in progress counts. */
function endGame(base: number, tables: number, truncated: number, observer: Observer | null): void {
  const turn = words[base + S.Turn];
  words[base + S.Turn] = turn + 1;
  words[base + S.Over] = 1;
  words[base + S.Truncated] = truncated;
  words[base + S.Options] = 0;
  if (observer === null) return;
  tellHands(base, tables, observer);
  if (countsOnly(observer)) tellFlips(base, tables, observer);
  observer.turnEnded(turn, words[base + S.Player]);
}

/** Tells which cards are in hands at the end. */
function tellHands(base: number, tables: number, observer: Observer): void {
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const me = blockOf(base, tables, seat);
    const end = me + P.Hand + words[me + P.HandCount];
    for (let at = me + P.Hand; at < end; at++) observer.tell(Told.Held, seat, labelInHand(words[at]), 0);
  }
}
