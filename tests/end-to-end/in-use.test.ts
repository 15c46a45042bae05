import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, startSalon, tablesOf, write } from './salon.js';
import { sizeOf, until } from './sittings.js';

const LONG = SMALL.replace('600', '12000');

/** A process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('two processes do not play into one folder, and one that is killed holds nobody up', async () => {
  const folder = emptyFolder();
  const run = join(folder, 'runs/long');
  write(folder, 'long.yaml', LONG.replace('12000', '100000000'));
  const { child, done } = startSalon(folder, 'run', 'long.yaml', '--quiet');
  await until(() => sizeOf(join(run, 'checkpoint')) > 0);
  for (const option of ['--resume', '--force', '--quiet']) {
    const { code, out, err } = salon(folder, 'run', 'long.yaml', option);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^salon: \\S+/runs/long: process ${child.pid} is playing into this folder; .*\n$`));
  }
  expect(readdirSync(run).toSorted()).toEqual(['checkpoint', 'in-use']);
  child.kill('SIGKILL');
  await done;
  write(folder, 'long.yaml', LONG);
  expect(salon(folder, 'run', 'long.yaml', '--force', '--quiet')).toEqual({ code: 0, out: '', err: '' });
  expect(existsSync(join(run, 'in-use'))).toBe(false);
});

test('processes that begin at the same moment: one plays, the others are refused', async () => {
  const folder = emptyFolder();
  write(folder, 'long.yaml', LONG);
  expect(salon(folder, 'run', 'long.yaml', '--out', 'whole', '--quiet').code).toBe(0);
  // Each finds the lock of a process that has ended, and removes it.
  write(folder, `runs/long/in-use/${deadProcess()}@${hostname()}`, '');
  mkdirSync(join(folder, 'runs/long/in-use-1.part'));
  const started = [1, 2, 3, 4].map(() => startSalon(folder, 'run', 'long.yaml', '--threads', '1', '--quiet'));
  const outcomes = await Promise.all(started.map(({ done }) => done));
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 2, 2, 2]);
  expect(tablesOf(join(folder, 'runs/long'))).toEqual(tablesOf(join(folder, 'whole')));
  expect(readdirSync(join(folder, 'runs/long')).filter((name) => !name.endsWith('.csv'))).toEqual(['manifest.json']);
});

test("a lock of another machine stands until a person removes it; one that names nobody is nobody's", () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const lock = join(folder, 'runs/small/in-use');
  write(lock, '1@elsewhere', '');
  const { code, err } = salon(folder, 'run', 'small.yaml');
  expect(code).toBe(2);
  expect(err).toContain(`process 1 of elsewhere is playing into this folder`);
  expect(err).toContain(`remove ${lock}`);
  expect(readdirSync(lock)).toEqual(['1@elsewhere']);
  rmSync(join(lock, '1@elsewhere'));
  expect(salon(folder, 'run', 'small.yaml', '--quiet')).toEqual({ code: 0, out: '', err: '' });
  expect(existsSync(lock)).toBe(false);
});

test('what is no lock is left alone, and told', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const file = write(folder, 'runs/small/in-use', 'mine');
  const { code, err } = salon(folder, 'run', 'small.yaml', '--force');
  expect(code).toBe(2);
  expect(err).toContain(`${file} is no lock of a run`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a run whose folder is moved away and taken by another writes nothing there', async () => {
  const folder = emptyFolder();
  const run = join(folder, 'runs/long');
  write(folder, 'long.yaml', `${LONG.replace('12000', '60000')}rows: true\n`);
  write(folder, 'other.yaml', SMALL.replace('seed: small', 'seed: other'));
  const { done } = startSalon(folder, 'run', 'long.yaml', '--threads', '1');
  await until(() => sizeOf(join(run, 'checkpoint')) > 0);
  renameSync(run, join(folder, 'runs/moved'));
  expect(salon(folder, 'run', 'other.yaml', '--out', 'runs/long', '--quiet').code).toBe(0);
  const tables = tablesOf(run);
  const { code, err } = await done;
  expect(code).toBe(1);
  expect(err).toContain('runs/long was moved or removed while it was played into; what is there now is left alone');
  expect(tablesOf(run)).toEqual(tables);
  expect(readdirSync(run)).not.toContain('in-use');
});

test('results that nobody reads leave no lock behind', async () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const { child, done } = startSalon(folder, 'run', 'small.yaml');
  child.stdout.destroy();
  await done;
  expect(readdirSync(join(folder, 'runs/small'))).not.toContain('in-use');
});
