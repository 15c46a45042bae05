import type { Dealer } from '../dealer.js';
import { NO_CARD, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { S, Stream, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Draws a card, of the discard if the deck has run out but may be refilled; NO_CARD when nothing can be drawn. */
export function drawCard(base: number, tables: number, dealer: Dealer, observer: Observer | null): number {
  const deckSize = words[tables + Table.DeckSize];
  if (words[base + S.Drawn] === deckSize && !refill(base, tables, dealer, observer)) return NO_CARD;
  const drawn = words[base + S.Drawn];
  words[base + S.Drawn] = drawn + 1;
  return pickCard(base, drawn, deckSize, dealer);
}

/** The card that comes next where `drawn` are no longer in the deck: any of the others, whose place the first takes. */
export function pickCard(base: number, drawn: number, deckSize: number, dealer: Dealer): number {
  const top = base + S.Deck + drawn;
  const at = top + dealer.draw(Stream.Deck, words, top, deckSize - drawn);
  const label = words[at];
  words[at] = words[top];
  return label;
}

/** R9, R10: the deck runs out when a card must be drawn. Whether the discard became the deck. */
export function refill(base: number, tables: number, dealer: Dealer, observer: Observer | null): boolean {
  if (words[base + S.LastRound] !== 0) return false;
  const discards = words[base + S.Discards];
  const runOuts = words[base + S.RunOuts] + 1;
  words[base + S.RunOuts] = runOuts;
  const player = words[base + S.Player];
  if (runOuts >= words[tables + Table.DeckPasses] || discards === 0) {
    words[base + S.LastRound] = 1;
    if (observer !== null) observer.tell(Told.RanOut, player, NO_CARD, runOuts);
    return false;
  }
  const deck = base + S.Deck;
  const drawn = words[tables + Table.DeckSize] - discards;
  words.copyWithin(deck + drawn, deck, deck + discards);
  words[base + S.Drawn] = drawn;
  words[base + S.Discards] = 0;
  dealer.shuffled(Stream.Deck, discards);
  if (observer !== null) observer.tell(Told.Shuffled, player, NO_CARD, discards);
  return true;
}

/** Puts a card on the discard. */
export function discard(base: number, label: number): void {
  const discards = words[base + S.Discards];
  words[base + S.Deck + discards] = label;
  words[base + S.Discards] = discards + 1;
}

/** A scored, used or resolved card leaves the game. */
export function removeFromGame(base: number, tables: number, label: number): void {
  const removed = words[base + S.Removed];
  words[base + words[tables + Table.RemovedAt] + removed] = label;
  words[base + S.Removed] = removed + 1;
}
