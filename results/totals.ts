import { SCORES, type TallyLayout } from './tally-layout.js';

/** Whole numbers up to here are added exactly in floating point. */
const EXACT = 2 ** 52;

/** The tallies of many chunks, added up exactly, whatever the number of games. */
export class Totals {
  /** What has been added lately, in floating point while that is exact; the rest is in `high`. */
  private readonly low: Float64Array;
  private readonly high: bigint[];
  private readonly histograms: readonly Map<number, bigint>[];

  constructor(readonly layout: TallyLayout) {
    this.low = new Float64Array(layout.length);
    this.high = Array.from({ length: layout.length }, () => 0n);
    this.histograms = Array.from({ length: SCORES + layout.players }, () => new Map<number, bigint>());
  }

  /** Adds what `Tally.take` handed over; the order of adding does not matter. */
  add(taken: Float64Array): void {
    const { low, high } = this;
    for (let at = 0; at < low.length; at++) {
      const sum = low[at] + taken[at];
      if (sum < EXACT && sum > -EXACT) {
        low[at] = sum;
      } else {
        high[at] += BigInt(low[at]) + BigInt(taken[at]);
        low[at] = 0;
      }
    }
    let at = low.length;
    for (const histogram of this.histograms) {
      for (let left = taken[at++]; left > 0; left--) {
        const value = taken[at++];
        histogram.set(value, (histogram.get(value) ?? 0n) + BigInt(taken[at++]));
      }
    }
  }

  /** The sum at a place of the layout. */
  sum(at: number): bigint {
    return this.high[at] + BigInt(this.low[at]);
  }

  /** The sum at a place that holds a count, as a number. */
  count(at: number): number {
    return Number(this.sum(at));
  }

  /** A histogram's values and counts, in ascending order of the values. */
  histogram(index: number): [value: number, count: bigint][] {
    return [...this.histograms[index]].sort(([a], [b]) => a - b);
  }
}
