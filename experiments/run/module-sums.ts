import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { init, parse } from 'es-module-lexer';
import { faultCode } from '../../results/fault-code.js';

/** Modules by the endings Node.js gives them; other files that are imported (JSON, WebAssembly) import nothing. */
const MODULE = /\.[cm]?js$/;

/**
 * SHA-256 sums of modules of one's own, of all that they import by path, by however many steps, and of other files that
 * decide what they do. What they import by name (packages), or by a path that is computed, is not looked at.
 *
 * @param addresses of the modules and files (`file:` URLs)
 * @param folder from which their paths are told
 */
export async function moduleSums(
  addresses: readonly string[],
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  await init;
  const sums: Record<string, string> = {};
  const seen = new Set(addresses);
  for (const address of seen) {
    const path = fileURLToPath(address);
    const content = await contentOf(path);
    sums[relative(folder, path)] = content === null ? 'missing' : createHash('sha256').update(content).digest('hex');
    if (content === null || !MODULE.test(path)) continue;
    for (const imported of importedPaths(content.toString(), address)) seen.add(imported);
  }
  return Object.fromEntries(Object.entries(sums).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(faultCode(error) ?? '')) return null;
    throw error;
  }
}

/** The addresses of what a module imports by path; one that cannot be read as a module imports nothing. */
function importedPaths(source: string, address: string): string[] {
  try {
    return parse(source)[0].flatMap(({ n: target }) => {
      if (target === undefined || !/^(\.{0,2}\/|file:)/.test(target)) return [];
      const { href, host, protocol } = new URL(target, address);
      return protocol === 'file:' && host === '' ? [href.replace(/[?#].*$/, '')] : [];
    });
  } catch {
    return [];
  }
}
