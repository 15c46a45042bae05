import { expect, test } from 'vitest';
import { game } from '../../engine/baroque-masters/index.js';
import { Table, tuned } from './baroque-masters-table.js';

/** Cards for the row of the round that follows. */
const SPARE = ['School', 'Bell Towers', 'High Altar', 'Colonnades'];

/** P0 has The Pope in play; Cathedral and the Qualities come to him one a round. */
function withMeld(rules: object, ...qualities: string[]): Table {
  const table = new Table({ rules: { optionCards: 1, ...rules }, players: 2, deck: meldDeck(qualities) });
  table.choose('play The Pope');
  return table;
}

function meldDeck(qualities: readonly string[]): string[] {
  // With rows of one card the first player of each round takes it: every second card is P0's.
  return ['The Pope', 'Piazza', 'Cathedral', ...qualities.flatMap((quality) => ['Oratory', quality]), 'School'];
}

test('R1: V is Event: 10 Actions and 10 Events are in the deck of 80 cards, and an Event taken resolves at once', () => {
  const copies = (type: string): number =>
    game.cards.filter((card) => card.type === type).reduce((sum, card) => sum + card.copies, 0);
  expect(['P', 'C', 'Q', 'A', 'V'].map(copies)).toEqual([20, 20, 20, 10, 10]);
  const table = new Table({ rules: { optionCards: 2 }, deck: ['Famous', 'Piazza', 'School', 'Villa'] });
  expect(table.scores).toEqual([0, 0]);
  table.choose('take Famous');
  expect(table.scores).toEqual([5, 0]);
  expect(table.at('removed')).toEqual(['Famous']);
});

test('R2: RP may fall below 0', () => {
  const table = new Table({ rules: { optionCards: 2 }, deck: ['Public Disgrace', 'Piazza', 'School', 'Villa'] });
  table.choose('take Public Disgrace');
  expect(table.scores).toEqual([0, -5]);
});

test('R3: a second Patron of a kind, or a fourth Patron, cannot be put into play', () => {
  const deck = ['The Pope', 'Villa', 'The Pope', 'Shrine', 'Noble Family', 'Piazza', 'Church Order', 'Façade'];
  const table = new Table({
    rules: { optionCards: 8, maxPatrons: 2 },
    deck: [...deck, 'School', 'School'],
    players: 2,
  });
  table.choose('take The Pope', 'play The Pope', 'take Villa', 'take The Pope', 'take Shrine');
  expect(table.options.filter((label) => label.startsWith('play'))).toEqual([]);
  table.choose('take Noble Family');
  expect(table.options).toEqual(['end', 'play Noble Family']);
  table.choose('play Noble Family', 'take Piazza');
  expect(table.options.filter((label) => label.startsWith('play'))).toEqual([]);
  expect(table.at('patrons of P0')).toEqual(['Noble Family', 'The Pope']);
});

test('R3: where Patrons need not be different, equal labels are one option: the first in order of play that fits', () => {
  const deck = ['The Pope', 'Villa', 'The Pope', 'Shrine', 'Cathedral', 'Piazza', 'Famous', 'Façade'];
  const table = new Table({ rules: { optionCards: 8, differentPatrons: false }, deck: [...deck, 'School', 'School'] });
  table.choose('take The Pope', 'play The Pope', 'take Villa', 'take The Pope', 'play The Pope', 'take Shrine');
  table.choose('take Cathedral');
  expect(table.options).toEqual(['end', 'play Cathedral on The Pope']);
  table.choose('play Cathedral on The Pope', 'take Piazza', 'take Famous');
  expect(table.state.snapshot()).toMatchObject({
    players: [
      {
        patrons: [
          { patron: 'The Pope', commission: 'Cathedral' },
          { patron: 'The Pope', commission: null },
        ],
      },
      {},
    ],
  });
  expect(table.phase).toBe('scoring');
  expect(table.options).toEqual(['pass', 'score The Pope']);
});

