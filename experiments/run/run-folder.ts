import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { faultCode } from '../../results/fault-code.js';
import { InputError } from '../file/input-error.js';
import { FolderLock, LOCK, refuseIfInUse } from './folder-lock.js';
import { makeFolder } from './make-folder.js';

/** The file from which an interrupted run goes on. */
export const CHECKPOINT = 'checkpoint';

/** The table with a row for each game. */
export const GAMES_TABLE = 'games.csv';

const MANIFEST = 'manifest.json';

/** The ending of files that are not whole yet. */
const UNFINISHED = '.part';

/** Where a run's tables go, and what is there. No other process writes there until it is released. */
export interface RunFolder {
  readonly path: string;
  /** Files a former run left, that this one may not write again. */
  readonly former: readonly string[];
  readonly lock: FolderLock;
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
 * @throws InputError where another run is there, or a process plays into it
 */
export async function claimRunFolder(path: string, claim: Claim): Promise<RunFolder | null> {
  await refuseIfInUse(path);
  if ((await namesToTake(path, claim)) === null) return null;
  await makeFolder(path);
  const lock = await FolderLock.take(path);
  try {
    // Another process may have come and gone since the first look.
    const names = await namesToTake(path, claim);
    if (names !== null) {
      if (claim.force) await removeUnfinished(path);
      return { path, former: names.filter((name) => name.endsWith('.csv') || name === MANIFEST), lock };
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
  await lock.release();
  return null;
}

/**
 * What is in a folder that may be taken; null where it is this very run, finished.
 *
 * @throws InputError where the folder may not be taken
 */
async function namesToTake(path: string, { force, resume, isFinished }: Claim): Promise<string[] | null> {
  const names = await listFolder(path);
  const interrupted = names.includes(CHECKPOINT);
  const unfinished = names.every((name) => name.endsWith(UNFINISHED));
  if (!interrupted && !names.includes(MANIFEST) && !unfinished)
    throw new InputError(path, [
      { path: [], message: 'the folder holds other files; a run takes a folder of its own' },
    ]);
  const goesOn = resume && (interrupted || unfinished);
  if (names.length === 0 || force || goesOn) return names;
  if (resume && names.includes(MANIFEST) && (await isFinished(await fingerprintIn(path)))) return null;
  throw new InputError(path, [{ path: [], message: refusal(interrupted) }]);
}

function refusal(interrupted: boolean): string {
  return interrupted
    ? 'the folder holds an interrupted run; --resume goes on with it, --force begins anew, --out DIR takes another folder'
    : 'the folder holds a run already; --force replaces it, --out DIR takes another folder';
}

/** What is in a folder, but for its lock; nothing where there is none. */
async function listFolder(path: string): Promise<string[]> {
  try {
    return (await readdir(path)).filter((name) => name !== LOCK);
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return [];
    throw error;
  }
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
  await rmdir(path).catch(() => undefined);
}
