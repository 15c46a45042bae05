import { describe, expect, test } from 'vitest';
import { established, table, type Layout } from '../support/bourgeoisie.js';

/** A game in which seat 0 may take an Event from position 1 at once, everybody having 20 of what can be lost. */
function taking(card: string, { rules, ...layout }: Layout = {}) {
  const players = layout.players ?? 2;
  const twenty = Array.from({ length: players }, () => 20);
  return table({
    families: ['Serfs', 'Paupers', 'Porters'].slice(0, players),
    deck: [card],
    ...layout,
    rules: { startingSilverDie: 0, fateDie: 0, startingSilver: twenty, startingTokens: twenty, ...rules },
  });
}

const tokens = (t: ReturnType<typeof table>) => t.shown.players.map((player) => player.tokens);
const silver = (t: ReturnType<typeof table>) => t.shown.players.map((player) => player.silver);

describe('Plague', () => {
  test('one 1D6 roll: every player loses that many OT, the taker too', () => {
    const t = taking('Plague', { players: 3, event: [4] }).take('Plague');
    expect([tokens(t), t.rolls]).toEqual([[20 - 1 - 4, 16, 16], ['event 4 of 6']]);
    expect([t.discard, t.seat(0).hand]).toEqual([['Plague'], []]);
  });

  test('no amount falls below 0', () => {
    const t = taking('Plague', { event: [5], rules: { startingTokens: [3, 2] } }).take('Plague');
    expect(tokens(t)).toEqual([0, 0]);
  });
});

describe('Famine', () => {
  test('one 1D6 roll: every player loses that much gold', () => {
    const t = taking('Woad Trade', {
      deck: ['Mayor', 'Plots', 'Famine'],
      event: [6],
      rules: { startingSilver: [30, 90] },
    });
    t.passToTurn(2).take('Famine');
    // Seat 0: 3 gold, seat 1: 9.
    expect(t.shown.players.map(({ gold }) => gold)).toEqual([0, 3]);
    expect(t.rolls).toEqual(['event 6 of 6']);
  });
});

describe('Taxes', () => {
  test('one 1D6 roll: every player loses that much silver', () => {
    const t = taking('Taxes', { players: 3, event: [6], rules: { startingSilver: [20, 4, 6] } }).take('Taxes');
    // Seat 0 has had its revenue of 1.
    expect(silver(t)).toEqual([15, 0, 0]);
  });
});

describe('Corruption', () => {
  test('up to 2 silver from each other player, as much as he has', () => {
    const t = taking('Corruption', { players: 3, rules: { startingSilver: [5, 1, 9] } }).take('Corruption');
    expect(silver(t)).toEqual([5 + 1 + 3, 0, 7]);
    expect(t.rolls).toEqual([]);
  });

  test('nothing to steal: nothing happens', () => {
    const t = taking('Corruption', { rules: { startingSilver: [5, 0] } }).take('Corruption');
    expect([silver(t), t.discard]).toEqual([[6, 0], ['Corruption']]);
  });
});

describe('Cunning', () => {
  test('two rolls of 1D6; the sum is gained in silver', () => {
    const t = taking('Cunning', { event: [3, 5] }).take('Cunning');
    expect([silver(t), t.rolls]).toEqual([
      [29, 20],
      ['event 3 of 6', 'event 5 of 6'],
    ]);
  });
});

describe('Diversify Portfolio', () => {
  test('1D6 OT, usable at once', () => {
    const t = taking('Diversify Portfolio', {
      event: [4],
      rules: { startingTokens: [1, 0] },
      deck: ['Diversify Portfolio', 'Plots'],
    });
    expect(t.options).toEqual(['take Diversify Portfolio', 'pass']);
    t.take('Diversify Portfolio');
    expect([t.seat(0).tokens, t.options.slice(0, 1)]).toEqual([4, ['take Plots']]);
    t.take('Plots');
    expect(t.seat(0).tokens).toBe(2);
  });
});

