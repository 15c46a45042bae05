import type { CreateKnowledge } from './knowledge.js';

/** Age of Enlightenment: the other hands and the cards others choose from are hidden, but for what a seat passed. */
export const knowledgeOfAgeOfEnlightenment: CreateKnowledge = (players) => {
  /** By seat: the cards it passed that are still in the hand to its left. */
  const passed = Array.from({ length: players }, (): string[] => []);
  const leftOf = (seat: number): number => (seat + 1) % players;
  const rightOf = (seat: number): number => (seat + players - 1) % players;
  return {
    tell: (event, player, card) => {
      if (event === 'passed') passed[player].push(card);
      if (event !== 'played' && event !== 'discarded') return;
      // A card of that label leaving the hand uses up one that is known.
      const known = passed[rightOf(player)];
      const at = known.indexOf(card);
      if (at >= 0) known.splice(at, 1);
    },
    hiddenFrom: (seat, state) => {
      const hands = passed.map((_, other) => `hand of P${other}`).filter((_, other) => other !== seat);
      const piles = ['personages', 'discoveries', ...(state.player === seat ? [] : ['drawn'])];
      return [...piles, ...hands];
    },
    knownTo: (seat) => ({ [`hand of P${leftOf(seat)}`]: passed[seat] }),
  };
};
