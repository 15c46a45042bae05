import { expect, test } from 'vitest';
import { game } from '../../engine/baroque-masters/index.js';
import { Table, tuned } from './baroque-masters-table.js';

const SPARE = ['School', 'Bell Towers', 'High Altar', 'Colonnades', 'Renovations', 'Palazzo', 'Church', 'Basilica'];

/** Where P0 holds the Action, P1 has Cathedral on The Pope with Brilliant and Elegant, and P0 is to act. */
function againstMeld(action: string): Table {
  const row = [action, 'The Pope', 'Villa', 'Cathedral', 'Shrine', 'Brilliant', 'Oratory', 'Elegant'];
  const table = new Table({ rules: { optionCards: 10 }, deck: [...row, 'Façade', 'Piazza', ...SPARE] });
  table.choose(`take ${action}`, 'take The Pope', 'play The Pope', 'take Villa', 'end');
  table.choose('take Cathedral', 'play Cathedral on The Pope', 'take Shrine', 'end');
  table.choose('take Brilliant', 'play Brilliant on The Pope', 'take Oratory', 'end');
  return table.choose('take Elegant', 'play Elegant on The Pope');
}

for (const [label, amount] of [
  ['Criticism', 1],
  ['Gothic', 2],
  ['Condemnation', 4],
] as const) {
  test(`${label}: kept in hand; an opponent of the player's choice loses ${amount} RP`, () => {
    const table = new Table({ players: 3, rules: { optionCards: 3 }, deck: [label, 'Villa', 'Shrine', ...SPARE] });
    table.choose(`take ${label}`);
    expect(table.options).toEqual(['end', `use ${label} on P1`, `use ${label} on P2`]);
    table.choose(`use ${label} on P2`);
    expect(table.scores).toEqual([0, 0, -amount]);
    expect(table.at('removed')).toEqual([label]);
  });
}

for (const [label, amount] of [
  ['Scandal', 3],
  ['Public Disgrace', 5],
] as const) {
  test(`${label}: resolved at once; an opponent of the player's choice loses ${amount} RP`, () => {
    const table = new Table({ players: 3, rules: { optionCards: 3 }, deck: [label, 'Villa', 'Shrine', ...SPARE] });
    table.choose(`take ${label}`);
    expect(table.phase).toBe('event');
    expect(table.options).toEqual(['target P1', 'target P2']);
    table.choose('target P1');
    expect(table.scores).toEqual([0, -amount, 0]);
    expect(table.at('removed')).toEqual([label]);
  });
}

for (const [label, amount] of [
  ['Ambition', 1],
  ['Enterprise', 2],
  ['Virtuosity', 3],
] as const) {
  test(`${label}: kept in hand; its player draws ${amount}`, () => {
    const table = new Table({ rules: { optionCards: 2 }, deck: [label, 'Villa', ...SPARE] });
    table.choose(`take ${label}`);
    expect(table.options).toEqual(['end', `use ${label}`]);
    table.choose(`use ${label}`);
    expect(table.at('hand of P0')).toEqual(SPARE.slice(0, amount).sort());
  });
}

for (const [label, amount] of [
  ['Passion', 2],
  ['Genius', 3],
] as const) {
  test(`${label}: resolved at once; its player draws ${amount}`, () => {
    const table = new Table({ rules: { optionCards: 2 }, deck: [label, 'Villa', ...SPARE] });
    table.choose(`take ${label}`);
    expect(table.at('hand of P0')).toEqual(SPARE.slice(0, amount).sort());
  });
}

for (const label of ['Madness', 'Idiosyncrasies']) {
  test(`${label}: its player discards his own hand`, () => {
    const table = new Table({ rules: { optionCards: 4 }, deck: ['Gothic', label, 'Shrine', 'Villa', ...SPARE] });
    table.choose('take Gothic', 'end', 'take Shrine', `take ${label}`);
    expect(table.at('hand of P0')).toEqual([]);
    expect(table.at('hand of P1')).toEqual(['Shrine', 'Villa']);
    expect(table.at('discard')).toEqual(['Gothic']);
  });
}

