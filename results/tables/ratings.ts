import type { Ladder } from '../ladder/ladder.js';
import { ranked, ratingOf, ratingsOf } from '../ladder/ratings.js';
import { blocksOf, gamesOf } from '../run-totals.js';
import { COLUMNS, finite, type Table } from '../table.js';

/** How strong the agents are, from the best to the worst. */
export function ratingsTable(ladders: readonly Ladder[]): Table {
  return {
    name: 'ratings',
    columns: [
      COLUMNS.players,
      { name: 'rank', meaning: 'place by rating, from 1' },
      COLUMNS.agent,
      { name: 'games', meaning: 'games in which the agent took part' },
      { name: 'blocks', meaning: 'blocks of those games' },
      {
        name: 'rating',
        meaning:
          'Plackett–Luce strength in Elo points above the baseline, or above the mean; a tiny penalty keeps it finite where an agent never lost',
      },
      {
        name: 'rating_low',
        meaning:
          'lower end of the 95 % interval of rating, by Poisson bootstrap over blocks; empty where there is none: the agent, or all it has beaten, never beat some other',
      },
      {
        name: 'rating_high',
        meaning: 'upper end of that interval; empty where the agent has none: some other never beat it',
      },
    ],
    rows: ladders.flatMap((ladder) => {
      const ratings = ratingsOf(ladder);
      return ranked(ratings).map((agent, place) => {
        const runs = ladder.runs.filter(({ agents }) => agents.includes(agent));
        const { mean, low, high } = ratingOf(ratings, agent);
        return [
          ladder.players,
          place + 1,
          agent,
          runs.reduce((sum, run) => sum + gamesOf(run), 0),
          runs.reduce((sum, run) => sum + blocksOf(run), 0),
          ...[mean, low, high].map(finite),
        ];
      });
    }),
  };
}
