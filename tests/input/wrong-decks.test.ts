import { expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { cardsCsv } from '../../experiments/catalog/cards.js';
import { parseDeck } from '../../experiments/file/deck.js';
import { InputError } from '../../experiments/file/input-error.js';
import { gameOf } from '../../experiments/file/modules.js';

/** Wrong card lists of Bourgeoisie, called d.csv, and the message each gets. */
const WRONG_DECKS: readonly (readonly [what: string, text: string, message: string])[] = [
  [
    'no row',
    '',
    'd.csv: row 1: names no column "label"; columns of a card list: label, type, copies, value, cost, bonus, amount, price, effect',
  ],
  ['no card', 'label,type\n', 'd.csv: the deck holds no card; it must hold one or more'],
  ['a misspelt column', 'label,typ\nMayor,O', 'd.csv: row 1: no column is called "typ"; did you mean "type"?'],
  ['a column that stands twice', 'label,cost,cost\nMayor,1,2', 'd.csv: row 1: names the column cost twice'],
  ['a cell beyond the columns', 'label,cost\nMayor,1,2', 'd.csv: row 2: cell 3 stands in no column that row 1 names'],
  ['a card without a label', 'label,cost\n,3', 'd.csv: row 2, column label: is blank; every card has a label'],
  [
    'a card that stands twice',
    'label\nMayor\nWar\nMayor',
    'd.csv: row 4, column label: stands in row 2 already; several copies are one row',
  ],
  [
    'a number that is none',
    'label,cost\nMayor,eleven',
    'd.csv: row 2, column cost: expected a whole number from 0 to 1000, not "eleven"',
  ],
  [
    'half a number',
    'label;cost\nMayor;1,5',
    'd.csv: row 2, column cost: expected a whole number from 0 to 1000, not "1,5"',
  ],
  [
    'a number out of its range',
    'label,copies\nMayor,1001',
    'd.csv: row 2, column copies: expected a whole number from 0 to 1000, not 1001',
  ],
  ['no copies at all', 'label,copies\nMayor,0', 'd.csv: the deck holds no card; it must hold one or more'],
  [
    'more than 1000 cards',
    'label,copies\nMayor,1000\nBishop,1',
    'd.csv: the deck holds 1001 cards; at most 1000 are played',
  ],
  [
    'a field without effect',
    'label,bonus\nBankers,1',
    'd.csv: row 2, column bonus: has no effect on Bankers; fields that have: value, cost, copies',
  ],
  [
    'a printed card of another type',
    'label,type\nMayor,L',
    'd.csv: row 2, column type: Mayor has the type O; give a card of another type a new label',
  ],
  [
    'a printed card with another effect',
    'label,effect\nPlague,War',
    'd.csv: row 2, column effect: Plague has Plague; give another card a new label',
  ],
  [
    'a misspelt card',
    'label\nMayer',
    'd.csv: row 2, column type: is blank: no printed card is called "Mayer"; did you mean "Mayor"? A new card needs a type: F, T, B, L, O, E',
  ],
  [
    'a new card of an unknown type',
    'label,type\nPrinters,X',
    'd.csv: row 2, column type: no type is called "X"; there are F, T, B, L, O, E',
  ],
  [
    'a new card without its numbers',
    'label,type,value\nPrinters,T,5',
    'd.csv: row 2, column cost: is missing; expected a whole number from 0 to 1000',
  ],
  [
    'a new Event without an effect',
    'label,type\nComet,E',
    expect.stringMatching(
      /row 2, column effect: is blank; a new card of the type E has the effect of a printed one: Plague, /,
    ),
  ],
  [
    'a misspelt effect',
    'label,effect\nSiege,Waar',
    'd.csv: row 2, column effect: no effect is called "Waar"; did you mean "War"?',
  ],
  [
    'an effect on a plain card',
    'label,type,effect\nPrinters,T,War',
    'd.csv: row 2, column type: War is an effect of cards of the type E',
  ],
  [
    'a label of two lines',
    'label,type,value\n"Old\nSailors",F,3',
    'd.csv: row 2, column label: expected at most 60 letters on one line',
  ],
  ['a quoted cell that does not end', 'label\n"Mayor', 'd.csv: line 2: a quoted cell is not closed'],
  ['a stray quotation mark', 'label\nMa"yor\n', 'd.csv: line 2: a quotation mark stands where none may be'],
];

test.each(WRONG_DECKS)('a card list with %s is refused with row and column', async (_, text, message) => {
  const game = await gameOf('bourgeoisie', '.');
  const error = refusalOf(() => parseDeck(game, 'd.csv', text));
  expect(error).toBeInstanceOf(InputError);
  expect(error).toMatchObject({ message });
});

test('a new card of a game with two decks says in which it is', async () => {
  const game = await gameOf('age-of-enlightenment', '.');
  const error = refusalOf(() => parseDeck(game, 'd.csv', 'label,type\nVoltaire,\nEmilie du Chatelet,S'));
  expect(error).toMatchObject({
    message: expect.stringMatching(/row 3, column deck: is blank: .*personages, discoveries$/),
  });
});

test('neither of two decks may be without a card', async () => {
  const game = await gameOf('age-of-enlightenment', '.');
  const error = refusalOf(() => parseDeck(game, 'd.csv', 'label\nVoltaire'));
  expect(error).toMatchObject({ message: 'd.csv: the deck of discoveries holds no card; it must hold one or more' });
});

test('a row beyond the thousandth is refused', () => {
  for (const game of GAMES) {
    const error = refusalOf(() => parseDeck(game, 'd.csv', cardsCsv(game) + 'x\n'.repeat(1001)));
    expect(error).toMatchObject({ message: expect.stringMatching(/rows; at most 1000 are read$/) });
  }
});

function refusalOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}
