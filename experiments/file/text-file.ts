import { constants, type FileHandle, open } from 'node:fs/promises';
import { faultCode } from '../../results/fault-code.js';
import { InputError } from './input-error.js';

/** Nothing that a person writes is larger: experiment files, decks. */
const MOST_BYTES = 1_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ELOOP: 'is a link that leads nowhere',
  ENAMETOOLONG: 'is too long a name',
};

/** Reads a text file (UTF-8, a byte-order mark dropped) of at most MOST_BYTES; throws InputError where it cannot. */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong(path, 'is no UTF-8 text; save it as UTF-8 (spreadsheets call it "CSV UTF-8")');
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  let file: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for its writer.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = await file.stat();
    if (stat.isDirectory()) throw wrong(path, 'is a folder; a file was expected');
    if (!stat.isFile()) throw wrong(path, 'is no ordinary file');
    if (stat.size > MOST_BYTES) {
      throw wrong(path, `has ${stat.size} bytes; at most ${MOST_BYTES} are read`);
    }
    return await file.readFile();
  } catch (error) {
    throw error instanceof InputError ? error : wrong(path, reasonOf(error));
  } finally {
    await file?.close();
  }
}

/** Why a file could not be read, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[faultCode(error) ?? ''] ?? error.message.split('\n', 1)[0];
}

function wrong(path: string, message: string): InputError {
  return new InputError(path, [{ path: [], message }]);
}
