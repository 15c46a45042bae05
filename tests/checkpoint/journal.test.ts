import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBatchAgent, type Agent } from '../../agents/agent.js';
import { createAgents } from '../../agents/load.js';
import { game } from '../../engine/bourgeoisie/index.js';
import { resolveRules } from '../../engine/settings.js';
import { seatingsOf } from '../../results/seating.js';
import { Tally } from '../../results/tally.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { Journal } from '../../sim/checkpoint/journal.js';
import { CheckpointRefusal } from '../../sim/checkpoint/records.js';
import { readState, writeState } from '../../sim/checkpoint/state-file.js';
import { Match } from '../../sim/match.js';
import type { ChunkResult } from '../../sim/player.js';
import { runKey } from '../../sim/seeds.js';
import { Whereabouts } from '../../sim/whereabouts.js';

const IDENTITY = { seed: 'journal', cards: [{ label: 'Mayor', cost: 10 }] };
const CHUNKS = 3;

/** Games of two and of three players. */
const runs = [2, 3].map((players) => {
  const agents = Array.from({ length: players }, () => 'random');
  const variant = game.compile({ players, rules: resolveRules(game.settings, players), cards: game.cards });
  return { agents, variant, layout: new TallyLayout(variant, agents) };
});
const layouts = runs.map(({ layout }) => layout);

/** What the chunks of a run give, each of one game. */
async function playChunks(run: number): Promise<ChunkResult[]> {
  const { agents, variant, layout } = runs[run];
  const tally = new Tally(layout, variant);
  const made = await createAgents(agents, '.', { variant });
  const players = made.filter((agent): agent is Agent => !isBatchAgent(agent));
  const match = new Match(variant, players, seatingsOf(agents), tally, new Whereabouts());
  return Array.from({ length: CHUNKS }, (_, chunk) => {
    match.playBlocks(runKey('journal'), chunk, 1, null);
    return { tally: tally.take(), rows: null, skipped: [] };
  });
}

let folder = '';
/** By run and chunk. */
const results: ChunkResult[][] = [];
/** What an account says after so many chunks of each run. */
const prefixes = new Map<string, string>();
/** The checkpoint of a run of which all is done, a record for each chunk. */
let stored = Buffer.alloc(0);

function stateOf(journal: Journal): [done: string, account: string] {
  const saved = runs.map((_, run) => ({ totals: journal.totals(run).save(), skipped: journal.skipped(run) }));
  return [runs.map((_, run) => journal.done(run)).join(), JSON.stringify(saved)];
}

/** Opens the account in a file, adds chunks and closes it. */
async function addTo(path: string, run: number, ...chunks: readonly ChunkResult[]): Promise<Journal> {
  const journal = await Journal.open(path, IDENTITY, layouts, true);
  for (const chunk of chunks) journal.add(run, chunk);
  await journal.close();
  return journal;
}

