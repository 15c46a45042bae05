import { describe, expect, test } from 'vitest';
import { game } from '../../engine/bourgeoisie/index.js';
import { established, RICH, table } from '../support/bourgeoisie.js';

describe('rulings', () => {
  test('R1: OP means OT: Diversify Portfolio gives opportunity tokens', () => {
    const t = table({ deck: ['Diversify Portfolio'], fate: [1], event: [6] }).take('Diversify Portfolio');
    expect(t.seat(0).tokens).toBe(6);
  });

  test('R2: an Event counts as value 0: sold, it pays nothing', () => {
    expect(game.cards.filter(({ type, fields }) => type === 'E' && 'value' in fields)).toEqual([]);
    const t = table({ deck: ['Capital', 'Plots'], fate: [3], families: ['Serfs', 'Paupers'] }).take('Capital', 'Plots');
    const { silver } = t.seat(0);
    expect(t.choose('sell Capital').seat(0).silver).toBe(silver);
  });

  test('R3: a retired family earns nothing', () => {
    const t = table({ families: ['Artisans', 'Paupers'], rules: { forcedRetireIncome: 10 }, silver: [1] });
    t.passToTurn(2);
    const { silver, gold } = t.seat(0);
    // 1 + 10 of the first turn's Revenue, nothing of the second.
    expect([silver, gold, t.seat(0).retired.length]).toEqual([1, 0, 1]);
  });

  test('R4: a second Office in one turn is not offered', () => {
    const t = established(['Plots', 'Parcels', 'Courtier', 'Registrar']).passTo('investment');
    t.choose('buy Plots', 'buy Parcels', 'buy Courtier');
    // One Land is without an Office, and there is gold enough: the turn is over all the same.
    expect([t.state.player, t.seat(0).hand]).toEqual([1, ['Registrar']]);
    t.passToTurn(4).passTo('investment');
    expect(t.options).toEqual(['buy Registrar', 'pass']);
  });

  test('R5: an Event that counts as gold is kept in hand until it is used', () => {
    for (const voucher of ['Nepotism', 'Patronage', 'Recognition Fees', 'Crisis', 'Feudal Tenures', 'Capital']) {
      const t = table({ deck: [voucher], fate: [1] }).take(voucher);
      expect([t.seat(0).hand, t.discard]).toEqual([[voucher], []]);
    }
  });

  test('R6: every other Event resolves when it is taken, and goes to the discard', () => {
    const vouchers = ['Nepotism', 'Patronage', 'Recognition Fees', 'Crisis', 'Feudal Tenures', 'Capital'];
    const atOnce = game.effects.filter((name) => !vouchers.includes(name));
    expect(atOnce).toHaveLength(14);
    for (const event of atOnce) {
      const t = table({ deck: [event], fate: [1] }).take(event);
      if (t.phase === 'event') t.choose(t.options[0]);
      expect([t.seat(0).hand, t.discard[0]]).toEqual([[], event]);
    }
  });

  test('R6: paying comes before anything resolves', () => {
    const t = table({ deck: ['Plots', 'Plague'], fate: [5], event: [1] }).take('Plague');
    // 5 − 2 for the position, − 1 for the Plague.
    expect(t.seat(0).tokens).toBe(2);
  });

  test('R7: a retired family is out of reach of Events', () => {
    const t = table({
      families: ['Artisans', 'Paupers'],
      deck: ['Mayor', 'Plots', 'Reputable'],
      rules: { forcedRetireIncome: 10 },
    }).passToTurn(2);
    expect(t.seat(0).retired).toHaveLength(1);
    t.take('Reputable');
    // The one current family left is seat 1's.
    expect([t.seat(0).retired, t.family(1)]).toEqual([[[{ card: 'Artisans', upgrades: 0 }]], ['Paupers +3']]);
  });

  test('R8: a target must be chosen, even one that hurts the chooser; there is no pass', () => {
    const t = established(['Plots', 'Fields'], {}, ['Country Folk', 'Commoners', 'War'])
      .passTo('investment')
      .choose('buy Plots', 'buy Fields')
      .passToTurn(4)
      .take('War');
    expect(t.options).toEqual(['target Plots', 'target Fields']);
  });

  test('R8: an Event that asks a price may be passed', () => {
    expect(established([], {}, ['Reinvest']).take('Reinvest').options).toContain('pass');
  });

  test('R9: one roll serves every player', () => {
    for (const event of ['Plague', 'Famine', 'Taxes']) {
      const t = table({ players: 4, deck: [event], event: [5] }).take(event);
      expect(t.rolls.filter((roll) => roll.startsWith('event'))).toEqual(['event 5 of 6']);
    }
  });

  test('R10: War may leave more Offices than Lands; nothing else happens, and buying is bound', () => {
    const t = established(['Plots', 'Courtier', 'Fields', 'Registrar'], {}, ['Country Folk', 'Commoners', 'War'])
      .passTo('investment')
      .choose('buy Plots', 'buy Courtier', 'pass')
      .passToTurn(4)
      .take('War');
    expect(t.family(0)).toEqual(['Paupers', 'Physicians', 'Courtier']);
    t.passTo('investment');
    expect(t.options).toEqual(['buy Fields', 'pass']);
    // Now as many Lands as Offices: still no further Office.
    expect(t.choose('buy Fields').state.player).toBe(1);
  });

  test('R11: income counts every card of the family, Family and Trade too', () => {
    const t = established(['Plots', 'Mayor', 'Manor'], {
      families: ['Country Folk', 'Serfs'],
      rules: { retireIncome: 29 },
    });
    t.passTo('investment').choose('buy Plots', 'buy Manor', 'buy Mayor');
    // 5 + 1 + 1 + 10 + 12.
    expect(t.phase).toBe('noblement');
  });

  test('R12: the current family scores like any other, without the penalty', () => {
    const t = established(['Plots', 'Manor']).passTo('investment').choose('buy Plots', 'buy Manor');
    expect(t.scores).toEqual([1 + 10 + 4, 0]);
  });

  test('R13: all gaps of the track are closed and filled', () => {
    const t = table({ deck: ['Mayor', 'Plots', 'Fields', 'Dowry'], rules: { ...RICH, trackSize: 4 } });
    t.take('Plots', 'Dowry').endTurn();
    expect([t.track[0], t.track.every((card) => card !== null)]).toEqual(['Fields', true]);
  });

  test('R14: an Office asks for Lands, not for a Trade', () => {
    // Capital pays for a Trade; Default and War take no Trade, so a family with Lands has one. Offices look at Lands.
    const t = established(['Courtier']).passTo('investment');
    expect(t.state.player).toBe(1);
    const landed = established(['Plots', 'Courtier']).passTo('investment').choose('buy Plots');
    expect(landed.options).toEqual(['buy Courtier', 'pass']);
  });
});

