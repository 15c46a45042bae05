import { describe, expect, test } from 'vitest';
import { established, RICH, table } from '../support/bourgeoisie.js';

const FAMILIES = ['Serfs', 'Paupers'];

describe('Family phase', () => {
  /** Seat 0 retires its first family at once and holds two Families and a Trade in its next Family phase. */
  const betweenFamilies = (silver = 0) =>
    table({
      families: ['Artisans', 'Paupers'],
      deck: ['Burghers', 'Freemen', 'Physicians'],
      rules: { ...RICH, forcedRetireIncome: 10, startingSilver: [silver, 0] },
    })
      .take('Burghers', 'Freemen', 'Physicians')
      .passToTurn(2);

  test('with no current family: every Family in hand, or pass', () => {
    const t = betweenFamilies();
    expect([t.phase, t.seat(0).family, t.seat(0).retired]).toEqual([
      'family',
      null,
      [[{ card: 'Artisans', upgrades: 0 }]],
    ]);
    expect(t.options.sort()).toEqual(['family Burghers', 'family Freemen', 'pass']);
  });

  test('a family costs nothing, and a Trade may follow in the same turn', () => {
    const t = table({
      families: ['Artisans', 'Paupers'],
      deck: ['Burghers', 'Physicians', 'Lawyers'],
      rules: { ...RICH, forcedRetireIncome: 10, goldKeptOnRetire: true },
    })
      .take('Burghers', 'Physicians', 'Lawyers')
      .passToTurn(2);
    const { gold } = t.seat(0);
    t.choose('family Burghers');
    expect([t.family(0), t.seat(0).gold, t.phase]).toEqual([['Burghers'], gold, 'family']);
    expect(t.options.sort()).toEqual(['pass', 'trade Lawyers', 'trade Physicians']);
    t.choose('trade Lawyers');
    expect([t.family(0), t.seat(0).gold]).toEqual([['Burghers', 'Lawyers'], gold - 1]);
  });

  test('a player who passes stays without a family', () => {
    const t = betweenFamilies().choose('pass');
    expect([t.seat(0).family, t.phase]).toEqual([null, 'opportunity']);
  });

  test('no family, no Family in hand: nothing is asked', () => {
    const t = table({ families: ['Artisans', 'Paupers'], rules: { forcedRetireIncome: 10 } }).passToTurn(2);
    expect([t.seat(0).family, t.phase]).toEqual([null, 'opportunity']);
  });

  test('a Trade costs gold; only those that can be paid are offered', () => {
    const t = table({
      families: FAMILIES,
      deck: ['Physicians', 'Woad Trade', 'Bankers'],
      rules: { startingTokens: [20, 0], startingSilver: [50, 0] },
    })
      .take('Physicians', 'Woad Trade', 'Bankers')
      .passToTurn(2);
    expect(t.seat(0).gold).toBe(5);
    expect(t.options.sort()).toEqual(['pass', 'trade Physicians', 'trade Woad Trade']);
    t.choose('trade Woad Trade');
    expect([t.seat(0).gold, t.family(0), t.seat(0).hand.sort()]).toEqual([
      3,
      ['Serfs', 'Woad Trade'],
      ['Bankers', 'Physicians'],
    ]);
  });

  test('the step ends once a Trade is in play: a family has one Trade', () => {
    const t = established(['Lawyers']);
    expect([t.phase, t.family(0)]).toEqual(['opportunity', ['Paupers', 'Physicians']]);
    t.passToTurn(2);
    expect(t.phase).toBe('opportunity');
  });

  test('with a family that has no Trade and none to pay, nothing is asked', () => {
    const t = table({ families: FAMILIES, deck: ['Bankers'], fate: [1] })
      .take('Bankers')
      .passToTurn(2);
    expect(t.phase).toBe('opportunity');
  });
});

