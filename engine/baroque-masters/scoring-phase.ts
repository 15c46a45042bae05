import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { ask } from './decision.js';
import { S, Step, words as arenaWords } from './layout.js';
import { countMelds, slotOfMeld } from './options.js';
import { beginScoring, seatWaiting } from './seats.js';
import { scoreMeld } from './tableau.js';

const words = arenaWords;

/** Scoring: players score melds or pass. Returns whether the state waits for a choice. */
export function scoreMelds(
  base: number,
  tables: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  if (choice === Choice.Open) {
    beginScoring(base, tables);
    if (!seatWaiting(base, tables)) return false;
  }
  for (let k = choice; ; k = Choice.Open) {
    const me = base + words[base + S.Me];
    const melds = countMelds(tables, me);
    if (k === Choice.Open) {
      k = ask(base, Step.Scoring, melds + 1, dealer.lotOf(words[base + S.Player]), dealer);
      if (k === Choice.Open) return true;
    }
    if (k < melds) scoreMeld(base, tables, me, slotOfMeld(tables, me, k), observer);
    else if (!seatWaiting(base, tables)) return false;
  }
}
