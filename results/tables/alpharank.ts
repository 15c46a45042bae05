import { alphaRanksOf, POPULATION } from '../ladder/alpha-ranks.js';
import type { Ladder } from '../ladder/ladder.js';
import { COLUMNS, known, type Table } from '../table.js';

/** What a population of imitators settles on; null where not all agents met each other. */
export function alphaRankTable(ladders: readonly Ladder[]): Table | null {
  const ranks = ladders.map((ladder) => ({ ladder, ranks: alphaRanksOf(ladder) ?? [] }));
  if (ranks.some(({ ranks: { length } }) => length === 0)) return null;
  const { populationSize, alpha } = POPULATION;
  return {
    name: 'alpharank',
    columns: [
      COLUMNS.players,
      COLUMNS.agent,
      {
        name: 'mass',
        meaning: `α-Rank: share of time a population of ${populationSize} imitators (α = ${alpha} per unit of win share) spends on the agent`,
      },
      { name: 'mass_low', meaning: 'lower end of the 95 % interval of mass, by Poisson bootstrap over blocks' },
      { name: 'mass_high', meaning: 'upper end of that interval' },
    ],
    rows: ranks.flatMap(({ ladder, ranks: list }) =>
      list.map(({ agent, mass, low, high }) => [ladder.players, agent, ...[mass, low, high].map(known)]),
    ),
  };
}
