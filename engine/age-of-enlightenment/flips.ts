import type { Dealer } from '../dealer.js';
import { countsOnly, type CardCounter, type Observer } from '../game.js';
import { Bound, NOWHERE, streamWords } from '../random.js';
import { Told } from './announcements.js';
import { CardWord, Find, InKept, P, Points, recordOf, S, Stream, Table, words as arenaWords } from './layout.js';
import { isUsedUp } from './personages.js';
import { InRow, labelInRow } from './row.js';

const words = arenaWords;
const streams = streamWords;
const nowhere = NOWHERE;

/** How a stretch of flips ends. */
export const enum Outcome {
  /** Every Personage of the row has flipped. */
  Done,
  /** An Idea was kept: it lets a Personage in hand in. */
  Idea,
  /** A card must be flipped and there is none, or R4 (a). */
  GameOver,
}

/** Where the face-down Discoveries stand. */
export function pileAt(base: number, tables: number): number {
  return base + words[tables + Table.DiscoveriesAt] + words[base + S.KeptAtShuffle];
}

/**
 * Flips on, one Discovery at a time, until the row is through or something else happens. This is where a game spends
 * its time. Whether a card is kept cannot be predicted, and so it is written to both places and counted in one.
 */
export function flip(base: number, tables: number, me: number, dealer: Dealer, observer: Observer | null): Outcome {
  const seat = words[base + S.Player];
  const flips = me + words[tables + Table.FlipsAt];
  const due = flips + words[me + P.FlipsCount] - words[base + S.LateFlips];
  const many = words[tables + Table.FlipsMany];
  const finds = recordOf(tables, 0) + CardWord.Finds;
  const stretch = base + words[tables + Table.DiscoveriesAt];
  const size = words[tables + Table.Discoveries];
  const keptAt = base + words[tables + Table.KeptAt];
  const findersAt = base + words[tables + Table.FindersAt];
  const tellsEach = observer !== null && !countsOnly(observer);
  // An Idea asks something of a player who has a hand.
  const asks = words[me + P.HandCount] > 0 ? Find.Idea : 0;
  // The words of the stream stay in variables: to read and write them in memory takes longer than all else a flip does.
  const stream = dealer.wordsOf(Stream.Discoveries, size);
  let a = streams[stream];
  let b = streams[stream + 1];
  let c = streams[stream + 2];
  let counter = streams[stream + 3];
  let pile = pileAt(base, tables);
  let left = words[base + S.Discoveries];
  let kept = words[base + S.Kept];
  const first = flips + words[base + S.FlipsMade];
  let next = first;
  let points = 0;
  let outcome = Outcome.Done;
  while (next < due) {
    if (left === 0) {
      left = size - kept;
      if (left === 0 || isExhausted(base, tables, kept)) {
        left = 0;
        outcome = Outcome.GameOver;
        break;
      }
      pile = stretch + kept;
      shuffled(base, tables, kept, left, dealer, observer);
    }
    let at = pile;
    if (stream === nowhere) {
      at += dealer.draw(Stream.Discoveries, words, pile, left);
    } else {
      // The same as `dealer.draw`: see `nextWord` and `below`.
      const output = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + output) | 0;
      const product = Math.imul(output >>> 11, left);
      if ((product & Bound.LowBits) < left && (product & Bound.LowBits) < (Bound.LowBits + 1) % left) continue;
      at += product >>> 21;
    }
    const label = words[at];
    words[at] = words[pile + --left];

    const personage = words[next];
    const kind = personage & InRow.Kind;
    const find = words[finds + (label << CardWord.Shift) + kind];
    // The discard ends where the stretch does: between it and the deck as many places are free as cards were kept.
    words[stretch + left + kept] = label;
    words[keptAt + kept] = (label << InKept.LabelShift) | seat;
    words[findersAt + kept] = personage;
    kept += find & Find.Kept;
    points += find >> Find.ScoreShift;
    if (tellsEach) tellFlip(observer, seat, labelInRow(personage), label, find);
    if (many === 0 || isLastRepeat(base, tables, kind)) next++;
    if ((find & asks) !== 0) {
      outcome = Outcome.Idea;
      break;
    }
  }
  streams[stream] = a;
  streams[stream + 1] = b;
  streams[stream + 2] = c;
  streams[stream + 3] = counter;
  words[base + S.Discoveries] = left;
  words[base + S.DiscoveryDiscard] = size - left - kept;
  words[base + S.Kept] = kept;
  words[base + S.FlipsMade] = next - flips;
  words[base + S.Stirred] |= (first - next) >>> 31;
  words[me + P.Earned] += points * Points.Scale;
  return outcome;
}

