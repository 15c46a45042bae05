import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each room may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  results: ['engine'],
  agents: ['engine'],
  sim: ['engine', 'agents', 'results'],
  experiments: ['engine', 'agents', 'sim', 'results'],
};

/** Each dependency has one home. */
const HOMES: Readonly<Record<string, RegExp>> = {
  seedrandom: /^sim\/seeds\.ts$/,
  'csv-stringify': /^(results\/csv|experiments\/catalog\/cards)\.ts$/,
  'csv-parse': /^experiments\/file\//,
  yargs: /^experiments\/(command-line|commands\/.*)\.ts$/,
  piscina: /^sim\/(pool|worker)\.ts$/,
  'es-module-lexer': /^experiments\/run\/module-sums\.ts$/,
  'cli-progress': /^experiments\/run\/progress\.ts$/,
  yaml: /^experiments\/file\//,
  'fastest-levenshtein': /^experiments\/file\//,
};

interface Import {
  readonly file: string;
  readonly target: string;
}

function sourcesOf(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(room, name));
}

const imports: readonly Import[] = Object.keys(MAY_IMPORT)
  .flatMap(sourcesOf)
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import\()\s*['`]([^'`]+)['`]/g)].map(([, target]) => ({
      file,
      target: target.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), target)) : target,
    })),
  );

test('imports run one way: engine ← agents ← sim ← experiments; results sees the engine alone', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [room] = file.split('/');
    const [from] = target.split('/');
    return from in MAY_IMPORT && from !== room && !MAY_IMPORT[room].includes(from);
  });
  expect(wrong).toEqual([]);
});

test('every dependency has one home', () => {
  const strangers = imports.filter(({ file, target }) => {
    const name = Object.keys(HOMES).find((dependency) => target === dependency || target.startsWith(`${dependency}/`));
    return name !== undefined && !HOMES[name].test(file);
  });
  expect(strangers).toEqual([]);
});

test('the engine knows no files, clocks, threads or random numbers of its own', () => {
  const wrong = sourcesOf('engine').filter(
    (file) =>
      file !== 'engine/load.ts' &&
      /Math\.random|Date\.|performance\.|node:|process\./.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
