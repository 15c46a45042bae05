import { z } from 'zod';
import type { WrittenPart } from '../../results/csv-stream.js';
import type { SavedTotals } from '../../results/totals.js';
import type { Skipped } from '../failure.js';

/** What a record of a run's checkpoint says: chunks that were completed one after another, and what they count. */
export interface ProgressRecord {
  readonly run: number;
  /** The chunks from … to − 1. */
  readonly from: number;
  readonly to: number;
  readonly totals: SavedTotals;
  /** Blocks left out of these chunks. */
  readonly skipped: Skipped;
  /** Seconds played up to here, in all. */
  readonly seconds: number;
  /** How much of `games.csv` is written up to here, where rows are wanted. */
  readonly rows: WrittenPart | null;
}

const count = z.int().min(0);
const whole = z.union([z.int(), z.string().regex(/^-?\d{1,400}$/)]);
const place = z.strictObject({ run: count, chunk: count, block: count, seating: count, seat: z.int().min(-1) });
const failure = z.strictObject({ failed: z.literal(true), place, message: z.string(), stack: z.string() });

const SCHEMA: z.ZodType<ProgressRecord> = z.strictObject({
  run: count,
  from: count,
  to: count,
  totals: z.strictObject({
    sums: z.array(whole),
    histograms: z.array(z.array(z.tuple([z.number(), whole]))),
  }),
  skipped: z.strictObject({ blocks: count, examples: z.array(failure) }),
  seconds: z.number().min(0),
  rows: z.strictObject({ bytes: count, crc: count }).nullable(),
});

/** A record's text. */
export function progressText(record: ProgressRecord): string {
  return JSON.stringify(record);
}

/** The record of a text; null where it is none. */
export function parseProgress(text: string): ProgressRecord | null {
  try {
    return SCHEMA.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
