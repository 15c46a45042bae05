import { SCORES, type TallyLayout } from './tally-layout.js';

/** Whole numbers up to here are added exactly in floating point. */
const EXACT = 2 ** 52;

/** Totals as plain data, for a file: sums and histograms (value, count), as texts where a number would not be exact. */
export interface SavedTotals {
  readonly sums: readonly Saved[];
  readonly histograms: readonly (readonly (readonly [value: number, count: Saved])[])[];
}

/** A whole number. */
export type Saved = number | string;

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

  /** What has been added so far. */
  save(): SavedTotals {
    return {
      sums: this.high.map((_, at) => saved(this.sum(at))),
      histograms: this.histograms.map((histogram) => [...histogram].map(([value, count]) => [value, saved(count)])),
    };
  }

  /** Adds what was saved of totals; false, and nothing is added, where their layout was another. */
  addSaved({ sums, histograms }: SavedTotals): boolean {
    if (sums.length !== this.high.length || histograms.length !== this.histograms.length) return false;
    sums.forEach((sum, at) => (this.high[at] += BigInt(sum)));
    for (const [index, entries] of histograms.entries()) {
      const histogram = this.histograms[index];
      for (const [value, count] of entries) histogram.set(value, (histogram.get(value) ?? 0n) + BigInt(count));
    }
    return true;
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

function saved(sum: bigint): Saved {
  const number = Number(sum);
  return Number.isSafeInteger(number) ? number : String(sum);
}
