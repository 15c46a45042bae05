import type { EventKind } from '../game.js';

/** What the engine announces to an observer; the numbers are indices into ANNOUNCEMENTS. */
export const enum Told {
  Laid,
  Taken,
  Drawn,
  Played,
  Used,
  Resolved,
  Scored,
  Stolen,
  Discarded,
  HandDiscarded,
  Destroyed,
  Held,
  LeftInPlay,
  Aimed,
  Reputation,
  Shuffled,
  RanOut,
}

function aboutCard(name: string, meaning: string, more: Partial<EventKind> = {}): EventKind {
  return { name, meaning, counted: true, ...more };
}

function aboutPlayer(name: string, meaning: string): EventKind {
  return { name, meaning, counted: false };
}

/** In the order of `Told`. */
export const ANNOUNCEMENTS: readonly EventKind[] = [
  aboutCard('laid', 'times it was laid out as an Option card', { sumOf: ['taken'] }),
  aboutCard('taken', 'times a player took it from the row', {
    amount: { column: 'taken_pick_mean', meaning: 'mean place in the order in which the row was taken (1: first)' },
  }),
  aboutCard('drawn', 'times an Action or Event drew it'),
  aboutCard('played', 'times it was put into play'),
  aboutCard('used', 'times the Action was used'),
  aboutCard('resolved', 'times the Event was resolved, taken or drawn'),
  aboutCard('scored', 'times it was scored in a meld', {
    amount: { column: 'scored_meld_mean', meaning: 'mean RP of the melds in which it was scored' },
  }),
  aboutCard('stolen', 'times a player stole it, with its Patron'),
  aboutCard('discarded', 'times it was discarded for the hand limit'),
  aboutCard('hand_discarded', 'times it was discarded with a whole hand, by an Action or Event'),
  aboutCard('destroyed', 'times it was discarded out of play: with its Patron, or a Quality when that was stolen'),
  aboutCard('held', 'times it was in a hand at the end'),
  aboutCard('left_in_play', 'times it was in play, not scored, at the end'),
  aboutPlayer('aimed', 'an Action or Event was aimed at an opponent; the amount is his seat'),
  aboutPlayer('reputation', 'RP gained or lost by a meld, Action or Event'),
  aboutPlayer('shuffled', 'the deck ran out and the discard became the deck; the amount is its cards'),
  aboutPlayer('ran_out', 'the deck ran out for the last time'),
];
