import { expect, test } from 'vitest';
import { game as ageOfEnlightenment } from '../../engine/age-of-enlightenment/index.js';
import { game as baroqueMasters } from '../../engine/baroque-masters/index.js';
import { game as bourgeoisie } from '../../engine/bourgeoisie/index.js';
import { Table, type Layout } from './heuristic-table.js';

/** Bourgeoisie with what is wanted on the track, tokens to take it all and silver to pay for it. */
function bourgeois(track: readonly string[], layout: Layout = {}, silver = 300): Table {
  const rules = { startingSilver: [silver, 0], startingTokens: [60, 0], ...layout.rules };
  return new Table(bourgeoisie, { chance: { families: ['Workers', 'Serfs'], deck: track }, ...layout, rules });
}

/** A family with a Trade and a hand, at its second turn's Investment phase. */
function investor(hand: readonly string[], layout: Layout = {}): Table {
  const cards = ['Lawyers', ...hand];
  const table = bourgeois(cards, layout).choose(...cards.map((card) => `take ${card}`));
  return table.passTo(0, 'family').choose('trade Lawyers').passTo(0, 'investment');
}

test('Bourgeoisie: a family without a Trade takes one rather than a Bond', async () => {
  const table = bourgeois(['Bonds 1', 'Lawyers'], { rules: { startingTokens: [1, 0] } }, 0);
  expect(table.options).toEqual(['take Bonds 1', 'take Lawyers', 'pass']);
  expect(await table.choice()).toBe('take Lawyers');
});

test('Bourgeoisie: a Trade made too dear is left on the track', async () => {
  const cards = { Lawyers: { cost: 60 }, Physicians: { cost: 2 } };
  const table = bourgeois(['Physicians', 'Lawyers'], { cards, rules: { startingTokens: [1, 0] } }, 0);
  expect(await table.choice()).toBe('take Physicians');
});

test('Bourgeoisie: the Trade that earns the most beyond its cost is entered', async () => {
  const table = bourgeois(['Spice Trade', 'Luxury Merchant'], { cards: { 'Luxury Merchant': { cost: 4 } } });
  table.choose('take Spice Trade', 'take Luxury Merchant').passTo(0, 'family');
  expect(await table.choice()).toBe('trade Luxury Merchant');
});

test('Bourgeoisie: the Land that yields the most for its gold is bought; a dear one is not preferred', async () => {
  expect(await investor(['Manor', 'Farmland']).choice()).toBe('buy Manor');
  expect(await investor(['Manor', 'Farmland'], { cards: { Manor: { cost: 25 } } }).choice()).toBe('buy Farmland');
});

test('Bourgeoisie: a voucher is used where none of its gold is lost, and not where it is', async () => {
  expect(await investor(['Manor', 'Crisis']).choice()).toBe('use Crisis');
  expect(await investor(['Plots', 'Crisis']).choice()).toBe('buy Plots');
});

test('Bourgeoisie: what cannot be paid is sold, what can is kept', async () => {
  const poor = bourgeois(['Artisans', 'Pasture'], {}, 0).choose('take Artisans', 'take Pasture').passTo(0, 'capital');
  expect(await poor.choice()).toBe('sell Artisans');
  expect(await poor.choose('sell Artisans').choice()).toBe('pass');
});

test('Bourgeoisie: War hits the rival’s Land that is worth the most', async () => {
  const table = bourgeois(['Lawyers', 'Manor', 'Villa', 'Plots', 'Parcels', 'Fields', 'War']);
  table.choose('take Lawyers', 'take Manor', 'take Villa').passTo(0, 'family').choose('trade Lawyers');
  table.passTo(0, 'investment').choose('buy Manor', 'buy Villa').passTo(1, 'opportunity');
  expect(await table.choice()).toBe('take War');
  expect(await table.choose('take War').choice()).toBe('target Manor');
});

test('Bourgeoisie: the early retirer retires as soon as he may, the balanced one waits', async () => {
  const retire = { rules: { retireIncome: 10 } };
  const table = investor(['Manor', 'Courtier', 'Artisans'], retire)
    .choose('buy Manor', 'buy Courtier')
    .passTo(0, 'noblement');
  expect(await table.choice()).toBe('pass');
  expect(await table.choice('retirer')).toBe('retire');
});

test('Bourgeoisie: the event hunter takes an Event where the balanced one takes a Land', async () => {
  const table = bourgeois(['Plots', 'Crisis'], { rules: { startingTokens: [1, 0] } });
  expect(await table.choice()).toBe('take Plots');
  expect(await table.choice('events')).toBe('take Crisis');
});

test('Bourgeoisie: beyond the hand limit the card that is worth the least is discarded', async () => {
  const hand = ['Plots', 'Manor', 'Villa', 'Vineyard', 'Holdings', 'Expanse', 'Range', 'Tracts'];
  const table = bourgeois(hand)
    .choose(...hand.map((card) => `take ${card}`))
    .passTo(0, 'end');
  expect(await table.choice()).toBe('discard Plots');
});

