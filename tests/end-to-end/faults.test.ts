import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SALON, SMALL, startSalon, tablesOf, write } from './salon.js';
import { sizeOf, until } from './sittings.js';

/** Runs a shell's words in a folder. */
function shell(folder: string, words: string): { readonly code: number | null; readonly err: string } {
  const { status, stderr } = spawnSync('bash', ['-c', words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SALON: `${process.execPath} ${SALON}` },
  });
  return { code: status, err: stderr };
}

/** A message of a few lines, without a stack trace. */
function expectClear(err: string): void {
  expect(err).toMatch(/^salon: /);
  expect(err).not.toMatch(/\n\s+at |undefined|\[object/);
}

test('an output that cannot be written is told, with exit code 1', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const { code, err } = shell(folder, '$SALON run small.yaml > /dev/full');
  expect(code).toBe(1);
  expect(err).toContain('salon: the output cannot be written: ');
  expectClear(err);
});

test('a reader that closes the pipe is no error', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  expect(shell(folder, 'set -o pipefail; $SALON run small.yaml | head -c 1 > /dev/null')).toEqual({ code: 0, err: '' });
});

test('a file that may grow no further stops the run; no table is half written', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL.replace('600', '20000'));
  const { code, err } = shell(folder, "trap '' XFSZ; ulimit -f 100; exec $SALON run small.yaml --rows");
  expect(code).toBe(1);
  expect(err).toContain("the run's folder cannot be written: ");
  expect(err).toContain('a file became larger than the system allows (EFBIG)');
  expectClear(err);
  const left = existsSync(join(folder, 'runs/small')) ? readdirSync(join(folder, 'runs/small')) : [];
  expect(left.filter((name) => name.endsWith('.csv'))).toEqual([]);
});

test('a full disk stops the run; when there is room again, it goes on to the same tables', async () => {
  const folder = emptyFolder();
  write(folder, 'long.yaml', SMALL.replace('600', '30000'));
  const { done } = startSalon(folder, 'run', 'long.yaml');
  await until(() => sizeOf(join(folder, 'runs/long/checkpoint')) > 0);
  symlinkSync('/dev/full', join(folder, 'runs/long/seats.csv.part'));
  const { code, err } = await done;
  expect(code).toBe(1);
  expect(err).toContain('no space is left on the disk (ENOSPC)');
  expect(err).toContain('go on with: salon run long.yaml --resume');
  expectClear(err);
  expect(readdirSync(join(folder, 'runs/long'))).toEqual(['checkpoint']);
  expect(salon(folder, 'run', 'long.yaml', '--resume', '--quiet')).toEqual({ code: 0, out: '', err: '' });
  expect(salon(folder, 'run', 'long.yaml', '--out', 'whole', '--quiet').code).toBe(0);
  expect(tablesOf(join(folder, 'runs/long'))).toEqual(tablesOf(join(folder, 'whole')));
});

test('a folder that vanishes stops the run soon', async () => {
  const folder = emptyFolder();
  write(folder, 'long.yaml', SMALL.replace('600', '100000000'));
  const { done } = startSalon(folder, 'run', 'long.yaml');
  await until(() => sizeOf(join(folder, 'runs/long/checkpoint')) > 0);
  rmSync(join(folder, 'runs'), { recursive: true });
  const { code, err } = await done;
  expect(code).toBe(1);
  // What is missed first depends on how far the removing has come.
  expect(err).toMatch(
    /was moved or removed while it was played into|checkpoint: it is not there, or not any more \(ENOENT\)/,
  );
  expectClear(err);
});

test('a folder that cannot be made or written is told', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  write(folder, 'taken', 'a file');
  write(folder, 'closed/x', '');
  rmSync(join(folder, 'closed/x'));
  chmodSync(join(folder, 'closed'), 0o555);
  // Whoever may do everything may write there all the same, but not in the kernel's folder.
  const closed = process.getuid?.() === 0 ? '/sys/salon' : 'closed';
  for (const out of ['taken', 'taken/below', closed, '/proc/none/below']) {
    const { code, err } = salon(folder, 'run', 'small.yaml', '--out', out);
    expect({ out, code }).toEqual({ out, code: 1 });
    expect(err).toContain("the run's folder cannot be written: ");
    expectClear(err);
  }
});
