import type { Card } from '../cards.js';
import { textOf, type Deed } from './cards.js';
import { Effect } from './layout.js';

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
