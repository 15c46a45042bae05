import { describe, expect, test } from 'vitest';
import { game } from '../../engine/bourgeoisie/index.js';
import { established, RICH, table } from '../support/bourgeoisie.js';

const FAMILIES = ['Serfs', 'Paupers'];

describe('rule settings', () => {
  test('are those of the rules page, with its defaults', () => {
    expect(Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]))).toEqual({
      trackSize: 10,
      handLimit: 7,
      startingSilverDie: 10,
      startingSilver: 0,
      startingTokens: 0,
      fateDie: 6,
      silverPerGold: 10,
      officesPerTurn: 1,
      retireIncome: 30,
      forcedRetireIncome: 50,
      incomeBasis: 'all',
      noOfficePenalty: 5,
      extraFamilyBonus: 5,
      sharedEventRoll: true,
      goldKeptOnRetire: false,
      maxTurns: 1000,
    });
  });

  test('trackSize: places on the track', () => {
    expect(table({ rules: { trackSize: 3 }, deck: ['Mayor', 'Plots', 'War'] }).track).toEqual([
      'Mayor',
      'Plots',
      'War',
    ]);
    expect(table({ rules: { trackSize: 130 } }).track.filter((card) => card !== null)).toHaveLength(118);
  });

  test('handLimit: 0 discards every card', () => {
    const t = table({ families: FAMILIES, deck: ['Mayor', 'Plots'], fate: [3], rules: { handLimit: 0 } });
    t.take('Mayor', 'Plots').passTo('end').choose('discard Plots');
    expect([t.seat(0).hand, t.discard, t.state.player]).toEqual([[], ['Plots', 'Mayor'], 1]);
  });

  test('startingSilverDie: its sides; 0 is not rolled, 1 is', () => {
    expect(table({ rules: { startingSilverDie: 20 }, silver: [17, 3] }).seat(1).silver).toBe(3);
    const none = table({ rules: { startingSilverDie: 0, startingSilver: [0, 4] } });
    expect([none.seat(1).silver, none.rolls]).toEqual([4, ['fate 1 of 6']]);
    expect(table({ rules: { startingSilverDie: 1 } }).rolls).toEqual(['silver 1 of 1', 'silver 1 of 1', 'fate 1 of 6']);
  });

  test('startingSilver: added to the roll by seat; no silver below 0', () => {
    const t = table({ rules: { startingSilver: [0, 5] }, silver: [1, 8] });
    expect(t.seat(1).silver).toBe(13);
    expect(table({ rules: { startingSilver: [0, -5] }, silver: [1, 8] }).seat(1).silver).toBe(3);
    expect(table({ rules: { startingSilver: [0, -9] }, silver: [1, 8] }).seat(1).silver).toBe(0);
  });

  test('startingTokens: by seat, no roll; none below 0', () => {
    const t = table({ players: 3, rules: { startingTokens: [2, 3, -4] }, fate: [1] });
    expect(t.shown.players.map(({ tokens }) => tokens)).toEqual([3, 3, 0]);
  });

  test('fateDie: its sides; 0 gives none', () => {
    expect(table({ rules: { fateDie: 9 }, fate: [9] }).rolls.at(-1)).toBe('fate 9 of 9');
    const none = table({ rules: { fateDie: 0, startingTokens: [1, 1] } });
    expect([none.seat(0).tokens, none.rolls.filter((roll) => roll.startsWith('fate'))]).toEqual([1, []]);
  });

  test('fateDie: Event dice are D6 whatever it is', () => {
    const t = table({ rules: { fateDie: 20 }, fate: [20], deck: ['Cunning'] }).take('Cunning');
    expect(t.rolls.slice(-2)).toEqual(['event 1 of 6', 'event 1 of 6']);
  });

  test('silverPerGold: what a gold costs', () => {
    const t = table({ families: FAMILIES, rules: { silverPerGold: 7, startingSilver: [20, 0], startingSilverDie: 0 } });
    t.endTurn();
    expect([t.seat(0).gold, t.seat(0).silver]).toEqual([3, 0]);
  });

  test('officesPerTurn: 0 allows none, 2 allows two', () => {
    const hand = ['Plots', 'Parcels', 'Courtier', 'Registrar'];
    const none = established(hand, { rules: { officesPerTurn: 0 } })
      .passTo('investment')
      .choose('buy Plots', 'buy Parcels');
    expect(none.state.player).toBe(1);
    const two = established(hand, { rules: { officesPerTurn: 2 } }).passTo('investment');
    two.choose('buy Plots', 'buy Parcels', 'buy Courtier');
    expect(two.options).toEqual(['buy Registrar', 'pass']);
  });

  test('retireIncome and forcedRetireIncome: the two thresholds, inclusive', () => {
    const income4 = (rules: object) =>
      established(['Plots', 'Courtier'], { rules: { ...rules } })
        .passTo('investment')
        .choose('buy Plots', 'buy Courtier');
    // 1 + 1 + 1 + 3 = 6.
    expect(income4({ retireIncome: 6 }).phase).toBe('noblement');
    expect(income4({ retireIncome: 7 }).state.player).toBe(1);
    expect(income4({ forcedRetireIncome: 6 }).seat(0).retired).toHaveLength(1);
    expect(income4({ forcedRetireIncome: 7 }).seat(0).retired).toHaveLength(0);
  });

  test('incomeBasis: "investments" counts only Bonds, Lands and Offices for the thresholds', () => {
    const income = (rules: object) =>
      established(['Plots', 'Courtier', 'Bonds 2'], { rules: { ...rules, incomeBasis: 'investments' } })
        .passTo('investment')
        .choose('buy Plots', 'buy Courtier', 'buy Bonds 2');
    // 1 + 3 + 2 = 6 of 8.
    expect(income({ retireIncome: 6 }).phase).toBe('noblement');
    expect(income({ retireIncome: 7 }).state.player).toBe(1);
    expect(income({ forcedRetireIncome: 6 }).seat(0).retired).toHaveLength(1);
    expect(income({ forcedRetireIncome: 7 }).seat(0).retired).toHaveLength(0);
  });

  test('incomeBasis: Revenue counts every card all the same', () => {
    const t = table({ families: ['Artisans', 'Paupers'], rules: { incomeBasis: 'investments' }, silver: [1] });
    expect(t.seat(0).silver).toBe(11);
  });

  test('noOfficePenalty and extraFamilyBonus: points of retired families', () => {
    const rules = { ...RICH, forcedRetireIncome: 9, noOfficePenalty: 2, extraFamilyBonus: 30 };
    const t = table({ families: ['Artisans', 'Paupers'], deck: ['Craftsmen'], rules })
      .take('Craftsmen')
      .passToTurn(2);
    expect(t.scores[0]).toBe(-2);
    expect(t.choose('family Craftsmen').passToTurn(4).scores[0]).toBe(-4 + 30);
  });

  test('sharedEventRoll false: every player rolls for himself, in seat order from the taker, even with nothing to lose', () => {
    const t = table({
      players: 3,
      families: ['Serfs', 'Paupers', 'Porters'],
      deck: ['Mayor', 'Taxes'],
      rules: { sharedEventRoll: false, startingSilver: [8, 9, 0], startingSilverDie: 0, startingTokens: [0, 9, 0] },
      event: [2, 3, 4],
    })
      .endTurn()
      .take('Taxes');
    // Seat 1 takes: it rolls 2, seat 2 rolls 3 (and has nothing), seat 0 rolls 4; seat 1 has earned 1.
    expect(t.rolls.slice(-3)).toEqual(['event 2 of 6', 'event 3 of 6', 'event 4 of 6']);
    expect(t.shown.players.map(({ silver, gold }) => silver + 10 * gold)).toEqual([5, 8, 0]);
  });

  test.each(['Plague', 'Famine', 'Taxes'])('sharedEventRoll false: %s takes a roll of each player', (event) => {
    const t = table({ players: 4, deck: [event], rules: { sharedEventRoll: false }, event: [1, 2, 3, 4] }).take(event);
    expect(t.rolls.filter((roll) => roll.startsWith('event'))).toHaveLength(4);
  });

  test('sharedEventRoll false: Cunning and Diversify Portfolio roll as ever', () => {
    const t = table({ deck: ['Cunning'], rules: { sharedEventRoll: false } }).take('Cunning');
    expect(t.rolls.filter((roll) => roll.startsWith('event'))).toHaveLength(2);
  });

  test('goldKeptOnRetire: gold stays', () => {
    const rules = { forcedRetireIncome: 10, goldKeptOnRetire: true, startingSilver: [80, 0], startingSilverDie: 0 };
    const t = table({ families: ['Artisans', 'Paupers'], rules }).endTurn();
    expect([t.seat(0).gold, t.seat(0).retired.length]).toEqual([9, 1]);
  });

  test('maxTurns: the game is cut short, scored as it stands, and marked', () => {
    const t = table({ rules: { maxTurns: 3 } }).finish();
    expect([t.state.turn, t.state.truncated, t.options]).toEqual([3, true, []]);
  });

  test('maxTurns: a game that ends by its rules on that very turn is not marked', () => {
    const rules = { trackSize: 116, maxTurns: 2 };
    expect(table({ rules }).finish().state.truncated).toBe(false);
    expect(table({ rules: { ...rules, maxTurns: 1 } }).finish().state.truncated).toBe(true);
  });
});