describe.each([
  { card: 'Innovators', tokens: 3, target: 'Physicians' },
  { card: 'Professionals', tokens: 2, target: 'Physicians' },
  { card: 'Reputable', tokens: 3, target: 'Paupers' },
])('$card', ({ card, tokens: placed, target }) => {
  test(`${placed} UT on its target`, () => {
    const t = established([], {}, [card]).take(card);
    if (t.phase === 'event') t.choose(`target ${target}`);
    expect(t.family(0)).toContain(`${target} +${placed}`);
    expect(t.told).toContain(`upgraded P0 ${target} ${placed}`);
  });
});

describe('Innovators, Professionals', () => {
  test.each(['Innovators', 'Professionals'])('%s without a Trade in play has no effect', (card) => {
    const t = taking(card).take(card);
    expect([t.phase, t.family(0), t.family(1), t.discard]).toEqual(['opportunity', ['Serfs'], ['Paupers'], [card]]);
  });
});

describe('Reputable', () => {
  test('the Families of all players are targets, from the taker going left', () => {
    const t = taking('Reputable', { players: 3 }).take('Reputable');
    expect([t.phase, t.options]).toEqual(['event', ['target Serfs', 'target Paupers', 'target Porters']]);
    t.choose('target Porters');
    expect(t.shown.players.map(({ family }) => family?.[0].upgrades)).toEqual([0, 0, 3]);
  });

  test('from another seat the order begins with the chooser', () => {
    const t = taking('Mayor', { players: 3, deck: ['Mayor', 'Reputable'] })
      .endTurn()
      .take('Reputable');
    expect(t.options).toEqual(['target Paupers', 'target Porters', 'target Serfs']);
  });

  test('without a current family anywhere it has no effect', () => {
    const t = taking('Mayor', { deck: ['Mayor', 'Plots', 'Reputable'], rules: { forcedRetireIncome: 1 } }).passToTurn(
      2,
    );
    expect([t.seat(0).family, t.seat(1).family]).toEqual([null, null]);
    t.take('Reputable');
    expect([t.phase, t.discard.includes('Reputable')]).toEqual(['opportunity', true]);
  });
});

describe('Fine Vista, Legitimacy, Default, War', () => {
  /** Seat 0 has bought Plots, Fields, Courtier and Bonds 2; the Event lies at position 1 in its third turn. */
  const landed = (event: string) => {
    const t = established(['Plots', 'Fields', 'Courtier', 'Bonds 2'], { families: ['Paupers', 'Serfs'] }, [
      'Country Folk',
      'Commoners',
      event,
    ]);
    return t.passTo('investment').choose('buy Plots', 'buy Fields', 'buy Courtier', 'buy Bonds 2').passToTurn(4);
  };
  const bare = (event: string) => established([], {}, [event]);

  test('Fine Vista: 2 UT on target Land', () => {
    const t = landed('Fine Vista').take('Fine Vista');
    expect(t.options).toEqual(['target Plots', 'target Fields']);
    const [score] = t.scores;
    t.choose('target Fields');
    expect(t.family(0)).toEqual(['Paupers', 'Physicians', 'Plots', 'Fields +2', 'Courtier', 'Bonds 2']);
    expect(t.scores[0] - score).toBe(2);
  });

  test('Legitimacy: 3 UT on target Office; a single target is taken at once', () => {
    const t = landed('Legitimacy').take('Legitimacy');
    expect([t.phase, t.family(0)[4]]).toEqual(['opportunity', 'Courtier +3']);
  });

  test('Default: discard target Bond', () => {
    const t = landed('Default').take('Default');
    expect([t.family(0), t.discard.slice(-2)]).toEqual([
      ['Paupers', 'Physicians', 'Plots', 'Fields', 'Courtier'],
      ['Default', 'Bonds 2'],
    ]);
  });

  test('War: discard target Land', () => {
    const t = landed('War').take('War');
    expect(t.options).toEqual(['target Plots', 'target Fields']);
    const [score] = t.scores;
    t.choose('target Plots');
    expect([t.family(0), t.discard.at(-1)]).toEqual([
      ['Paupers', 'Physicians', 'Fields', 'Courtier', 'Bonds 2'],
      'Plots',
    ]);
    expect(t.scores[0] - score).toBe(-1);
  });

  test.each(['Fine Vista', 'Legitimacy', 'Default', 'War'])('%s without a target has no effect', (event) => {
    const t = bare(event).take(event);
    expect([t.phase, t.family(0), t.discard.at(-1)]).toEqual(['opportunity', ['Paupers', 'Physicians'], event]);
  });

  test('upgrade tokens leave with the card', () => {
    const t = established(['Plots', 'Fields'], {}, ['Country Folk', 'Commoners', 'Fine Vista', 'War']);
    t.passTo('investment').choose('buy Plots', 'buy Fields').passToTurn(4);
    const [score] = t.scores;
    t.take('Fine Vista').choose('target Plots').take('War').choose('target Plots');
    expect([t.family(0), t.scores[0] - score]).toEqual([['Paupers', 'Physicians', 'Fields'], -1]);
  });
});

