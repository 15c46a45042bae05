import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { linesOfFile } from '../../sim/trace/lines.js';
import { replay } from '../../sim/trace/replay.js';

/** Games that an independent implementation of the rules wrote, and games of its with one thing altered. */
const HERE = new URL('.', import.meta.url);

function filesIn(folder: string): URL[] {
  const names = readdirSync(new URL(folder, HERE)).filter((name) => name.endsWith('.jsonl'));
  return names.map((name) => new URL(name, new URL(folder, HERE)));
}

function gameOf(file: URL): string {
  return /"game": ?"([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'bourgeoisie';
}

function nameOf(file: URL): string {
  return file.pathname.split('/').at(-1) ?? '';
}

const listed = new Set(GAMES.map((game) => game.name));
const accepted = [...filesIn('printed/'), ...filesIn('varied/')].filter((file) => listed.has(gameOf(file)));
const altered = new Map(filesIn('altered/').map((file) => [nameOf(file), file]));

interface Alteration {
  readonly file: string;
  readonly line: string;
  readonly reason: string;
}

const alterations: Alteration[] = parse(readFileSync(new URL('altered/altered.csv', HERE)), { columns: true });

describe('games another implementation wrote are accepted', () => {
  test.each(accepted.map((file) => ({ name: nameOf(file), file })))('$name', ({ file }) => {
    expect(replay(linesOfFile(file), GAMES)).toMatchObject({ ok: true, games: 1 });
  });
});

describe('altered games are refused', () => {
  test('every altered game is listed', () => {
    expect(alterations.map(({ file }) => file).toSorted()).toEqual([...altered.keys()].toSorted());
  });

  const known = alterations.flatMap((alteration) => {
    const path = altered.get(alteration.file);
    return path !== undefined && listed.has(gameOf(path)) ? [{ ...alteration, path }] : [];
  });

  test.each(known)('$file at line $line', ({ path, line, reason }) => {
    const result = replay(linesOfFile(path), GAMES);
    expect(result).toMatchObject({ ok: false, line: Number(line) });
    expect(comparable(result.ok ? '' : result.reason)).toBe(comparable(reason));
  });
});

/** A reason without what may differ: the order of free lists, and how broken JSON is described. */
function comparable(reason: string): string {
  return reason
    .replaceAll(/(no JSON|unfinished string).*/g, 'broken')
    .split(/[[\]{},]/)
    .map((part) => part.trim())
    .toSorted()
    .join('|');
}
