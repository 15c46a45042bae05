import { crc32 } from 'node:zlib';
import { differencesOf } from './difference.js';

/** The first line of every such file; its number is raised when what follows is laid out differently. */
const FIRST_LINE = 'salon checkpoint 1\n';

/** Before each payload stand its length in bytes and a CRC-32, each 4 bytes, the low one first. */
const HEAD = 8;

/** A file that cannot be gone on from: of something else, or damaged. */
export class CheckpointRefusal extends Error {}

/** Whether a file begins as a checkpoint of this or another version of the lab does. */
export function isCheckpoint(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, FIRST_LINE.length).startsWith('salon checkpoint ');
}

/** Records to be appended, one after another: the checksum of each follows from those before it. */
export class RecordWriter {
  private crc = 0;

  /** The beginning of a file: what it is of. */
  begin(identity: object): Buffer {
    return Buffer.concat([Buffer.from(FIRST_LINE), this.record(JSON.stringify(identity))]);
  }

  /** The next record, as it stands in the file. */
  record(payload: string | Uint8Array): Buffer {
    const bytes = Buffer.from(payload);
    const head = Buffer.alloc(HEAD);
    this.crc = crc32(bytes, this.crc);
    head.writeUInt32LE(bytes.length, 0);
    head.writeUInt32LE(this.crc, 4);
    return Buffer.concat([head, bytes]);
  }
}

/** A record that was read whole. */
export interface StoredRecord {
  readonly payload: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

/**
 * The whole records of a file, from its beginning to the first that is torn or damaged, without the one that says what
 * it is of.
 *
 * @throws CheckpointRefusal where it is of something else (the message names the difference), or its beginning damaged
 */
export function readRecords(bytes: Buffer, identity: object): StoredRecord[] {
  const firstLine = Buffer.from(FIRST_LINE);
  if (!bytes.subarray(0, firstLine.length).equals(firstLine)) {
    throw new CheckpointRefusal('is no checkpoint of this version of the lab, or its beginning is damaged');
  }
  const [first, ...rest] = wholeRecords(bytes, firstLine.length);
  if (first === undefined) throw new CheckpointRefusal('is damaged at its beginning');
  // What the checksum agrees with was written by `begin`.
  const stored: unknown = JSON.parse(first.payload.toString());
  const differences = differencesOf(stored, JSON.parse(JSON.stringify(identity)));
  if (differences.length > 0) throw new CheckpointRefusal(`is of another experiment: ${differences.join('; ')}`);
  return rest;
}

function* wholeRecords(bytes: Buffer, from: number): Generator<StoredRecord> {
  let crc = 0;
  for (let at = from; at + HEAD <= bytes.length;) {
    const end = at + HEAD + bytes.readUInt32LE(at);
    if (end > bytes.length) return;
    const payload = bytes.subarray(at + HEAD, end);
    crc = crc32(payload, crc);
    if (crc !== bytes.readUInt32LE(at + 4)) return;
    yield { payload, end };
    at = end;
  }
}

/** A writer that goes on after records that were read. */
export function writerAfter(bytes: Buffer, end: number): RecordWriter {
  const writer = new RecordWriter();
  for (const { payload, end: at } of wholeRecords(bytes, FIRST_LINE.length)) {
    if (at > end) break;
    writer.record(payload);
  }
  return writer;
}
