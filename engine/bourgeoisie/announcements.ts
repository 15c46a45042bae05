import type { EventKind } from '../game.js';

/** What the engine announces to an observer; the numbers are indices into ANNOUNCEMENTS. */
export const enum Told {
  Dealt,
  Taken,
  Played,
  Sold,
  Discarded,
  Passed,
  Destroyed,
  Upgraded,
  Held,
  Revenue,
  Fate,
  Tokens,
  Gold,
  Silver,
  Retired,
}

function aboutCard(name: string, meaning: string, more: Partial<EventKind> = {}): EventKind {
  return { name, meaning, counted: true, ...more };
}

function aboutPlayer(name: string, meaning: string): EventKind {
  return { name, meaning, counted: false };
}

/** In the order of `Told`. The amount of each is named in its meaning. */
export const ANNOUNCEMENTS: readonly EventKind[] = [
  aboutCard('dealt', 'times it was a starting Family'),
  aboutCard('taken', 'times a player took it from the track', {
    amount: { column: 'taken_position_mean', meaning: 'mean track position (= tokens paid) at which it was taken' },
  }),
  aboutCard('played', 'times it was put into play, bought, used as a voucher, or resolved at once when taken'),
  aboutCard('sold', 'times it was sold in the Capital phase'),
  aboutCard('discarded', 'times it was discarded for the hand limit'),
  aboutCard('passed_over', 'times it fell off the track from position 1, taken by nobody'),
  aboutCard('destroyed', 'times it was discarded out of a current family (Default, War)'),
  aboutCard('upgraded', 'times upgrade tokens were placed on it', {
    amount: { column: 'upgrade_mean', meaning: 'mean number of upgrade tokens placed at a time' },
  }),
  aboutCard('held', 'times it was in a hand at the end'),
  aboutPlayer('revenue', 'silver gained in the Revenue phase'),
  aboutPlayer('fate', 'opportunity tokens gained in the Fate phase'),
  aboutPlayer('tokens', 'opportunity tokens gained or lost by an Event'),
  aboutPlayer('gold', 'gold lost by an Event'),
  aboutPlayer('silver', 'silver gained or lost by an Event'),
  aboutPlayer('retired', 'a family retired; the amount is how many the player has retired'),
];
