import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { linesOf } from '../../sim/trace/lines.js';
import { replay } from '../../sim/trace/replay.js';
import { printedSetup, recordAtRandom } from './play.js';

const MUTATIONS_PER_GAME = 600;

/** Texts that stand in for a value of a line. */
const ODD_VALUES = [
  'null',
  '-1',
  '1e999',
  '0.5',
  '""',
  '[]',
  '{}',
  '"pass"',
  '[[[]]]',
  'true',
  '99999999999',
  '{"a":1}',
  'NaN',
];

/** A change of the lines from the one at index `at` on; lines before it stay. */
type Mutation = (lines: readonly string[], at: number) => readonly string[];

const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant<Mutation>((lines, at) => lines.toSpliced(at, 1)),
  fc.constant<Mutation>((lines, at) => lines.toSpliced(at, 0, lines[at])),
  fc.constant<Mutation>((lines, at) => lines.slice(0, at)),
  fc.nat().map<Mutation>((other) => (lines, at) => lines.toSpliced(at, 0, lines[other % lines.length])),
  fc.nat().map<Mutation>((cut) => (lines, at) => lines.with(at, lines[at].slice(0, cut % lines[at].length))),
  fc.string().map<Mutation>((text) => (lines, at) => lines.with(at, text)),
  fc.tuple(fc.nat(), fc.constantFrom(...ODD_VALUES)).map<Mutation>(
    ([which, value]) =>
      (lines, at) =>
        lines.with(at, replaceValue(lines[at], which, value)),
  ),
);

/** Replaces one of the scalars of a line, or one of its labels by another of them. */
function replaceValue(line: string, which: number, value: string): string {
  const scalars = [...line.matchAll(/"[^"]*"(?!:)|-?\d+(?:\.\d+)?|true|false|null/g)];
  if (scalars.length === 0) return value;
  const { index, 0: text } = scalars[which % scalars.length];
  return line.slice(0, index) + value + line.slice(index + text.length);
}

/** Values of which none can be right where another stands. */
const OTHER_VALUES: readonly unknown[] = [null, -1, 0.5, 1e15, '', [], {}, true, false, [[]], 'Wool Trade '];

/** Puts another value in the place of one of the scalars of a line. */
function alter(line: string, which: number, value: unknown): string {
  let left = which % scalarsIn(JSON.parse(line));
  const visit = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return left-- === 0 ? value : part;
    if (Array.isArray(part)) return part.map(visit);
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, visit(field)]));
  };
  return JSON.stringify(visit(JSON.parse(line)));
}

function scalarsIn(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 1;
  return Object.values(part).reduce((sum: number, field) => sum + scalarsIn(field), 0);
}

describe.each(GAMES)('$name', (game) => {
  const games = [game.minPlayers, game.maxPlayers].map((players) =>
    recordAtRandom(game, printedSetup(game, players), 'fuzz'),
  );

  test('a mutated trace gives a result, wrong nowhere before the mutation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games.keys()), fc.nat(), mutations, (number, place, mutate) => {
        const lines = games[number];
        const at = place % lines.length;
        const result = replay(mutate(lines, at), GAMES);
        const line = result.ok ? Infinity : result.line;
        // What is missing at the end shows at the last line there is.
        expect(line).toBeGreaterThanOrEqual(Math.max(1, at));
      }),
      { numRuns: MUTATIONS_PER_GAME },
    );
  });

  test('a value altered after the start line is refused at its line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...games.keys()),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...OTHER_VALUES),
        (number, place, which, value) => {
          const lines = games[number];
          const at = 1 + (place % (lines.length - 1));
          const line = alter(lines[at], which, value);
          fc.pre(line !== lines[at]);
          expect(replay(lines.with(at, line), GAMES)).toMatchObject({ ok: false, line: at + 1 });
        },
      ),
      { numRuns: MUTATIONS_PER_GAME },
    );
  });

  test('mutated bytes give a result', () => {
    const bytes = new TextEncoder().encode(games[0].join('\n'));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 }), (changes) => {
        const changed = bytes.slice();
        for (const [place, byte] of changes) changed[place % changed.length] = byte;
        expect(replay(linesOf([changed]), GAMES)).toHaveProperty('ok');
      }),
      { numRuns: 100 },
    );
  });

  test('a refused trace leaves nothing behind: the next is accepted', () => {
    for (const lines of games) {
      for (let at = 0; at < lines.length; at += 7) {
        expect(replay(lines.slice(0, at), GAMES).ok).toBe(false);
      }
      expect(replay(lines, GAMES)).toMatchObject({ ok: true });
    }
  });
});
