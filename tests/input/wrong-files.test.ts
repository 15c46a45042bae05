import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExperiment } from '../../experiments/file/experiment.js';
import { InputError } from '../../experiments/file/input-error.js';
import { WRONG_FILES } from './wrong-files.js';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrong-files-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What reading a file of that name is refused with. */
async function refusalOf(name: string): Promise<unknown> {
  return readExperiment(join(folder, name)).then(
    () => 'was accepted',
    (error: unknown) => error,
  );
}

test.each(WRONG_FILES)('a file with %s is refused with one clear message', async (_, text, message) => {
  await writeFile(join(folder, 'my.yaml'), text);
  const error = await refusalOf('my.yaml');
  expect(error).toBeInstanceOf(InputError);
  expect(error).toMatchObject({
    exitCode: 2,
    message: `${join(folder, 'my.yaml')}: ${message.slice('my.yaml: '.length)}`,
  });
  expect(await readdir(folder)).toEqual(['my.yaml']);
});

test('a file that is not there, or a folder, is refused', async () => {
  expect(await refusalOf('nothing.yaml')).toMatchObject({ name: 'InputError', message: /there is no such file$/ });
  expect(await refusalOf('.')).toMatchObject({ name: 'InputError', message: /is a folder; a file was expected$/ });
});

test('a file beyond a million bytes, or of other than UTF-8 text, is refused', async () => {
  await writeFile(join(folder, 'my.yaml'), `kind: balance # ${'x'.repeat(1_000_000)}`);
  expect(await refusalOf('my.yaml')).toMatchObject({
    message: expect.stringMatching(/has 1000016 bytes; at most 1000000/),
  });
  await writeFile(join(folder, 'my.yaml'), Uint8Array.of(0x6b, 0xff, 0xfe));
  expect(await refusalOf('my.yaml')).toMatchObject({ message: expect.stringMatching(/is no UTF-8 text/) });
});

test('a file of a million brackets, keys or signs is refused within seconds', async () => {
  for (const sign of [
    '[',
    '{',
    '- ',
    '? ',
    'a: ',
    '"',
    '&a ',
    '*a ',
    '!!x ',
    '\n',
    '[a,',
    '{a: ',
    "'",
    '@ ',
    '--- \n',
  ]) {
    await writeFile(join(folder, 'my.yaml'), sign.repeat(Math.floor(999_999 / sign.length)));
    const before = performance.now();
    expect(await refusalOf('my.yaml')).toBeInstanceOf(InputError);
    expect(performance.now() - before).toBeLessThan(10_000);
  }
});