test('Intrigue: an opponent discards his hand, even one who has none', () => {
  const deck = ['Intrigue', 'Villa', 'Shrine', 'Piazza', ...SPARE];
  const table = new Table({ players: 3, rules: { optionCards: 4 }, deck });
  table.choose('take Intrigue');
  expect(table.options).toEqual(['end', 'use Intrigue on P1', 'use Intrigue on P2']);
  table.choose('end', 'take Villa', 'take Shrine', 'use Intrigue on P1');
  expect(table.at('hand of P1')).toEqual([]);
  expect(table.at('discard')).toEqual(['Villa']);
});

test('Tormented: an opponent discards his hand', () => {
  const deck = ['Villa', 'Shrine', 'Piazza', 'Tormented', ...SPARE];
  const table = new Table({ players: 3, rules: { optionCards: 4 }, deck });
  table.choose('take Villa', 'take Shrine', 'take Piazza');
  expect(table.phase).toBe('event');
  table.choose('target P2');
  expect(table.at('hand of P2')).toEqual([]);
  expect(table.at('discard')).toEqual(['Piazza']);
});

for (const label of ['Scheme', 'Plot']) {
  test(`${label}: takes a Patron with its Commission into play; its Qualities go to the discard`, () => {
    const table = againstMeld(label);
    table.choose(`use ${label} on P1 The Pope`);
    expect(table.at('patrons of P0')).toEqual(['Cathedral', 'The Pope']);
    expect(table.at('patrons of P1')).toEqual([]);
    expect(table.at('discard')).toEqual(['Brilliant', 'Elegant']);
    expect(table.at('removed')).toEqual([label]);
    expect(table.options).not.toContain('play Villa on The Pope');
  });
}

test('a stolen Patron stands after the others, and takes Qualities of any rank', () => {
  const row = ['Scheme', 'The Pope', 'Noble Family', 'Cathedral', 'Brilliant', 'Beautiful'];
  const table = new Table({ rules: { optionCards: 6 }, deck: [...row, ...SPARE] });
  table.choose('take Scheme', 'take The Pope', 'play The Pope', 'take Noble Family', 'play Noble Family', 'end');
  table.choose('take Cathedral', 'play Cathedral on The Pope', 'take Beautiful', 'end');
  // P1 takes Brilliant of rank 4, the last card of the row, and puts it onto Cathedral.
  table.choose('play Brilliant on The Pope', 'pass', 'take School', 'use Scheme on P1 The Pope');
  expect(table.state.snapshot()).toMatchObject({
    players: [{ patrons: [{ patron: 'Noble Family' }, { patron: 'The Pope', commission: 'Cathedral' }] }, {}],
  });
  expect(table.options).toContain('play Beautiful on The Pope');
});

test('Dismissal: discards a Patron of any player with all that is attached', () => {
  const table = againstMeld('Dismissal');
  table.choose('use Dismissal on P1 The Pope');
  expect(table.at('patrons of P1')).toEqual([]);
  expect(table.at('discard')).toEqual(['Brilliant', 'Cathedral', 'Elegant', 'The Pope']);

  const own = new Table({ rules: { optionCards: 4 }, deck: ['Dismissal', 'Villa', 'The Pope', 'Shrine', ...SPARE] });
  own.choose('take Dismissal', 'take Villa', 'take The Pope');
  expect(own.options).toEqual(['end', 'play The Pope']);
  own.choose('play The Pope', 'use Dismissal on P0 The Pope');
  expect(own.at('discard')).toEqual(['The Pope']);
});

test('Fiery Temper: discards a Patron with all that is attached', () => {
  const deck = ['The Pope', 'Villa', 'Cathedral', 'Noble Family', 'Shrine', 'Fiery Temper', ...SPARE];
  const struck = new Table({ rules: { optionCards: 6 }, deck });
  struck.choose('take The Pope', 'play The Pope', 'take Villa', 'take Cathedral', 'play Cathedral on The Pope');
  struck.choose('take Noble Family', 'play Noble Family', 'end', 'take Shrine', 'take Fiery Temper');
  expect(struck.phase).toBe('event');
  struck.choose('target P0 The Pope');
  expect(struck.at('discard')).toEqual(['Cathedral', 'The Pope']);
});

