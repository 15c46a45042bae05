import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import type { Dealer } from '../../engine/dealer.js';
import type { State } from '../../engine/game.js';
import { Recorder } from '../../sim/trace/recorder.js';
import { replay, type ReplayListener } from '../../sim/trace/replay.js';
import type { TraceStart } from '../../sim/trace/start.js';
import { setups } from '../support/setups.js';
import { printedSetup, recordAtRandom } from './play.js';

/** Games under random rules end here, so that tests do. */
const MOST_TURNS = 40;

/** Records games anew while they are re-enacted. */
class Again implements ReplayListener {
  readonly lines: string[] = [];
  private recorder: Recorder | null = null;

  startGame({ seed, agents, fields }: TraceStart, state: State, dealer: Dealer): null {
    this.recorder = new Recorder(state, dealer, (line) => this.lines.push(line));
    this.recorder.start({ seed, agents, more: { block: fields.block, seating: fields.seating } });
    return null;
  }

  decide(_state: State, k: number): void {
    this.recorder?.decide(k);
  }

  endGame(): void {
    this.recorder?.end();
  }
}

describe.each(GAMES)('$name', (game) => {
  test('a game recorded under any rules and cards is accepted, and recorded anew is the same trace', () => {
    fc.assert(
      fc.property(setups(game, MOST_TURNS), fc.string(), fc.nat(), (setup, seed, block) => {
        const lines = recordAtRandom(game, setup, seed, block);
        const again = new Again();
        expect(replay(lines, GAMES, again)).toMatchObject({ ok: true, games: 1 });
        expect(again.lines).toEqual(lines);
      }),
      { numRuns: 100 },
    );
  });

  test('games of several setups follow each other in one trace', () => {
    const trios = [game.minPlayers, game.maxPlayers, game.minPlayers].flatMap((players, block) =>
      recordAtRandom(game, printedSetup(game, players), 'several', block),
    );
    expect(replay(trios, GAMES)).toMatchObject({ ok: true, games: 3 });
  });

  test('lines and fields: unknown fields are ignored, options come in any order', () => {
    const lines = recordAtRandom(game, printedSetup(game, game.minPlayers), 'order').map((text) => {
      const line = JSON.parse(text) as { kind: string; options?: string[]; state?: object };
      line.options?.reverse();
      if (line.state !== undefined) line.state = { weather: 'fine', ...line.state };
      return JSON.stringify({ note: { any: ['thing'] }, ...line });
    });
    expect(replay(lines, GAMES)).toMatchObject({ ok: true, games: 1 });
  });
});
