import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../file/input-error.js';
import { makeFolder } from './make-folder.js';

/** The file from which an interrupted run goes on. */
export const CHECKPOINT = 'checkpoint';

/** The table with a row for each game. */
export const GAMES_TABLE = 'games.csv';

const MANIFEST = 'manifest.json';

/** The ending of files that are not whole yet. */
const UNFINISHED = '.part';

/** Where a run's tables go, and what is there. */
export interface RunFolder {
  readonly path: string;
  /** Files a former run left, that this one may not write again. */
  readonly former: readonly string[];
}

/** What may be done with a folder that holds something. */
export interface Claim {
  /** Replace what is there. */
  readonly force: boolean;
  /** Go on with an interrupted run. */
  readonly resume: boolean;
  /** Whether a finished run of that fingerprint is this very one. */
  readonly isFinished: (fingerprint: unknown) => Promise<boolean>;
}

/**
 * Claims the folder of a run: makes it where there is none. Returns null where this very run is finished there already
 * and was to be gone on with.
 *
 * @throws InputError where another run is there
 */
export async function claimRunFolder(path: string, { force, resume, isFinished }: Claim): Promise<RunFolder | null> {
  const names = await listFolder(path);
  const interrupted = names.includes(CHECKPOINT);
  const isRun = interrupted || names.includes(MANIFEST) || names.every((name) => name.endsWith(UNFINISHED));
  if (!isRun)
    throw new InputError(path, [
      { path: [], message: 'the folder holds other files; a run takes a folder of its own' },
    ]);
  const goesOn = resume && (interrupted || names.every((name) => name.endsWith(UNFINISHED)));
  if (names.length > 0 && !force && !goesOn) {
    if (resume && names.includes(MANIFEST) && (await isFinished(await fingerprintIn(path)))) return null;
    throw new InputError(path, [{ path: [], message: refusal(interrupted) }]);
  }
  await makeFolder(path);
  if (force && !resume) await removeUnfinished(path);
  return { path, former: names.filter((name) => name.endsWith('.csv') || name === MANIFEST) };
}

function refusal(interrupted: boolean): string {
  return interrupted
    ? 'the folder holds an interrupted run; --resume goes on with it, --force begins anew, --out DIR takes another folder'
    : 'the folder holds a run already; --force replaces it, --out DIR takes another folder';
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

/** The fingerprint in the manifest of a finished run; undefined where it has none. */
async function fingerprintIn(path: string): Promise<unknown> {
  try {
    const { fingerprint }: { fingerprint?: unknown } = JSON.parse(await readFile(join(path, MANIFEST), 'utf8'));
    return fingerprint;
  } catch {
    return undefined;
  }
}

/** Removes the checkpoint of a run whose tables and manifest are in place, and tables that a former run left. */
export async function finishRunFolder({ path, former }: RunFolder, written: readonly string[]): Promise<void> {
  for (const name of former) {
    if (!written.includes(name)) await rm(join(path, basename(name)), { force: true });
  }
  await removeUnfinished(path);
}

/** Removes what a run has left that has no results. */
export async function dropRun(path: string): Promise<void> {
  await removeUnfinished(path);
  await rm(join(path, GAMES_TABLE), { force: true });
}

/** Removes the checkpoint and what is not whole. */
export async function removeUnfinished(path: string): Promise<void> {
  for (const name of await listFolder(path)) {
    if (name === CHECKPOINT || name.endsWith(UNFINISHED)) await rm(join(path, name), { force: true });
  }
}

/** Whether there is something to go on from. */
export async function hasCheckpoint(path: string): Promise<boolean> {
  return (await listFolder(path).catch((): string[] => [])).includes(CHECKPOINT);
}

/** Leaves no empty folder behind after a run that wrote nothing. */
export async function dropIfEmpty(path: string): Promise<void> {
  const names = await listFolder(path).catch(() => null);
  if (names?.length === 0) await rm(path, { recursive: true, force: true }).catch(() => undefined);
}
