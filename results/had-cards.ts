import { counterArena, counters as counterWords, figureArena, figures, Seat } from './figures.js';
import { CARD_SUM_COUNT, type TallyLayout } from './tally-layout.js';

const counters = counterWords;
const sums = figures;

/** Figures of those who had a card: how many (n), their win shares (s), their margins (m). */
const enum Had {
  Players,
  Shares,
  Margins,
  Count,
}

/**
 * Which players had which card at some time of the game in progress, as a set of seats, and the figures of those who had
 * it in the block in progress. What a set of seats won together is worked out once a game, not once a card.
 */
export class HadCards {
  private readonly players: number;
  private readonly labels: number;
  /** By card: a bit for each seat whose player had it in the game in progress, or in the last one until it is told. */
  private readonly seatsAt: number;
  /** The cards with such a bit. */
  private readonly listAt: number;
  private count = 0;
  /** By set of seats: the figures of the game that ended last. */
  private readonly setsAt: number;
  /** By card: the figures of the block, where it has more than one game. */
  private readonly blockAt: number;
  private readonly length: number;
  /** The cards with figures of the block. */
  private readonly touched: Int32Array;
  private touchedCount = 0;

  constructor({ players, labels }: TallyLayout) {
    this.players = players;
    this.labels = labels;
    this.seatsAt = counterArena.allocate(labels);
    this.listAt = counterArena.allocate(labels + 1);
    this.length = (Had.Count << players) + labels * Had.Count;
    this.setsAt = figureArena.allocate(this.length);
    this.blockAt = this.setsAt + (Had.Count << players);
    this.touched = new Int32Array(labels);
  }

  /** A player has the card from now on. */
  gain(player: number, card: number): void {
    const seats = counters[this.seatsAt + card];
    counters[this.seatsAt + card] = seats | (1 << player);
    // Listed always, counted where nobody had it before: no branch that cannot be predicted.
    counters[this.listAt + this.count] = card;
    this.count += (seats - 1) >>> 31;
  }

  /** Adds the game that ended last, whose seats' figures begin at `game`, to the block, which goes on. */
  addGame(game: number): void {
    this.addUp(game);
    const end = this.listAt + this.count;
    for (let at = this.listAt; at < end; at++) {
      const card = counters[at];
      const from = this.takeSet(card);
      const to = this.blockAt + card * Had.Count;
      if (sums[to + Had.Players] === 0) this.touched[this.touchedCount++] = card;
      sums[to + Had.Players] += sums[from + Had.Players];
      sums[to + Had.Shares] += sums[from + Had.Shares];
      sums[to + Had.Margins] += sums[from + Had.Margins];
    }
    this.count = 0;
  }

  /** Ends a block of several games with these margins of all players; the sums by card begin at `to`. */
  endBlock(margins: number, to: number): void {
    for (let index = 0; index < this.touchedCount; index++) {
      const from = this.blockAt + this.touched[index] * Had.Count;
      addSums(from, margins, to + this.touched[index] * CARD_SUM_COUNT);
      sums.fill(0, from, from + Had.Count);
    }
    this.touchedCount = 0;
  }

  /** Ends a block that was the one game whose seats' figures begin at `game`; the sums by card begin at `to`. */
  endGame(game: number, margins: number, to: number): void {
    this.addUp(game);
    const end = this.listAt + this.count;
    for (let at = this.listAt; at < end; at++) {
      addSums(this.takeSet(counters[at]), margins, to + counters[at] * CARD_SUM_COUNT);
    }
    this.count = 0;
  }

  /** Works out the figures of every set of seats: those of the set without its lowest seat, and that seat's. */
  private addUp(game: number): void {
    for (let set = 1; set < 1 << this.players; set++) {
      const rest = set & (set - 1);
      const seat = game + (31 - Math.clz32(set ^ rest)) * Seat.Count;
      const from = this.setsAt + rest * Had.Count;
      const to = this.setsAt + set * Had.Count;
      sums[to + Had.Players] = sums[from + Had.Players] + 1;
      sums[to + Had.Shares] = sums[from + Had.Shares] + sums[seat + Seat.Share];
      sums[to + Had.Margins] = sums[from + Had.Margins] + sums[seat + Seat.Margin];
    }
  }

  /** Where the figures of those who had the card are; it is had by nobody then. */
  private takeSet(card: number): number {
    const set = counters[this.seatsAt + card];
    counters[this.seatsAt + card] = 0;
    return this.setsAt + set * Had.Count;
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
    counterArena.release(this.listAt, this.labels + 1);
    figureArena.release(this.setsAt, this.length);
  }
}

/** Adds the figures of a block at `from` to a card's sums at `to` (CARD_SUMS). */
function addSums(from: number, margins: number, to: number): void {
  const n = sums[from + Had.Players];
  const s = sums[from + Had.Shares];
  const m = sums[from + Had.Margins];
  sums[to] += n;
  sums[to + 1] += n * n;
  sums[to + 2] += s;
  sums[to + 3] += s * s;
  sums[to + 4] += s * n;
  sums[to + 5] += m;
  sums[to + 6] += m * m;
  sums[to + 7] += m * n;
  sums[to + 8] += margins * m;
  sums[to + 9] += margins * n;
}
