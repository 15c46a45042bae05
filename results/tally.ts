import type { Observer, State, Variant } from '../engine/game.js';
import { Arena } from '../engine/memory.js';
import { BlockSums } from './block-sums.js';
import { Histogram } from './histogram.js';
import { DECISIONS, SCORES, TURNS, type TallyLayout } from './tally-layout.js';

/** Counters of all tallies of a thread; untouched pages take no memory. A top-level const, which V8 folds into its code. */
const counters = new Int32Array(1 << 23);
const arena = new Arena(counters);

/** Kinds of announcements are told apart by the bits of a word. */
const MOST_KINDS = 31;

/** Counters are added to the sums before one could leave 31 bits. */
const MANY = 1 << 20;

/**
 * Counts what happens in games, one after another, block by block, as an observer of their state. Everything counted
 * is a sum of whole numbers: tallies of any split of the blocks add up to the same, to the bit.
 */
export class Tally implements Observer {
  readonly cardsOnly = true;
  private readonly sums: Float64Array;
  private readonly histograms: readonly Histogram[];
  private readonly block: BlockSums;

  /** Where the counters lie: announcements by card, turns a card was offered in, decisions by number of options. */
  private readonly countsAt: number;
  private readonly offersAt: number;
  private readonly optionsAt: number;
  private readonly labels: number;
  private readonly optionsWidth: number;
  private readonly hasCopies: boolean;
  /** A bit an announcement: whether more is noted of it than that it happened (a gain, an amount). */
  private readonly noted: number;
  private readonly isGain: Uint8Array;

  /** Of the game in progress: the (player, card) pairs had, and a mark for each pair. */
  private readonly had: Int32Array;
  private hadCount = 0;
  private readonly hadMark: Int32Array;
  private readonly offeredMark: Int32Array;
  private gameMark = 0;
  private turnMark = 0;
  /** Decisions since the counters were last added to the sums. */
  private uncollected = 0;

  constructor(
    private readonly layout: TallyLayout,
    variant: Variant,
  ) {
    const { players, labels, events, phases, maxOptions } = layout;
    this.sums = new Float64Array(layout.length);
    const { scoreScale } = variant.game;
    this.histograms = Array.from(
      { length: SCORES + players },
      (_, index) => new Histogram(index < SCORES ? 1 : scoreScale),
    );
    this.block = new BlockSums(layout);
    this.labels = labels;
    this.optionsWidth = maxOptions + 1;
    this.countsAt = arena.allocate(events * labels);
    this.offersAt = arena.allocate(labels);
    this.optionsAt = arena.allocate(phases * (maxOptions + 1));
    this.hasCopies = variant.hasCopies;
    const kinds = variant.game.events;
    if (kinds.length > MOST_KINDS)
      throw new RangeError(`${variant.game.name} has more than ${MOST_KINDS} kinds of events`);
    this.isGain = Uint8Array.from(kinds, ({ gains }) => Number(gains));
    this.noted = kinds.reduce(
      (bits, { gains, amount }, event) => bits | (Number(gains || amount !== undefined) << event),
      0,
    );
    this.had = new Int32Array(players * labels);
    this.hadMark = new Int32Array(players * labels);
    this.offeredMark = new Int32Array(players * labels);
  }

  /** Starts a game. */
  startGame(): void {
    this.gameMark++;
    this.turnMark++;
    this.hadCount = 0;
  }

  /** A decision is put to a player. */
  decide(phase: number, options: number): void {
    counters[this.optionsAt + phase * this.optionsWidth + options]++;
  }

  tell(event: number, player: number, card: number, amount: number): void {
    if (card < 0) return;
    counters[this.countsAt + event * this.labels + card]++;
    if (((this.noted >>> event) & 1) !== 0) this.note(event, player, card, amount);
  }

  private note(event: number, player: number, card: number, amount: number): void {
    this.sums[this.layout.amounts + event * this.labels + card] += amount;
    if (this.isGain[event] === 0) return;
    const pair = player * this.labels + card;
    if (this.hadMark[pair] === this.gameMark) return;
    this.hadMark[pair] = this.gameMark;
    this.had[this.hadCount++] = pair;
  }

  offer(player: number, words: Int32Array, from: number, count: number): void {
    if (this.hasCopies) {
      this.offerCopies(player, words, from, count);
      return;
    }
    const offers = this.offersAt;
    for (let at = from; at < from + count; at++) counters[offers + words[at]]++;
  }

  /** With several copies, a label may be offered twice in a turn: it counts once. */
  private offerCopies(player: number, words: Int32Array, from: number, count: number): void {
    for (let at = from; at < from + count; at++) {
      const pair = player * this.labels + words[at];
      if (this.offeredMark[pair] === this.turnMark) continue;
      this.offeredMark[pair] = this.turnMark;
      counters[this.offersAt + words[at]]++;
    }
  }

  turnEnded(): void {
    this.turnMark++;
  }

  /** Ends a game; `seating` gives for each seat the place of its agent. */
  endGame(state: State, seating: readonly number[], decisions: number): void {
    const { layout, sums, histograms, block, labels } = this;
    sums[layout.games]++;
    sums[layout.decisions] += decisions;
    if (state.truncated) sums[layout.truncated]++;
    histograms[TURNS].add(state.turn);
    histograms[DECISIONS].add(decisions);
    block.addGame(state, seating);
    for (let seat = 0; seat < layout.players; seat++) histograms[SCORES + seat].add(block.scoreOf(seat));
    for (let index = 0; index < this.hadCount; index++) {
      const seat = (this.had[index] / labels) | 0;
      block.addHad(seat, this.had[index] - seat * labels);
    }
    this.uncollected += decisions + state.turn;
    if (this.uncollected > MANY) this.collect();
  }

  /** Ends a block: its sums and their products join the tally's. */
  endBlock(): void {
    this.block.addTo(this.sums);
  }

  /** Adds the counters to the sums. */
  private collect(): void {
    const { layout, sums, labels } = this;
    moveCounters(this.countsAt, layout.events * labels, sums, layout.counts);
    moveCounters(this.offersAt, labels, sums, layout.offers);
    moveCounters(this.optionsAt, layout.phases * this.optionsWidth, sums, layout.options);
    this.uncollected = 0;
  }

  /** Takes over what another tally of the same layout, between blocks, has counted; the other starts anew. */
  absorb(other: Tally): void {
    other.collect();
    for (let at = 0; at < this.sums.length; at++) this.sums[at] += other.sums[at];
    other.histograms.forEach((histogram, index) => {
      for (const [value, count] of histogram.entries()) this.histograms[index].add(value, count);
    });
    other.clear();
  }

  /** Forgets all that was counted, a block in progress included. */
  abandon(): void {
    this.clear();
    this.block.abandon();
  }

  /** Gives the counters back; the tally must not be used any more. */
  release(): void {
    const { layout, labels } = this;
    arena.release(this.countsAt, layout.events * labels);
    arena.release(this.offersAt, labels);
    arena.release(this.optionsAt, layout.phases * this.optionsWidth);
  }

  private clear(): void {
    this.collect();
    this.sums.fill(0);
    for (const histogram of this.histograms) histogram.clear();
  }

  /**
   * Hands over what was counted and starts anew: the sums, then for each histogram the number of its entries and the
   * entries (value, count).
   */
  take(): Float64Array<ArrayBuffer> {
    this.collect();
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

/** Adds `length` counters to sums and sets them to 0. */
function moveCounters(at: number, length: number, sums: Float64Array, to: number): void {
  for (let index = 0; index < length; index++) sums[to + index] += counters[at + index];
  counters.fill(0, at, at + length);
}
