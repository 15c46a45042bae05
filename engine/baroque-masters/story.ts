import { Told } from './announcements.js';

/** A sentence for an announcement; empty where nothing is worth telling. */
export function describe(event: Told, player: number, card: string, amount: number): string {
  const who = `P${player}`;
  switch (event) {
    case Told.Laid:
      return `${card} is laid out in the row`;
    case Told.Taken:
      return `${who} takes ${card}`;
    case Told.Drawn:
      return `${who} draws ${card}`;
    case Told.Played:
      return `${who} puts ${card} into play`;
    case Told.Used:
      return `${who} uses ${card}`;
    case Told.Resolved:
      return `${card} happens to ${who}`;
    case Told.Scored:
      return `${who} scores ${card} in a meld of ${amount} RP`;
    case Told.Stolen:
      return `${who} steals ${card} from P${amount}`;
    case Told.Discarded:
      return `${who} discards ${card}: the hand is full`;
    case Told.HandDiscarded:
      return `${who} has to discard ${card}`;
    case Told.Destroyed:
      return `${who} loses ${card} out of play`;
    case Told.Held:
      return `${who} still holds ${card}`;
    case Told.LeftInPlay:
      return `${who} still has ${card} in play`;
    case Told.Aimed:
      return amount === player ? `${card} strikes ${who} himself` : `${who} aims ${card} at P${amount}`;
    case Told.Reputation:
      return amount === 0 ? '' : `${who} ${amount > 0 ? 'gains' : 'loses'} ${Math.abs(amount)} RP`;
    case Told.Shuffled:
      return `the deck runs out: ${amount} ${amount === 1 ? 'card' : 'cards'} of the discard become the deck`;
    case Told.RanOut:
      return 'the deck runs out for the last time: this is the last round';
  }
}