/** Baroque Masters with a row; whatever is not named comes from the rest of the deck. */
function baroque(row: readonly string[], layout: Layout = {}): Table {
  return new Table(baroqueMasters, { chance: { deck: row }, ...layout });
}

const DULL = ['Madness', 'Idiosyncrasies', 'Criticism', 'Gothic'];

test('Baroque Masters: the card that is worth the most is taken; one tuned down is not', async () => {
  expect(await baroque(['Minor Family', 'The Pope', ...DULL]).choice()).toBe('take The Pope');
  const cards = { 'The Pope': { rank: 1 }, 'Minor Family': { rank: 4 } };
  expect(await baroque(['Minor Family', 'The Pope', ...DULL], { cards }).choice()).toBe('take Minor Family');
});

test('Baroque Masters: what was taken is put into play; then the turn ends', async () => {
  const table = baroque(['Minor Family', 'The Pope', ...DULL]).choose('take The Pope');
  expect(await table.choice()).toBe('play The Pope');
});

test('Baroque Masters: cards are drawn before anything else is played', async () => {
  const table = baroque(['Virtuosity', 'The Pope', ...DULL]).choose('take Virtuosity');
  expect(await table.choice()).toBe('use Virtuosity');
});

test('Baroque Masters: the leader loses the RP', async () => {
  const rules = { startingReputation: [0, 3, 8] };
  const table = baroque(['Condemnation', 'The Pope', ...DULL], { players: 3, rules }).choose('take Condemnation');
  expect(await table.choice()).toBe('use Condemnation on P2');
});

test('Baroque Masters: a Patron worth little is not worth a Scheme', async () => {
  const steal = (patron: string): Table =>
    baroque([patron, 'Scheme', 'Criticism', 'Gothic', 'Madness', 'Idiosyncrasies'])
      .choose(`take ${patron}`, `play ${patron}`)
      .passTo(1, 'option')
      .choose('take Scheme');
  expect(await steal('The Pope').choice()).toBe('use Scheme on P0 The Pope');
  expect(await steal('Minor Family').choice()).toBe('end');
});

test('Baroque Masters: the builder lets a meld grow that the balanced one scores', async () => {
  const row = ['The Pope', 'Criticism', 'Cathedral', 'Gothic', 'Great', 'Ambition'];
  const table = baroque(row)
    .choose('take The Pope', 'play The Pope', 'take Criticism', 'end', 'take Cathedral')
    .choose('play Cathedral on The Pope', 'take Gothic', 'end', 'take Great', 'play Great on The Pope');
  table.passTo(0, 'scoring');
  expect(table.options).toEqual(['score The Pope', 'pass']);
  expect(await table.choice()).toBe('score The Pope');
  expect(await table.choice('builder')).toBe('pass');
});

/** Age of Enlightenment with what is dealt and drawn, in order. */
function enlightened(personages: readonly string[], layout: Layout = {}): Table {
  return new Table(ageOfEnlightenment, { chance: { personages }, ...layout });
}

test('Age of Enlightenment: the Personage that finds and wins the most is kept', async () => {
  const cards = { 'Sir Isaac Newton': { nation: 'X', type: 'B' }, 'Coffee Houses': { nation: 'E', type: 'S' } };
  const same = ['Rousseau', 'Voltaire', 'Gifted Amateurs', 'Sir Isaac Newton', 'Naturalists'];
  expect(await enlightened(same).choice()).toBe('keep Sir Isaac Newton');
  expect(await enlightened(same, { cards }).choice()).not.toBe('keep Sir Isaac Newton');
});

test('Age of Enlightenment: the left neighbour is passed what helps him the least', async () => {
  const table = enlightened(['Rousseau', 'Voltaire', 'Symphony Orchestras', 'Sir Isaac Newton', 'Naturalists']);
  table.choose('keep Symphony Orchestras');
  expect(await table.choice()).toBe('pass Naturalists');
});

test('Age of Enlightenment: a Personage is never held back', async () => {
  const table = enlightened(['Rousseau']).passTo(0, 'person');
  expect(await table.choice()).toMatch(/^play /);
});

test('Age of Enlightenment: the collector stays with his kind, the majority hunter does not', async () => {
  const deal = ['Minor Composers', 'Voltaire', 'Symphony Orchestras', 'Sir Isaac Newton', 'Rousseau'];
  const cards = { 'Symphony Orchestras': { type: 'P' }, 'Minor Composers': { type: 'P' } };
  const table = enlightened(deal, { cards });
  expect(await table.choice('collector')).toMatch(/^keep (Symphony Orchestras|Rousseau)$/);
  expect(await table.choice('majorities')).toBe('keep Sir Isaac Newton');
});
