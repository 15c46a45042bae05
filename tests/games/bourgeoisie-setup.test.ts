import { describe, expect, test } from 'vitest';
import { game } from '../../engine/bourgeoisie/index.js';
import { table } from '../support/bourgeoisie.js';

/** Every card but those of the list is taken out of the deck. */
function only(...labels: readonly string[]): Record<string, { copies: number }> {
  const others = game.cards.filter(({ label }) => !labels.includes(label));
  return Object.fromEntries(others.map(({ label }) => [label, { copies: 0 }]));
}

describe('setup', () => {
  test('there are 120 cards, 20 of each type', () => {
    expect(game.cards).toHaveLength(120);
    for (const type of ['F', 'T', 'B', 'L', 'O', 'E']) {
      expect(game.cards.filter((card) => card.type === type)).toHaveLength(20);
    }
  });

  test('the cost of every Trade, Bond, Land and Office equals its value', () => {
    const priced = game.cards.filter(({ type }) => 'TBLO'.includes(type));
    expect(priced.every(({ fields }) => fields.cost === fields.value)).toBe(true);
  });

  test('each seat in order is dealt a Family, in play', () => {
    const t = table({ players: 3, families: ['Artisans', 'Paupers', 'Sailors'] });
    expect([t.family(0), t.family(1), t.family(2)]).toEqual([['Artisans'], ['Paupers'], ['Sailors']]);
    expect(t.shown.players.every(({ hand }) => hand.length === 0)).toBe(true);
  });

  test('the rest of the Families go back into the deck', () => {
    const t = table({ players: 2, families: ['Artisans', 'Paupers'], deck: ['Serfs'] });
    expect(t.track[0]).toBe('Serfs');
    expect([...t.state.places().deck, ...t.track]).not.toContain('Artisans');
    expect(t.shown.deck).toBe(120 - 2 - 10);
  });

  test('ten cards lie on the track, from position 1 on, in the order in which they are drawn', () => {
    const deck = ['Mayor', 'Plots', 'War', 'Crisis', 'Bankers', 'Fields', 'Dowry', 'Bonds 1', 'Range', 'Clergy'];
    expect(table({ deck }).track).toEqual(deck);
  });

  test('each seat in order rolls 1D10 for its silver; nobody has gold or tokens', () => {
    // Seat 0's Fate roll follows: its tokens.
    const t = table({ players: 3, silver: [7, 10, 2], families: ['Serfs', 'Paupers', 'Porters'] });
    expect(t.rolls).toEqual(['silver 7 of 10', 'silver 10 of 10', 'silver 2 of 10', 'fate 1 of 6']);
    expect(t.shown.players.map(({ silver }) => silver)).toEqual([7 + 1, 10, 2]);
    expect(t.shown.players.map(({ gold, tokens }) => [gold, tokens])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  test('with fewer Family cards than seats, the last seats start without one', () => {
    const t = table({
      players: 4,
      cards: only('Artisans', 'Serfs', 'Mayor', 'Plots'),
      families: ['Serfs', 'Artisans'],
    });
    expect(t.shown.players.map(({ family }) => family?.map(({ card }) => card) ?? null)).toEqual([
      ['Serfs'],
      ['Artisans'],
      null,
      null,
    ]);
  });

  test('with no Family card at all, nobody has one and nothing is earned', () => {
    const t = table({ players: 2, cards: only('Mayor', 'Plots', 'Fields'), silver: [4, 6] });
    expect(t.shown.players.map(({ family, silver }) => [family, silver])).toEqual([
      [null, 4],
      [null, 6],
    ]);
  });

  test('several copies of a Family are dealt like any others', () => {
    const t = table({ players: 2, cards: { Serfs: { copies: 2 } }, families: ['Serfs', 'Serfs'] });
    expect([t.family(0), t.family(1)]).toEqual([['Serfs'], ['Serfs']]);
  });

  test('a deck shorter than the track leaves its last positions empty', () => {
    const t = table({ cards: only('Serfs', 'Paupers', 'Mayor', 'Plots'), deck: ['Plots', 'Mayor'] });
    expect(t.track).toEqual(['Plots', 'Mayor', ...Array.from({ length: 8 }, () => null)]);
    expect(t.shown.deck).toBe(0);
  });

  test("seat 0's turn follows even if the deck is empty; the game ends with it", () => {
    const t = table({ cards: only('Serfs', 'Paupers', 'Mayor'), fate: [1] });
    expect([t.state.over, t.state.player, t.options]).toEqual([false, 0, ['take Mayor', 'pass']]);
    t.take('Mayor').endTurn();
    expect([t.state.over, t.state.turn, t.state.truncated]).toEqual([true, 1, false]);
    expect(t.seat(0).hand).toEqual(['Mayor']);
  });

  test('a game whose deck is a single card is played without a decision', () => {
    const t = table({ cards: only('Serfs') });
    expect([t.state.over, t.state.turn, t.family(0)]).toEqual([true, 1, ['Serfs']]);
  });
});
