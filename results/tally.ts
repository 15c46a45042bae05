import type { CardCounter, EventKind, State, Variant } from '../engine/game.js';
import { BlockSums } from './block-sums.js';
import { counterArena, counters as counterWords, figureArena, figures } from './figures.js';
import type { HadCards } from './had-cards.js';
import { eventSumsOf, type EventSum } from './event-sums.js';
import { Histogram } from './histogram.js';
import { DECISIONS, SCORES, TURNS, type TallyLayout } from './tally-layout.js';

const counters = counterWords;
const sums = figures;

/** Kinds of announcements are told apart by the bits of a word. */
const MOST_KINDS = 31;

/** Counters are added to the sums, and turns numbered anew, before one could leave 31 bits. */
const MANY = 1 << 20;

/**
 * Counts what happens in games, one after another, block by block, as an observer of their state. Everything counted
 * is a sum of whole numbers: tallies of any split of the blocks add up to the same, to the bit.
 */
export class Tally implements CardCounter {
  readonly cardsOnly = true;
  /** Where the sums begin. */
  private readonly sumsAt: number;
  private readonly histograms: readonly Histogram[];
  private readonly block: BlockSums;

  /** In the sums: amounts by announcement and card. */
  private readonly amountsAt: number;
  /** Where the counters lie: announcements by card, turns a card was offered in, decisions by number of options. */
  private readonly countsAt: number;
  private readonly offersAt: number;
  private readonly optionsAt: number;
  private readonly labels: number;
  private readonly optionsWidth: number;
  /** Whether a label may be offered to a player twice in a turn. */
  private readonly offersTwice: boolean;
  /** A bit an announcement: whether its amount is added up. */
  private readonly withAmounts: number;

  private readonly eventSums: readonly EventSum[];
  private readonly had: HadCards;
  /** By card, then seat: the turn in which it was offered last; where it may be offered twice. */
  private readonly offeredMarkAt: number;
  private readonly pairs: number;
  private turnMark = 0;
  /** The tally whose sums, counters and histograms these are: its own, or that beside which it counts. */
  private readonly whole: Tally;
  /** The tallies that count beside this one. */
  private readonly besides = new Set<Tally>();
  /** Decisions since the counters were last added to the sums. */
  private uncollected = 0;

  /** @param beside a tally of the same layout, to whose sums this one adds; see `beside` */
  constructor(
    protected readonly layout: TallyLayout,
    protected readonly variant: Variant,
    beside: Tally | null = null,
  ) {
    const { players, labels, events, phases, maxOptions } = layout;
    this.whole = beside ?? this;
    this.sumsAt = beside?.sumsAt ?? figureArena.allocate(layout.length);
    this.amountsAt = this.sumsAt + layout.amounts;
    const { scoreScale } = variant.game;
    this.histograms =
      beside?.histograms ??
      Array.from({ length: SCORES + players }, (_, index) => new Histogram(index < SCORES ? 1 : scoreScale));
    this.block = new BlockSums(layout);
    this.labels = labels;
    this.optionsWidth = maxOptions + 1;
    this.countsAt = beside?.countsAt ?? counterArena.allocate(events * labels);
    this.offersAt = beside?.offersAt ?? counterArena.allocate(labels);
    this.optionsAt = beside?.optionsAt ?? counterArena.allocate(phases * (maxOptions + 1));
    this.offersTwice = variant.hasCopies && variant.offersOnce !== true;
    const kinds = variant.game.events;
    if (kinds.length > MOST_KINDS)
      throw new RangeError(`${variant.game.name} has more than ${MOST_KINDS} kinds of events`);
    this.eventSums = eventSumsOf(kinds);
    this.withAmounts = bitsOf(kinds, ({ amount }) => amount !== undefined);
    this.had = this.block.had;
    this.pairs = labels * players;
    this.offeredMarkAt = counterArena.allocate(this.pairs);
  }

  /** A tally for games played beside this one's: it has blocks of its own and adds what it counts to the same sums. */
  beside(): Tally {
    const tally = this.another(this.whole);
    this.whole.besides.add(tally);
    return tally;
  }

  /** A tally of this kind that adds to the sums of another. */
  protected another(whole: Tally): Tally {
    return new Tally(this.layout, this.variant, whole);
  }

  /** Starts a game. */
  startGame(): void {
    if (this.turnMark > MANY) this.forgetOffers();
    this.turnMark++;
    this.block.startGame();
  }

  /** A decision is put to a player. */
  decide(phase: number, options: number): void {
    counters[this.optionsAt + phase * this.optionsWidth + options]++;
  }

  tell(event: number, _player: number, card: number, amount: number): void {
    if (card >= 0) this.count(event, card, amount);
  }

  gain(event: number, player: number, card: number, amount: number): void {
    this.count(event, card, amount);
    this.had.gain(player, card);
  }

  /** Most events have no amount, and most of those say so by a constant: then nothing is asked. */
  private count(event: number, card: number, amount: number): void {
    const at = event * this.labels + card;
    counters[this.countsAt + at]++;
    if (amount !== 0 && ((this.withAmounts >>> event) & 1) !== 0) sums[this.amountsAt + at] += amount;
  }

  tellOften(event: number, card: number, times: number): void {
    counters[this.countsAt + event * this.labels + card] += times;
  }

