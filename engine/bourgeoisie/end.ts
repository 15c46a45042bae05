import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask, Chosen, wait } from './decision.js';
import { removeFromHand } from './hand.js';
import { P, S, Step, Table, words as arenaWords } from './layout.js';
import { countRow, handRow, placeInRow } from './options.js';
import { blockOf, seatPlayer } from './seats.js';
import { discard } from './tableau.js';
import { slideTrack } from './track.js';

const words = arenaWords;

/** End: cards above the hand limit are discarded. Returns whether the state waits for a choice. */
export function discardDown(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let place = choice; ; place = Chosen.Open) {
    if (place === Chosen.Open) {
      if (words[me + P.HandCount] <= words[tables + Table.HandLimit]) return false;
      const row = handRow(base, tables, me);
      const cards = countRow(base, tables, me, row);
      const k = cards > 1 ? ask(base, Step.Discard, row, 0, cards, cards, lot, dealer) : 0;
      if (k === Choice.Open) return true;
      place = placeInRow(base, tables, row, k);
    }
    const label = removeFromHand(me, place);
    discard(base, tables, label);
    if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
  }
}

/**
 * End: the track slides and fills up. The game ends when the deck is empty (R13) or the turn cap is reached; else the
 * next seat plays. Returns whether the game is over.
 */
export function endTurn(base: number, tables: number, dealer: Dealer, observer: Observer | null): boolean {
  const cardsLeft = slideTrack(base, tables, dealer, observer);
  const player = words[base + S.Player];
  const turn = words[base + S.Turn];
  words[base + S.Turn] = turn + 1;
  const over = !cardsLeft || turn + 1 >= words[tables + Table.MaxTurns];
  if (over) {
    words[base + S.Over] = 1;
    words[base + S.Truncated] = cardsLeft ? 1 : 0;
    wait(base, Step.Family, 0, 0, 0, 0);
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
