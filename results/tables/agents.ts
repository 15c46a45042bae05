import { blocksOf, figureAt, gamesOf, type RunTotals } from '../run-totals.js';
import { COLUMNS, FIGURE_COLUMNS, known, type Table } from '../table.js';

/** How the agents do: equal agents are one row, its figures per seat filled. */
export function agentsTable(runs: readonly RunTotals[]): Table {
  return {
    name: 'agents',
    columns: [
      COLUMNS.players,
      COLUMNS.agent,
      { name: 'games', meaning: 'games in which the agent took part' },
      COLUMNS.blocks,
      COLUMNS.skippedBlocks,
      { name: 'seats', meaning: 'seats it filled in them: more than games where equal agents play each other' },
      ...FIGURE_COLUMNS,
    ],
    rows: runs.flatMap((run) =>
      run.totals.layout.groups.map((agent, group) => {
        const seatsPerGame = run.agents.filter((text) => text === agent).length;
        const at = run.totals.layout.agents + group * 4;
        const win = figureAt(run, at, 0, run.gamesPerBlock * seatsPerGame);
        const score = figureAt(run, at, 1, run.gamesPerBlock * seatsPerGame);
        return [
          run.variant.players,
          agent,
          gamesOf(run),
          blocksOf(run),
          run.skippedBlocks,
          gamesOf(run) * seatsPerGame,
          ...[win.mean, win.low, win.high, score.mean, score.low, score.high].map(known),
        ];
      }),
    ),
  };
}
