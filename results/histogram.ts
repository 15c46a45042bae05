/** Multiples of a step in this window are counted in an array, other values in a map. */
const WINDOW_START = -1024;
const WINDOW_LENGTH = 5120;

/** An exact histogram of whole numbers: any value, counts exact to 2^53. */
export class Histogram {
  private readonly window = new Float64Array(WINDOW_LENGTH);
  private readonly rest = new Map<number, number>();

  /** @param step most values are multiples of it: 1, or the scale of scores */
  constructor(private readonly step = 1) {}

  add(value: number, count = 1): void {
    const steps = (value / this.step) | 0;
    const index = steps - WINDOW_START;
    if (index >= 0 && index < WINDOW_LENGTH && steps * this.step === value) this.window[index] += count;
    else this.rest.set(value, (this.rest.get(value) ?? 0) + count);
  }

  /** Value and count of every value that occurred, in ascending order. */
  entries(): [value: number, count: number][] {
    const entries = [...this.rest];
    for (let index = 0; index < WINDOW_LENGTH; index++) {
      if (this.window[index] > 0) entries.push([(index + WINDOW_START) * this.step, this.window[index]]);
    }
    return entries.sort(([a], [b]) => a - b);
  }

  clear(): void {
    this.window.fill(0);
    this.rest.clear();
  }
}