describe('Reinvest', () => {
  test('with at least 3 gold and a Trade: target or pass', () => {
    const t = established([], {}, ['Reinvest']);
    const { gold } = t.seat(0);
    t.take('Reinvest');
    expect([t.phase, t.options]).toEqual(['event', ['target Physicians', 'pass']]);
    t.choose('target Physicians');
    expect([t.family(0), t.seat(0).gold]).toEqual([['Paupers', 'Physicians +5'], gold - 3]);
  });

  test('who passes pays nothing and gets nothing', () => {
    const t = established([], {}, ['Reinvest']);
    const { gold } = t.seat(0);
    t.take('Reinvest').choose('pass');
    expect([t.phase, t.family(0), t.seat(0).gold, t.discard.at(-1)]).toEqual([
      'opportunity',
      ['Paupers', 'Physicians'],
      gold,
      'Reinvest',
    ]);
  });

  test('with less than 3 gold it has no effect', () => {
    const poor = { startingSilver: [30, 0], startingSilverDie: 0, silverPerGold: 10 };
    const t = established(
      ['Fields', 'Pasture', 'Range', 'Villa', 'Manor', 'Plots', 'Acreage', 'Tracts', 'Grounds'],
      { rules: poor },
      ['Reinvest'],
    );
    expect(t.seat(0).gold).toBe(2);
    t.take('Reinvest');
    expect([t.phase, t.family(0), t.seat(0).gold]).toEqual(['opportunity', ['Paupers', 'Physicians'], 2]);
  });

  test('without a Trade in play it has no effect', () => {
    const t = taking('Mayor', { deck: ['Mayor', 'Plots', 'Reinvest'], rules: { startingSilver: [90, 0] } }).passToTurn(
      2,
    );
    expect(t.seat(0).gold).toBe(9);
    t.take('Reinvest');
    expect([t.phase, t.seat(0).gold]).toEqual(['opportunity', 9]);
  });
});

describe('targets at several seats', () => {
  /** Both seats have a Trade: Physicians at seat 0, Lawyers at seat 1; it is seat 0's third turn. */
  const rivals = (event: string) =>
    table({
      families: ['Serfs', 'Paupers'],
      deck: ['Physicians', 'Lawyers', 'Mayor', 'Plots', 'Fields', event],
      rules: { startingTokens: [50, 50], startingSilver: [50, 50], fateDie: 0 },
    })
      .take('Physicians')
      .endTurn()
      .take('Lawyers')
      .endTurn()
      .choose('trade Physicians')
      .endTurn()
      .choose('trade Lawyers')
      .endTurn();

  test("a rival's card may be chosen, and one's own; the chooser's stand first", () => {
    const t = rivals('Innovators').take('Innovators');
    expect(t.options).toEqual(['target Physicians', 'target Lawyers']);
    t.choose('target Lawyers');
    expect([t.family(0), t.family(1)]).toEqual([
      ['Serfs', 'Physicians'],
      ['Paupers', 'Lawyers +3'],
    ]);
  });

  test("Reinvest may go to a rival's Trade; the taker pays", () => {
    const t = rivals('Reinvest');
    const before = t.shown.players.map(({ gold }) => gold);
    t.take('Reinvest').choose('target Lawyers');
    expect([t.family(1), t.shown.players.map(({ gold }) => gold)]).toEqual([
      ['Paupers', 'Lawyers +5'],
      [before[0] - 3, before[1]],
    ]);
  });
});
