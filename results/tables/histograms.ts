import type { RunTotals } from '../run-totals.js';
import { COLUMNS, type Cell, type Table } from '../table.js';
import { DECISIONS, SCORES, TURNS } from '../tally-layout.js';

const GAMES_WITH = { name: 'games', meaning: 'games with that value' };
const SHARE = { name: 'share', meaning: 'of all games with that number of players' };

/** How long games are: the exact distribution of turns (rounds) and of decisions. */
export function lengthTable(runs: readonly RunTotals[]): Table {
  return {
    name: 'length',
    columns: [
      COLUMNS.players,
      { name: 'measure', meaning: 'turns (in Baroque Masters rounds) or decisions, those with two or more options' },
      { name: 'value', meaning: 'length of a game' },
      GAMES_WITH,
      SHARE,
    ],
    rows: runs.flatMap((run) => [
      ...distribution(run, TURNS, [run.variant.players, `${run.variant.game.turnName}s`], 1),
      ...distribution(run, DECISIONS, [run.variant.players, 'decisions'], 1),
    ]),
  };
}

/** The exact distribution of final scores by seat. */
export function scoresTable(runs: readonly RunTotals[]): Table {
  return {
    name: 'scores',
    columns: [COLUMNS.players, COLUMNS.seat, { name: 'score', meaning: 'final score in points' }, GAMES_WITH, SHARE],
    rows: runs.flatMap((run) =>
      Array.from({ length: run.variant.players }, (_, seat) =>
        distribution(run, SCORES + seat, [run.variant.players, seat], run.variant.game.scoreScale),
      ).flat(),
    ),
  };
}

function distribution(run: RunTotals, histogram: number, head: readonly Cell[], scale: number): Cell[][] {
  const games = run.totals.count(run.totals.layout.games);
  return run.totals
    .histogram(histogram)
    .map(([value, count]) => [...head, value / scale, count, Number(count) / games]);
}
