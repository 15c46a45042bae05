import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Feature, State, Variant } from '../../engine/game.js';
import { setupOf } from '../support/setups.js';
import { deals, seatsOf, sit } from '../support/play.js';
import { unordered } from '../support/record.js';
import { TABLES } from '../support/tables.js';

const RUNS = 10;

/** Numbers beyond the observation, which must not be written. */
const MARGIN = 3;
const UNTOUCHED = -77;

/** Seats are compared every so many moves. */
const MOVES_BETWEEN = 4;

function lengthOf({ length }: Feature, variant: Variant): number {
  return typeof length === 'number' ? length : length(variant);
}

/** The declared lowest and highest value of each number of an observation. */
function rangesOf(variant: Variant): { readonly low: Float32Array; readonly high: Float32Array } {
  const low = new Float32Array(variant.observationSize);
  const high = new Float32Array(variant.observationSize);
  let at = 0;
  for (const feature of variant.game.observation.features) {
    const end = at + lengthOf(feature, variant);
    low.fill(feature.low, at, end);
    high.fill(feature.high, at, end);
    at = end;
  }
  return { low, high };
}

/** The name of the feature that a number of an observation belongs to. */
function featureAt(variant: Variant, index: number): string {
  let end = 0;
  const feature = variant.game.observation.features.find((candidate) => (end += lengthOf(candidate, variant)) > index);
  return feature?.name ?? 'nothing';
}

/** The cards of a seat, by kind of place: its hand, its family, its patrons … */
function ownCards(state: State, seat: number): string {
  const places = Object.entries(state.places()).filter(([place]) => place.endsWith(` of P${seat}`));
  // What a family was is told in its points alone once it has retired.
  const own = places.filter(([place]) => !place.startsWith('retired'));
  return own.map(([place, labels]) => `${place.split(' of ')[0]}: ${unordered(labels)}`).join('; ');
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 9: the features add up to the declared size', () => {
    const variant = game.compile(setupOf(game, players));
    const lengths = game.observation.features.map((feature) => lengthOf(feature, variant));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(variant.observationSize);
    expect(new Set(game.observation.features.map(({ name }) => name)).size).toBe(lengths.length);
    variant.release();
  });

  test('law 9: observations are finite and within their ranges, for every seat', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const out = new Float32Array(variant.observationSize + MARGIN);
          const { low, high } = rangesOf(variant);
          const seats = seatsOf(variant);
          const wrong: string[] = [];
          const check = (): void => {
            for (const seat of seats) {
              out.fill(Number.NaN, 0, variant.observationSize).fill(UNTOUCHED, variant.observationSize);
              state.observe(seat, out);
              for (let at = 0; at < low.length; at++) {
                if (!(out[at] >= low[at] && out[at] <= high[at])) wrong.push(`${featureAt(variant, at)}: ${out[at]}`);
              }
              for (let at = low.length; at < out.length; at++) {
                if (out[at] !== UNTOUCHED) wrong.push('written beyond its size');
              }
            }
          };
          for (sitting.start(); !state.over; sitting.step()) check();
          check();
          expect(wrong).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 9: seats that own different cards see different things', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const views = seatsOf(variant).map(() => new Float32Array(variant.observationSize));
          let alike = 0;
          let moves = 0;
          for (sitting.start(); !state.over; sitting.step()) {
            if (moves++ % MOVES_BETWEEN > 0) continue;
            const own = views.map((_, seat) => ownCards(state, seat));
            views.forEach((view, seat) => state.observe(seat, view));
            const seen = views.map((view) => view.join());
            for (const seat of seatsOf(variant)) {
              for (let other = 0; other < seat; other++) {
                if (own[seat] !== own[other] && seen[seat] === seen[other]) alike++;
              }
            }
          }
          expect(alike).toBe(0);
        });
      }),
      { numRuns: RUNS / 2 },
    );
  });

  test('law 9: to observe changes nothing', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const out = new Float32Array(variant.observationSize);
          let changed = 0;
          for (sitting.start(); !state.over; sitting.step()) {
            const hash = state.hash();
            for (const seat of seatsOf(variant)) {
              state.observe(seat, out);
              state.estimate(seat);
            }
            state.snapshot();
            state.places();
            if (state.hash() !== hash) changed++;
          }
          expect(changed).toBe(0);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
