import { WIN_SHARE_SCALE, type State } from '../engine/game.js';
import { figureArena, figures, Seat } from './figures.js';
import { HadCards } from './had-cards.js';
import { SQUARE, SUM, type TallyLayout } from './tally-layout.js';

const sums = figures;

/** Figures of a seat or a group of agents in the block in progress. */
const enum Won {
  Shares,
  Scores,
  Count,
}

/**
 * The figures of the block in progress: by seat and by group of agents (win share, score), and by card as far as
 * players had it. A block that ends adds its sums, their squares and products to a tally's sums.
 */
export class BlockSums {
  readonly had: HadCards;
  private readonly length: number;
  private readonly seatsAt: number;
  private readonly agentsAt: number;
  /** Where the figures of the game that ended last lie, by seat. */
  private readonly gameAt: number;
  private margins = 0;

  constructor(private readonly layout: TallyLayout) {
    const { players, groups } = layout;
    this.had = new HadCards(layout);
    this.length = (players + groups.length) * Won.Count + players * Seat.Count;
    this.seatsAt = figureArena.allocate(this.length);
    this.agentsAt = this.seatsAt + players * Won.Count;
    this.gameAt = this.agentsAt + groups.length * Won.Count;
  }

  /** Starts a game. */
  startGame(): void {
    this.had.startGame();
  }

  /** The figures of a game that has ended; `seating` gives for each seat the place of its agent. */
  endGame(state: State, seating: readonly number[]): void {
    const { players, groupOf } = this.layout;
    const { gameAt, seatsAt, agentsAt } = this;
    for (let seat = 0; seat < players; seat++) sums[gameAt + seat * Seat.Count + Seat.Score] = state.score(seat);
    this.compareScores(players);
    this.had.endGame(gameAt);
    for (let seat = 0; seat < players; seat++) {
      const from = gameAt + seat * Seat.Count;
      const ofSeat = seatsAt + seat * Won.Count;
      const ofGroup = agentsAt + groupOf[seating[seat]] * Won.Count;
      sums[ofSeat + Won.Shares] += sums[from + Seat.Share];
      sums[ofSeat + Won.Scores] += sums[from + Seat.Score];
      sums[ofGroup + Won.Shares] += sums[from + Seat.Share];
      sums[ofGroup + Won.Scores] += sums[from + Seat.Score];
      this.margins += sums[from + Seat.Margin];
    }
  }

  /** Win shares and margins (own score less the best other) from the scores. */
  private compareScores(players: number): void {
    const end = this.gameAt + players * Seat.Count;
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let winners = 0;
    for (let at = this.gameAt; at < end; at += Seat.Count) {
      const score = sums[at + Seat.Score];
      if (score > best) {
        second = best;
        best = score;
        winners = 1;
      } else {
        if (score === best) winners++;
        if (score > second) second = score;
      }
    }
    for (let at = this.gameAt; at < end; at += Seat.Count) {
      const score = sums[at + Seat.Score];
      sums[at + Seat.Share] = score === best ? WIN_SHARE_SCALE / winners : 0;
      sums[at + Seat.Margin] = score - (score === best ? second : best);
    }
  }

  /** Ends the block: adds to the sums of a tally, which begin at `to`. */
  endBlock(to: number): void {
    const { layout, margins, had } = this;
    sums[to + layout.blocks]++;
    sums[to + layout.margins + SUM] += margins;
    sums[to + layout.margins + SQUARE] += margins * margins;
    fold(this.seatsAt, layout.players * Won.Count, to + layout.seats);
    fold(this.agentsAt, layout.groups.length * Won.Count, to + layout.agents);
    had.endBlock(margins, to + layout.cards);
    this.margins = 0;
  }

  /** Adds what waits to be added up by card to the sums of a tally, which begin at `to`. No block is in progress. */
  addUp(to: number): void {
    this.had.addUp(to + this.layout.cards);
  }

  /** Forgets a block in progress, and what waits. */
  abandon(): void {
    sums.fill(0, this.seatsAt, this.seatsAt + this.length);
    this.had.forget();
    this.margins = 0;
  }

  /** The score of a seat in the game that ended last. */
  scoreOf(seat: number): number {
    return sums[this.gameAt + seat * Seat.Count + Seat.Score];
  }

  /** Gives the memory back; it must not be used any more. */
  release(): void {
    figureArena.release(this.seatsAt, this.length);
    this.had.release();
  }
}

/** Adds each of `length` figures of a block from `from` on, and its square, to the sums from `to` on. */
function fold(from: number, length: number, to: number): void {
  for (let index = 0; index < length; index++) {
    const sum = sums[from + index];
    sums[to + index * 2 + SUM] += sum;
    sums[to + index * 2 + SQUARE] += sum * sum;
    sums[from + index] = 0;
  }
}
