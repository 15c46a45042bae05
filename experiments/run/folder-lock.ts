import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { faultCode } from '../../results/fault-code.js';
import { InputError } from '../file/input-error.js';

/** The folder in a run's folder that says which process writes there. */
export const LOCK = 'in-use';

/** A lock before it is in its place. */
export const LOCK_PART = /^in-use-\d+\.part$/;

/** The folder is not this process's any more: it was moved or removed. */
export class FolderLost extends Error {
  constructor(folder: string) {
    super(`${folder} was moved or removed while it was played into; what is there now is left alone`);
  }
}

/**
 * One process at a time writes to a run's folder. The lock is a folder with a file named after the process, put in its
 * place by one renaming, which fails where another's is; the file of a process that was killed is removed by its name,
 * never that of another. Locks of libraries grow old instead, and a run that was killed could go on only after some
 * seconds.
 */
export class FolderLock {
  private readonly releaseAtExit = (): void => {
    rmSync(this.entry, { force: true });
    try {
      rmdirSync(join(this.folder, LOCK));
    } catch {
      // It is gone, or another's by now.
    }
  };

  private constructor(
    private readonly folder: string,
    private readonly entry: string,
  ) {
    process.once('exit', this.releaseAtExit);
  }

  /**
   * Takes a folder that is there.
   *
   * @throws InputError where a process that lives has it
   */
  static async take(folder: string): Promise<FolderLock> {
    const path = join(folder, LOCK);
    const part = join(folder, `${LOCK}-${process.pid}.part`);
    try {
      while (!(await placed(part, path))) await removeDead(folder);
    } finally {
      await rm(part, { recursive: true, force: true });
    }
    return new FolderLock(folder, join(path, OWN_NAME));
  }

  /** @throws FolderLost where the folder's lock is not this one any more */
  confirm(): void {
    if (!existsSync(this.entry)) throw new FolderLost(this.folder);
  }

  /** Gives the folder back, unless it is another process's by now. */
  release(): void {
    process.off('exit', this.releaseAtExit);
    this.releaseAtExit();
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const OWN_NAME = `${process.pid}@${encodeURIComponent(hostname())}`;

/** Puts a lock in its place; returns false where one is there. An empty one is nobody's, and is replaced. */
async function placed(part: string, path: string): Promise<boolean> {
  await mkdir(part, { recursive: true });
  await writeFile(join(part, OWN_NAME), '');
  try {
    await rename(part, path);
    return true;
  } catch (error) {
    // Windows replaces no folder, not even an empty one, and says so in other words.
    const codes = process.platform === 'win32' ? ['EPERM', 'EACCES', 'EEXIST'] : ['ENOTEMPTY', 'EEXIST'];
    if (codes.includes(faultCode(error) ?? '')) return false;
    throw error;
  }
}

/** @throws InputError where a process that lives writes to the folder */
export async function refuseIfInUse(folder: string): Promise<void> {
  for (const name of await holdersIn(folder)) {
    const { pid, host } = holderOf(name);
    if (!(await mayLive({ pid, host }))) continue;
    const where = host === hostname() ? '' : ` of ${host}`;
    const message = `process ${pid}${where} is playing into this folder; wait for it, or --out DIR takes another (if there is no such process any more, remove ${join(folder, LOCK)})`;
    throw new InputError(folder, [{ path: [], message }]);
  }
}

/** Removes what processes that have ended left in a lock; @throws InputError where one lives. */
async function removeDead(folder: string): Promise<void> {
  const names = await holdersIn(folder);
  await refuseIfInUse(folder);
  for (const name of names) await rm(join(folder, LOCK, name), { force: true });
  if (process.platform === 'win32') await rmdir(join(folder, LOCK)).catch(() => undefined);
}

/** The names in a folder's lock; @throws InputError where there is something else of that name. */
async function holdersIn(folder: string): Promise<string[]> {
  const path = join(folder, LOCK);
  const names = await readdir(path).catch((error: unknown) => {
    if (faultCode(error) === 'ENOENT') return [];
    // A file of that name is no lock; where the folder is a file, that is told by whoever lists it.
    if (faultCode(error) === 'ENOTDIR') return existsSync(path) ? null : [];
    throw error;
  });
  if (names?.every((name) => HOLDER.test(name)) === true) return names;
  throw new InputError(folder, [{ path: [], message: `${path} is no lock of a run; a run takes a folder of its own` }]);
}

const HOLDER = /^([1-9]\d{0,9})@([\w.%~!*'()-]+)$/;

function holderOf(name: string): Holder {
  const [, pid = '', host = ''] = HOLDER.exec(name) ?? [];
  return { pid: Number(pid), host: decodeURIComponent(host) };
}

/** Whether the process may be running: of another machine nobody here knows. This very one holds no lock yet. */
async function mayLive({ pid, host }: Holder): Promise<boolean> {
  if (host !== hostname()) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return faultCode(error) === 'EPERM';
  }
  return !(await isZombie(pid));
}

/** Whether a process has ended and only its parent has not asked how (Linux; elsewhere nobody knows). */
async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(.*\) Z /s.test(status);
}
