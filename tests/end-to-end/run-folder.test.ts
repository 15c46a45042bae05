import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, tablesOf, write } from './salon.js';

const OTHERS = 'the folder holds other files; a run takes a folder of its own';

test.each([
  ['a file whose download is not finished', 'movie.mkv.part', 'mine'],
  ['a manifest of something else', 'manifest.json', '{"name":"my app"}'],
  ["another program's checkpoint", 'checkpoint', 'model_checkpoint_path: "model.ckpt-1"'],
])('a folder with %s is not taken, whatever is asked for', (_what, name, text) => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  write(folder, `taken/${name}`, text);
  for (const option of ['--quiet', '--force', '--resume']) {
    const { code, err } = salon(folder, 'run', 'small.yaml', '--out', 'taken', option);
    expect(code).toBe(2);
    expect(err).toContain(name === 'checkpoint' && option === '--resume' ? 'is no checkpoint' : OTHERS);
  }
  expect(readdirSync(join(folder, 'taken'))).toEqual([name]);
  expect(readFileSync(join(folder, 'taken', name), 'utf8')).toBe(text);
});

test('--force replaces the tables of the former run, and leaves what is not its own', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  expect(salon(folder, 'run', 'small.yaml', '--rows', '--quiet').code).toBe(0);
  write(folder, 'runs/small/notes.csv', 'mine');
  write(folder, 'runs/small/data.txt.part', 'mine');
  expect(salon(folder, 'run', 'small.yaml', '--force', '--quiet').code).toBe(0);
  expect(existsSync(join(folder, 'runs/small/games.csv'))).toBe(false);
  for (const name of ['notes.csv', 'data.txt.part'])
    expect(readFileSync(join(folder, 'runs/small', name), 'utf8')).toBe('mine');
});

test('a run is complete when all its tables are as they were written', () => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const run = join(folder, 'runs/small');
  expect(salon(folder, 'run', 'small.yaml', '--rows', '--quiet').code).toBe(0);
  const tables = tablesOf(run);
  const { files } = JSON.parse(readFileSync(join(run, 'manifest.json'), 'utf8'));
  expect(Object.keys(files).toSorted()).toEqual(Object.keys(tables).toSorted());
  expect(salon(folder, 'run', 'small.yaml', '--rows', '--resume').out).toContain('complete already');
  for (const spoil of [
    () => writeFileSync(join(run, 'games.csv'), `${tables['games.csv']}1,2\n`),
    () => rmSync(join(run, 'games.csv')),
    () => writeFileSync(join(run, 'seats.csv'), 'x'),
  ]) {
    spoil();
    const { code, err } = salon(folder, 'run', 'small.yaml', '--rows', '--resume');
    expect(code).toBe(2);
    expect(err).toMatch(
      /the run is complete, but (games|seats)\.csv is missing or was changed; --force plays it again\n$/,
    );
  }
});
