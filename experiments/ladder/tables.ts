import type { Ladder } from '../../results/ladder/ladder.js';
import type { Table } from '../../results/table.js';
import { alphaRankTable } from '../../results/tables/alpharank.js';
import { matrixTable } from '../../results/tables/matrix.js';
import { ratingsTable } from '../../results/tables/ratings.js';
import { rungsTable } from '../../results/tables/rungs.js';

/** The tables of a ladder, `games.csv` aside; those that have nothing to tell are left out. */
export function ladderTables(ladders: readonly Ladder[]): readonly Table[] {
  const ranks = alphaRankTable(ladders);
  const rungs = rungsTable(ladders);
  return [
    ratingsTable(ladders),
    matrixTable(ladders),
    ...(ranks === null ? [] : [ranks]),
    ...(rungs.rows.length === 0 ? [] : [rungs]),
  ];
}
