import type { CsvStream, WrittenPart } from '../../results/csv-stream.js';
import type { TallyLayout } from '../../results/tally-layout.js';
import { Totals } from '../../results/totals.js';
import { addSkipped, joinSkipped, NONE_SKIPPED, type Skipped } from '../failure.js';
import type { ChunkResult } from '../player.js';
import { CheckpointFile } from './checkpoint-file.js';
import { parseProgress, progressText, type ProgressRecord } from './progress.js';

/** Milliseconds between two records: a kill costs no more, and writing takes next to nothing of a run's time. */
const INTERVAL = 1000;

/** Beyond so many records they are made one for each run, so that the file stays small however long the run is. */
const MOST_RECORDS = 64;

/** What has been played of one run of a plan. */
interface RunState {
  readonly totals: Totals;
  /** Chunks completed: 0 … done − 1. */
  done: number;
  skipped: Skipped;
}

/** What has been added to a run since the last record. */
interface Unsaved {
  readonly run: number;
  readonly from: number;
  readonly totals: Totals;
  skipped: Skipped;
}

/**
 * The account of a plan's completed chunks: added up in memory, and kept in a file from which an interrupted run goes
 * on. A record is appended at most once a second and covers what was completed since the last.
 */
export class Journal {
  private readonly runs: readonly RunState[];
  private readonly started = performance.now();
  private file: CheckpointFile | null = null;
  private rows: CsvStream | null = null;
  private rowsAt: WrittenPart | null = null;
  private earlierSeconds = 0;
  private unsaved: Unsaved | null = null;
  private lastSave = performance.now() - INTERVAL;
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> = Promise.resolve();
  private fault: { readonly error: unknown } | null = null;

  private constructor(private readonly layouts: readonly TallyLayout[]) {
    this.runs = layouts.map((layout) => ({ totals: new Totals(layout), done: 0, skipped: NONE_SKIPPED }));
  }

  /**
   * Opens the account of a plan.
   *
   * @param path of the file
   * @param identity plain data: everything that decides the result
   * @param layouts of the tallies of each run
   * @param resume whether to go on from the file, if there is one; else it is begun anew
   * @throws CheckpointRefusal where the file is of another experiment (the message names the difference), or damaged
   */
  static async open(path: string, identity: object, layouts: readonly TallyLayout[], resume: boolean) {
    const journal = new Journal(layouts);
    journal.file = resume
      ? await CheckpointFile.reopen(path, identity, (payload) => journal.take(payload))
      : await CheckpointFile.create(path, identity);
    return journal;
  }

  /** Adds what a record says, unless it does not follow on what was read before. */
  private take(payload: string): boolean {
    const record = parseProgress(payload);
    const state = record === null ? undefined : this.runs[record.run];
    if (record === null || state === undefined) return false;
    if (record.from !== state.done || record.to <= record.from || !state.totals.addSaved(record.totals)) return false;
    state.done = record.to;
    state.skipped = joinSkipped(state.skipped, record.skipped);
    this.earlierSeconds = record.seconds;
    this.rowsAt = record.rows;
    return true;
  }

  /** Chunks of a run that are completed: 0 … done − 1. */
  done(run: number): number {
    return this.runs[run].done;
  }

  totals(run: number): Totals {
    return this.runs[run].totals;
  }

  skipped(run: number): Skipped {
    return this.runs[run].skipped;
  }

  /** How much of `games.csv` belongs to the completed chunks; null where there are none, or no rows. */
  get rowsWritten(): WrittenPart | null {
    return this.rowsAt;
  }

  /** Seconds played, earlier sittings included. */
  get seconds(): number {
    return this.earlierSeconds + (performance.now() - this.started) / 1000;
  }

  /** Says where the rows of chunks are written; they are put on the disk before the chunks they belong to. */
  keepRowsIn(rows: CsvStream): void {
    this.rows = rows;
  }

  /**
   * Takes in the next chunk of a run, whose rows have been written.
   *
   * @throws what an earlier attempt to write the file has thrown
   */
  add(run: number, { tally, skipped }: ChunkResult): void {
    if (this.fault !== null) throw this.fault.error;
    if (this.unsaved?.run !== run) this.save();
    const state = this.runs[run];
    this.unsaved ??= { run, from: state.done, totals: new Totals(this.layouts[run]), skipped: NONE_SKIPPED };
    for (const account of [state, this.unsaved]) {
      account.totals.add(tally);
      account.skipped = addSkipped(account.skipped, skipped);
    }
    state.done++;
    this.rowsAt = this.rows?.written ?? null;
    const due = this.lastSave + INTERVAL - performance.now();
    this.timer ??= setTimeout(() => this.save(), Math.max(0, due));
  }

  /** Begins to write what was added since the last record, as it is at this moment. */
  private save(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.unsaved === null) return;
    const { run, from, totals, skipped } = this.unsaved;
    this.unsaved = null;
    this.lastSave = performance.now();
    const last = progressText(this.record(run, from, { totals, skipped, done: this.runs[run].done }));
    const merged = this.file !== null && this.file.records >= MOST_RECORDS ? this.merged() : null;
    this.saving = this.saving
      .then(() => this.write(last, merged))
      .catch((error: unknown) => {
        this.fault ??= { error };
      });
  }

  private async write(last: string, merged: readonly string[] | null): Promise<void> {
    if (this.file === null || this.fault !== null) return;
    await this.rows?.sync();
    if (merged === null) await this.file.append(last);
    else await this.file.rewrite(merged);
  }

  /** One record for each run that has been begun. */
  private merged(): string[] {
    return this.runs.flatMap((state, run) => (state.done === 0 ? [] : [progressText(this.record(run, 0, state))]));
  }

  private record(run: number, from: number, { totals, skipped, done }: RunState): ProgressRecord {
    const { seconds, rowsAt: rows } = this;
    return { run, from, to: done, totals: totals.save(), skipped, seconds, rows };
  }

  /**
   * Puts everything added on the disk and closes the file.
   *
   * @throws what an attempt to write the file has thrown
   */
  async close(): Promise<void> {
    this.save();
    await this.saving;
    await this.file?.close();
    this.file = null;
    if (this.fault !== null) throw this.fault.error;
  }
}
