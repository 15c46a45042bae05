import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChanceLog } from '../support/chance-log.js';
import { deals, optionLabels, printedDeal, sit, type Deal } from '../support/play.js';
import { lawfulGames } from '../support/games.js';
import { TABLES } from '../support/tables.js';
import type { Game } from '../../engine/game.js';

const RUNS = 4;
const BLOCKS = 10_000;

/** Games are told apart by so many of their first positions. */
const TOLD_APART_BY = 12;

/** A game as a text: all chance, all options and choices, every state after a move. */
function story(game: Game, players: number, deal: Deal, block: number): string[] {
  return sit(game, players, deal, (sitting) => {
    const { state, dealer, variant } = sitting;
    const chance = new ChanceLog(variant, dealer);
    const lines: string[] = [];
    chance.listen();
    for (sitting.start(block); !state.over;) {
      const k = sitting.choose();
      lines.push(`${optionLabels(state).join(', ')} → ${k}`, String(state.hash()));
      sitting.step(k);
    }
    return [...chance.all, ...lines, JSON.stringify(state.snapshot())];
  });
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 6: same seed, same agents: same game', () => {
    fc.assert(
      fc.property(deals(game, players), fc.nat(), (deal, block) => {
        expect(story(game, players, deal, block)).toEqual(story(game, players, deal, block));
      }),
      { numRuns: RUNS },
    );
  });

  test('law 6: another block, another game; another seed, another game', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, block) => {
        const game1 = story(game, players, printedDeal(`${seed}`), block);
        expect(story(game, players, printedDeal(`${seed}`), block + 1)).not.toEqual(game1);
        expect(story(game, players, printedDeal(`${seed}.`), block)).not.toEqual(game1);
      }),
      { numRuns: RUNS },
    );
  });
});

describe.each(lawfulGames)('$name', (game) => {
  test(`law 6: ${BLOCKS} blocks are ${BLOCKS} different games`, () => {
    sit(game, game.minPlayers, printedDeal('distinct'), (sitting) => {
      const { state } = sitting;
      const games = new Set<string>();
      for (let block = 0; block < BLOCKS; block++) {
        let moves = 0;
        let hashes = '';
        for (sitting.start(block); !state.over; sitting.step()) {
          hashes += ` ${state.hash()}`;
          if (++moves === TOLD_APART_BY) break;
        }
        games.add(hashes);
      }
      expect(games.size).toBe(BLOCKS);
    });
  });

  test('law 6: blocks beyond 2^32 are games of their own', () => {
    sit(game, game.minPlayers, printedDeal('far'), (sitting) => {
      const { state } = sitting;
      const hashes = [0, 1, 2 ** 32, 2 ** 32 + 1, 2 ** 52, 2 ** 53 - 1].map((block) => {
        sitting.start(block);
        return state.hash();
      });
      expect(new Set(hashes).size).toBe(hashes.length);
    });
  });
});
