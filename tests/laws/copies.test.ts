import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Dealer } from '../../engine/dealer.js';
import type { State } from '../../engine/game.js';
import { observer } from '../support/listener.js';
import { deals, optionLabels, sit } from '../support/play.js';
import { TABLES } from '../support/tables.js';

const RUNS = 8;

/** So many copies are kept of a game, one every few moves. */
const KEPT = 24;
const MOVES_BETWEEN = 5;

/** A position as its hash and everything that can be read off it. */
function portrait(state: State): string {
  const { options, player, phase, turn, over, truncated } = state;
  const facts = { options, player, phase, turn, over, truncated, labels: optionLabels(state) };
  return JSON.stringify([state.hash(), facts, state.snapshot(), state.places()]);
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 3: all earlier copies stay as they were, whatever is done to the original', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const copies: { state: State; hash: number; portrait: string }[] = [];
          const wrong: string[] = [];
          let moves = 0;
          for (sitting.start(); !state.over; sitting.step()) {
            for (const copy of copies) if (copy.state.hash() !== copy.hash) wrong.push(`a copy changed, move ${moves}`);
            if (moves++ % MOVES_BETWEEN > 0 || copies.length === KEPT) continue;
            const copy = variant.createState();
            copy.copyFrom(state);
            copies.push({ state: copy, hash: state.hash(), portrait: portrait(state) });
            if (portrait(copy) !== portrait(state)) wrong.push(`a copy differs, move ${moves}`);
          }
          for (const copy of copies) {
            if (portrait(copy.state) !== copy.portrait) wrong.push('a copy changed by the end');
            copy.state.release();
          }
          expect(wrong).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 3: a copy continues identically under the same dealer, and the original after it', () => {
    fc.assert(
      fc.property(deals(game, players), fc.nat(60), (deal, fork) => {
        sit(game, players, deal, (sitting) => {
          const { state, dealer, variant } = sitting;
          const copy = variant.createState();
          const copyDealer = new Dealer(game.streams.length);
          sitting.start();
          for (let move = 0; move < fork && !state.over; move++) sitting.step();
          copy.copyFrom(state);
          copyDealer.copyFrom(dealer);
          const chosen: number[] = [];
          const hashes = [state.hash()];
          while (!state.over) {
            const k = sitting.choose();
            sitting.step(k);
            chosen.push(k);
            hashes.push(state.hash());
          }
          const replayed = [copy.hash()];
          for (const k of chosen) {
            copy.apply(k, copyDealer);
            replayed.push(copy.hash());
          }
          expect(replayed).toEqual(hashes);
          expect(portrait(copy)).toBe(portrait(state));
          copy.release();
          copyDealer.release();
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 3: a copy hears nothing of the original, and keeps its own observer', () => {
    sit(game, players, { rules: {}, cards: {}, seed: 'observers', agent: 'random' }, (sitting) => {
      const copy = sitting.variant.createState();
      const own = observer({});
      copy.observer = own;
      sitting.start();
      copy.copyFrom(sitting.state);
      expect([copy.observer, sitting.state.observer]).toEqual([own, null]);
      copy.release();
    });
  });

  test('law 3: a state that is started again forgets the game before', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          sitting.start(1);
          const fresh = portrait(sitting.state);
          sitting.finish(2);
          sitting.start(1);
          expect(portrait(sitting.state)).toBe(fresh);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
