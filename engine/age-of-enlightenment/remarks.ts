import { countCards } from '../cards.js';
import type { Setup } from '../game.js';
import { whole } from '../settings.js';
import { isPersonage } from './cards.js';

/** What is legal in a setup but hardly meant. */
export function remarks({ players, rules, cards }: Setup): readonly string[] {
  const personages = countCards(cards.filter(isPersonage));
  const [hand, drawn] = [whole(rules, 'startingHand'), whole(rules, 'drawCount')];
  const dealt = hand * players;
  if (dealt > personages)
    return [`there are ${personages} Personages for ${players} hands of ${hand}: the last seats start with fewer`];
  if (drawn > personages - dealt && drawn > 0)
    return [
      `${personages - dealt} Personages are left after the deal, fewer than ${drawn}: every Draw phase is skipped`,
    ];
  return [];
}
