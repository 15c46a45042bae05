import { expect, test } from 'vitest';
import { game } from '../../engine/age-of-enlightenment/index.js';
import { NO_ACTION } from '../../engine/game.js';
import { discovery, personage, Table } from './age-of-enlightenment-table.js';

const NEWTON = 'Sir Isaac Newton';
const MOZART = 'Wolfgang Amadeus Mozart';
const COFFEE = 'Coffee Houses';

/** No Draw phase. */
const NO_DRAWING = { usedUpAt: 1000 };

test('the printed decks: 39 Personages, 68 Discoveries', () => {
  const discoveries = game.cards.filter((card) => card.deck === 'discoveries');
  expect(game.cards.filter((card) => card.deck === 'personages')).toHaveLength(39);
  expect(discoveries).toHaveLength(68);
  expect(discoveries.reduce((sum, card) => sum + Number(card.fields.score), 0)).toBe(10 * 5 + 58 * 10);
});

test('setup: all cards of seat 0 are dealt first, as long as there are cards', () => {
  const cards = [personage('A', 'S'), personage('B', 'P'), personage('C', 'M'), discovery('D', 'I')];
  const table = new Table({ players: 3, cards, rules: { startingHand: 2 }, personages: ['C', 'B', 'A'] });
  expect(table.snapshot.players.map(({ hand }) => hand.length)).toEqual([2, 1, 0]);
  expect(table.told.slice(0, 3)).toEqual(['dealt P0 C 0', 'dealt P0 B 0', 'dealt P1 A 0']);
});

test('Draw: one of three is kept, one of the other two passed to the left (R6), the last discarded', () => {
  const table = new Table({ personages: ['Voltaire', 'Rousseau', NEWTON, COFFEE, MOZART] });
  expect(table.phase).toBe('draw');
  expect(table.options).toEqual([`keep ${COFFEE}`, `keep ${NEWTON}`, `keep ${MOZART}`].sort());
  expect(table.told.at(-1)).toBe(`offer P0 ${[COFFEE, NEWTON, MOZART].sort().join(', ')}`);
  table.choose(`keep ${NEWTON}`);
  expect(table.phase).toBe('draw');
  expect(table.options).toEqual([`pass ${COFFEE}`, `pass ${MOZART}`]);
  table.choose(`pass ${COFFEE}`);
  expect(table.player(0).hand.toSorted()).toEqual([NEWTON, 'Voltaire'].sort());
  expect(table.player(1).hand.toSorted()).toEqual([COFFEE, 'Rousseau'].sort());
  expect(table.snapshot.personageDiscard).toBe(1);
  expect(table.told.slice(-4)).toEqual([
    `kept P0 ${NEWTON} 0`,
    `passed P0 ${COFFEE} 0`,
    `received P1 ${COFFEE} 0`,
    `rejected P0 ${MOZART} 0`,
  ]);
});

test('Draw: with drawCount 1 the card is kept, with 2 the other is passed, unasked', () => {
  const one = new Table({ rules: { drawCount: 1 } });
  expect(one.phase).toBe('person');
  expect(one.player(0).hand).toHaveLength(2);
  const two = new Table({ rules: { drawCount: 2 }, personages: ['Voltaire', 'Rousseau', NEWTON, MOZART] });
  two.choose(`keep ${NEWTON}`);
  expect(two.phase).toBe('person');
  expect(two.player(1).hand.toSorted()).toEqual(['Rousseau', MOZART].sort());
  expect(two.snapshot.personageDiscard).toBe(0);
});

test('Draw: with drawCount 6 four cards are discarded', () => {
  const table = new Table({ rules: { drawCount: 6 } });
  table.choose(table.options[0]).choose(table.options[0]);
  expect(table.snapshot.personageDiscard).toBe(4);
});

test.each([
  [{ usedUpAt: 37 }, 'person'],
  [{ usedUpAt: 36 }, 'draw'],
  [{ usedUpAt: 0, drawCount: 38 }, 'person'],
  [{ usedUpAt: 0, drawCount: 37 }, 'draw'],
])('Draw is skipped when the deck is used up or has fewer cards than are to be drawn: %j', (rules, phase) => {
  expect(new Table({ rules }).phase).toBe(phase);
});

