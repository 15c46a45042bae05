import { Told } from './announcements.js';

/** A sentence for an announcement; empty where nothing is worth telling. */
export function describe(event: Told, player: number, card: string, amount: number): string {
  const who = `P${player}`;
  switch (event) {
    case Told.Dealt:
      return `${who} starts with the family ${card}`;
    case Told.Taken:
      return `${who} takes ${card} for ${count(amount, 'token')}`;
    case Told.Played:
      return `${who} plays ${card}`;
    case Told.Sold:
      return `${who} sells ${card} for ${amount} silver`;
    case Told.Discarded:
      return `${who} discards ${card}: the hand is full`;
    case Told.Passed:
      return `${card} falls off the track`;
    case Told.Destroyed:
      return `${who} loses ${card}`;
    case Told.Upgraded:
      return `${who} places ${count(amount, 'upgrade token')} on ${card}`;
    case Told.Held:
      return `${who} still holds ${card}`;
    case Told.Revenue:
      return amount === 0 ? '' : `${who} earns ${amount} silver`;
    case Told.Fate:
      return `${who} gains ${count(amount, 'opportunity token')}`;
    case Told.Tokens:
      return changed(who, amount, 'opportunity token', 's');
    case Told.Gold:
      return changed(who, amount, 'gold', '');
    case Told.Silver:
      return changed(who, amount, 'silver', '');
    case Told.Retired:
      return `${who} retires a family, the ${ordinal(amount)}`;
  }
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function changed(who: string, amount: number, what: string, plural: string): string {
  if (amount === 0) return '';
  const much = `${Math.abs(amount)} ${what}${Math.abs(amount) === 1 ? '' : plural}`;
  return amount > 0 ? `${who} gains ${much}` : `${who} loses ${much}`;
}

function ordinal(number: number): string {
  const endings = ['th', 'st', 'nd', 'rd'];
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${teen ? 'th' : (endings[number % 10] ?? 'th')}`;
}
