// Compiles the sources to dist/, from scratch, so that no module of an earlier layout is left behind.
import { execFileSync } from 'node:child_process';
import { chmodSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleEngine } from './bundle-engine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc');
const fresh = `dist.${process.pid}.new`;
const old = `dist.${process.pid}.old`;

try {
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', fresh], {
    cwd: root,
    stdio: 'inherit',
  });
  await bundleEngine(`${root}${fresh}`);
  chmodSync(`${root}/${fresh}/experiments/salon.js`, 0o755);
  rmSync(`${root}/${old}`, { recursive: true, force: true });
  try {
    renameSync(`${root}/dist`, `${root}/${old}`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(`${root}/${fresh}`, `${root}/dist`);
} catch (error) {
  if (error.status === undefined) throw error;
  process.exitCode = 1;
} finally {
  rmSync(`${root}/${fresh}`, { recursive: true, force: true });
  rmSync(`${root}/${old}`, { recursive: true, force: true });
}
