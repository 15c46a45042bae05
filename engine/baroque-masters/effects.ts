import { numberOf, type Card } from '../cards.js';
import { textOf, type Deed } from './cards.js';
import { Effect, Sort } from './layout.js';

const EFFECTS: Readonly<Record<Deed, Effect>> = {
  lose: Effect.LoseReputation,
  discardHand: Effect.DiscardHand,
  draw: Effect.Draw,
  discardOwnHand: Effect.DiscardOwnHand,
  gain: Effect.Gain,
  steal: Effect.Steal,
  discardPatron: Effect.DiscardPatron,
};

/** What an Action or Event does; nothing where the card has no effect. */
export function effectOf({ effect }: Pick<Card, 'effect'>): Effect {
  return effect === undefined ? Effect.None : EFFECTS[textOf(effect).deed];
}

/** The sort of a card; of a Patron, the first sort of Patrons. */
export function sortOf(card: Card): number {
  switch (card.type) {
    case 'P':
      return Sort.Patron;
    case 'C':
      return Sort.Commission;
    case 'Q':
      return numberOf(card, 'rank');
    default:
      return sortOfEffect(effectOf(card));
  }
}

function sortOfEffect(effect: Effect): Sort {
  switch (effect) {
    case Effect.LoseReputation:
    case Effect.DiscardHand:
      return Sort.AtOpponent;
    case Effect.Steal:
      return Sort.AtStolen;
    case Effect.DiscardPatron:
      return Sort.AtDiscarded;
    default:
      return Sort.Plain;
  }
}