describe('card fields', () => {
  test('value: sale, income and PP follow it; the cost stays', () => {
    const t = established(['Plots', 'Parcels'], { cards: { Plots: { value: 20 } } });
    const { silver } = t.passTo('capital').seat(0);
    t.passTo('investment');
    const { gold } = t.seat(0);
    t.choose('buy Plots');
    expect([t.scores[0], gold - t.seat(0).gold]).toEqual([20, 1]);
    const sold = established(['Plots'], { cards: { Plots: { value: 20 } } }).passTo('capital');
    const before = sold.seat(0).silver + 10 * sold.seat(0).gold;
    sold.choose('sell Plots');
    expect(sold.seat(0).silver + 10 * sold.seat(0).gold - before).toBe(20);
    expect(silver).toBeGreaterThanOrEqual(0);
  });

  test('cost: what is paid; the value stays', () => {
    const t = established(['Plots', 'Parcels'], { cards: { Plots: { cost: 9 } } }).passTo('investment');
    const { gold } = t.seat(0);
    t.choose('buy Plots');
    expect([gold - t.seat(0).gold, t.scores[0]]).toEqual([9, 1]);
  });

  test('bonus: PP besides the worth', () => {
    const t = established(['Plots'], { cards: { Plots: { bonus: 7 } } })
      .passTo('investment')
      .choose('buy Plots');
    expect(t.scores[0]).toBe(8);
  });

  test('amount: UT placed', () => {
    const t = established([], { cards: { Innovators: { amount: 9 } } }, ['Innovators']).take('Innovators');
    expect(t.family(0)).toEqual(['Paupers', 'Physicians +9']);
  });

  test('amount: gold a voucher counts as', () => {
    const t = established(['Crisis', 'Plots'], { cards: { Crisis: { amount: 400 }, Plots: { cost: 450 } } });
    t.passTo('investment').choose('use Crisis', 'buy Plots');
    expect(t.family(0)).toContain('Plots');
  });

  test('amount: silver stolen by Corruption', () => {
    const rules = { startingSilver: [0, 50], startingSilverDie: 0 };
    const t = table({
      families: FAMILIES,
      deck: ['Corruption'],
      fate: [6],
      rules,
      cards: { Corruption: { amount: 30 } },
    });
    expect(t.take('Corruption').seat(1).silver).toBe(20);
  });

  test('amount 0: the Event resolves and nothing is placed', () => {
    const t = established([], { cards: { Reputable: { amount: 0 } } }, ['Reputable']).take('Reputable');
    expect(t.options).toEqual(['target Paupers', 'target Serfs']);
    expect(t.choose('target Paupers').family(0)[0]).toBe('Paupers');
  });

  test('price: what Reinvest asks; 0 still asks', () => {
    const t = established([], { cards: { Reinvest: { price: 7 } } }, ['Reinvest']);
    const { gold } = t.seat(0);
    t.take('Reinvest').choose('target Physicians');
    expect(gold - t.seat(0).gold).toBe(7);
    const free = established([], { cards: { Reinvest: { price: 0 } } }, ['Reinvest']).take('Reinvest');
    expect(free.options).toEqual(['target Physicians', 'pass']);
  });

  test('fields without an effect cannot be set', () => {
    const fieldsOf = (label: string) =>
      game.cards.filter((card) => card.label === label).flatMap((card) => game.fieldsOf(card));
    expect(fieldsOf('Serfs')).toEqual(['value']);
    expect(fieldsOf('Bankers')).toEqual(['value', 'cost']);
    expect(fieldsOf('Bonds 1')).toEqual(['value', 'cost']);
    expect(fieldsOf('Plots')).toEqual(['value', 'cost', 'bonus']);
    expect(fieldsOf('Mayor')).toEqual(['value', 'cost', 'bonus']);
    expect(fieldsOf('Reinvest').sort()).toEqual(['amount', 'price']);
    expect(fieldsOf('Crisis')).toEqual(['amount']);
    expect(fieldsOf('Plague')).toEqual([]);
  });
});