test('Person: a card in hand may be played or not', () => {
  const table = new Table({ rules: NO_DRAWING, personages: [NEWTON, 'Voltaire'] });
  expect(table.options).toEqual(['decline', `play ${NEWTON}`]);
  table.choose(`play ${NEWTON}`);
  expect(table.player(0).inPlay).toEqual([NEWTON]);
});

test('Equal labels are one option; of equal ones left over, the engine passes one unasked', () => {
  const cards = [personage('A', 'S', 'E', 3), personage('B', 'P', 'F', 3), discovery('D', 'M', 10, 9)];
  const rules = { startingHand: 1, usedUpAt: 0 };
  const table = new Table({ cards, rules, personages: ['A', 'A', 'A', 'B', 'B'] });
  expect(table.options).toEqual(['keep A', 'keep B']);
  table.choose('keep A');
  expect(table.phase).toBe('person');
  expect(table.options).toEqual(['decline', 'play A']);
  expect(table.player(1).hand.toSorted()).toEqual(['A', 'B']);
  expect(table.snapshot.personageDiscard).toBe(1);
});

test.each([
  ['Robert Hooke', 'S', ['Empiricism', 'Opticks']],
  ['Voltaire', 'P', ['Empiricism', 'Candide']],
  [COFFEE, 'B', ['Empiricism']],
  [MOZART, 'M', ['Orfero']],
])('Discovery: %s, a type %s, keeps %j of four', (label, _type, found) => {
  const table = new Table({
    rules: { ...NO_DRAWING, otherFlips: 4, benefactorDraw: 0 },
    personages: [label, 'Rousseau'],
    discoveries: ['Empiricism', 'Opticks', 'Candide', 'Orfero'],
  });
  table.choose(`play ${label}`);
  expect(table.player(0).discoveries).toEqual(found);
  expect(table.snapshot).toMatchObject({ discoveries: 64, discoveryDiscard: 4 - found.length });
});

test('Discovery: a Musician flips four, any other one; who found what is told', () => {
  const table = new Table({
    rules: { ...NO_DRAWING, startingHand: 2 },
    personages: [MOZART, NEWTON, 'Voltaire', 'Rousseau'],
    discoveries: ['Opticks', 'Alceste', 'Candide', 'Deism'],
  });
  table.choose(`play ${MOZART}`);
  expect(table.snapshot.discoveries).toBe(64);
  const told = table.told.filter(
    (line) => line.includes(MOZART) || line.includes('Opticks') || line.includes('Alceste'),
  );
  expect(told.slice(1)).toEqual([
    `played P0 ${MOZART} 0`,
    'missed P0 Opticks 0',
    `found P0 ${MOZART} 10`,
    'discovered P0 Alceste 10',
  ]);
  table.choose('play Voltaire');
  expect(table.snapshot.discoveries).toBe(63);
});

test('Discovery: after keeping an Idea a Personage may come in; it does not flip in this phase (R2)', () => {
  const table = new Table({
    rules: { ...NO_DRAWING, startingHand: 3 },
    personages: [NEWTON, MOZART, 'Voltaire'],
    discoveries: ['Empiricism'],
  });
  table.choose(`play ${NEWTON}`);
  expect(table.phase).toBe('discovery');
  expect(table.options).toEqual(['decline', 'play Voltaire', `play ${MOZART}`].sort());
  table.choose(`play ${MOZART}`);
  expect(table.player(0).inPlay).toEqual([NEWTON, MOZART]);
  expect(table.snapshot.discoveries).toBe(67);
  expect(table.told).toContain(`let_in P0 ${MOZART} 0`);
  expect(table.state.player).toBe(1);
});

test('Discovery: without a card in hand an Idea asks nothing', () => {
  const table = new Table({ rules: NO_DRAWING, personages: [NEWTON, 'Voltaire'], discoveries: ['Empiricism'] });
  table.choose(`play ${NEWTON}`);
  expect(table.state.player).toBe(1);
  expect(table.player(0).discoveries).toEqual(['Empiricism']);
});

test('Discovery: the row goes on where an Idea interrupted it', () => {
  const table = new Table({
    rules: { ...NO_DRAWING, startingHand: 3, otherFlips: 2 },
    personages: [NEWTON, 'Voltaire', MOZART],
    discoveries: ['Empiricism', 'Opticks'],
  });
  table.choose(`play ${NEWTON}`, 'decline');
  expect(table.player(0).discoveries).toEqual(['Empiricism', 'Opticks']);
  expect(table.snapshot.discoveries).toBe(66);
});