test('R4: a meld without a Quality is worth its ranks less 1; each Quality after the first adds 1', () => {
  const none = withMeld({});
  none.choose('play Cathedral on The Pope', 'score The Pope');
  expect(none.scores[0]).toBe(5 + 5 - 1);

  const one = withMeld({}, 'Brilliant');
  one.choose('play Cathedral on The Pope', 'pass', 'pass', 'play Brilliant on The Pope', 'score The Pope');
  expect(one.scores[0]).toBe(5 + 5 + 4);

  const two = withMeld({}, 'Brilliant', 'Elegant');
  two.choose('play Cathedral on The Pope', 'pass', 'pass', 'play Brilliant on The Pope', 'pass', 'pass');
  two.choose('play Elegant on The Pope', 'score The Pope');
  expect(two.scores[0]).toBe(5 + 5 + 4 + 2 + 1);
  expect(two.at('removed')).toEqual(['Brilliant', 'Cathedral', 'Elegant', 'The Pope']);
});

test('R4: read the other way, a meld without a Quality is worth minus the penalty in all', () => {
  const table = withMeld({ noQualityMeld: 'total', noQualityPenalty: 3 });
  table.choose('play Cathedral on The Pope', 'score The Pope');
  expect(table.scores[0]).toBe(-3);
});

test('the penalty and the bonus of melds are settings', () => {
  const table = withMeld({ noQualityPenalty: 4 });
  table.choose('play Cathedral on The Pope', 'score The Pope');
  expect(table.scores[0]).toBe(5 + 5 - 4);
  const two = withMeld({ extraQualityBonus: 3 }, 'Brilliant', 'Elegant');
  two.choose('play Cathedral on The Pope', 'pass', 'pass', 'play Brilliant on The Pope', 'pass', 'pass');
  two.choose('play Elegant on The Pope', 'score The Pope');
  expect(two.scores[0]).toBe(5 + 5 + 4 + 2 + 3);
});

test('a Quality needs a Commission without a Quality of that rank', () => {
  const table = withMeld({}, 'Brilliant', 'Beautiful');
  table.choose('play Cathedral on The Pope', 'pass', 'pass', 'play Brilliant on The Pope', 'pass', 'pass');
  // Beautiful has rank 4 too: it cannot be played, so that the turn ended by itself.
  expect(table.phase).toBe('scoring');
  expect(table.at('hand of P0')).toEqual(['Beautiful']);
});

test('R5: a Patron can be stolen only where the thief could put it into play', () => {
  const deck = ['Scheme', 'The Pope', 'The Pope', 'Noble Family', 'Villa', 'Shrine', 'Oratory', 'Façade'];
  const table = new Table({ rules: { optionCards: 8 }, deck: [...deck, 'School', 'School'] });
  table.choose('take Scheme', 'take The Pope', 'play The Pope', 'take The Pope');
  expect(table.options).toContain('use Scheme on P1 The Pope');
  table.choose('play The Pope');
  expect(table.options.filter((label) => label.startsWith('use'))).toEqual([]);
  table.choose('take Noble Family', 'play Noble Family');
  expect(table.options.filter((label) => label.startsWith('use'))).toEqual(['use Scheme on P1 Noble Family']);
});

test('R5: a full table of Patrons steals none', () => {
  const deck = ['Scheme', 'The Pope', 'Noble Family', 'Villa', 'Shrine', 'School', 'School'];
  const table = new Table({ rules: { optionCards: 5, maxPatrons: 1 }, deck });
  table.choose('take Scheme', 'take The Pope', 'play The Pope', 'take Noble Family', 'play Noble Family', 'take Villa');
  expect(table.options.filter((label) => label.startsWith('use'))).toEqual([]);
  expect(table.at('hand of P0')).toContain('Scheme');
});

test('R6: a discarded Patron takes its Commission and Qualities with it to the discard', () => {
  const deck = ['Dismissal', 'The Pope', 'Villa', 'Cathedral', 'Shrine', 'Brilliant', 'Oratory', 'Façade'];
  const table = new Table({ rules: { optionCards: 8 }, deck: [...deck, 'School', 'School'] });
  table.choose('take Dismissal', 'take The Pope', 'play The Pope', 'take Villa', 'end', 'take Cathedral');
  table.choose('play Cathedral on The Pope', 'take Shrine', 'end', 'take Brilliant', 'play Brilliant on The Pope');
  table.choose('use Dismissal on P1 The Pope');
  expect(table.at('patrons of P1')).toEqual([]);
  expect(table.at('discard')).toEqual(['Brilliant', 'Cathedral', 'The Pope']);
  expect(table.at('removed')).toEqual(['Dismissal']);
});

