import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALON } from './end-to-end/salon.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The files whose examples are run, in an order in which each finds what it needs of those before. */
const DOCS = ['traces', 'agents', 'games', 'library'];

const PEARLS = readFileSync(join(ROOT, 'tests/own-games/pearls/game.js'), 'utf8');

/** A fenced block: the language behind the fence, and the text. */
interface Block {
  readonly language: string;
  readonly text: string;
}

function blocksOf(name: string): Block[] {
  const text = readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, block]) => ({ language, text: block }));
}

/** A block that is a whole file begins with a comment that names it. */
function fileOf({ text }: Block): string | undefined {
  return /^(?:\/\/|#) ([\w-]+\.\w+)(?:$|:)/m.exec(text.split('\n')[0])?.[1];
}

/** The lines of a text without what they are indented by. */
function flat(text: string): string {
  return text.replaceAll(/^\s+/gm, '').trim();
}

let folder = '';

/** A folder of a user who has installed the package. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salon-docs-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(ROOT, join(folder, 'node_modules/salon'));
  symlinkSync(join(ROOT, 'node_modules/zod'), join(folder, 'node_modules/zod'));
  symlinkSync(SALON, join(folder, 'node_modules/.bin/salon'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the lines of a block; returns what they wrote. Throws where one of them fails or complains. */
function run(commands: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
  if (status !== 0 || stderr !== '') throw new Error(`${commands}ended with ${status}\n${stderr}`);
  return stdout;
}

test.each(DOCS)('docs/%s.md: every example runs, and prints what stands there', (name) => {
  const untrue: string[] = [];
  let printed = '';
  for (const block of blocksOf(name)) {
    const file = fileOf(block);
    if (file !== undefined) writeFileSync(join(folder, file), block.text);
    else if (block.language === 'sh') printed = run(block.text);
    // What is no file is what was printed last, or a quotation of Pearls.
    else if (!flat(block.language === 'text' ? printed : PEARLS).includes(flat(block.text))) untrue.push(block.text);
  }
  expect(untrue).toEqual([]);
});
