import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultCode } from '../../results/fault-code.js';
import { fileCrc } from '../../results/file-crc.js';
import { isMapping } from '../file/fields.js';
import { sumText, type FileSums } from './file-sums.js';

/** The file that says what a run was. */
export const MANIFEST = 'manifest.json';

/** What the manifest of a finished run says of it. */
export interface FinishedRun {
  readonly fingerprint: string;
  readonly files: FileSums;
}

/** The finished run in a folder; null where there is none, or its manifest is of something else. */
export async function finishedRunIn(folder: string): Promise<FinishedRun | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  });
  const manifest = text === null ? null : parsed(text);
  if (!isMapping(manifest)) return null;
  const { salon, fingerprint, files } = manifest;
  return typeof salon === 'string' && typeof fingerprint === 'string' && isSums(files) ? { fingerprint, files } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSums(files: unknown): files is FileSums {
  return (
    isMapping(files) && Object.entries(files).every(([name, sum]) => /^\w+\.csv$/.test(name) && typeof sum === 'string')
  );
}

/** The first of a run's tables that is missing or was changed; undefined: all are as they were written. */
export async function changedTable(folder: string, { files }: FinishedRun): Promise<string | undefined> {
  for (const [name, sum] of Object.entries(files)) {
    if ((await sumOf(join(folder, name))) !== sum) return name;
  }
  return undefined;
}

async function sumOf(path: string): Promise<string | null> {
  const file = await open(path).catch((error: unknown) => {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const crc = await fileCrc(file);
    return crc === null ? null : sumText(crc);
  } finally {
    await file.close();
  }
}