for (const [label, amount] of [
  ['Celebrated', 3],
  ['Famous', 5],
] as const) {
  test(`${label}: its player gains ${amount} RP`, () => {
    const table = new Table({ rules: { optionCards: 2 }, deck: [label, 'Villa', ...SPARE] });
    expect(table.choose(`take ${label}`).scores).toEqual([amount, 0]);
  });
}

test('amounts are fields: RP lost, RP gained, cards drawn', () => {
  const cards = [
    tuned('Criticism', { amount: 7 }),
    tuned('Famous', { amount: 0 }),
    tuned('Ambition', { amount: 4 }),
    tuned('Scandal', { amount: 9 }),
  ];
  const deck = ['Criticism', 'Famous', 'Ambition', 'Scandal', ...SPARE];
  const table = new Table({ rules: { optionCards: 4, handLimit: 9 }, deck, cards });
  table.choose('take Criticism', 'use Criticism on P1', 'take Famous', 'take Ambition', 'use Ambition');
  expect(table.at('hand of P0')).toHaveLength(4);
  // P1 took Scandal, the last card of the row, against his one opponent.
  expect(table.scores).toEqual([-9, -7]);
});

test('fieldsOf names the fields that have an effect', () => {
  const fields = game.cards.map((card) => [card.label, ...game.fieldsOf(card)].join(' '));
  expect(fields).toContain('The Pope rank');
  expect(fields).toContain('Great rank');
  expect(fields).toContain('Gothic amount');
  expect(fields).toContain('Genius amount');
  expect(fields).toContain('Intrigue');
  expect(fields).toContain('Fiery Temper');
  for (const card of game.cards) expect(Object.keys(card.fields)).toEqual(game.fieldsOf(card));
});

test('new cards: a plain one, an Action with the effect of an Event, an Event with that of an Action', () => {
  const cards = [
    { label: 'Obelisk', type: 'C', copies: 1, fields: { rank: 9 } },
    { label: 'Rumour', type: 'A', copies: 1, effect: 'Scandal', fields: { amount: 2 } },
    { label: 'Fame', type: 'A', copies: 1, effect: 'Famous', fields: { amount: 1 } },
    { label: 'Mood', type: 'A', copies: 1, effect: 'Madness', fields: {} },
    { label: 'Raid', type: 'V', copies: 1, effect: 'Scheme', fields: {} },
    { label: 'Rest', type: 'A', copies: 1, fields: {} },
  ];
  const deck = ['Rumour', 'The Pope', 'Fame', 'Noble Family', 'Mood', 'Obelisk', 'Rest', 'Villa', 'Raid', 'Shrine'];
  const table = new Table({ rules: { optionCards: 10, handLimit: 9 }, deck: [...deck, ...SPARE], cards });
  table.choose('take Rumour', 'use Rumour on P1', 'take The Pope', 'play The Pope', 'take Fame', 'use Fame');
  expect(table.scores).toEqual([1, -2]);
  table.choose('take Noble Family', 'play Noble Family', 'take Rest', 'use Rest', 'take Obelisk', 'end');
  table.choose('take Mood', 'use Mood', 'play Obelisk on The Pope', 'take Villa', 'end', 'take Raid');
  expect(table.options).toEqual(['target P1 Noble Family', 'target P1 The Pope']);
  table.choose('target P1 The Pope');
  expect(table.at('patrons of P0')).toEqual(['Obelisk', 'The Pope']);
});

test('a card whose name holds " on " keeps its labels apart', () => {
  const cards = [
    { label: 'Madonna on Clouds', type: 'C', copies: 1, fields: { rank: 2 } },
    { label: 'Duke on Horse', type: 'P', copies: 1, fields: { rank: 2 } },
  ];
  const deck = ['Duke on Horse', 'Villa', 'Madonna on Clouds', 'Shrine', ...SPARE];
  const table = new Table({ rules: { optionCards: 4 }, deck, cards });
  table.choose('take Duke on Horse', 'play Duke on Horse', 'take Villa', 'take Madonna on Clouds');
  table.choose('play Madonna on Clouds on Duke on Horse');
  expect(table.at('patrons of P0')).toEqual(['Duke on Horse', 'Madonna on Clouds']);
});

test('the printed effects are all that a new card may have', () => {
  expect(game.effects).toHaveLength(20);
  expect(game.effects).toEqual(game.cards.flatMap(({ effect }) => effect ?? []));
});
