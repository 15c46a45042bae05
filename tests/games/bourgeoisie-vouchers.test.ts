import { describe, expect, test } from 'vitest';
import { table, type Layout } from '../support/bourgeoisie.js';

/** Two-player tables at which seat 0 has little money: cards in hand, gold as given, its second turn's Family phase. */
function poor(gold: number, hand: readonly string[], more: Layout = {}) {
  return table({
    families: ['Serfs', 'Paupers'],
    deck: hand,
    ...more,
    rules: {
      startingTokens: [100, 1],
      startingSilver: [gold * 10, 0],
      startingSilverDie: 0,
      fateDie: 0,
      ...more.rules,
    },
  })
    .take(...hand)
    .passToTurn(2);
}

/** The same with the Trade Physicians in play for 0 gold, at the Investment phase. */
function investor(gold: number, hand: readonly string[], more: Layout = {}) {
  const cards = { Physicians: { cost: 0 }, Plots: { cost: 0 }, ...more.cards };
  return poor(gold, ['Physicians', ...hand], { ...more, cards })
    .choose('trade Physicians')
    .passTo('investment');
}

describe('vouchers for Trades: Capital 5', () => {
  test('a voucher is kept in hand when it is taken', () => {
    const t = table({ families: ['Serfs', 'Paupers'], deck: ['Capital'], fate: [1] }).take('Capital');
    expect([t.seat(0).hand, t.discard]).toEqual([['Capital'], []]);
  });

  test('it is legal only while some Trade in hand costs no more than gold, credit and all vouchers together', () => {
    expect(poor(1, ['Capital', 'Financiers']).phase).toBe('opportunity');
    expect(poor(5, ['Capital', 'Financiers']).options).toEqual(['use Capital', 'pass']);
    expect(poor(0, ['Capital', 'Capital', 'Financiers'], { cards: { Capital: { copies: 2 } } }).options).toEqual([
      'use Capital',
      'pass',
    ]);
  });

  test('it goes to the discard and adds its gold to the credit; credit is spent before gold', () => {
    const t = poor(4, ['Capital', 'Financiers', 'Silk Business']).choose('use Capital');
    expect([t.discard.includes('Capital'), t.seat(0).gold, t.seat(0).hand.includes('Capital')]).toEqual([
      true,
      4,
      false,
    ]);
    expect(t.options.sort()).toEqual(['pass', 'trade Silk Business']);
    t.choose('trade Silk Business');
    expect(t.seat(0).gold).toBe(0);
  });

  test('it gives no change, and what is left is lost when the phase ends', () => {
    const t = poor(4, ['Capital', 'Physicians', 'Plots'])
      .choose('use Capital', 'trade Physicians')
      .passTo('investment');
    expect(t.seat(0).gold).toBe(4);
    t.choose('buy Plots');
    expect(t.seat(0).gold).toBe(3);
  });

  test('credit that was not spent is gone in the next Family phase', () => {
    const t = poor(0, ['Capital', 'Physicians', 'Manufacturing']).choose('use Capital', 'pass');
    t.passToTurn(2);
    expect(t.phase).toBe('opportunity');
  });

  test('a voucher may be used even where gold alone would do', () => {
    expect(poor(5, ['Capital', 'Physicians']).options).toEqual(['use Capital', 'trade Physicians', 'pass']);
  });

  test('credit that already stands counts in the condition', () => {
    const cards = { Capital: { copies: 2 }, Financiers: { cost: 11 } };
    const t = poor(1, ['Capital', 'Capital', 'Financiers'], { cards }).choose('use Capital');
    expect(t.options).toEqual(['use Capital', 'pass']);
    t.choose('use Capital');
    expect(t.options).toEqual(['trade Financiers', 'pass']);
  });

  test('vouchers for Lands and Offices are not offered in the Family phase', () => {
    expect(poor(5, ['Crisis', 'Nepotism', 'Physicians']).options).toEqual(['trade Physicians', 'pass']);
  });
});

