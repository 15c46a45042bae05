import { winShare, type Observer, type State, type Variant } from '../engine/game.js';
import { Histogram } from './histogram.js';
import { CARD_SUM_COUNT, DECISIONS, SCORES, SQUARE, SUM, TURNS, type TallyLayout } from './tally-layout.js';

/**
 * Counts what happens in games, one after another, block by block, as an observer of their state. Everything counted
 * is a sum of whole numbers: tallies of any split of the blocks add up to the same, to the bit.
 */
export class Tally implements Observer {
  private readonly sums: Float64Array;
  private readonly histograms: readonly Histogram[];
  private readonly gains: Uint8Array;
  private readonly hasCopies: boolean;

  /** Of the game in progress: the (player, card) pairs had, and a mark for each pair. */
  private readonly had: Int32Array;
  private hadCount = 0;
  private readonly hadMark: Int32Array;
  private readonly offeredMark: Int32Array;
  private gameMark = 0;
  private turnMark = 0;

  /** Of the block in progress: sums by seat and by group (win share, score), and by card (n, s, m) as far as touched. */
  private readonly blockSeats: Float64Array;
  private readonly blockAgents: Float64Array;
  private readonly blockCards: Float64Array;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private blockMargins = 0;

  constructor(
    private readonly layout: TallyLayout,
    variant: Variant,
  ) {
    const { players, labels, groups, length } = layout;
    this.sums = new Float64Array(length);
    this.histograms = Array.from({ length: SCORES + players }, () => new Histogram());
    this.gains = Uint8Array.from(variant.game.events, (event) => Number(event.gains));
    this.hasCopies = variant.hasCopies;
    this.had = new Int32Array(players * labels);
    this.hadMark = new Int32Array(players * labels);
    this.offeredMark = new Int32Array(players * labels);
    this.blockSeats = new Float64Array(players * 2);
    this.blockAgents = new Float64Array(groups.length * 2);
    this.blockCards = new Float64Array(labels * 3);
    this.touched = new Int32Array(labels);
  }

  /** Starts a game. */
  startGame(): void {
    this.gameMark++;
    this.turnMark++;
    this.hadCount = 0;
  }

  /** A decision is put to a player. */
  decide(phase: number, options: number): void {
    this.sums[this.layout.options + phase * (this.layout.maxOptions + 1) + options]++;
  }

  tell(event: number, player: number, card: number, amount: number): void {
    if (card < 0) return;
    const layout = this.layout;
    const at = event * layout.labels + card;
    this.sums[layout.counts + at]++;
    this.sums[layout.amounts + at] += amount;
    if (this.gains[event] !== 0) {
      const pair = player * layout.labels + card;
      if (this.hadMark[pair] !== this.gameMark) {
        this.hadMark[pair] = this.gameMark;
        this.had[this.hadCount++] = pair;
      }
    }
  }

  offer(player: number, words: Int32Array, from: number, count: number): void {
    const sums = this.sums;
    const offers = this.layout.offers;
    if (this.hasCopies) {
      this.offerCopies(player, words, from, count);
      return;
    }
    for (let at = from; at < from + count; at++) sums[offers + words[at]]++;
  }

  /** With several copies, a label may be offered twice in a turn: it counts once. */
  private offerCopies(player: number, words: Int32Array, from: number, count: number): void {
    for (let at = from; at < from + count; at++) {
      const pair = player * this.layout.labels + words[at];
      if (this.offeredMark[pair] === this.turnMark) continue;
      this.offeredMark[pair] = this.turnMark;
      this.sums[this.layout.offers + words[at]]++;
    }
  }

  turnEnded(): void {
    this.turnMark++;
  }