describe('Revenue phase', () => {
  test('silver grows by the worth of every card of the current family', () => {
    const t = established(['Bonds 3', 'Fields', 'Dowry'], { rules: { silverPerGold: 1000, fateDie: 0 }, cards: FREE });
    // With the last card the turn ends.
    const { silver } = t.passTo('investment').choose('buy Bonds 3', 'buy Fields', 'buy Dowry').seat(0);
    t.passToTurn(4);
    // Paupers 1, Physicians 1, Bonds 3, Fields 2, Dowry 6.
    expect(t.seat(0).silver - silver).toBe(1 + 1 + 3 + 2 + 6);
  });

  test('upgrade tokens count', () => {
    const t = established([], { rules: { silverPerGold: 1000 } }, ['Reputable']);
    t.take('Reputable').choose('target Paupers').endTurn();
    const { silver } = t.seat(0);
    t.endTurn();
    expect(t.seat(0).silver - silver).toBe(1 + 3 + 1);
  });
});

/** Every card of these tests costs nothing. */
const FREE = Object.fromEntries(
  ['Physicians', 'Bonds 3', 'Fields', 'Plots', 'Parcels', 'Dowry', 'Clergy', 'Courtier', 'Registrar'].map((card) => [
    card,
    { cost: 0 },
  ]),
);

describe('Fate phase', () => {
  test('1D6 opportunity tokens; they may be saved from turn to turn', () => {
    const t = table({ families: FAMILIES, fate: [5, 2, 4] });
    expect(t.seat(0).tokens).toBe(5);
    t.passToTurn(2);
    expect([t.seat(0).tokens, t.seat(1).tokens]).toEqual([9, 2]);
  });
});

describe('Opportunity phase', () => {
  const deck = ['Mayor', 'Plots', 'Fields', 'Dowry', 'Bankers', 'Range', 'Villa', 'Clergy'];

  test('every card whose position is at most the tokens, or pass', () => {
    const t = table({ families: FAMILIES, deck, fate: [3] });
    expect(t.options).toEqual(['take Mayor', 'take Plots', 'take Fields', 'pass']);
  });

  test('taking pays the position and leaves its space empty; nothing slides before the End phase', () => {
    const t = table({ families: FAMILIES, deck, fate: [6] }).take('Plots');
    expect([t.seat(0).tokens, t.seat(0).hand, t.track.slice(0, 4)]).toEqual([
      4,
      ['Plots'],
      ['Mayor', null, 'Fields', 'Dowry'],
    ]);
    expect(t.options).toEqual(['take Mayor', 'take Fields', 'take Dowry', 'pass']);
    t.take('Fields');
    expect([t.seat(0).tokens, t.options]).toEqual([1, ['take Mayor', 'pass']]);
  });

  test('there is no hand limit during the turn', () => {
    const t = table({ families: FAMILIES, deck, rules: { startingTokens: [100, 0] } }).take(...deck);
    expect(t.seat(0).hand).toHaveLength(8);
  });

  test('an empty track is passed over', () => {
    const t = table({ families: FAMILIES, deck: ['Mayor', 'Plots'], rules: { trackSize: 1 }, fate: [6] });
    expect(t.take('Mayor').phase).toBe('capital');
  });
});

describe('Capital phase', () => {
  test('sold cards go to the discard and pay their value in silver', () => {
    const t = table({ families: FAMILIES, deck: ['Mayor', 'Plots', 'Nepotism'], fate: [6], silver: [2] });
    t.take('Mayor', 'Plots', 'Nepotism');
    expect([t.phase, t.options.sort()]).toEqual(['capital', ['pass', 'sell Mayor', 'sell Nepotism', 'sell Plots']]);
    const { silver } = t.seat(0);
    t.choose('sell Nepotism');
    expect([t.seat(0).silver, t.discard]).toEqual([silver, ['Nepotism']]);
    t.choose('sell Plots');
    expect([t.seat(0).silver, t.discard]).toEqual([silver + 1, ['Nepotism', 'Plots']]);
    t.choose('sell Mayor');
    // 2 + Serfs 1 + 1 + 12: with nothing left to sell, silver was converted.
    expect([t.seat(0).silver + 10 * t.seat(0).gold, t.state.player]).toEqual([silver + 13, 1]);
  });

  test('with an empty hand nothing is asked', () => {
    const t = table({ families: FAMILIES, fate: [1, 1] }).choose('pass');
    expect([t.state.player, t.phase]).toEqual([1, 'opportunity']);
  });
});

