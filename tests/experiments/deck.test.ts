import { expect, test } from 'vitest';
import type { Card } from '../../engine/cards.js';
import { resolveRules } from '../../engine/settings.js';
import { GAMES } from '../../engine/index.js';
import { cardsCsv } from '../../experiments/catalog/cards.js';
import { parseDeck } from '../../experiments/file/deck.js';
import { gameOf } from '../../experiments/file/modules.js';

const bourgeoisie = await gameOf('bourgeoisie', '.');

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function labelled(cards: readonly Card[], name: string): Card | undefined {
  return cards.find(({ label }) => label === name);
}

test.each(GAMES)('$title: the card list that is written is read back as printed', (game) => {
  expect(parseDeck(game, 'd.csv', cardsCsv(game))).toEqual(game.cards);
});

test.each(GAMES)('$title: a card list is read as any spreadsheet writes it', (game) => {
  const written = lines(cardsCsv(game)).map((line) => line.split(','));
  for (const [sign, end] of [
    [';', '\r\n'],
    ['\t', '\n'],
    [',', '\r'],
  ]) {
    const quoted = written.map((row) => row.map((cell) => `"${cell}"`).join(sign)).join(end);
    expect(parseDeck(game, 'd.csv', quoted)).toEqual(game.cards);
  }
});

test.each(GAMES)('$title: sorting a card list or moving its columns changes nothing', (game) => {
  const [header, ...rows] = lines(cardsCsv(game)).map((line) => line.split(','));
  const backwards = [header, ...rows.toReversed()].map((row) => row.toReversed().join(',')).join('\n');
  expect(parseDeck(game, 'd.csv', backwards)).toEqual(game.cards);
});

test('changed numbers and copies are the deck; blank cells are as printed; a card without a row is not in it', () => {
  const deck = parseDeck(bourgeoisie, 'd.csv', 'label,copies,cost\nMayor,3,11\n,,\nPaupers,,\n');
  expect(deck).toEqual([
    { label: 'Paupers', type: 'F', copies: 1, fields: { value: 1 } },
    { label: 'Mayor', type: 'O', copies: 3, fields: { value: 12, cost: 11, bonus: 5 } },
  ]);
});

test('two new cards, one plain and one with the effect of a printed Event, are played', () => {
  const csv = `${cardsCsv(bourgeoisie)}Printers,T,2,5,4,,,,\nSiege,,1,,,,,,War\nStipend,E,1,,,,7,,Nepotism\n`;
  const deck = parseDeck(bourgeoisie, 'd.csv', csv);
  expect(deck).toHaveLength(123);
  expect(labelled(deck, 'Printers')).toEqual({
    label: 'Printers',
    type: 'T',
    copies: 2,
    fields: { value: 5, cost: 4 },
  });
  expect(labelled(deck, 'Siege')).toEqual({ label: 'Siege', type: 'E', copies: 1, effect: 'War', fields: {} });
  expect(labelled(deck, 'Stipend')?.fields).toEqual({ amount: 7 });
  const variant = bourgeoisie.compile({ players: 2, rules: resolveRules(bourgeoisie.settings, 2), cards: deck });
  expect(variant.labels).toContain('Siege');
  variant.release();
});

test('new cards of Baroque Masters and Age of Enlightenment', async () => {
  const baroque = await gameOf('baroque-masters', '.');
  const masters = parseDeck(baroque, 'd.csv', `${cardsCsv(baroque)}Fresco,C,1,6,,\nSatire,A,1,,2,Criticism\n`);
  expect(masters.slice(-2)).toMatchObject([
    { label: 'Fresco', type: 'C', fields: { rank: 6 } },
    { label: 'Satire', type: 'A', effect: 'Criticism', fields: { amount: 2 } },
  ]);
  const enlightenment = await gameOf('age-of-enlightenment', '.');
  const csv =
    'label,deck,type,nation,score\nVoltaire,,,,\nEmilie du Chatelet,personages,S,F,\nInstitutions of Physics,discoveries,S,,15\n';
  expect(parseDeck(enlightenment, 'd.csv', csv).slice(1)).toMatchObject([
    { label: 'Emilie du Chatelet', type: 'S', deck: 'personages', fields: { nation: 'F' } },
    { label: 'Institutions of Physics', type: 'S', deck: 'discoveries', fields: { score: 15 } },
  ]);
});

test('a label that a spreadsheet would compute is written and read as text', () => {
  const label = '=1+1, "twice"';
  const game = { ...bourgeoisie, cards: [{ label, type: 'F', copies: 1, fields: { value: 3 } }] };
  const csv = cardsCsv(game);
  expect(csv).toContain(`"'=1+1, ""twice""",F,1,3`);
  expect(parseDeck(game, 'd.csv', csv)).toEqual(game.cards);
});
