import { blocksOf, figureAt, gamesOf, type RunTotals } from '../run-totals.js';
import { COLUMNS, FIGURE_COLUMNS, known, type Table } from '../table.js';

/** Whether the seat matters: win share and score by seat, over all agents that sat there. */
export function seatsTable(runs: readonly RunTotals[]): Table {
  return {
    name: 'seats',
    columns: [COLUMNS.players, COLUMNS.seat, COLUMNS.games, COLUMNS.blocks, COLUMNS.skippedBlocks, ...FIGURE_COLUMNS],
    rows: runs.flatMap((run) =>
      Array.from({ length: run.variant.players }, (_, seat) => {
        const at = run.totals.layout.seats + seat * 4;
        const win = figureAt(run, at, 0, run.gamesPerBlock);
        const score = figureAt(run, at, 1, run.gamesPerBlock);
        return [
          run.variant.players,
          seat,
          gamesOf(run),
          blocksOf(run),
          run.skippedBlocks,
          ...[win.mean, win.low, win.high, score.mean, score.low, score.high].map(known),
        ];
      }),
    ),
  };
}
