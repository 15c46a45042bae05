import { counterArena, counters as counterWords, figureArena, figures, Seat } from './figures.js';
import { CARD_SUM_COUNT, type TallyLayout } from './tally-layout.js';

const counters = counterWords;
const sums = figures;

/** Figures of a card in the block in progress: players who had it (n), their win shares (s), their margins (m). */
const enum Had {
  Players,
  Shares,
  Margins,
  Count,
}

/** Sums of a card over the blocks of one game in which one player had it; M are the margins of all players. */
const enum Once {
  Blocks,
  Shares,
  SharesSquared,
  Margins,
  MarginsSquared,
  AllTimesMargins,
  AllMargins,
  Count = 8,
}

/**
 * Which players had which card at some time of the game in progress, and the figures of those who had it: of the block
 * in progress, and summed over blocks.
 *
 * Most blocks are one game and most cards had by one player. Their ten sums (CARD_SUMS) follow from seven, which are
 * kept apart and joined to the others when the tally collects.
 */
export class HadCards {
  /** By card: a bit for each seat whose player had it in the game in progress, or in the last one until it is told. */
  private readonly seatsAt: number;
  /** The cards with such a bit. */
  private readonly listAt: number;
  private count = 0;
  private readonly blockAt: number;
  private readonly onceAt: number;
  private readonly labels: number;
  /** The cards with figures of the block. */
  private readonly touched: Int32Array;
  private touchedCount = 0;

  constructor({ labels }: TallyLayout) {
    this.labels = labels;
    this.seatsAt = counterArena.allocate(labels);
    this.listAt = counterArena.allocate(labels);
    this.blockAt = figureArena.allocate(labels * Had.Count);
    this.onceAt = figureArena.allocate(labels * Once.Count);
    this.touched = new Int32Array(labels);
  }

  /** A player has the card from now on. */
  gain(player: number, card: number): void {
    const seats = counters[this.seatsAt + card];
    counters[this.seatsAt + card] = seats | (1 << player);
    if (seats === 0) counters[this.listAt + this.count++] = card;
  }

  /** Adds the game that ended last, whose seats' figures begin at `game`, to the block, which goes on. */
  addGame(game: number): void {
    const end = this.listAt + this.count;
    for (let at = this.listAt; at < end; at++) this.addCard(counters[at], this.takeSeats(counters[at]), game);
    this.count = 0;
  }

  private takeSeats(card: number): number {
    const seats = counters[this.seatsAt + card];
    counters[this.seatsAt + card] = 0;
    return seats;
  }

  private addCard(card: number, seats: number, game: number): void {
    const at = this.blockAt + card * Had.Count;
    if (sums[at + Had.Players] === 0) this.touched[this.touchedCount++] = card;
    for (let left = seats; left !== 0; left &= left - 1) {
      const from = game + (31 - Math.clz32(left & -left)) * Seat.Count;
      sums[at + Had.Players]++;
      sums[at + Had.Shares] += sums[from + Seat.Share];
      sums[at + Had.Margins] += sums[from + Seat.Margin];
    }
  }

  /** Ends a block that was the one game whose seats' figures begin at `game`; the sums by card begin at `to`. */
  endGame(game: number, margins: number, to: number): void {
    const end = this.listAt + this.count;
    for (let at = this.listAt; at < end; at++) {
      const card = counters[at];
      const seats = this.takeSeats(card);
      if ((seats & (seats - 1)) !== 0) {
        this.addCard(card, seats, game);
        continue;
      }
      const from = game + (31 - Math.clz32(seats)) * Seat.Count;
      const share = sums[from + Seat.Share];
      const margin = sums[from + Seat.Margin];
      const once = this.onceAt + card * Once.Count;
      sums[once + Once.Blocks]++;
      sums[once + Once.Shares] += share;
      sums[once + Once.SharesSquared] += share * share;
      sums[once + Once.Margins] += margin;
      sums[once + Once.MarginsSquared] += margin * margin;
      sums[once + Once.AllTimesMargins] += margins * margin;
      sums[once + Once.AllMargins] += margins;
    }
    this.count = 0;
    this.endBlock(margins, to);
  }

  /** Ends a block with these margins of all players; the sums by card begin at `to`. */
  endBlock(margins: number, to: number): void {
    for (let index = 0; index < this.touchedCount; index++) {
      const from = this.blockAt + this.touched[index] * Had.Count;
      const at = to + this.touched[index] * CARD_SUM_COUNT;
      const n = sums[from + Had.Players];
      const s = sums[from + Had.Shares];
      const m = sums[from + Had.Margins];
      sums[at] += n;
      sums[at + 1] += n * n;
      sums[at + 2] += s;
      sums[at + 3] += s * s;
      sums[at + 4] += s * n;
      sums[at + 5] += m;
      sums[at + 6] += m * m;
      sums[at + 7] += m * n;
      sums[at + 8] += margins * m;
      sums[at + 9] += margins * n;
      sums[from + Had.Players] = 0;
      sums[from + Had.Shares] = 0;
      sums[from + Had.Margins] = 0;
    }
    this.touchedCount = 0;
  }

  /** Joins what is kept apart to the sums by card, which begin at `to`. */
  collect(to: number): void {
    for (let card = 0; card < this.labels; card++) {
      const once = this.onceAt + card * Once.Count;
      const at = to + card * CARD_SUM_COUNT;
      sums[at] += sums[once + Once.Blocks];
      sums[at + 1] += sums[once + Once.Blocks];
      sums[at + 2] += sums[once + Once.Shares];
      sums[at + 3] += sums[once + Once.SharesSquared];
      sums[at + 4] += sums[once + Once.Shares];
      sums[at + 5] += sums[once + Once.Margins];
      sums[at + 6] += sums[once + Once.MarginsSquared];
      sums[at + 7] += sums[once + Once.Margins];
      sums[at + 8] += sums[once + Once.AllTimesMargins];
      sums[at + 9] += sums[once + Once.AllMargins];
    }
    sums.fill(0, this.onceAt, this.onceAt + this.labels * Once.Count);
  }

  /** Forgets a block in progress. */
  abandon(): void {
    counters.fill(0, this.seatsAt, this.seatsAt + this.labels);
    sums.fill(0, this.blockAt, this.blockAt + this.labels * Had.Count);
    this.count = 0;
    this.touchedCount = 0;
  }

  /** Gives the memory back; it must not be used any more. */
  release(): void {
    counterArena.release(this.seatsAt, this.labels);
    counterArena.release(this.listAt, this.labels);
    figureArena.release(this.blockAt, this.labels * Had.Count);
    figureArena.release(this.onceAt, this.labels * Once.Count);
  }
}