test('R3: a Benefactor draws 2 in the Person phase, though the deck is used up', () => {
  const table = new Table({
    rules: NO_DRAWING,
    personages: [COFFEE, 'Voltaire', MOZART, NEWTON],
    discoveries: ['Opticks'],
  });
  table.choose(`play ${COFFEE}`);
  expect(table.player(0).hand.toSorted()).toEqual([NEWTON, MOZART].sort());
  expect(table.told).toContain(`sponsored P0 ${MOZART} 0`);
});

test('R3: a Benefactor let in by an Idea draws 2 as well', () => {
  const table = new Table({
    rules: { ...NO_DRAWING, startingHand: 2 },
    personages: [NEWTON, COFFEE, 'Voltaire', 'Rousseau', MOZART, 'Freemasons'],
    discoveries: ['Empiricism'],
  });
  table.choose(`play ${NEWTON}`, `play ${COFFEE}`);
  expect(table.player(0).hand.toSorted()).toEqual(['Freemasons', MOZART].sort());
});

test('R3: a Benefactor draws as many as the deck has', () => {
  const cards = [personage('A', 'B'), personage('B', 'S'), personage('C', 'S'), discovery('D', 'M', 10, 3)];
  const table = new Table({ cards, rules: NO_DRAWING, personages: ['A', 'B', 'C'] });
  table.choose('play A');
  expect(table.player(0).hand).toEqual(['C']);
  expect(table.snapshot.personages).toBe(0);
});

test('End: while the hand has more than 3 cards one is discarded, in turn', () => {
  const table = new Table({ rules: { ...NO_DRAWING, startingHand: 5 } });
  table.choose('decline');
  expect(table.phase).toBe('end');
  expect(table.options).toHaveLength(5);
  table.choose(table.options[0]);
  expect(table.options).toHaveLength(4);
  table.choose(table.options[0]);
  expect(table.state.player).toBe(1);
  expect(table.player(0).hand).toHaveLength(3);
  expect(table.snapshot.personageDiscard).toBe(2);
});

test('End: of equal cards the engine discards unasked', () => {
  const cards = [personage('A', 'S', 'E', 4), discovery('D', 'M')];
  const table = new Table({ cards, rules: { ...NO_DRAWING, startingHand: 2, handLimit: 0 } });
  table.choose('decline');
  expect(table.player(0).hand).toEqual([]);
  expect(table.state.player).toBe(1);
});

test('the hand limit binds the receiver of a passed card in his own End step only', () => {
  const table = new Table({ rules: { handLimit: 1 } });
  table.choose(table.options[0]).choose(table.options[0]).choose('decline');
  expect(table.phase).toBe('end');
  expect(table.player(1).hand).toHaveLength(2);
});

test('when a card must be flipped and the deck is empty, the discard becomes the deck', () => {
  const cards = [personage('A', 'M', 'E', 2), personage('B', 'M', 'X', 9), discovery('D', 'S'), discovery('E', 'M')];
  const table = new Table({
    cards,
    rules: { drawCount: 0, musicianFlips: 2, startingHand: 1 },
    personages: ['A', 'A'],
    discoveries: ['D', 'E', 'D'],
  });
  table.choose('play A');
  expect(table.shuffles).toEqual([]);
  table.choose('play A');
  expect(table.shuffles.slice(0, 2)).toEqual([1, 1]);
  expect(table.told).toContain('shuffled P1  1');
});

test('with no card left in the discard the game ends at once: the turn counts, its End step is skipped', () => {
  const cards = [personage('A', 'S', 'E', 5), personage('B', 'P', 'F', 5), discovery('D', 'S', 7), discovery('I', 'I')];
  const table = new Table({
    cards,
    rules: { ...NO_DRAWING, startingHand: 4, otherFlips: 3, handLimit: 0 },
    personages: ['A', 'B', 'B', 'B'],
    discoveries: ['D', 'I'],
  });
  table.choose('play A', 'play B');
  expect(table.state.over).toBe(true);
  expect(table.state.options).toBe(0);
  expect(table.state.truncated).toBe(false);
  expect(table.player(0).hand).toHaveLength(2);
  expect(table.turns).toEqual(['0:0']);
  expect(table.state.turn).toBe(1);
  expect(table.told.filter((line) => line.startsWith('held'))).toHaveLength(6);
});

