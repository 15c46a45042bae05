import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GAMES } from '../../engine/index.js';

/** The compiled lab, which `npm test` builds first: sources run through the test runner allocate by themselves. */
const DIST = new URL('../../dist/', import.meta.url);
const SCRIPT = fileURLToPath(new URL('../support/allocation.mjs', import.meta.url));

/** Bytes a game may leave behind: what the measuring itself takes, spread over the games. */
const BYTES_PER_GAME = 50;

/** Bytes that twenty thousand games may keep. */
const BYTES_KEPT = 2_000_000;

const measured = z.object({ allocated: z.number(), kept: z.number() });

describe.skipIf(!existsSync(new URL('sim/match.js', DIST)))('memory', () => {
  test.each(GAMES)('$name: nothing is allocated while games run, and nothing piles up', ({ name }) => {
    const output = execFileSync(process.execPath, ['--expose-gc', SCRIPT, DIST.href, name, '3'], { encoding: 'utf8' });
    const { allocated, kept } = measured.parse(JSON.parse(output));
    expect(allocated).toBeLessThan(BYTES_PER_GAME);
    expect(kept).toBeLessThan(BYTES_KEPT);
  });
});
