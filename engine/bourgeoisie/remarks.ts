import { countCards } from '../cards.js';
import type { Setup } from '../game.js';

const NUMBERS = ['no Families', '1 Family'];

/** What is legal in a setup but hardly meant. */
export function remarks({ players, cards }: Setup): readonly string[] {
  const families = countCards(cards.filter(({ type }) => type === 'F'));
  if (families >= players) return [];
  const number = NUMBERS[families] ?? `${families} Families`;
  return [`the deck has ${number} for ${players} players: the last seats start without one`];
}
