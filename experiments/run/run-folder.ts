import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../file/input-error.js';

/** Where a run's tables go, and whether what is there may be replaced. */
export interface RunFolder {
  readonly path: string;
  /** Files a former run left, that this one may not write again. */
  readonly former: readonly string[];
}

/**
 * Claims the folder of a run: makes it where there is none. One that holds anything is refused unless `force`.
 *
 * @throws InputError where a run is there already
 */
export async function claimRunFolder(path: string, force: boolean): Promise<RunFolder> {
  const former = await listFolder(path);
  if (former.length > 0 && !force) {
    const message = `the folder holds a run already; --force replaces it, --out DIR takes another folder`;
    throw new InputError(path, [{ path: [], message }]);
  }
  await mkdir(path, { recursive: true });
  return { path, former: former.filter((name) => name.endsWith('.csv') || name === 'manifest.json') };
}

async function listFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Removes tables that a former run left and this one did not write. */
export async function removeLeftovers({ path, former }: RunFolder, written: readonly string[]): Promise<void> {
  for (const name of former) {
    if (!written.includes(name)) await rm(join(path, basename(name)), { force: true });
  }
}

/** Leaves no empty folder behind after a run that wrote nothing. */
export async function dropIfEmpty(path: string): Promise<void> {
  if ((await listFolder(path)).length === 0) await rm(path, { recursive: true, force: true });
}