test("R7: Fiery Temper discards a Patron if any is in play, even one's own; the only one is chosen at once", () => {
  const none = new Table({ rules: { optionCards: 2 }, deck: ['Fiery Temper', 'Villa', 'School', 'School'] });
  none.choose('take Fiery Temper');
  expect(none.at('removed')).toEqual(['Fiery Temper']);

  const own = new Table({ rules: { optionCards: 4 }, deck: ['The Pope', 'Villa', 'Fiery Temper', 'Shrine', ...SPARE] });
  own.choose('take The Pope', 'play The Pope', 'take Villa', 'take Fiery Temper');
  expect(own.at('patrons of P0')).toEqual([]);
  expect(own.at('discard')).toEqual(['The Pope']);

  const deck = ['The Pope', 'Noble Family', 'Fiery Temper', 'Shrine', ...SPARE];
  const two = new Table({ rules: { optionCards: 4 }, deck });
  two.choose('take The Pope', 'play The Pope', 'take Noble Family', 'play Noble Family', 'take Fiery Temper');
  expect(two.phase).toBe('event');
  expect(two.options).toEqual(['target P0 The Pope', 'target P1 Noble Family']);
  two.choose('target P1 Noble Family');
  expect(two.at('discard')).toEqual(['Noble Family']);
});

test('R8: cards are drawn one at a time; an Event resolves, its own draws included, before the next is drawn', () => {
  const deck = ['Genius', 'Villa', 'Passion', 'School', 'Madness', 'Famous', 'Great', ...SPARE];
  const table = new Table({ rules: { optionCards: 2 }, deck });
  table.choose('take Genius');
  // Passion draws School and Madness, which discards School; then Genius goes on with Famous and Great.
  expect(table.at('hand of P0')).toEqual(['Great']);
  expect(table.at('discard')).toEqual(['School']);
  expect(table.scores).toEqual([5, 0]);
  expect(table.story.filter((line) => line.includes('draws'))).toEqual(
    ['Passion', 'School', 'Madness', 'Famous', 'Great'].map((label) => `P0 draws ${label}`),
  );
});

test('R8: an Event in the chain may ask for a target, and the drawing goes on after it', () => {
  const deck = ['Virtuosity', 'Villa', 'Shrine', 'Scandal', 'Tormented', 'Great'];
  const table = new Table({ players: 3, rules: { optionCards: 3 }, deck });
  table.choose('take Virtuosity', 'use Virtuosity');
  expect(table.phase).toBe('event');
  expect(table.options).toEqual(['target P1', 'target P2']);
  table.choose('target P2');
  expect(table.phase).toBe('event');
  expect(table.scores).toEqual([0, 0, -3]);
  expect(table.at('hand of P0')).toEqual([]);
  table.choose('target P1');
  expect(table.at('hand of P0')).toEqual(['Great']);
  expect(table.at('removed')).toEqual(['Scandal', 'Tormented', 'Virtuosity']);
});

test('R8: the Action used is out of the hand already when Madness discards it', () => {
  const deck = ['Ambition', 'Villa', 'Gothic', 'Shrine', 'Madness', ...SPARE];
  const table = new Table({ rules: { optionCards: 4 }, deck });
  table.choose('take Ambition', 'end', 'take Villa', 'take Gothic', 'use Ambition');
  expect(table.at('discard')).toEqual(['Gothic']);
  expect(table.at('removed')).toEqual(['Ambition', 'Madness']);
});

test('R9: the deck runs out when a card must be drawn: first the discard becomes the deck', () => {
  const deck = ['Villa', 'Shrine', 'Oratory', 'School'];
  const table = new Table({ rules: { optionCards: 2, handLimit: 0 }, deck, later: ['School', 'Villa'] });
  table.choose('take Villa');
  expect(table.shuffles).toEqual([]);
  table.choose('take School');
  expect(table.shuffles).toEqual([4]);
  expect(table.turns).toEqual(['round 0 of P0', 'round 1 of P1']);
  expect(table.at('row')).toEqual(['School', 'Villa']);
});

