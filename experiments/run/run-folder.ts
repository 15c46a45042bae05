import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { faultCode } from '../../results/fault-code.js';
import { isCheckpoint } from '../../sim/checkpoint/records.js';
import { InputError } from '../file/input-error.js';
import { changedTable, finishedRunIn, MANIFEST } from './finished-run.js';
import { FolderLock, LOCK, LOCK_PART, refuseIfInUse } from './folder-lock.js';
import { makeFolder } from './make-folder.js';

/** The file from which an interrupted run goes on. */
export const CHECKPOINT = 'checkpoint';

/** The table with a row for each game. */
export const GAMES_TABLE = 'games.csv';

/** What a run leaves under a temporary name where it is killed as it writes. */
const UNFINISHED = /^(checkpoint|manifest\.json|[a-z]+\.csv)\.part$/;

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
  if ((await formerFiles(path, claim)) === null) return null;
  await makeFolder(path);
  const lock = await FolderLock.take(path);
  try {
    // Another process may have come and gone since the first look.
    const former = await formerFiles(path, claim);
    if (former !== null) return { path, former, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
  lock.release();
  return null;
}

/**
 * The files of a former run in a folder that may be taken; null where it is this very run, finished.
 *
 * @throws InputError where the folder may not be taken
 */
async function formerFiles(path: string, { force, resume, isFinished }: Claim): Promise<readonly string[] | null> {
  const names = await listFolder(path);
  const finished = names.includes(MANIFEST) ? await finishedRunIn(path) : null;
  const interrupted = names.includes(CHECKPOINT) && isCheckpoint(await readFile(join(path, CHECKPOINT)));
  const hasNothing = names.every((name) => name === `${CHECKPOINT}.part` || LOCK_PART.test(name));
  if (finished === null && !interrupted && !hasNothing) {
    // A checkpoint whose beginning is damaged is told of when it is gone on from.
    const isOdd = names.includes(CHECKPOINT) && resume;
    if (!isOdd) throw refusal(path, 'the folder holds other files; a run takes a folder of its own');
  }
  const former = finished === null ? [] : Object.keys(finished.files);
  if (hasNothing || force || (resume && names.includes(CHECKPOINT))) return former;
  if (resume && finished !== null && (await isFinished(finished.fingerprint))) {
    const changed = await changedTable(path, finished);
    if (changed === undefined) return null;
    throw refusal(path, `the run is complete, but ${changed} is missing or was changed; --force plays it again`);
  }
  if (interrupted)
    throw refusal(
      path,
      'the folder holds an interrupted run; --resume goes on with it, --force begins anew, --out DIR takes another folder',
    );
  const other = resume ? 'another run, or one with other options' : 'a run already';
  throw refusal(path, `the folder holds ${other}; --force replaces it, --out DIR takes another folder`);
}

function refusal(path: string, message: string): InputError {
  return new InputError(path, [{ path: [], message }]);
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

/** Removes the checkpoint of a run whose tables and manifest are in place, and tables that a former run left. */
export async function finishRunFolder({ path, former }: RunFolder, written: readonly string[]): Promise<void> {
  for (const name of former) {
    if (!written.includes(name)) await rm(join(path, basename(name)), { force: true });
  }
  await removeUnfinished(path);
}

/**
 * Removes the checkpoint and what is not whole. The checkpoint goes last: until then the folder is known for that of an
 * interrupted run.
 */
export async function removeUnfinished(path: string): Promise<void> {
  const names = await listFolder(path);
  for (const name of names) {
    if (UNFINISHED.test(name) || LOCK_PART.test(name)) await rm(join(path, name), { recursive: true, force: true });
  }
  if (names.includes(CHECKPOINT)) await rm(join(path, CHECKPOINT), { force: true });
}

/** Whether there is something to go on from. */
export async function hasCheckpoint(path: string): Promise<boolean> {
  return (await listFolder(path).catch((): string[] => [])).includes(CHECKPOINT);
}

/** Leaves no empty folder behind that was made for a run that wrote nothing. */
export async function dropIfEmpty(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined);
}