describe.each([
  { voucher: 'Crisis', gold: 5, card: 'Manor', cost: 10 },
  { voucher: 'Feudal Tenures', gold: 4, card: 'Manor', cost: 10 },
])('vouchers for Lands: $voucher $gold', ({ voucher, gold, card, cost }) => {
  test('it pays its gold for a Land', () => {
    const t = investor(cost - gold, [voucher, card]);
    expect(t.options).toEqual([`use ${voucher}`, 'pass']);
    t.choose(`use ${voucher}`);
    expect(t.options).toEqual([`buy ${card}`, 'pass']);
    t.choose(`buy ${card}`);
    expect([t.seat(0).gold, t.family(0).at(-1)]).toEqual([0, card]);
  });

  test('it is not offered where no Land in hand could then be bought', () => {
    expect(investor(cost - gold - 1, [voucher, card]).state.player).toBe(1);
    expect(investor(9, [voucher, 'Bonds 1']).options).toEqual(['buy Bonds 1', 'pass']);
  });

  test('it does not pay for Bonds or Offices', () => {
    const t = investor(0, [voucher, 'Plots', 'Bonds 1', 'Courtier']);
    expect(t.options.sort()).toEqual(['buy Plots', 'pass', `use ${voucher}`]);
    t.choose('buy Plots');
    expect(t.state.player).toBe(1);
  });

  test('without a Trade it is not offered', () => {
    const t = poor(9, [voucher, 'Fields']).passTo('investment');
    expect(t.state.player).toBe(1);
  });
});

describe.each([
  { voucher: 'Nepotism', gold: 5 },
  { voucher: 'Patronage', gold: 4 },
  { voucher: 'Recognition Fees', gold: 3 },
])('vouchers for Offices: $voucher $gold', ({ voucher, gold }) => {
  test('it pays its gold for an Office', () => {
    const t = investor(12 - gold, ['Plots', voucher, 'Mayor']).choose('buy Plots');
    expect(t.options).toEqual([`use ${voucher}`, 'pass']);
    t.choose(`use ${voucher}`, 'buy Mayor');
    expect([t.seat(0).gold, t.family(0).at(-1)]).toEqual([0, 'Mayor']);
  });

  test('all other conditions must already hold: a Land, an Office not yet bought this turn', () => {
    expect(investor(12, [voucher, 'Mayor', 'Plots']).options.sort()).toEqual(['buy Plots', 'pass']);
    const cards = { Plots: { cost: 0, copies: 2 } };
    const t = investor(8, ['Plots', 'Plots', voucher, 'Registrar', 'Courtier'], { cards });
    t.choose('buy Plots', 'buy Plots');
    expect(t.options.sort()).toEqual(['buy Courtier', 'buy Registrar', 'pass', `use ${voucher}`]);
    t.choose('buy Courtier');
    expect(t.state.player).toBe(1);
  });

  test('an Office short even of all vouchers leaves it unusable', () => {
    expect(investor(11 - gold, ['Plots', voucher, 'Mayor']).choose('buy Plots').state.player).toBe(1);
  });
});

describe('credit', () => {
  test('serves several purchases of its type, before gold', () => {
    const t = investor(1, ['Crisis', 'Fields', 'Pasture', 'Parcels'], {});
    t.choose('use Crisis', 'buy Fields', 'buy Pasture');
    expect([t.seat(0).gold, t.options]).toEqual([1, ['buy Parcels', 'pass']]);
    t.choose('buy Parcels');
    expect([t.seat(0).gold, t.state.player]).toEqual([1, 1]);
  });

  test('of Lands and of Offices are apart', () => {
    const t = investor(3, ['Plots', 'Crisis', 'Fields', 'Dowry']).choose('buy Plots', 'use Crisis');
    expect(t.options.sort()).toEqual(['buy Fields', 'pass']);
  });

  test('left over is lost when the phase ends', () => {
    const t = investor(0, ['Plots', 'Crisis', 'Fields', 'Pasture'], { rules: { silverPerGold: 1000 } });
    t.choose('use Crisis', 'buy Fields');
    expect(t.options.sort()).toEqual(['buy Pasture', 'buy Plots', 'pass']);
    t.passToTurn(4).passTo('investment');
    expect([t.state.turn, t.options]).toEqual([4, ['buy Plots', 'pass']]);
  });

  test('vouchers of the same type count together', () => {
    expect(investor(0, ['Crisis', 'Feudal Tenures', 'Manor']).state.player).toBe(1);
    const t = investor(1, ['Crisis', 'Feudal Tenures', 'Manor']);
    expect(t.options).toEqual(['use Crisis', 'use Feudal Tenures', 'pass']);
    t.choose('use Feudal Tenures', 'use Crisis', 'buy Manor');
    expect(t.seat(0).gold).toBe(0);
  });
});

describe('a voucher that is not used', () => {
  test('may be sold for nothing, and counts for the hand limit', () => {
    const t = table({
      families: ['Serfs', 'Paupers'],
      deck: ['Capital', 'Nepotism'],
      fate: [3],
      rules: { handLimit: 1, silverPerGold: 100 },
    }).take('Capital', 'Nepotism');
    const { silver } = t.seat(0);
    t.choose('pass');
    expect(t.options.sort()).toEqual(['discard Capital', 'discard Nepotism']);
    expect(t.seat(0).silver).toBe(silver);
  });
});