/** The account in a file; null where it is refused. */
async function openOrRefuse(path: string): Promise<Journal | null> {
  try {
    return await Journal.open(path, IDENTITY, layouts, true);
  } catch (error) {
    if (error instanceof CheckpointRefusal) return null;
    throw error;
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(folder, 'real');
  prefixes.set(...stateOf(await addTo(path, 0)));
  for (const run of runs.keys()) {
    results.push(await playChunks(run));
    for (const chunk of results[run]) prefixes.set(...stateOf(await addTo(path, run, chunk)));
  }
  stored = readFileSync(path);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A place in a file as a share of its length, the more often the nearer to its beginning. */
const place = fc.nat(1_000_000).map((at) => (at / 1_000_001) ** 2);
const change = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('end' as const), at: place }),
  fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.nat(3000) }),
  fc.record({ kind: fc.constant('put' as const), at: place, bytes: fc.uint8Array({ maxLength: 20 }) }),
  fc.record({ kind: fc.constant('copy' as const), at: place, length: fc.nat(9000), to: place }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function mutate(bytes: Buffer, changes: readonly Change[]): Buffer {
  return changes.reduce((file, one): Buffer => {
    const at = Math.floor(one.at * file.length);
    switch (one.kind) {
      case 'flip': {
        const flipped = Buffer.from(file);
        if (at < file.length) flipped[at] ^= 1 << one.bit;
        return flipped;
      }
      case 'end':
        return file.subarray(0, at);
      case 'cut':
        return Buffer.concat([file.subarray(0, at), file.subarray(at + one.length)]);
      case 'put':
        return Buffer.concat([file.subarray(0, at), one.bytes, file.subarray(at)]);
      case 'copy': {
        const to = Math.floor(one.to * file.length);
        return Buffer.concat([file.subarray(0, to), file.subarray(at, at + one.length), file.subarray(to)]);
      }
    }
  }, bytes);
}

test('a mutated checkpoint is refused, or gone on from to the same totals', async () => {
  const whole = prefixes.get(`${CHUNKS},${CHUNKS}`);
  let refused = 0;
  let shorter = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const path = join(folder, 'mutated');
      writeFileSync(path, mutate(stored, changes));
      const journal = await openOrRefuse(path);
      if (journal === null) {
        refused++;
        return;
      }
      const [done, account] = stateOf(journal);
      expect(account).toBe(prefixes.get(done));
      if (done !== `${CHUNKS},${CHUNKS}`) shorter++;
      for (const [run, chunks] of results.entries()) {
        for (const chunk of chunks.slice(journal.done(run))) journal.add(run, chunk);
      }
      await journal.close();
      expect(stateOf(journal)[1]).toBe(whole);
      expect(stateOf(await addTo(path, 0))[1]).toBe(whole);
    }),
    { numRuns: 600 },
  );
  expect(refused).toBeGreaterThan(50);
  expect(shorter).toBeGreaterThan(50);
});

test('a checkpoint cut anywhere is gone on from', async () => {
  const path = join(folder, 'cut');
  const head = stored.length - 1;
  for (let end = head; end > head - 400; end -= 7) {
    writeFileSync(path, stored.subarray(0, end));
    const [done, account] = stateOf(await addTo(path, 0));
    expect(account).toBe(prefixes.get(done));
  }
});

test('a checkpoint of something else is refused, and the difference named', async () => {
  const path = join(folder, 'real');
  const other = { ...IDENTITY, cards: [{ label: 'Mayor', cost: 11 }] };
  await expect(Journal.open(path, other, layouts, true)).rejects.toThrow('cards[Mayor].cost was 10, is 11');
});

test('a checkpoint stays small however many records there were', async () => {
  const path = join(folder, 'long');
  await addTo(path, 0, results[0][0]);
  const small = statSync(path).size;
  let largest = 0;
  for (let sitting = 0; sitting < 80; sitting++) {
    await addTo(path, 0, results[0][1]);
    largest = Math.max(largest, statSync(path).size);
  }
  const journal = await addTo(path, 0);
  expect(journal.done(0)).toBe(81);
  expect(journal.totals(0).count(layouts[0].games)).toBe(81);
  expect(largest).toBeLessThan(small * 80);
});

test('a state in a file of its own comes back, and is refused where it is of something else or damaged', async () => {
  const path = join(folder, 'state');
  expect(await readState(path, IDENTITY)).toBeNull();
  await writeState(path, IDENTITY, Uint8Array.of(1, 2, 3));
  await writeState(path, IDENTITY, Uint8Array.of(4, 5, 6));
  expect([...((await readState(path, IDENTITY)) ?? [])]).toEqual([4, 5, 6]);
  await expect(readState(path, { ...IDENTITY, seed: 'other' })).rejects.toThrow('seed was "journal", is "other"');
  const bytes = readFileSync(path);
  bytes[bytes.length - 1] ^= 1;
  writeFileSync(path, bytes);
  await expect(readState(path, IDENTITY)).rejects.toThrow('is damaged: its state is not whole');
});
