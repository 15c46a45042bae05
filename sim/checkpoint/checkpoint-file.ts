import { open, type FileHandle } from 'node:fs/promises';
import { writeWhole } from '../../results/whole-file.js';
import { readRecords, RecordWriter, writerAfter } from './records.js';
import { bytesOf } from './state-file.js';

/** A file of records that grows record by record, each on the disk before the next is written. */
export class CheckpointFile {
  private constructor(
    private readonly path: string,
    private readonly identity: object,
    private file: FileHandle,
    private writer: RecordWriter,
    /** Where the next record goes. */
    private end: number,
    private count: number,
  ) {}

  /** Begins a file, in place of one that may be there. */
  static async create(path: string, identity: object): Promise<CheckpointFile> {
    const { writer, end } = await writeRecords(path, identity, []);
    return new CheckpointFile(path, identity, await open(path, 'r+'), writer, end, 0);
  }

  /**
   * Opens a file, or begins one where there is none. Its records are handed to `accept` until it declines one; that
   * one and all after it are cut off, as is a torn one.
   *
   * @throws CheckpointRefusal where the file is of something else (the message names the difference), or damaged
   */
  static async reopen(path: string, identity: object, accept: (payload: string) => boolean): Promise<CheckpointFile> {
    const bytes = await bytesOf(path);
    if (bytes === null) return CheckpointFile.create(path, identity);
    const stored = readRecords(bytes, identity);
    const declined = stored.findIndex(({ payload }) => !accept(payload.toString()));
    const accepted = declined < 0 ? stored : stored.slice(0, declined);
    const last = accepted.at(-1);
    if (last === undefined) return CheckpointFile.create(path, identity);
    const file = await open(path, 'r+');
    await file.truncate(last.end);
    return new CheckpointFile(path, identity, file, writerAfter(bytes, last.end), last.end, accepted.length);
  }

  /** Records in the file, those that are being written included. */
  get records(): number {
    return this.count;
  }

  async append(payload: string): Promise<void> {
    const bytes = this.writer.record(payload);
    let done = 0;
    while (done < bytes.length) {
      done += (await this.file.write(bytes, done, bytes.length - done, this.end + done)).bytesWritten;
    }
    this.end += bytes.length;
    this.count++;
    await this.file.datasync();
    if ((await this.file.stat()).nlink === 0) throw new Vanished(this.path);
  }

  /** Replaces all records, at once. */
  async rewrite(payloads: readonly string[]): Promise<void> {
    const { writer, end } = await writeRecords(this.path, this.identity, payloads);
    await this.file.close();
    this.file = await open(this.path, 'r+');
    this.writer = writer;
    this.end = end;
    this.count = payloads.length;
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}

async function writeRecords(
  path: string,
  identity: object,
  payloads: readonly string[],
): Promise<{ readonly writer: RecordWriter; readonly end: number }> {
  const writer = new RecordWriter();
  const content = Buffer.concat([writer.begin(identity), ...payloads.map((payload) => writer.record(payload))]);
  await writeWhole(path, content);
  return { writer, end: content.length };
}

/** The file was removed while it was being written. */
class Vanished extends Error {
  readonly code = 'ENOENT';
  readonly syscall = 'write';

  constructor(readonly path: string) {
    super(`${path} was removed`);
  }
}