  /** Ends a game; `seating` gives for each seat the place of its agent. */
  endGame(state: State, seating: readonly number[], decisions: number): void {
    const { layout, sums, histograms, blockSeats, blockAgents } = this;
    const { players, groupOf } = layout;
    sums[layout.games]++;
    sums[layout.decisions] += decisions;
    if (state.truncated) sums[layout.truncated]++;
    histograms[TURNS].add(state.turn);
    histograms[DECISIONS].add(decisions);
    for (let seat = 0; seat < players; seat++) {
      const group = groupOf[seating[seat]];
      const share = winShare(state, seat);
      const score = state.score(seat);
      histograms[SCORES + seat].add(score);
      blockSeats[seat * 2] += share;
      blockSeats[seat * 2 + 1] += score;
      blockAgents[group * 2] += share;
      blockAgents[group * 2 + 1] += score;
      this.blockMargins += this.margin(state, seat);
    }
    this.addHad(state);
  }

  /** Own score less the best other score. */
  private margin(state: State, seat: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.layout.players; other++) {
      if (other !== seat) best = Math.max(best, state.score(other));
    }
    return state.score(seat) - best;
  }

  private addHad(state: State): void {
    const { labels, players } = this.layout;
    const blockCards = this.blockCards;
    for (let seat = 0; seat < players; seat++) {
      const share = winShare(state, seat);
      const margin = this.margin(state, seat);
      const first = seat * labels;
      for (let index = 0; index < this.hadCount; index++) {
        const card = this.had[index] - first;
        if (card < 0 || card >= labels) continue;
        const at = card * 3;
        if (blockCards[at] === 0) this.touched[this.touchedCount++] = card;
        blockCards[at]++;
        blockCards[at + 1] += share;
        blockCards[at + 2] += margin;
      }
    }
  }

  /** Ends a block: its sums and their products join the tally's. */
  endBlock(): void {
    const { layout, sums, blockSeats, blockAgents, blockCards } = this;
    const margins = this.blockMargins;
    sums[layout.blocks]++;
    sums[layout.margins + SUM] += margins;
    sums[layout.margins + SQUARE] += margins * margins;
    this.fold(layout.seats, blockSeats);
    this.fold(layout.agents, blockAgents);
    for (let index = 0; index < this.touchedCount; index++) {
      const card = this.touched[index];
      const n = blockCards[card * 3];
      const s = blockCards[card * 3 + 1];
      const m = blockCards[card * 3 + 2];
      const at = layout.cards + card * CARD_SUM_COUNT;
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
      blockCards[card * 3] = 0;
      blockCards[card * 3 + 1] = 0;
      blockCards[card * 3 + 2] = 0;
    }
    this.touchedCount = 0;
    this.blockMargins = 0;
  }

  private fold(at: number, block: Float64Array): void {
    for (let index = 0; index < block.length; index++) {
      const sum = block[index];
      this.sums[at + index * 2 + SUM] += sum;
      this.sums[at + index * 2 + SQUARE] += sum * sum;
      block[index] = 0;
    }
  }

  /** Takes over what another tally of the same layout, between blocks, has counted; the other starts anew. */
  absorb(other: Tally): void {
    for (let at = 0; at < this.sums.length; at++) this.sums[at] += other.sums[at];
    other.histograms.forEach((histogram, index) => {
      for (const [value, count] of histogram.entries()) this.histograms[index].add(value, count);
    });
    other.clear();
  }

  private clear(): void {
    this.sums.fill(0);
    for (const histogram of this.histograms) histogram.clear();
  }

  /** Forgets all that was counted, a block in progress included. */
  abandon(): void {
    this.clear();
    this.blockSeats.fill(0);
    this.blockAgents.fill(0);
    this.blockCards.fill(0);
    this.touchedCount = 0;
    this.blockMargins = 0;
  }

  /**
   * Hands over what was counted and starts anew: the sums, then for each histogram the number of its entries and the
   * entries (value, count).
   */
  take(): Float64Array<ArrayBuffer> {
    const entries = this.histograms.map((histogram) => histogram.entries());
    const length = entries.reduce((sum, list) => sum + 1 + list.length * 2, this.sums.length);
    const taken = new Float64Array(length);
    taken.set(this.sums);
    let at = this.sums.length;
    for (const list of entries) {
      taken[at++] = list.length;
      for (const [value, count] of list) {
        taken[at++] = value;
        taken[at++] = count;
      }
    }
    this.clear();
    return taken;
  }
}
