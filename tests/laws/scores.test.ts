import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WIN_SHARE_SCALE, winShare } from '../../engine/game.js';
import { whole } from '../../engine/settings.js';
import { witnessOf } from '../support/games.js';
import { listener, observer } from '../support/listener.js';
import { deals, printedDeal, seatsOf, sit } from '../support/play.js';
import { isObject } from '../support/record.js';
import { setupOf } from '../support/setups.js';
import { TABLES } from '../support/tables.js';

const RUNS = 16;
const CLOSE = 1e-9;

/** Longest printed games, in turns or rounds, by the pages; Age of Enlightenment has no bound but the cap. */
const LONGEST: Readonly<Record<string, (players: number) => number>> = {
  bourgeoisie: (players) => 110 - players,
  'baroque-masters': () => 29,
};

/** Games of the printed rules whose length is looked at. */
const PRINTED_GAMES = 300;

/** The scores that a snapshot shows, where it does. */
function shownScores(snapshot: object): unknown[] {
  const players: unknown = 'players' in snapshot ? snapshot.players : [];
  return (Array.isArray(players) ? players : []).flatMap((player: unknown) =>
    isObject(player) && 'score' in player ? [player.score] : [],
  );
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 5: scores equal a recount by a second scorer, at the end and as the game goes', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const scorer = witnessOf(game).createScorer(variant.setup);
          const wrong: string[] = [];
          const check = (): void => {
            const snapshot = state.snapshot();
            const recount = scorer.scores(snapshot);
            const scores = seatsOf(variant).map((seat) => state.score(seat) / game.scoreScale);
            const shown = shownScores(snapshot);
            const differs = (points: unknown, seat: number): boolean =>
              !(Math.abs(Number(points) - recount[seat]) < CLOSE);
            if (scores.some(differs)) wrong.push(`${scores.join(' ')}; recounted ${recount.join(' ')}`);
            if (shown.some(differs)) wrong.push(`shown ${shown.join(' ')}; recounted ${recount.join(' ')}`);
          };
          state.observer = listener(variant, (...story) => scorer.tell(...story));
          for (sitting.start(); !state.over; sitting.step()) check();
          check();
          expect(wrong).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 5: the top scorers share the win equally', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          sitting.finish();
          const seats = seatsOf(sitting.variant);
          const scores = seats.map((seat) => sitting.state.score(seat));
          const winners = scores.filter((score) => score === Math.max(...scores)).length;
          const due = scores.map((score) => (score === Math.max(...scores) ? WIN_SHARE_SCALE / winners : 0));
          expect(seats.map((seat) => winShare(sitting.state, seat))).toEqual(due);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 5: the game ends within the turn cap, and is truncated only by it', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          let turns = 0;
          state.observer = observer({ turnEnded: () => turns++ });
          sitting.finish();
          const perTurn = game.turnName === 'round' ? players : 1;
          const cap = Math.ceil(whole(variant.setup.rules, 'maxTurns') / perTurn);
          expect(state.turn).toBe(turns);
          expect(state.turn).toBeLessThanOrEqual(cap);
          expect(state.truncated && state.turn < cap).toBe(false);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 5: printed games end within their bound', () => {
    const bound = LONGEST[game.name]?.(players) ?? whole(setupOf(game, players).rules, 'maxTurns');
    sit(game, players, printedDeal('bound'), (sitting) => {
      let longest = 0;
      for (let block = 0; block < PRINTED_GAMES; block++) {
        sitting.finish(block);
        longest = Math.max(longest, sitting.state.turn);
      }
      expect(longest).toBeLessThanOrEqual(bound);
      expect(sitting.state.truncated).toBe(false);
    });
  });
});