test('a game whose Discovery deck is empty from the start ends with the first flip', () => {
  const cards = [personage('A', 'S', 'E', 9), discovery('D', 'S', 10, 0)];
  const table = new Table({ cards, rules: NO_DRAWING });
  table.choose('decline');
  expect(table.state.over).toBe(false);
  table.choose('play A');
  expect(table.state.over).toBe(true);
  expect(table.state.turn).toBe(2);
});

test('a game whose Personage deck is empty from the start is a stalemate after one round (R4 b)', () => {
  const table = new Table({ players: 3, cards: [personage('A', 'S', 'E', 0), discovery('D', 'S')] });
  expect(table.state.over).toBe(true);
  expect(table.state.truncated).toBe(false);
  expect(table.turns).toEqual(['0:0', '1:1', '2:2']);
});

test('R4 a: used up, and nothing kept or played since the start: instead of the reshuffle the game ends', () => {
  const cards = [personage('A', 'M', 'E', 2), discovery('D', 'S', 10, 3)];
  const table = new Table({ cards, rules: { ...NO_DRAWING, musicianFlips: 2 } });
  // Playing A, then A, counts as something played: the discard is shuffled once; after that nothing happens any more.
  table.choose('play A', 'play A');
  expect(table.shuffles).toEqual([3]);
  expect(table.state.over).toBe(true);
  expect(table.state.truncated).toBe(false);
  expect(table.snapshot).toMatchObject({ discoveries: 0, discoveryDiscard: 3 });
});

test('R4 a: while Personages can be drawn the discard is shuffled all the same', () => {
  const cards = [personage('A', 'M', 'E', 40), discovery('D', 'S', 10, 2)];
  const table = new Table({ cards, rules: { drawCount: 1, usedUpAt: 0, musicianFlips: 6, handLimit: 1000 } });
  table.choose('play A');
  expect(table.shuffles).toEqual([2, 2]);
  expect(table.state.over).toBe(false);
});

test('R4 a: a Discovery kept since the last shuffle lets the game go on, until a deck brings nothing', () => {
  const cards = [personage('A', 'S'), personage('B', 'P'), discovery('D', 'S'), discovery('M', 'M', 10, 4)];
  const discoveries = ['M', 'M', 'M', 'D', 'M', 'M', 'D', 'M', 'M', 'M'];
  const table = new Table({ cards, rules: { ...NO_DRAWING, otherFlips: 3 }, personages: ['A', 'B'], discoveries });
  table.choose('play A', 'play B');
  expect(table.shuffles).toEqual([5, 4]);
  expect(table.player(0).discoveries).toEqual(['D']);
  expect(table.state.over).toBe(true);
  expect(table.state.turn).toBe(5);
});

test('R4 b: as many idle turns in a row as players end the game; a play or a flip starts the count anew', () => {
  const table = new Table({ players: 3, rules: NO_DRAWING, personages: [NEWTON, 'Voltaire', 'Rousseau'] });
  table.choose('decline', 'decline');
  expect(table.state.over).toBe(false);
  const other = new Table({ players: 3, rules: { ...NO_DRAWING, otherFlips: 0, musicianFlips: 0 } });
  other.choose('decline', 'decline').choose(other.options[1]);
  expect(other.state.over).toBe(false);
  other.choose('decline', 'decline');
  expect(other.state.turn).toBe(6);
  expect(other.state.over).toBe(true);
  table.choose('decline');
  expect(table.state.over).toBe(true);
  expect(table.state.truncated).toBe(false);
  expect(table.state.turn).toBe(3);
});

test('R4 b: turns begun with Personages to draw are not idle', () => {
  const cards = [personage('A', 'S', 'E', 6), discovery('D', 'S')];
  const table = new Table({ cards, rules: { drawCount: 0, usedUpAt: 3 } });
  table.choose('decline', 'decline', 'decline');
  expect(table.state.over).toBe(false);
});

/** Seats play the given Personages, one each, and find nothing. */
function played(labels: readonly string[], rules: Record<string, number | string> = {}): number[] {
  const table = new Table({
    players: labels.length,
    rules: { ...NO_DRAWING, musicianFlips: 0, otherFlips: 0, benefactorDraw: 0, ...rules },
    personages: labels,
  });
  for (const label of labels) table.choose(`play ${label}`);
  return labels.map((_, seat) => table.player(seat).score);
}

