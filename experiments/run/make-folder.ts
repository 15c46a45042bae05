import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { faultCode } from '../../results/fault-code.js';

/**
 * Makes a folder and those above it, where they are missing. Node's own `recursive` asks again and again for ever where
 * a file system says of a folder that is there that it is not (`/proc/x`).
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = faultCode(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}