  offer(player: number, words: Int32Array, from: number, count: number): void {
    if (this.offersTwice) {
      this.offerCopies(player, words, from, count);
      return;
    }
    const offers = this.offersAt;
    for (let at = from; at < from + count; at++) counters[offers + words[at]]++;
  }

  offerOften(card: number, turns: number): void {
    counters[this.offersAt + card] += turns;
  }

  /** With several copies, a label may be offered twice in a turn: it counts once. */
  private offerCopies(player: number, words: Int32Array, from: number, count: number): void {
    for (let at = from; at < from + count; at++) {
      const mark = this.offeredMarkAt + player * this.labels + words[at];
      // 1 where the mark is of a turn before: no branch that cannot be predicted.
      counters[this.offersAt + words[at]] += (counters[mark] - this.turnMark) >>> 31;
      counters[mark] = this.turnMark;
    }
  }

  turnEnded(_turn: number, _player: number): void {
    this.turnMark++;
  }

  /** Ends a game; `seating` gives for each seat the place of its agent. */
  endGame(state: State, seating: readonly number[], decisions: number): void {
    const { layout, sumsAt, histograms, block } = this;
    sums[sumsAt + layout.games]++;
    sums[sumsAt + layout.decisions] += decisions;
    if (state.truncated) sums[sumsAt + layout.truncated]++;
    histograms[TURNS].add(state.turn);
    histograms[DECISIONS].add(decisions);
    block.endGame(state, seating);
    for (let seat = 0; seat < layout.players; seat++) histograms[SCORES + seat].add(block.scoreOf(seat));
    const { whole } = this;
    whole.uncollected += decisions + state.turn;
    if (whole.uncollected > MANY) whole.collect();
  }

  /** Ends a block: its sums and their products join the tally's. */
  endBlock(): void {
    this.block.endBlock(this.sumsAt);
  }

  /** Adds the counters to the sums. */
  private collect(): void {
    const { layout, sumsAt, labels } = this;
    moveCounters(this.countsAt, layout.events * labels, sumsAt + layout.counts);
    moveCounters(this.offersAt, labels, sumsAt + layout.offers);
    moveCounters(this.optionsAt, layout.phases * this.optionsWidth, sumsAt + layout.options);
    this.uncollected = 0;
  }

  /** Adds all that was counted to the sums. No block is in progress, beside this tally either. */
  private addUp(): void {
    this.block.addUp(this.sumsAt);
    for (const tally of this.besides) tally.block.addUp(this.sumsAt);
    this.collect();
    for (const { event, parts } of this.eventSums) this.addUpEvents(event, parts);
  }

  /** Sets the counts of an event that is the sum of others: it was told of those. */
  private addUpEvents(event: number, parts: readonly number[]): void {
    const { sumsAt, labels } = this;
    const counts = sumsAt + this.layout.counts;
    for (let card = 0; card < labels; card++) {
      sums[counts + event * labels + card] = parts.reduce((sum, part) => sum + sums[counts + part * labels + card], 0);
    }
  }

  private forgetOffers(): void {
    counters.fill(0, this.offeredMarkAt, this.offeredMarkAt + this.pairs);
    this.turnMark = 0;
  }

  /** Takes over what another tally of the same layout, between blocks, has counted; the other starts anew. */
  absorb(other: Tally): void {
    other.addUp();
    for (let at = 0; at < this.layout.length; at++) sums[this.sumsAt + at] += sums[other.sumsAt + at];
    other.histograms.forEach((histogram, index) => {
      for (const [value, count] of histogram.entries()) this.histograms[index].add(value, count);
    });
    other.clear();
  }

  /** Forgets all that was counted, tallies beside it included, and the block in progress. */
  abandon(): void {
    this.whole.clear();
    this.block.abandon();
  }

  /** Gives the memory back: what is its own, after that of the tallies beside it. It must not be used any more. */
  release(): void {
    const { layout, labels, pairs } = this;
    counterArena.release(this.offeredMarkAt, pairs);
    this.block.release();
    this.whole.besides.delete(this);
    if (this.whole !== this) return;
    counterArena.release(this.countsAt, layout.events * labels);
    counterArena.release(this.offersAt, labels);
    counterArena.release(this.optionsAt, layout.phases * this.optionsWidth);
    figureArena.release(this.sumsAt, layout.length);
  }

  private clear(): void {
    this.collect();
    sums.fill(0, this.sumsAt, this.sumsAt + this.layout.length);
    for (const histogram of this.histograms) histogram.clear();
  }

  /**
   * Hands over what was counted and starts anew: the sums, then for each histogram the number of its entries and the
   * entries (value, count).
   */
  take(): Float64Array<ArrayBuffer> {
    this.addUp();
    const entries = this.histograms.map((histogram) => histogram.entries());
    const length = entries.reduce((sum, list) => sum + 1 + list.length * 2, this.layout.length);
    const taken = new Float64Array(length);
    taken.set(sums.subarray(this.sumsAt, this.sumsAt + this.layout.length));
    let at = this.layout.length;
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

/** A word with a bit for each kind of announcement that fulfils the condition. */
function bitsOf(kinds: readonly EventKind[], condition: (kind: EventKind) => boolean): number {
  return kinds.reduce((bits, kind, event) => bits | (Number(condition(kind)) << event), 0);
}

/** Adds `length` counters to the sums from `to` on and sets them to 0. */
function moveCounters(at: number, length: number, to: number): void {
  for (let index = 0; index < length; index++) sums[to + index] += counters[at + index];
  counters.fill(0, at, at + length);
}
