import { decisionsInProgress, type Decision, type Place } from './whereabouts.js';

/** Looks at the workers so many times within the time that a decision may take. */
const LOOKS = 8;

/** The same decision has to be seen so often at the least: a main thread that was held up itself proves nothing. */
const LEAST_SIGHTINGS = 4;

interface Sighting {
  readonly mark: string;
  readonly since: number;
  count: number;
}

/** Watches workers through their cells for decisions that take too long. */
export class Watch {
  private readonly sightings = new Map<number, Sighting>();
  private readonly timer: NodeJS.Timeout;

  /**
   * @param timeout milliseconds that a decision may take
   * @param minds whether the decision at a place is limited
   * @param onOverdue told of a decision that takes longer, once
   */
  constructor(
    private readonly cells: SharedArrayBuffer,
    private readonly timeout: number,
    private readonly minds: (place: Place) => boolean,
    private readonly onOverdue: (place: Place) => void,
  ) {
    this.timer = setInterval(() => this.look(), Math.min(1000, Math.max(5, timeout / LOOKS)));
    this.timer.unref();
  }

  private look(): void {
    const now = performance.now();
    for (const decision of decisionsInProgress(this.cells)) {
      const { since, count } = this.sight(decision, now);
      if (now - since < this.timeout || count < LEAST_SIGHTINGS || !this.minds(decision.place)) continue;
      this.sightings.delete(decision.cell);
      this.onOverdue(decision.place);
    }
  }

  private sight({ cell, mark }: Decision, now: number): Sighting {
    const earlier = this.sightings.get(cell);
    const sighting = earlier?.mark === mark ? earlier : { mark, since: now, count: 0 };
    sighting.count++;
    this.sightings.set(cell, sighting);
    return sighting;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
