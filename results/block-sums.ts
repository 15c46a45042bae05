import { WIN_SHARE_SCALE, type State } from '../engine/game.js';
import { CARD_SUM_COUNT, SQUARE, SUM, type TallyLayout } from './tally-layout.js';

/** Numbers of a card in the block in progress: players who had it (n), their win shares (s), their margins (m). */
const CARD_FIGURES = 3;

/**
 * The figures of the block in progress: by seat and by group of agents (win share, score), and by card as far as
 * players had it. A block that ends adds its sums, their squares and products to a tally's sums.
 */
export class BlockSums {
  private readonly seats: Float64Array;
  private readonly agents: Float64Array;
  private readonly cards: Float64Array;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private margins = 0;
  /** Of the game that ended last, by seat. */
  private readonly scores: Float64Array;
  private readonly shares: Float64Array;
  private readonly ownMargins: Float64Array;

  constructor(private readonly layout: TallyLayout) {
    const { players, labels, groups } = layout;
    this.seats = new Float64Array(players * 2);
    this.agents = new Float64Array(groups.length * 2);
    this.cards = new Float64Array(labels * CARD_FIGURES);
    this.touched = new Int32Array(labels);
    this.scores = new Float64Array(players);
    this.shares = new Float64Array(players);
    this.ownMargins = new Float64Array(players);
  }

  /** The figures of a game that has ended; `seating` gives for each seat the place of its agent. */
  addGame(state: State, seating: readonly number[]): void {
    const { players, groupOf } = this.layout;
    const { scores, shares, ownMargins, seats, agents } = this;
    for (let seat = 0; seat < players; seat++) scores[seat] = state.score(seat);
    this.compareScores();
    for (let seat = 0; seat < players; seat++) {
      const group = groupOf[seating[seat]];
      seats[seat * 2] += shares[seat];
      seats[seat * 2 + 1] += scores[seat];
      agents[group * 2] += shares[seat];
      agents[group * 2 + 1] += scores[seat];
      this.margins += ownMargins[seat];
    }
  }

  /** Win shares and margins (own score less the best other) from the scores. */
  private compareScores(): void {
    const { scores, shares, ownMargins } = this;
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let winners = 0;
    for (let seat = 0; seat < scores.length; seat++) {
      const score = scores[seat];
      if (score > best) {
        second = best;
        best = score;
        winners = 1;
      } else {
        if (score === best) winners++;
        if (score > second) second = score;
      }
    }
    for (let seat = 0; seat < scores.length; seat++) {
      shares[seat] = scores[seat] === best ? WIN_SHARE_SCALE / winners : 0;
      ownMargins[seat] = scores[seat] - (scores[seat] === best ? second : best);
    }
  }

  /** The player at a seat of the game that ended last had the card. */
  addHad(seat: number, card: number): void {
    const { cards } = this;
    const at = card * CARD_FIGURES;
    if (cards[at] === 0) this.touched[this.touchedCount++] = card;
    cards[at]++;
    cards[at + 1] += this.shares[seat];
    cards[at + 2] += this.ownMargins[seat];
  }

  /** Ends the block. */
  addTo(sums: Float64Array): void {
    const { layout, cards, margins } = this;
    sums[layout.blocks]++;
    sums[layout.margins + SUM] += margins;
    sums[layout.margins + SQUARE] += margins * margins;
    fold(sums, layout.seats, this.seats);
    fold(sums, layout.agents, this.agents);
    for (let index = 0; index < this.touchedCount; index++) {
      const from = this.touched[index] * CARD_FIGURES;
      const at = layout.cards + this.touched[index] * CARD_SUM_COUNT;
      const n = cards[from];
      const s = cards[from + 1];
      const m = cards[from + 2];
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
      cards[from] = 0;
      cards[from + 1] = 0;
      cards[from + 2] = 0;
    }
    this.touchedCount = 0;
    this.margins = 0;
  }

  /** Forgets a block in progress. */
  abandon(): void {
    this.seats.fill(0);
    this.agents.fill(0);
    this.cards.fill(0);
    this.touchedCount = 0;
    this.margins = 0;
  }

  /** The score of a seat in the game that ended last. */
  scoreOf(seat: number): number {
    return this.scores[seat];
  }
}

/** Adds each figure of a block, and its square, to the sums from `at` on. */
function fold(sums: Float64Array, at: number, block: Float64Array): void {
  for (let index = 0; index < block.length; index++) {
    const sum = block[index];
    sums[at + index * 2 + SUM] += sum;
    sums[at + index * 2 + SQUARE] += sum * sum;
    block[index] = 0;
  }
}
