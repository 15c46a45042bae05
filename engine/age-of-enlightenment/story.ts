import { Told } from './announcements.js';

/** A sentence for an announcement. */
export function describe(event: Told, player: number, card: string, amount: number): string {
  const who = `P${player}`;
  switch (event) {
    case Told.Dealt:
      return `${who} starts with ${card}`;
    case Told.Drawn:
      return `${who} draws ${card}`;
    case Told.Kept:
      return `${who} keeps ${card}`;
    case Told.Passed:
      return `${who} passes ${card} to the left`;
    case Told.Received:
      return `${who} receives ${card}`;
    case Told.Rejected:
      return `${who} discards ${card}, neither kept nor passed`;
    case Told.Sponsored:
      return `${who} draws ${card} for the Benefactor`;
    case Told.Played:
      return `${who} puts ${card} into play`;
    case Told.LetIn:
      return `an Idea lets ${card} in`;
    case Told.Discarded:
      return `${who} discards ${card}: the hand is full`;
    case Told.Found:
      return `${card} makes a Discovery for ${who}`;
    case Told.Discovered:
      return `${who} gains ${card}, ${amount} EP`;
    case Told.Missed:
      return `${who} flips ${card} in vain`;
    case Told.Held:
      return `${who} still holds ${card}`;
    case Told.Shuffled:
      return `${amount} Discover${amount === 1 ? 'y is' : 'ies are'} shuffled into a new deck`;
  }
}
