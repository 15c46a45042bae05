import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatingsOf } from '../../results/seating.js';

/** Agents by seat, as texts. */
function seated(agents: readonly string[]): string[] {
  return seatingsOf(agents).map((seating) => seating.map((agent) => agents[agent]).join(' '));
}

const lists = fc
  .integer({ min: 1, max: 8 })
  .chain((players) =>
    fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: players, maxLength: players }),
  );

describe('seatings of a block', () => {
  test('up to 4 players: every distinct arrangement', () => {
    expect(seated(['a', 'b'])).toEqual(['a b', 'b a']);
    expect(seated(['a', 'b', 'c'])).toEqual(['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a']);
    expect(seated(['a', 'b', 'c', 'd'])).toHaveLength(24);
  });

  test('more than 4 players: every distinct rotation', () => {
    expect(seated(['a', 'b', 'c', 'd', 'e'])).toEqual([
      'a b c d e',
      'b c d e a',
      'c d e a b',
      'd e a b c',
      'e a b c d',
    ]);
    expect(seated(['a', 'b', 'a', 'b', 'a', 'b'])).toEqual(['a b a b a b', 'b a b a b a']);
  });

  test('arrangements that differ by exchanging equal agents count once', () => {
    expect(seated(['a', 'a', 'b'])).toEqual(['a a b', 'a b a', 'b a a']);
    expect(seated(['a', 'a', 'b', 'b'])).toHaveLength(6);
    expect(seatingsOf(['a', 'a', 'a', 'a'])).toEqual([[0, 1, 2, 3]]);
    expect(seatingsOf(['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'])).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
  });

  test('every seating seats every agent of the list once', () => {
    fc.assert(
      fc.property(lists, (agents) => {
        const everyone = agents.map((_, agent) => agent);
        for (const seating of seatingsOf(agents)) expect([...seating].sort()).toEqual(everyone);
      }),
    );
  });

  test('every agent sits in every seat equally often', () => {
    fc.assert(
      fc.property(lists, (agents) => {
        const seatings = seatingsOf(agents);
        for (const agent of new Set(agents)) {
          const bySeat = agents.map((_, seat) => seatings.filter((seating) => agents[seating[seat]] === agent).length);
          expect(new Set(bySeat).size).toBe(1);
        }
      }),
    );
  });

  test('no two seatings of a block look the same', () => {
    fc.assert(
      fc.property(lists, (agents) => {
        expect(new Set(seated(agents)).size).toBe(seatingsOf(agents).length);
      }),
    );
  });
});
