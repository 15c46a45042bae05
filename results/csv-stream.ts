import { open, rename, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { csvOf, csvRows } from './csv.js';
import { faultCode } from './fault-code.js';
import { fileCrc } from './file-crc.js';
import type { Cell, Column } from './table.js';

/** How much of a file is written, and the CRC-32 of that. */
export interface WrittenPart {
  readonly bytes: number;
  readonly crc: number;
}

/** A CSV file written row by row, under a temporary name until it is finished. */
export class CsvStream {
  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    private part: WrittenPart,
  ) {}

  static async create(path: string, columns: readonly Column[]): Promise<CsvStream> {
    const file = await open(`${path}.part`, 'w');
    const stream = new CsvStream(path, file, { bytes: 0, crc: 0 });
    await stream.append(csvOf({ columns, rows: [] }));
    return stream;
  }

  /** Goes on after a part that was written earlier, dropping what came after it; null where that part is not there. */
  static async reopen(path: string, part: WrittenPart): Promise<CsvStream | null> {
    for (const name of [`${path}.part`, path]) {
      const file = await openIfThere(name);
      if (file === null) continue;
      if ((await fileCrc(file, part.bytes)) === part.crc) {
        await file.truncate(part.bytes);
        if (name === path) await rename(path, `${path}.part`);
        return new CsvStream(path, file, part);
      }
      await file.close();
    }
    return null;
  }

  async write(rows: readonly (readonly Cell[])[]): Promise<void> {
    await this.append(csvRows(rows));
  }

  private async append(text: string): Promise<void> {
    const { bytes, crc } = this.part;
    const content = Buffer.from(text);
    let done = 0;
    while (done < content.length) {
      done += (await this.file.write(content, done, content.length - done, bytes + done)).bytesWritten;
    }
    this.part = { bytes: bytes + content.length, crc: crc32(content, crc) };
  }

  /** What is written so far. */
  get written(): WrittenPart {
    return this.part;
  }

  /** Sees to it that what is written is on the disk. */
  async sync(): Promise<void> {
    await this.file.datasync();
  }

  /** Ends the writing; what was written stays under its temporary name, to go on with later or to be finished. */
  async close(): Promise<void> {
    await this.file.close();
  }

  /** Gives the file, closed and on the disk, its name. */
  async finish(): Promise<void> {
    await rename(`${this.path}.part`, this.path);
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  }
}
