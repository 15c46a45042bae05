/** A value of a table; null is an empty cell: a figure that is not known. */
export type Cell = number | bigint | string | boolean | null;

/** A column, as `columns.csv` explains it. */
export interface Column {
  readonly name: string;
  readonly meaning: string;
}

/** A table of a run: `<name>.csv`. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** NaN means "unknown" in statistics; a table shows an empty cell. */
export function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** The same of a figure that has no end in some direction. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Columns that mean the same in every table. */
export const COLUMNS = {
  players: { name: 'players', meaning: 'number of players' },
  agent: { name: 'agent', meaning: 'agent, as the experiment names it' },
  seat: { name: 'seat', meaning: 'seat, from 0; seat 0 starts' },
  games: { name: 'games', meaning: 'games played to their end' },
  blocks: { name: 'blocks', meaning: 'blocks: deals played in every seating; the unit of the intervals' },
  skippedBlocks: {
    name: 'skipped_blocks',
    meaning: 'blocks left out since an agent failed in them (onError: skip); no figure counts them',
  },
  winShare: { name: 'win_share', meaning: 'mean share of the win: 1 for a sole winner, 1/k for each of k tied' },
  winShareLow: { name: 'win_share_low', meaning: 'lower end of the 95 % interval of win_share, over blocks' },
  winShareHigh: { name: 'win_share_high', meaning: 'upper end of that interval' },
  scoreMean: { name: 'score_mean', meaning: 'mean final score in points' },
  scoreLow: { name: 'score_low', meaning: 'lower end of the 95 % interval of score_mean, over blocks' },
  scoreHigh: { name: 'score_high', meaning: 'upper end of that interval' },
} as const satisfies Record<string, Column>;

/** Win share and score with their intervals, in the order of `figures`. */
export const FIGURE_COLUMNS: readonly Column[] = [
  COLUMNS.winShare,
  COLUMNS.winShareLow,
  COLUMNS.winShareHigh,
  COLUMNS.scoreMean,
  COLUMNS.scoreLow,
  COLUMNS.scoreHigh,
];
