import { Choice, type Dealer } from '../dealer.js';
import { countsOnly, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask, wait } from './decision.js';
import { tellFlips } from './flips.js';
import { labelInHand, takeFromHand } from './hand.js';
import { blockOf, P, S, Step, Table, words as arenaWords } from './layout.js';
import { discardPersonage } from './personages.js';
import { leftOf, seatPlayer } from './seats.js';

const words = arenaWords;

/** End: Personages above the hand limit are discarded. Returns whether the state waits for a choice. */
export function discardDown(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      if (words[me + P.HandCount] <= words[tables + Table.HandLimit]) return false;
      k = ask(base, Step.End, words[me + P.HandLabels], lot, dealer);
      if (k === Choice.Open) return true;
    }
    const label = takeFromHand(me, tables, k, 1);
    discardPersonage(base, tables, label);
    if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
  }
}

/** The game ends in a stalemate (R4 b) or at the turn cap; else the next seat plays. Returns whether it is over. */
export function endTurn(base: number, tables: number, observer: Observer | null): boolean {
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
export function endGame(base: number, tables: number, truncated: number, observer: Observer | null): void {
  const turn = words[base + S.Turn];
  words[base + S.Turn] = turn + 1;
  words[base + S.Over] = 1;
  words[base + S.Truncated] = truncated;
  wait(base, Step.Draw, 0);
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