describe('score', () => {
  test('worth of Lands and Offices plus their bonus PP; Bonds, Trades and Families count nothing', () => {
    const t = established(['Manor', 'Bishop', 'Bonds 4'])
      .passTo('investment')
      .choose('buy Manor', 'buy Bishop', 'buy Bonds 4');
    expect(t.scores).toEqual([10 + 4 + 12 + 5, 0]);
  });

  test('a retired family without an Office: −5', () => {
    const t = table({ families: ['Artisans', 'Paupers'], rules: { forcedRetireIncome: 10 } }).endTurn();
    expect(t.scores).toEqual([-5, 0]);
  });

  test('each retired family after the first: +5', () => {
    const t = table({
      families: ['Artisans', 'Paupers'],
      deck: ['Craftsmen', 'Tradesmen'],
      rules: { ...RICH, forcedRetireIncome: 9 },
    }).take('Craftsmen', 'Tradesmen');
    t.passToTurn(2).choose('family Craftsmen');
    expect(t.passToTurn(4).scores).toEqual([-5 - 5 + 5, 0]);
    t.choose('family Tradesmen');
    expect(t.passToTurn(6).scores).toEqual([-5 - 5 - 5 + 5 + 5, 0]);
  });

  test('an Office spares a retired family the penalty; its cards count on', () => {
    const t = established(['Plots', 'Mayor', 'Manor', 'Villa']);
    t.passTo('investment').choose('buy Plots', 'buy Manor', 'buy Villa', 'buy Mayor');
    const [score] = t.scores;
    t.choose('retire');
    expect([score, t.scores[0]]).toEqual([1 + 14 + 12 + 17, score]);
  });
});
