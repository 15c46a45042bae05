import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.js';
import { ChanceLog } from '../support/chance-log.js';
import { deals, printedDeal, sit, type Deal } from '../support/play.js';
import { TABLES } from '../support/tables.js';

const RUNS = 20;

/** What each stream gave in a game, until a discard was shuffled in. */
function streamsOf(game: Game, players: number, deal: Deal, choices: number): readonly string[][] {
  return sit(game, players, deal, (sitting) => {
    const chance = new ChanceLog(sitting.variant, sitting.dealer);
    chance.listen();
    sitting.finish(0, choices);
    return chance.streams;
  });
}

/** The streams of which one game's is not the beginning of the other's. */
function disagreements(game: Game, first: readonly string[][], second: readonly string[][]): string[] {
  return game.streams.filter((_, stream) => {
    const length = Math.min(first[stream].length, second[stream].length);
    return first[stream].slice(0, length).join('|') !== second[stream].slice(0, length).join('|');
  });
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 7: the n-th card of a pile and the n-th roll of a die do not depend on what players choose', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        const first = streamsOf(game, players, deal, 1);
        const second = streamsOf(game, players, deal, 2);
        expect(disagreements(game, first, second)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('law 7: nor on a rule that touches neither deck nor dice', () => {
    for (const handLimit of [0, 1, 20]) {
      const deal = { ...printedDeal('variants'), rules: game.settings.some(isHandLimit) ? { handLimit } : {} };
      const changed = streamsOf(game, players, deal, 1);
      expect(disagreements(game, streamsOf(game, players, printedDeal('variants'), 1), changed)).toEqual([]);
    }
  });

  test.each([
    ['as printed', 1],
    ['in piles of more than a thousand cards', 40],
  ])('law 7: listening to chance changes nothing, %s', (_, copies) => {
    const cards = Object.fromEntries(
      game.cards.map(({ label, copies: printed }) => [label, { copies: printed * copies }]),
    );
    const deal = { ...printedDeal('listening'), cards };
    const hashes = [false, true].map((listens) =>
      sit(game, players, deal, (sitting) => {
        if (listens) new ChanceLog(sitting.variant, sitting.dealer).listen();
        sitting.finish();
        return sitting.state.hash();
      }),
    );
    expect(hashes[1]).toBe(hashes[0]);
  });
});

function isHandLimit({ name }: { readonly name: string }): boolean {
  return name === 'handLimit';
}
