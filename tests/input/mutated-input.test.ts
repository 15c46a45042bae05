import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AgentTextError, parseAgentText } from '../../agents/agent-text.js';
import { GAMES } from '../../engine/index.js';
import { cardsCsv } from '../../experiments/catalog/cards.js';
import { parseDeck } from '../../experiments/file/deck.js';
import { readExperiment } from '../../experiments/file/experiment.js';
import { InputError } from '../../experiments/file/input-error.js';

const EXAMPLES = new URL('../../experiments/', import.meta.url);
const RUNS = 500;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutated-input-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Signs that mean something to one of the parsers. */
const sign = fc.constantFrom(
  ...'[]{}:,;-?*&!|>%@"\'`#\\\t\r\n =0.9e~<',
  '\u{FEFF}',
  '\u{2028}',
  '\0',
  '\u{D800}',
  '1e999',
);

/** Changes at a place of the text, given as a fraction of its length. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), at: fc.nat(9999), what: fc.oneof(sign, fc.string({ maxLength: 8 })) }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat(9999), length: fc.nat(40) }),
  fc.record({ kind: fc.constant('repeat' as const), at: fc.nat(9999), length: fc.nat(60), times: fc.nat(30) }),
);

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function mutate(text: string, changes: readonly Change[]): string {
  return changes.reduce((changed, one) => {
    const at = Math.floor((one.at / 10_000) * changed.length);
    const before = changed.slice(0, at);
    const after = changed.slice(at);
    if (one.kind === 'put') return before + one.what + after;
    if (one.kind === 'cut') return before + after.slice(one.length);
    return before + after.slice(0, one.length).repeat(one.times) + after;
  }, text);
}

const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/** What is wrong with an error: null for none at all and for a refusal that a person can read, without a stack trace. */
function unclear(error: unknown): string | null {
  if (error === null || error instanceof AgentTextError) return null;
  const clear = error instanceof InputError && error.exitCode === 2;
  return clear && !/\n\s+at |\[object|undefined/.test(error.message) ? null : String(error);
}

async function refusalOf(read: () => unknown): Promise<unknown> {
  try {
    await read();
    return null;
  } catch (error) {
    return error;
  }
}

async function examples(): Promise<string[]> {
  const names = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.yaml'));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, EXAMPLES), 'utf8')));
  const long =
    'kind: balance\ngame: bourgeoisie\nplayers: [2, 3]\nagents: { 2: [random, "greedy:2"], 3: [greedy] }\ngames: 20\n' +
    'seed: "007"\nname: long\nrows: true\nrules: { startingTokens: { 2: [0, 1], 3: [0, 1, 2] }, incomeBasis: investments }\n' +
    'cards:\n  Mayor: { cost: 11, copies: 2 }\n  War:\n    copies: 0\n';
  return [
    ...texts,
    long,
    JSON.stringify({ kind: 'balance', game: 'baroque-masters', players: 4, agents: ['greedy:samples=2'] }),
  ];
}

test('mutated experiment files are read or refused with a clear message', async () => {
  const texts = await examples();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), changes, async (text, made) => {
      const file = join(folder, 'mutated.yaml');
      await writeFile(file, mutate(text, made));
      const error = await refusalOf(() => readExperiment(file));
      if (error !== null) refused++;
      expect(unclear(error)).toBeNull();
    }),
    { numRuns: RUNS },
  );
  expect(refused).toBeGreaterThan(RUNS / 3);
});

test('mutated card lists are read or refused with a clear message', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...GAMES), changes, async (game, made) => {
      const error = await refusalOf(() => parseDeck(game, 'd.csv', mutate(cardsCsv(game), made)));
      if (error !== null) refused++;
      expect(unclear(error)).toBeNull();
    }),
    { numRuns: RUNS },
  );
  expect(refused).toBeGreaterThan(RUNS / 3);
});

test("mutated agents' texts are taken apart or refused with a clear message", async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      const text = mutate('heuristic:persona=land:without=War:7', made);
      const error = await refusalOf(() => parseAgentText(text));
      expect(unclear(error)).toBeNull();
    }),
    { numRuns: RUNS },
  );
});