test('R9: a deck emptied by the last card of a row does not run out yet', () => {
  const table = new Table({ rules: { optionCards: 3, handLimit: 9 }, deck: ['Villa', 'Shrine', 'Oratory'] });
  table.choose('take Villa', 'take Shrine');
  // The discard was empty too when the second row had to be laid: that round was the last.
  expect(table.state.over).toBe(true);
  expect(table.state.truncated).toBe(false);
  expect(table.turns).toEqual(['round 0 of P0', 'round 1 of P1']);
  expect(table.shuffles).toEqual([]);
});

test('R10: when the deck runs out the second time, the round is played to its end and draws do nothing', () => {
  const deck = ['Virtuosity', 'Villa', 'Shrine', 'Great'];
  const table = new Table({ rules: { optionCards: 3, deckPasses: 1, handLimit: 9 }, deck });
  table.choose('take Virtuosity', 'use Virtuosity');
  expect(table.at('hand of P0')).toEqual(['Great']);
  table.choose('take Villa');
  expect(table.state.over).toBe(true);
  expect(table.at('hand of P0')).toEqual(['Great', 'Shrine']);
  expect(table.turns).toEqual(['round 0 of P0']);
});

test('R10: with more deckPasses the discard is shuffled as often', () => {
  const deck = ['Villa', 'Shrine'];
  const later = ['Villa', 'Shrine', 'Shrine', 'Villa'];
  const table = new Table({ rules: { optionCards: 2, handLimit: 0, deckPasses: 3 }, deck, later });
  table.choose('take Villa', 'take Shrine', 'take Villa');
  expect(table.shuffles).toEqual([2, 2]);
  expect(table.state.over).toBe(true);
  expect(table.state.turn).toBe(4);
});

test('in the last round without a row, melds are still scored', () => {
  const table = new Table({
    rules: { optionCards: 2, handLimit: 9 },
    deck: ['The Pope', 'Villa', 'Cathedral', 'Shrine'],
  });
  table.choose('take The Pope', 'play The Pope', 'take Shrine', 'play Cathedral on The Pope', 'pass');
  expect(table.phase).toBe('scoring');
  expect(table.state.turn).toBe(2);
  table.choose('score The Pope');
  expect(table.state.over).toBe(true);
  expect(table.scores).toEqual([9, 0]);
});

test("R11: cards are played in one's own turn of the Option phase only", () => {
  const table = new Table({ rules: { optionCards: 2 }, deck: ['The Pope', 'Noble Family', 'Villa', 'School'] });
  table.choose('take The Pope');
  expect(table.state.player).toBe(0);
  table.choose('end');
  expect(table.state.player).toBe(1);
  expect(table.options).toEqual(['end', 'play Noble Family']);
  table.choose('end');
  expect(table.phase).toBe('option');
  expect(table.state.turn).toBe(1);
  expect(table.options).toEqual(['play Noble Family', 'take School', 'take Villa']);
});

test('free plays come before and after the one take of a turn', () => {
  const table = new Table({ rules: { optionCards: 4 }, deck: ['The Pope', 'Villa', 'Cathedral', 'School', 'Oratory'] });
  table.choose('take The Pope', 'end', 'take Villa');
  expect(table.options).toEqual(['play The Pope', 'take Cathedral', 'take School']);
  table.choose('play The Pope', 'take Cathedral');
  expect(table.options).toEqual(['end', 'play Cathedral on The Pope']);
});

test('a card of which the row or the hand holds several copies is one option', () => {
  const deck = ['The Pope', 'The Pope', 'The Pope', 'Villa', 'The Pope', 'School'];
  const table = new Table({ rules: { optionCards: 5, handLimit: 2, maxPatrons: 0 }, deck });
  expect(table.options).toEqual(['take The Pope', 'take Villa']);
  expect(table.offers).toEqual([['P0', 'The Pope', 'Villa']]);
  table.choose('take The Pope', 'take Villa');
  // Only copies of one card are left in the row: they are taken without a question, and so is the discard of one.
  expect(table.state.turn).toBe(1);
  expect(table.at('hand of P0')).toEqual(['The Pope', 'The Pope']);
});