describe('copies and equal labels', () => {
  test('copies 0 takes the card out of the deck', () => {
    const t = table({ cards: { Mayor: { copies: 0 } } });
    expect(Object.values(t.state.places()).flat()).not.toContain('Mayor');
    expect(t.shown.deck).toBe(119 - 2 - 10);
  });

  test('on the track: one option, which means the card at the lowest position', () => {
    const t = table({ cards: { Plots: { copies: 3 } }, deck: ['Mayor', 'Plots', 'Plots', 'Plots'], fate: [6] });
    expect(t.options).toEqual([
      'take Mayor',
      'take Plots',
      ...t.track.slice(4, 6).map((card) => `take ${card}`),
      'pass',
    ]);
    t.take('Plots');
    expect([t.track.slice(0, 4), t.seat(0).tokens]).toEqual([['Mayor', null, 'Plots', 'Plots'], 4]);
    t.take('Plots');
    expect([t.track.slice(0, 4), t.seat(0).tokens, t.seat(0).hand]).toEqual([
      ['Mayor', null, null, 'Plots'],
      1,
      ['Plots', 'Plots'],
    ]);
  });

  test('in hand: one option, one card a time', () => {
    const t = table({
      families: FAMILIES,
      cards: { Plots: { copies: 3 } },
      deck: ['Plots', 'Plots', 'Plots'],
      rules: RICH,
    });
    t.take('Plots', 'Plots', 'Plots').passTo('capital');
    expect(t.options).toEqual(['sell Plots', 'pass']);
    t.choose('sell Plots');
    expect([t.options, t.seat(0).hand]).toEqual([
      ['sell Plots', 'pass'],
      ['Plots', 'Plots'],
    ]);
  });

  test('a hand of equal cards beyond the limit is discarded without a question', () => {
    const t = table({
      families: FAMILIES,
      cards: { Plots: { copies: 3 } },
      deck: ['Plots', 'Plots', 'Plots'],
      rules: { ...RICH, handLimit: 1 },
    });
    t.take('Plots', 'Plots', 'Plots').passTo('capital').choose('pass');
    expect([t.state.player, t.seat(0).hand, t.discard]).toEqual([1, ['Plots'], ['Plots', 'Plots']]);
  });

  test('vouchers: several copies count together, and are one option', () => {
    const t = established(['Crisis', 'Crisis', 'Plots'], { cards: { Crisis: { copies: 2 }, Plots: { cost: 1 } } });
    t.passTo('investment');
    expect(t.options.filter((label) => label === 'use Crisis')).toHaveLength(1);
    t.choose('use Crisis');
    expect(t.options).toContain('use Crisis');
    t.choose('use Crisis');
    expect(t.options).toEqual(['buy Plots', 'pass']);
  });

  test('among targets: the first from the chooser going left', () => {
    const t = table({
      players: 3,
      cards: { Serfs: { copies: 3 } },
      families: ['Paupers', 'Serfs', 'Serfs'],
      deck: ['Reputable'],
      fate: [1],
    }).take('Reputable');
    expect(t.options).toEqual(['target Paupers', 'target Serfs']);
    t.choose('target Serfs');
    expect(t.shown.players.map(({ family }) => family?.[0].upgrades)).toEqual([0, 3, 0]);
  });

  test('among targets: the chooser himself comes first', () => {
    const t = table({
      players: 3,
      cards: { Serfs: { copies: 3 } },
      families: ['Serfs', 'Paupers', 'Serfs'],
      deck: ['Mayor', 'Fields', 'Reputable'],
      fate: [1, 1, 1],
    });
    t.endTurn().endTurn().take('Reputable');
    expect(t.options).toEqual(['target Serfs', 'target Paupers']);
    t.choose('target Serfs');
    expect(t.shown.players.map(({ family }) => family?.[0].upgrades)).toEqual([0, 0, 3]);
  });

  test('among targets of one family: the first in order of play; a single label is no choice', () => {
    const t = established(['Plots', 'Plots'], { cards: { Plots: { copies: 2 } } }, [
      'Peasants',
      'Refugees',
      'Fine Vista',
      'War',
    ]);
    t.passTo('investment').choose('buy Plots', 'buy Plots').passToTurn(4);
    t.take('Fine Vista');
    expect(t.family(0)).toEqual(['Paupers', 'Physicians', 'Plots +2', 'Plots']);
    t.take('War');
    expect(t.family(0)).toEqual(['Paupers', 'Physicians', 'Plots']);
  });

  test('a new card may have the effect of a printed Event', () => {
    const more = [{ label: 'Fair', type: 'E', copies: 1, effect: 'Cunning', fields: {} }];
    const t = table({ families: FAMILIES, more, deck: ['Fair'], event: [6, 6], fate: [6] });
    const { silver } = t.seat(0);
    expect(t.take('Fair').seat(0).silver - silver).toBe(12);
  });

  test('a new Land is a Land', () => {
    const more = [{ label: 'Marsh', type: 'L', copies: 1, fields: { value: 3, cost: 0, bonus: 2 } }];
    const t = established(['Marsh'], { more }).passTo('investment').choose('buy Marsh');
    expect(t.scores[0]).toBe(5);
  });
});