describe('Conversion phase', () => {
  test('every 10 silver becomes 1 gold; the rest stays silver', () => {
    const t = table({ families: ['Artisans', 'Serfs'], silver: [9], rules: { startingSilver: [20, 0] } }).endTurn();
    expect([t.seat(0).gold, t.seat(0).silver]).toEqual([3, 9]);
  });
});

describe('Investment phase', () => {
  test('Lands and Bonds ask for a Trade and for gold', () => {
    const t = established(['Plots', 'Bonds 1', 'Villa']).passTo('investment');
    expect(t.options.sort()).toEqual(['buy Bonds 1', 'buy Plots', 'buy Villa', 'pass']);
    const { gold } = t.seat(0);
    t.choose('buy Villa', 'buy Bonds 1');
    expect([t.family(0), t.seat(0).gold]).toEqual([['Paupers', 'Physicians', 'Villa', 'Bonds 1'], gold - 9 - 1]);
  });

  test('without a Trade nothing is offered', () => {
    const t = table({ families: FAMILIES, deck: ['Plots', 'Bonds 1'], rules: RICH }).take('Plots', 'Bonds 1');
    t.passTo('capital').choose('pass');
    expect(t.state.player).toBe(1);
  });

  test('without a current family nothing is offered', () => {
    const t = established(['Plots'], { rules: { forcedRetireIncome: 2 } });
    t.passTo('capital');
    expect(t.family(0)).toEqual(['Paupers', 'Physicians']);
    t.passToTurn(4).passTo('capital').choose('pass');
    expect([t.seat(0).family, t.state.player]).toEqual([null, 1]);
  });

  test('what gold does not reach is not offered', () => {
    const t = table({
      families: FAMILIES,
      deck: ['Physicians', 'Plots', 'Fields', 'Bonds 2', 'Bonds 1'],
      rules: { startingTokens: [50, 0], startingSilver: [20, 0], handLimit: 20, silverPerGold: 10 },
    })
      .take('Physicians', 'Plots', 'Fields', 'Bonds 2', 'Bonds 1')
      .passToTurn(2)
      .choose('trade Physicians')
      .passTo('investment');
    expect(t.seat(0).gold).toBe(1);
    expect(t.options.sort()).toEqual(['buy Bonds 1', 'buy Plots', 'pass']);
  });

  test('an Office asks for at least one Land, and for fewer Offices than Lands', () => {
    const t = established(['Courtier', 'Registrar', 'Plots', 'Parcels'], { rules: { officesPerTurn: 9 } });
    t.passTo('investment');
    expect(t.options.sort()).toEqual(['buy Parcels', 'buy Plots', 'pass']);
    t.choose('buy Plots');
    expect(t.options.sort()).toEqual(['buy Courtier', 'buy Parcels', 'buy Registrar', 'pass']);
    t.choose('buy Courtier');
    expect(t.options.sort()).toEqual(['buy Parcels', 'pass']);
    t.choose('buy Parcels');
    expect(t.options.sort()).toEqual(['buy Registrar', 'pass']);
  });

  test('a pass ends the phase', () => {
    const t = established(['Plots', 'Parcels']).passTo('investment').choose('buy Plots', 'pass');
    expect([t.state.player, t.family(0)]).toEqual([1, ['Paupers', 'Physicians', 'Plots']]);
  });
});

