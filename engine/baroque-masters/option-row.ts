import type { Dealer } from '../dealer.js';
import { countsOnly, type Observer } from '../game.js';
import { Told } from './announcements.js';
import { addToList, isIn, takeFrom } from './bunch.js';
import { pickCard, refill } from './deck.js';
import { CardWord, S, Table, words as arenaWords } from './layout.js';
import { seatPlayer } from './seats.js';

const words = arenaWords;

/** The Draw phase: the row of Option cards. The round's first player is seated. */
export function layRow(base: number, tables: number, dealer: Dealer, observer: Observer | null): void {
  const first = words[base + S.First];
  const row = base + words[tables + Table.RowAt];
  const cards = words[tables + Table.OptionCards];
  const deckSize = words[tables + Table.DeckSize];
  seatPlayer(base, tables, first);
  let drawn = words[base + S.Drawn];
  let labels = 0;
  let laid = 0;
  // Which CardWord.Several were laid, by bit: only a card whose bit is set may have a copy there.
  let laidSeveral = 0;
  for (; laid < cards; laid++) {
    if (drawn === deckSize) {
      if (!refill(base, tables, dealer, observer)) break;
      drawn = words[base + S.Drawn];
    }
    const label = pickCard(base, drawn, deckSize, dealer);
    const bit = (1 << words[tables + Table.Cards + label * CardWord.Count + CardWord.Several]) & ~1;
    drawn++;
    if ((laidSeveral & bit) !== 0 && isIn(row, labels, label)) words[row + laid] = label;
    else addToList(row, laid, labels++, label);
    laidSeveral |= bit;
    if (observer !== null && !countsOnly(observer)) observer.tell(Told.Laid, first, label, 0);
  }
  words[base + S.Drawn] = drawn;
  words[base + S.Row] = laid;
  words[base + S.RowLabels] = labels;
  words[base + S.RowLaid] = laid;
}

/** A player's turn in the Option phase begins. Returns how many takes the row offers. */
export function beginTurn(base: number, tables: number, seat: number, observer: Observer | null): number {
  seatPlayer(base, tables, seat);
  words[base + S.Taken] = 0;
  const labels = words[base + S.RowLabels];
  if (observer !== null && !countsOnly(observer)) tellOffers(base, tables, seat, observer);
  return labels;
}

/** A player is offered the row, once a round: his further turns offer him nothing that the first did not. */
function tellOffers(base: number, tables: number, seat: number, observer: Observer): void {
  if (words[base + S.RowLaid] - words[base + S.Row] >= words[tables + Table.Players]) return;
  observer.offer(seat, words, base + words[tables + Table.RowAt], words[base + S.RowLabels]);
}

/** The player to act takes the k-th card of the row. */
export function takeFromRow(base: number, tables: number, seat: number, k: number, observer: Observer | null): number {
  const row = base + words[tables + Table.RowAt];
  const labels = words[base + S.RowLabels];
  const label = takeFrom(base + S.Row, row, k);
  words[base + S.Taken] = 1;
  if (observer !== null) {
    const pick = words[base + S.RowLaid] - words[base + S.Row];
    observer.gain(Told.Taken, seat, label, pick);
    // What the row has no more, each player whose first turn of the round came before was offered.
    const gone = labels - words[base + S.RowLabels];
    if (countsOnly(observer)) observer.offerOften(label, gone * Math.min(pick, words[tables + Table.Players]));
  }
  return label;
}
