import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { Found, P, Points, S, Stream, Table, words as arenaWords } from './layout.js';
import { isUsedUp } from './personages.js';
import { kindInRow, labelInRow } from './row.js';

const words = arenaWords;

/** How a stretch of flips ends. */
export const enum Outcome {
  /** Every Personage of the row has flipped. */
  Done,
  /** An Idea was kept: a Personage in hand may come into play. */
  Idea,
  /** A card must be flipped and there is none, or R4 (a). */
  GameOver,
}

/** The flips of the Personage whose turn it is are not counted yet. */
const enum Flips {
  Uncounted = -1,
}

/** The Discovery phase begins: the Personages in play now flip, in the order in which they came into play (R2). */
export function beginDiscovery(base: number, me: number): void {
  words[base + S.Row] = words[me + P.InPlayCount];
  words[base + S.RowAt] = 0;
  words[base + S.Flips] = Flips.Uncounted;
}

/**
 * Flips on, one Discovery at a time, until the row is through or something else happens. This is where a game spends
 * its time. Whether a card is kept cannot be predicted, and so it is written to both places and counted in one.
 */
export function discover(base: number, tables: number, me: number, dealer: Dealer, observer: Observer | null): Outcome {
  const row = words[base + S.Row];
  const seat = words[base + S.Player];
  const inPlay = me + words[tables + Table.InPlayAt];
  const finds = words[tables + Table.FoundAt];
  const deck = base + words[tables + Table.DiscoveriesAt];
  const size = words[tables + Table.Discoveries];
  const keptAt = base + words[tables + Table.KeptAt];
  const hasHand = words[me + P.HandCount] > 0 ? 1 : 0;
  let left = words[base + S.Discoveries];
  let kept = words[base + S.Kept];
  let rowAt = words[base + S.RowAt];
  let flips = words[base + S.Flips];
  let earned = words[me + P.Earned];
  let outcome = Outcome.Done;
  through: for (; rowAt < row; rowAt++) {
    const personage = words[inPlay + rowAt];
    const kind = kindInRow(personage);
    if (flips === Flips.Uncounted) flips = words[tables + Table.Flips + kind];
    if (flips > 0) words[base + S.Stirred] = 1;
    for (; flips > 0; flips--) {
      if (left === 0) {
        left = size - kept;
        if (left === 0 || isExhausted(base, tables, kept)) {
          left = 0;
          outcome = Outcome.GameOver;
          break through;
        }
        words.copyWithin(deck, deck + kept, deck + size);
        shuffled(base, kept, left, dealer, observer);
      }
      const at = deck + dealer.draw(Stream.Discoveries, words, deck, left);
      const label = words[at];
      words[at] = words[deck + --left];

      const found = words[finds + label];
      const keep = (found >> kind) & 1;
      // The discard ends where the stretch does: between it and the deck as many places are free as cards were kept.
      words[deck + left + kept] = label;
      words[keptAt + kept] = (label << 3) | seat;
      kept += keep;
      earned += (found >> Found.ScoreShift) & -keep;
      if (observer !== null) tellFlip(observer, seat, labelInRow(personage), label, found, keep);
      if ((keep & hasHand & (found >> Found.IdeaShift)) !== 0) {
        flips--;
        outcome = Outcome.Idea;
        break through;
      }
    }
    flips = Flips.Uncounted;
  }
  words[base + S.Discoveries] = left;
  words[base + S.DiscoveryDiscard] = size - left - kept;
  words[base + S.Kept] = kept;
  words[base + S.RowAt] = rowAt;
  words[base + S.Flips] = flips;
  words[me + P.Earned] = earned;
  return outcome;
}

/** The discard was shuffled and is the deck; what R4 (a) asks is counted from here. */
function shuffled(base: number, kept: number, cards: number, dealer: Dealer, observer: Observer | null): void {
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

function tellFlip(
  observer: Observer,
  seat: number,
  personage: number,
  label: number,
  found: number,
  keep: number,
): void {
  if (keep === 0) {
    observer.tell(Told.Missed, seat, label, 0);
    return;
  }
  const score = (found >> Found.ScoreShift) / Points.Scale;
  observer.tell(Told.Found, seat, personage, score);
  observer.tell(Told.Discovered, seat, label, score);
}