test('R5: the most English, French, German, Scientists, Philosophers, Musicians give 50 EP each', () => {
  expect(played([NEWTON, 'Voltaire', MOZART])).toEqual([100, 100, 100]);
});

test('R5: a tie gives the bonus to no one', () => {
  expect(played([NEWTON, 'Robert Hooke', 'Voltaire'])).toEqual([0, 0, 100]);
});

test('majorityTie split shares a bonus, all gives it whole; nobody having any still gives none', () => {
  expect(played([NEWTON, 'Robert Hooke', 'William Harvey'], { majorityTie: 'split' })).toEqual([
    100 / 3,
    100 / 3,
    100 / 3,
  ]);
  expect(played([NEWTON, 'Robert Hooke', 'Voltaire'], { majorityTie: 'all', nationBonus: 7 })).toEqual([57, 57, 57]);
});

test('R7: the nation X counts for no majority', () => {
  expect(played(['Gifted Amateurs', 'Minor Composers', 'Radical Men of Letters'])).toEqual([50, 50, 50]);
});

test('R8: a Benefactor is no Scientist, Philosopher or Musician', () => {
  expect(played([COFFEE, 'Louis XIV the Sun King', NEWTON])).toEqual([0, 50, 100]);
});

test('a majority changes hands, and is lost when another draws level', () => {
  const rules = { ...NO_DRAWING, startingHand: 2, otherFlips: 0 };
  const table = new Table({ rules, personages: [NEWTON, 'Rousseau', 'Robert Hooke', 'Robert Boyle'] });
  table.choose(`play ${NEWTON}`);
  expect([table.player(0).score, table.player(1).score]).toEqual([100, 0]);
  table.choose('play Robert Hooke', 'decline');
  expect([table.player(0).score, table.player(1).score]).toEqual([0, 0]);
  table.choose('play Robert Boyle');
  expect([table.player(0).score, table.player(1).score]).toEqual([0, 100]);
});

test('startingScore by seat, Discovery score, nation and type of a Personage can be set', () => {
  const table = new Table({
    rules: { ...NO_DRAWING, startingScore: [-6, 9] },
    changes: { Opticks: { score: 37 }, Voltaire: { nation: 'G', type: 'S' } },
    personages: ['Voltaire', NEWTON],
    discoveries: ['Opticks'],
  });
  table.choose('play Voltaire');
  expect(table.snapshot.players.map(({ score }) => score)).toEqual([-6 + 37 + 50 + 50, 9]);
  expect(game.fieldsOf({ type: 'S', deck: 'personages' })).toEqual(['nation', 'type']);
  expect(game.fieldsOf({ type: 'S', deck: 'discoveries' })).toEqual(['score']);
});

test('maxTurns cuts the game short, unless it ends by its rules on that very turn', () => {
  const table = new Table({ rules: { maxTurns: 1 } });
  table.choose(table.options[0]).choose(table.options[0]).choose('decline');
  expect(table.state.truncated).toBe(true);
  const stalemate = new Table({ rules: { ...NO_DRAWING, maxTurns: 2 } });
  stalemate.choose('decline', 'decline');
  expect(stalemate.state.over).toBe(true);
  expect(stalemate.state.truncated).toBe(false);
});

test('a label is known by its verb and its card', () => {
  const { variant } = new Table({});
  const [draw, person, , end] = game.phases.keys();
  expect(variant.actionOf(draw, `keep ${NEWTON}`)).not.toBe(variant.actionOf(draw, `pass ${NEWTON}`));
  expect(variant.actionOf(end, `discard ${NEWTON}`)).toBe(variant.actionOf(draw, `keep ${NEWTON}`));
  expect(variant.actionOf(person, 'decline')).toBe(variant.actions - 1);
  for (const wrong of ['decline', `play ${NEWTON}`, 'keep Opticks', 'keep', '']) {
    expect(variant.actionOf(draw, wrong)).toBe(NO_ACTION);
  }
});

test('a card whose type its deck does not know is refused', () => {
  expect(() => new Table({ cards: [personage('A', 'I'), discovery('D', 'S')] })).toThrow('A cannot be I');
  expect(() => new Table({ cards: [personage('A', 'S'), discovery('D', 'B')] })).toThrow('D cannot be B');
});

test('every announcement has a sentence', () => {
  const { variant } = new Table({});
  for (const number of game.events.keys()) expect(variant.describe(number, 1, 0, 2)).toMatch(/P1|Discover|Idea/);
});
