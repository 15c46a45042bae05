import { z } from 'zod';
import { numberOf } from '../../../engine/cards.js';
import type { CreateScorer } from '../../support/scorers/scorer.js';

const SNAPSHOT = z.object({
  players: z.array(z.object({ pearls: z.array(z.string()), luck: z.number() })),
});

/** The events by which a player has a pearl from then on. */
export const gains = ['taken'];

/** Pearls: the values of the pearls taken, and one for each roll of a 2. */
export const createScorer: CreateScorer = ({ cards }) => {
  const values = new Map(cards.map((card) => [card.label, numberOf(card, 'value')]));
  return {
    tell: () => undefined,
    scores: (snapshot) =>
      SNAPSHOT.parse(snapshot).players.map(({ pearls, luck }) =>
        pearls.reduce((sum, label) => sum + (values.get(label) ?? Number.NaN), luck),
      ),
  };
};
