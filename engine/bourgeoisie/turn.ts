import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { raiseCapital } from './capital.js';
import { Chosen, placeOfOption } from './decision.js';
import { discardDown, endTurn } from './end.js';
import { hitTarget } from './events.js';
import { beginFamily, buyTrade } from './family.js';
import { endPurchases, makeInvestments } from './investment.js';
import { P, S, Step, Stream, Table, words as arenaWords } from './layout.js';
import { ennoble, Options } from './noblement.js';
import { seizeOpportunities } from './opportunity.js';
import { collectRevenue, convertSilver } from './revenue.js';
import { blockOf, seatPlayer } from './seats.js';
import { putIntoPlay } from './tableau.js';
import { fillTrack } from './track.js';

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
  advance(base, Step.Family, Chosen.Open, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next that waits. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const step: Step = words[base + S.Step];
  const choice = choiceOf(base, tables, step, k);
  if (step === Step.Target) {
    if (choice !== Chosen.Pass) hitTarget(base, tables, choice, observer);
    advance(base, Step.Opportunity, Chosen.Open, dealer, observer);
  } else {
    advance(base, step, choice, dealer, observer);
  }
}

/** What the k-th option of the decision at the step is: the place of a card, Chosen.Pass or Chosen.Retire. */
function choiceOf(base: number, tables: number, step: Step, k: number): number {
  if (k < words[base + S.Cards]) return base + placeOfOption(base, tables, k);
  return step === Step.Noblement && k === Options.Retire ? Chosen.Retire : Chosen.Pass;
}

/**
 * Goes on from a step through the phases in their printed order, until the state waits for a choice or the game is over.
 * `choice` is what was chosen at that step, or Chosen.Open: the step begins. Each phase puts its decisions with two
 * or more options one after another; where one waits, it returns true and is handed the choice when play goes on.
 */
function advance(base: number, from: Step, choice: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  let step = from;
  let chosen = choice;
  for (;;) {
    const me = base + words[base + S.Me];
    const lot = dealer.lotOf(words[base + S.Player]);
    switch (step) {
      case Step.Family:
        if (beginFamily(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
      case Step.Trade:
        if (buyTrade(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
        endPurchases(base);
        collectRevenue(base, tables, me, dealer, observer);
      case Step.Opportunity:
        if (seizeOpportunities(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
      case Step.Capital:
        if (raiseCapital(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
        convertSilver(me, tables);
      case Step.Investment:
        if (makeInvestments(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
        endPurchases(base);
      case Step.Noblement:
        if (ennoble(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
      case Step.Discard:
        if (discardDown(base, tables, me, chosen, lot, dealer, observer)) return;
        chosen = Chosen.Open;
    }
    if (endTurn(base, tables, dealer, observer)) return;
    step = Step.Family;
  }
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
    if (observer !== null) observer.gain(Told.Dealt, seat, label, 0);
    words[base + S.TrackStart] = words[base + S.Drawn] = seat + 1;
  }
}
