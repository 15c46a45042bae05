import { z } from 'zod';
import { whole } from '../../../engine/settings.js';
import type { CreateScorer } from './scorer.js';

const family = z.array(z.object({ card: z.string(), upgrades: z.number() }));

const table = z.object({
  players: z.array(z.object({ family: family.nullable(), retired: z.array(family) })),
});

/** Bourgeoisie, "Score": what can be seen on the table is enough. */
export const scorerOfBourgeoisie: CreateScorer = ({ cards, rules }) => {
  const printed = new Map(cards.map((card) => [card.label, card]));
  const isOf = (label: string, types: string): boolean => types.includes(printed.get(label)?.type ?? '?');
  const field = (label: string, name: string): number => Number(printed.get(label)?.fields[name] ?? 0);

  /** The worth of its Lands and Offices plus their bonus PP. */
  const points = (entries: z.output<typeof family>): number =>
    entries
      .filter(({ card }) => isOf(card, 'LO'))
      .reduce((sum, { card, upgrades }) => sum + field(card, 'value') + upgrades + field(card, 'bonus'), 0);

  return {
    tell: () => {},
    scores: (snapshot) =>
      table.parse(snapshot).players.map(({ family: current, retired }) => {
        const families = current === null ? retired : [...retired, current];
        const withoutOffice = retired.filter((entries) => !entries.some(({ card }) => isOf(card, 'O')));
        const afterTheFirst = Math.max(0, retired.length - 1);
        return (
          families.reduce((sum, entries) => sum + points(entries), 0) -
          withoutOffice.length * whole(rules, 'noOfficePenalty') +
          afterTheFirst * whole(rules, 'extraFamilyBonus')
        );
      }),
  };
};