test('End phase: cards above the hand limit are discarded in order of seats from the first player', () => {
  const deck = ['Villa', 'Shrine', 'Oratory', 'Piazza', ...SPARE];
  const table = new Table({ rules: { optionCards: 4, handLimit: 1 }, deck });
  table.choose('take Villa', 'take Shrine', 'take Oratory');
  expect(table.phase).toBe('end');
  expect(table.options).toEqual(['discard Oratory', 'discard Villa']);
  table.choose('discard Villa');
  expect(table.state.player).toBe(1);
  table.choose('discard Piazza');
  expect(table.at('discard')).toEqual(['Piazza', 'Villa']);
});

test('an Action discarded unused goes to the discard', () => {
  const table = new Table({ rules: { optionCards: 2, handLimit: 0 }, deck: ['Gothic', 'Villa', 'School', 'Oratory'] });
  table.choose('take Gothic', 'end');
  expect(table.at('discard')).toEqual(['Gothic', 'Villa']);
});

test('the seat to the left of the first player is first in the next round', () => {
  const deck = ['Villa', 'Shrine', 'Oratory', 'Piazza', 'School', 'Façade', 'Great', 'Elegant', 'Sublime'];
  const table = new Table({ players: 3, rules: { optionCards: 3, handLimit: 9 }, deck });
  table.choose('take Villa', 'take Shrine');
  expect([table.state.turn, table.state.player]).toEqual([1, 1]);
  table.choose('take Piazza', 'take School');
  expect([table.state.turn, table.state.player]).toEqual([2, 2]);
});

test('the row of Option cards follows from the number of players', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8].map((players) => {
    const deck = Array.from({ length: 12 }, () => 'Villa');
    return new Table({ players, rules: { handLimit: 99, maxTurns: 1 }, deck }).story.filter((line) =>
      line.includes('laid out'),
    ).length;
  });
  expect(sizes).toEqual([6, 6, 8, 10, 6, 7, 8]);
});

test('maxTurns: a round counts as many turns as there are players, and is played to its end', () => {
  const deck = Array.from({ length: 40 }, () => 'Villa');
  const rounds = [1, 3, 4, 6, 7].map((maxTurns) => {
    const { state } = new Table({ players: 3, rules: { optionCards: 1, maxTurns }, deck });
    return [state.turn, state.truncated];
  });
  expect(rounds).toEqual([
    [1, true],
    [1, true],
    [2, true],
    [2, true],
    [3, true],
  ]);
});

test('a game that ends by its rules on the very turn of the cap is not truncated', () => {
  const { state } = new Table({ rules: { optionCards: 1, deckPasses: 1, maxTurns: 4 }, deck: ['Villa'] });
  expect([state.turn, state.over, state.truncated]).toEqual([2, true, false]);
});

test('starting RP are set by seat and may be negative', () => {
  const deck = ['Villa', 'School'];
  expect(new Table({ rules: { startingReputation: [7, -8], optionCards: 2 }, deck }).scores).toEqual([7, -8]);
});

test('ranks up to 9 serve melds, and a Commission takes Qualities of ranks 1 to 9 once each', () => {
  const table = new Table({
    rules: { optionCards: 1, handLimit: 9 },
    deck: ['The Pope', 'Piazza', 'Cathedral', 'Oratory', 'Great', 'Shrine', 'School'],
    cards: [tuned('The Pope', { rank: 9 }), tuned('Great', { rank: 9 })],
  });
  table.choose(
    'play The Pope',
    'play Cathedral on The Pope',
    'pass',
    'pass',
    'play Great on The Pope',
    'score The Pope',
  );
  expect(table.scores[0]).toBe(9 + 5 + 9);
});

test('a deck without a card ends after one round without a decision', () => {
  const { state } = new Table({ deck: [] });
  expect([state.over, state.turn, state.options]).toEqual([true, 1, 0]);
});