/** Counts a flip of a Personage that has a single place in the list for all of them; whether it was the last. */
function isLastRepeat(base: number, tables: number, kind: number): boolean {
  const repeats = words[base + S.Repeats] + 1;
  const isLast = repeats === words[tables + Table.Flips + kind];
  words[base + S.Repeats] = isLast ? 0 : repeats;
  return isLast;
}

/** The discard was shuffled and is the deck; what R4 (a) asks is counted from here. */
function shuffled(
  base: number,
  tables: number,
  kept: number,
  cards: number,
  dealer: Dealer,
  observer: Observer | null,
): void {
  words[base + words[tables + Table.ShufflesAt] + kept]++;
  words[base + S.KeptAtShuffle] = kept;
  words[base + S.InPlayAtShuffle] = words[base + S.InPlay];
  dealer.shuffled(Stream.Discoveries, cards);
  if (observer !== null) observer.tell(Told.Shuffled, words[base + S.Player], -1, cards);
}

/** R4 (a): Personages are used up, and since the last shuffle no Discovery was kept and no Personage played. */
function isExhausted(base: number, tables: number, kept: number): boolean {
  return (
    kept === words[base + S.KeptAtShuffle] &&
    words[base + S.InPlay] === words[base + S.InPlayAtShuffle] &&
    isUsedUp(base, tables)
  );
}

function tellFlip(observer: Observer, seat: number, personage: number, label: number, find: number): void {
  if ((find & Find.Kept) === 0) {
    observer.tell(Told.Missed, seat, label, 0);
    return;
  }
  const score = find >> Find.ScoreShift;
  observer.tell(Told.Found, seat, personage, score);
  observer.gain(Told.Discovered, seat, label, score);
}

/**
 * Tells an observer that only counts of all flips of the game. Each shuffle took up the cards that had been missed since
 * the one before: all that were not kept yet.
 */
export function tellFlips(base: number, tables: number, observer: CardCounter): void {
  const kept = words[base + S.Kept];
  const keptAt = base + words[tables + Table.KeptAt];
  const findersAt = base + words[tables + Table.FindersAt];
  const shufflesAt = base + words[tables + Table.ShufflesAt];
  let shuffles = 0;
  for (let index = 0; index < kept; index++) {
    const seat = words[keptAt + index] & InKept.Seat;
    const label = words[keptAt + index] >> InKept.LabelShift;
    const score = words[recordOf(tables, label) + CardWord.Score];
    shuffles += words[shufflesAt + index];
    observer.gain(Told.Discovered, seat, label, score);
    observer.tell(Told.Found, seat, labelInRow(words[findersAt + index]), score);
    observer.tellOften(Told.Missed, label, shuffles);
  }
  shuffles += words[shufflesAt + kept];
  const pile = pileAt(base, tables);
  const endOfPile = pile + words[base + S.Discoveries];
  for (let at = pile; at < endOfPile; at++) observer.tellOften(Told.Missed, words[at], shuffles);
  const discard = base + words[tables + Table.DiscoveriesAt] + words[base + S.Discoveries] + kept;
  const endOfDiscard = discard + words[base + S.DiscoveryDiscard];
  for (let at = discard; at < endOfDiscard; at++) observer.tellOften(Told.Missed, words[at], shuffles + 1);
}
