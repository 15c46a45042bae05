import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultCode } from '../../results/fault-code.js';
import { InputError } from '../file/input-error.js';

/** The file that says which process writes to a run's folder. */
export const LOCK = 'in-use';

/**
 * One process at a time writes to a run's folder. The lock names the process, so that one that was killed holds nobody
 * up: locks of libraries grow old instead, and a run could go on only after some seconds.
 */
export class FolderLock {
  private constructor(private readonly path: string) {}

  /**
   * Takes a folder that is there.
   *
   * @throws InputError where a process that lives has it
   */
  static async take(folder: string): Promise<FolderLock> {
    const path = join(folder, LOCK);
    for (;;) {
      await refuseIfInUse(folder);
      if (await written(path)) return new FolderLock(path);
      await removeLeft(path);
    }
  }

  async release(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** @throws InputError where a process that lives writes to the folder */
export async function refuseIfInUse(folder: string): Promise<void> {
  const path = join(folder, LOCK);
  const holder = await holderIn(path);
  if (holder === null || !mayLive(holder)) return;
  const where = holder.host === hostname() ? '' : ` of ${holder.host}`;
  const message = `process ${holder.pid}${where} is playing into this folder; wait for it, or --out DIR takes another (if there is no such process any more, remove ${path})`;
  throw new InputError(folder, [{ path: [], message }]);
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Writes the lock where there is none; returns whether it did. */
async function written(path: string): Promise<boolean> {
  try {
    await writeFile(path, `${process.pid} ${hostname()}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (faultCode(error) === 'EEXIST') return false;
    if (faultCode(error) !== 'ENOENT') await rm(path, { force: true });
    throw error;
  }
}

/** Removes the lock of a process that has ended, unless another took it at this moment: that one gets it back. */
async function removeLeft(path: string): Promise<void> {
  const aside = `${path}-${process.pid}.part`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return;
    throw error;
  }
  const holder = await holderIn(aside);
  if (holder !== null && mayLive(holder)) await rename(aside, path);
  else await rm(aside, { force: true });
}

/** Whom a lock names; null where there is none. One that stays empty was left by a process killed as it wrote. */
async function holderIn(path: string): Promise<Holder | null> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (faultCode(error) === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    const [, pid, host] = /^(\d+) (.*)\n$/.exec(text) ?? [];
    if (host !== undefined) return { pid: Number(pid), host };
    await pause(20);
  }
  return null;
}

/** Whether the process may be running: of another machine nobody here knows. This very one holds no lock yet. */
function mayLive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return faultCode(error) === 'EPERM';
  }
}