describe('Noblement phase', () => {
  /** Seat 0 has Plots and Mayor and the income that Villa gives. */
  const noble = (rules = {}) =>
    established(['Plots', 'Mayor', 'Manor', 'Villa'], { rules })
      .passTo('investment')
      .choose('buy Plots', 'buy Manor', 'buy Villa');

  test('with an Office and income of 30 or more: retire or pass', () => {
    const t = noble().choose('buy Mayor');
    // 1 + 1 + 1 + 10 + 9 + 12 = 34.
    expect([t.phase, t.options]).toEqual(['noblement', ['retire', 'pass']]);
    t.choose('pass');
    expect([t.state.player, t.seat(0).retired]).toEqual([1, []]);
  });

  test('retiring sets the family aside and discards all gold; silver and tokens stay', () => {
    const t = noble().choose('buy Mayor');
    const { silver, tokens } = t.seat(0);
    t.choose('retire');
    const { gold, family, retired, silver: after, tokens: kept } = t.seat(0);
    expect([gold, family, after, kept]).toEqual([0, null, silver, tokens]);
    expect(retired.map((cards) => cards.map(({ card }) => card))).toEqual([
      ['Paupers', 'Physicians', 'Plots', 'Manor', 'Villa', 'Mayor'],
    ]);
  });

  test('without an Office, or with less income, there is no choice', () => {
    expect(noble({ retireIncome: 20 }).choose('pass').state.player).toBe(1);
    expect(noble({ retireIncome: 35 }).choose('buy Mayor').state.player).toBe(1);
  });

  test('an income of 50 or more retires the family, even without an Office', () => {
    const t = noble({ forcedRetireIncome: 22 }).choose('pass');
    expect([t.state.player, t.seat(0).family, t.seat(0).retired.length, t.seat(0).gold]).toEqual([1, null, 1, 0]);
  });
});

describe('End phase', () => {
  const deck = ['Mayor', 'Plots', 'Fields', 'Dowry', 'Bankers', 'Range', 'Villa', 'Manor', 'Clergy', 'Bonds 1'];

  test('while the hand has more than 7 cards: discard one of them', () => {
    const t = table({ families: FAMILIES, deck, rules: { startingTokens: [100, 0] } }).take(...deck.slice(0, 9));
    t.passTo('end');
    expect(t.options.sort()).toEqual(
      deck
        .slice(0, 9)
        .map((card) => `discard ${card}`)
        .sort(),
    );
    t.choose('discard Mayor');
    expect(t.phase).toBe('end');
    t.choose('discard Clergy');
    expect([t.state.player, t.seat(0).hand.length, t.discard.slice(0, 2)]).toEqual([1, 7, ['Mayor', 'Clergy']]);
  });

  test('the card at position 1 is discarded, the others slide down, the deck fills up', () => {
    const t = table({ families: FAMILIES, deck: [...deck, 'Dignitary'] }).endTurn();
    expect(t.discard).toEqual(['Mayor']);
    expect(t.track).toEqual([...deck.slice(1), 'Dignitary']);
    expect(t.told).toContain('passed_over P0 Mayor 0');
  });

  test('with position 1 empty nothing is discarded; all gaps are closed in order', () => {
    const t = table({ families: FAMILIES, deck: [...deck, 'Dignitary', 'Bishop'], rules: { startingTokens: [9, 0] } });
    t.take('Mayor', 'Dowry').endTurn();
    expect(t.discard).toEqual([]);
    expect(t.track).toEqual([
      'Plots',
      'Fields',
      'Bankers',
      'Range',
      'Villa',
      'Manor',
      'Clergy',
      'Bonds 1',
      'Dignitary',
      'Bishop',
    ]);
  });

  test('gaps beyond the first position are filled with the card at position 1 discarded', () => {
    const t = table({ families: FAMILIES, deck: [...deck, 'Dignitary', 'Bishop'], fate: [6] })
      .take('Plots')
      .endTurn();
    expect(t.discard).toEqual(['Mayor']);
    expect(t.track.slice(0, 3)).toEqual(['Fields', 'Dowry', 'Bankers']);
    expect(t.track.slice(8)).toEqual(['Dignitary', 'Bishop']);
  });

  test('the game ends when the deck is empty, in mid-round if so', () => {
    const t = table({ players: 3, families: ['Serfs', 'Paupers', 'Porters'], rules: { trackSize: 115 } });
    expect(t.shown.deck).toBe(2);
    t.endTurn().endTurn();
    expect([t.state.over, t.state.turn, t.shown.deck, t.options]).toEqual([true, 2, 0, []]);
  });

  test('otherwise the next seat plays, and seat 0 after the last', () => {
    const t = table({ players: 3, families: ['Serfs', 'Paupers', 'Porters'] });
    const order = [t.state.player, t.endTurn().state.player, t.endTurn().state.player, t.endTurn().state.player];
    expect(order).toEqual([0, 1, 2, 0]);
  });
});
