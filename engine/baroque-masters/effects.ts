import { numberOf, type Card } from '../cards.js';
import { textOf, type Deed } from './cards.js';
import { Effect, Sort, SortWord } from './layout.js';

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

/** Where in a player's block the sort of a card has its record; that of its kind, if it is a Patron, is at `patron`. */
export function sortOf(card: Card, patron: number): number {
  switch (card.type) {
    case 'P':
      return patron;
    case 'C':
      return Sort.Commission;
    case 'Q':
      return Sort.Quality + (numberOf(card, 'rank') - 1) * SortWord.Count;
    default:
      return sortOfEffect(effectOf(card));
  }
}

function sortOfEffect(effect: Effect): Sort {
  switch (effect) {
    case Effect.LoseReputation:
    case Effect.DiscardHand:
      return Sort.AtOpponent;
    case Effect.DiscardPatron:
      return Sort.AtPatron;
    case Effect.Steal:
      return Sort.ToSteal;
    default:
      return Sort.Plain;
  }
}
