import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Dealer } from '../../engine/dealer.js';
import type { Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { mix } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { playAtRandom, printedSetup, recordAtRandom } from './play.js';

/**
 * Golden traces and signatures change only when a change in play is meant, which CHANGELOG then states:
 *
 *     UPDATE_GOLDEN=1 npx vitest run tests/traces/golden.test.ts
 *
 * writes them anew. A golden trace is what `salon trace GAME --players N --seed golden` prints.
 */
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
const FOLDER = new URL('golden/', import.meta.url);
const SIGNATURES = new URL('signatures.json', FOLDER);
const SEED = 'golden';
const SIGNATURE_GAMES = 1000;
const SIGNATURE_PLAYERS = 3;

function playersOf(game: Game): number[] {
  return Array.from({ length: game.maxPlayers - game.minPlayers + 1 }, (_, more) => game.minPlayers + more);
}

/** The last positions of 1000 games, as traces tell them, folded into eight hexadecimal digits. */
function signatureOf(game: Game): string {
  const variant = game.compile(printedSetup(game, SIGNATURE_PLAYERS));
  const state = variant.createState();
  const dealer = new Dealer(game.streams.length);
  const key = runKey(SEED);
  let signature = 0;
  for (let block = 0; block < SIGNATURE_GAMES; block++) {
    playAtRandom(state, dealer, key, block);
    signature = mix(Math.imul(signature, 31) + hashText(`${state.turn} ${JSON.stringify(state.snapshot())}`));
  }
  dealer.release();
  state.release();
  variant.release();
  return (signature >>> 0).toString(16).padStart(8, '0');
}

/** FNV-1a over the text's letters. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function readSignatures(): Record<string, string> {
  return existsSync(SIGNATURES) ? (JSON.parse(readFileSync(SIGNATURES, 'utf8')) as Record<string, string>) : {};
}

describe.each(GAMES)('$name', (game) => {
  test.each(playersOf(game))('the golden trace with %i players', (players) => {
    const lines = recordAtRandom(game, printedSetup(game, players), SEED);
    const file = new URL(`${game.name}-${players}.jsonl`, FOLDER);
    if (UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, `${lines.join('\n')}\n`);
    }
    const golden = readFileSync(file, 'utf8').trimEnd().split('\n');
    const at = lines.findIndex((line, index) => line !== golden[index]);
    expect({ line: at + 1, is: lines[at] }).toEqual({ line: at + 1, is: golden[at] });
    expect(lines.length).toBe(golden.length);
  });

  test('the signature over 1000 games', () => {
    const signature = signatureOf(game);
    if (UPDATE) {
      writeFileSync(SIGNATURES, `${JSON.stringify({ ...readSignatures(), [game.name]: signature }, null, 2)}\n`);
    }
    expect(signature).toBe(readSignatures()[game.name]);
  });
});
