import type { RunTotals } from '../run-totals.js';
import { COLUMNS, type Table } from '../table.js';

/** What there is to decide: decisions by phase, and how many options they offer. */
export function decisionsTable(runs: readonly RunTotals[]): Table {
  return {
    name: 'decisions',
    columns: [
      COLUMNS.players,
      { name: 'phase', meaning: 'phase of the turn, as the rules name it' },
      { name: 'decisions', meaning: 'decisions: choices among two or more options' },
      { name: 'decisions_per_game', meaning: 'decisions a game' },
      { name: 'options_mean', meaning: 'mean number of options of a decision' },
      { name: 'options_median', meaning: 'half of the decisions have at most that many options' },
      { name: 'options_max', meaning: 'the most options a decision had' },
    ],
    rows: runs.flatMap((run) => run.variant.game.phases.map((phase, index) => phaseRow(run, phase, index))),
  };
}

function phaseRow(run: RunTotals, phase: string, index: number): Table['rows'][number] {
  const { layout } = run.totals;
  const width = layout.maxOptions + 1;
  const counts = Array.from({ length: width }, (_, options) =>
    run.totals.count(layout.options + index * width + options),
  );
  const decisions = counts.reduce((sum, count) => sum + count, 0);
  const options = counts.reduce((sum, count, number) => sum + count * number, 0);
  let below = 0;
  const median = counts.findIndex((count) => (below += count) * 2 >= decisions);
  return [
    run.variant.players,
    phase,
    decisions,
    decisions / run.totals.count(layout.games),
    ...(decisions === 0
      ? [null, null, null]
      : [options / decisions, median, counts.findLastIndex((count) => count > 0)]),
  ];
}
