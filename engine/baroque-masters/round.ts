import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { discardDown, endRound } from './end-phase.js';
import { chooseTarget } from './events.js';
import { P, S, Step, Table, words as arenaWords } from './layout.js';
import { takeTurns } from './option-phase.js';
import { beginTurn, layRow } from './option-row.js';
import { blockOf } from './patrons.js';
import { scoreMelds } from './scoring-phase.js';
import { startWays } from './ways.js';

const words = arenaWords;

/** Setup: everyone's RP; then the first round, on to the first decision that waits. */
export function start(base: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  for (let seat = 0; seat < words[tables + Table.Players]; seat++) {
    const block = blockOf(base, tables, seat);
    words[block + P.Reputation] = words[tables + Table.StartingReputation + seat];
    startWays(block, tables);
  }
  advance(base, tables, beginRound(base, tables, dealer, observer), Choice.Open, dealer, observer);
}

/** Plays the k-th option of the decision the state waits at, and goes on to the next that waits. */
export function apply(base: number, k: number, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const step: Step = words[base + S.Step];
  if (step !== Step.Event) advance(base, tables, step, k, dealer, observer);
  else if (!chooseTarget(base, tables, k, dealer, observer)) {
    advance(base, tables, Step.Option, Choice.Open, dealer, observer);
  }
}

/**
 * Goes on from a step through the phases in their printed order, until the state waits for a choice or the game is over.
 * `choice` is the option chosen at that step, or Choice.Open: the step begins or, after an Event, goes on. Each phase
 * puts its decisions one after another; where one waits, it returns true and is handed the choice when play goes on.
 */
function advance(
  base: number,
  tables: number,
  from: Step,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): void {
  let step = from;
  let k = choice;
  for (;;) {
    switch (step) {
      case Step.Option:
        if (takeTurns(base, tables, k, dealer, observer)) return;
        k = Choice.Open;
      case Step.Scoring:
        if (scoreMelds(base, tables, k, dealer, observer)) return;
        k = Choice.Open;
      case Step.Discard:
        if (discardDown(base, tables, k, dealer, observer)) return;
        k = Choice.Open;
    }
    if (endRound(base, tables, observer)) return;
    step = beginRound(base, tables, dealer, observer);
  }
}

/** Draw: the row is laid out; if it is empty, the Option phase is skipped. Returns the step that follows. */
function beginRound(base: number, tables: number, dealer: Dealer, observer: Observer | null): Step {
  layRow(base, tables, dealer, observer);
  if (words[base + S.Row] === 0) return Step.Scoring;
  beginTurn(base, tables, words[base + S.First], observer);
  return Step.Option;
}
