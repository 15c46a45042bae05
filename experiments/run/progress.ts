import { Presets, SingleBar } from 'cli-progress';

/** Shows on a terminal how far a run is; silent elsewhere. */
export class Progress {
  private readonly bar: SingleBar | null;
  private readonly started = performance.now();
  private games = 0;

  /**
   * @param total games in all
   * @param earlier games of them that were done in an earlier sitting
   */
  constructor(
    total: number,
    quiet: boolean,
    private readonly earlier: number,
  ) {
    if (quiet || !process.stderr.isTTY) {
      this.bar = null;
      return;
    }
    this.bar = new SingleBar(
      {
        format: ' {bar} {value} of {total} games, {rate} games/s, {left} left',
        stream: process.stderr,
        clearOnComplete: true,
        hideCursor: true,
        etaBuffer: 50,
        barsize: 24,
      },
      Presets.shades_classic,
    );
    this.bar.start(total, earlier, { rate: '–', left: '–' });
  }

  /** So many more games are done. */
  add(games: number): void {
    this.games += games;
    if (this.bar === null) return;
    const rate = this.games / this.seconds;
    const done = this.earlier + this.games;
    const left = (this.bar.getTotal() - done) / rate;
    this.bar.update(done, { rate: Math.round(rate).toLocaleString('en'), left: durationText(left) });
  }

  /** Takes the bar off the screen. */
  stop(): void {
    this.bar?.stop();
  }

  private get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }
}

/** A time as people say it: `4 s`, `3 min 20 s`, `2 h 5 min`. */
export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
