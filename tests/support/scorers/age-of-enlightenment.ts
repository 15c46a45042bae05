import { z } from 'zod';
import { forSeat, whole, word } from '../../../engine/settings.js';
import type { CreateScorer } from './scorer.js';

const table = z.object({
  players: z.array(z.object({ inPlay: z.array(z.string()), discoveries: z.array(z.string()) })),
});

/** R7: the nation X counts for no majority. R8: a Benefactor is no Scientist, Philosopher or Musician. */
const NATIONS = ['E', 'F', 'G'];
const TYPES = ['S', 'P', 'M'];

/** Age of Enlightenment, "Score": the EP of Discoveries and six majorities. */
export const scorerOfAgeOfEnlightenment: CreateScorer = ({ rules, cards }) => {
  const personages = new Map(cards.filter(({ deck }) => deck === 'personages').map((card) => [card.label, card]));
  const discoveries = new Map(cards.filter(({ deck }) => deck === 'discoveries').map((card) => [card.label, card]));

  /** What each seat gets of a bonus, by how many Personages each has. */
  const shares = (counts: readonly number[], bonus: number): number[] => {
    const most = Math.max(...counts);
    const leaders = counts.filter((count) => count === most).length;
    if (most === 0) return counts.map(() => 0);
    const tie = word(rules, 'majorityTie');
    const whole = leaders === 1 || tie === 'all' ? bonus : tie === 'split' ? bonus / leaders : 0;
    return counts.map((count) => (count === most ? whole : 0));
  };

  return {
    tell: () => {},
    scores: (snapshot) => {
      const { players } = table.parse(snapshot);
      const countBy = (holds: (label: string) => boolean): number[] =>
        players.map(({ inPlay }) => inPlay.filter(holds).length);
      const bonuses = [
        ...NATIONS.map((nation) =>
          shares(
            countBy((label) => personages.get(label)?.fields.nation === nation),
            whole(rules, 'nationBonus'),
          ),
        ),
        ...TYPES.map((type) =>
          shares(
            countBy((label) => personages.get(label)?.type === type),
            whole(rules, 'typeBonus'),
          ),
        ),
      ];
      return players.map(({ discoveries: kept }, seat) => {
        const points = kept.reduce((sum, label) => sum + Number(discoveries.get(label)?.fields.score ?? 0), 0);
        return forSeat(rules, 'startingScore', seat) + points + bonuses.reduce((sum, list) => sum + list[seat], 0);
      });
    },
  };
};
