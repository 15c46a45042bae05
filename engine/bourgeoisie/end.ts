import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Choice } from '../lots.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { P, S, Step, Table, words as arenaWords } from './layout.js';
import { offerHand, offerRow, takeFromHand } from './options.js';
import { blockOf, seatPlayer } from './seats.js';
import { discard } from './tableau.js';
import { slideTrack } from './track.js';

const words = arenaWords;

/** What the only option is: always to discard a card, there is no pass. */
const ONLY = 0;

/** End: cards above the hand limit are discarded. Returns whether the state waits for a choice. */
export function discardDown(
  base: number,
  tables: number,
  me: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      if (words[me + P.HandCount] <= words[tables + Table.HandLimit]) return false;
      const options = offerHand(base, tables, me, 0);
      k = options > 1 ? ask(base, Step.Discard, options, dealer) : ONLY;
      if (k === Choice.Open) return true;
    }
    const label = takeFromHand(base, tables, me, k);
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
