import type { EventKind } from '../game.js';

/** What the engine announces to an observer; the numbers are indices into ANNOUNCEMENTS. */
export const enum Told {
  Dealt,
  Drawn,
  Kept,
  Passed,
  Received,
  Rejected,
  Sponsored,
  Played,
  LetIn,
  Discarded,
  Found,
  Discovered,
  Missed,
  Held,
  Shuffled,
}

function aboutCard(name: string, meaning: string, more: Partial<EventKind> = {}): EventKind {
  return { name, meaning, counted: true, ...more };
}

/** Cards that go from the deck into a hand are seen by the player alone. */
const ALONE = [0];

/** In the order of `Told`. The amount of each, where it has one, is named in its meaning. */
export const ANNOUNCEMENTS: readonly EventKind[] = [
  aboutCard('dealt', 'times it was dealt at setup', { seenBy: ALONE }),
  aboutCard('drawn', 'times it was drawn in a Draw phase', {
    seenBy: ALONE,
    sumOf: ['kept', 'received', 'rejected'],
  }),
  aboutCard('kept', 'times it was kept in a Draw phase', { seenBy: ALONE }),
  aboutCard('passed', 'times it was passed to the left in a Draw phase', { seenBy: [0, 1], sumOf: ['received'] }),
  aboutCard('received', 'times it was received from the right', { seenBy: [0, -1] }),
  aboutCard('rejected', 'times it was neither kept nor passed in a Draw phase, and so discarded'),
  aboutCard('sponsored', 'times a Benefactor let a player draw it', { seenBy: ALONE }),
  aboutCard('played', 'times it was put into play'),
  aboutCard('let_in', 'of these, times an Idea let it in during the Discovery phase'),
  aboutCard('discarded', 'times it was discarded for the hand limit'),
  aboutCard('found', 'Discoveries that this Personage found', {
    amount: { column: 'found_score_mean', meaning: 'mean EP of a Discovery that this Personage found' },
  }),
  aboutCard('discovered', 'times a player kept this Discovery', {
    amount: { column: 'discovered_score_mean', meaning: 'EP of the Discovery when it was kept' },
  }),
  aboutCard('missed', 'times this Discovery was flipped by a Personage that could not keep it, and so discarded'),
  aboutCard('held', 'times it was in a hand at the end', { seenBy: ALONE }),
  {
    name: 'shuffled',
    meaning: 'the Discovery discard became the deck; the amount is how many cards',
    counted: false,
  },
];
