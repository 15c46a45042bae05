import type { Ladder } from '../ladder/ladder.js';
import { meetingsOf, type Meeting } from '../ladder/meetings.js';
import { COLUMNS, finite, known, type Cell, type Column, type Table } from '../table.js';

/** The columns about a meeting's figures; `who` is the agent that sits alone. */
export const MEETING_COLUMNS: readonly Column[] = [
  COLUMNS.games,
  COLUMNS.blocks,
  COLUMNS.skippedBlocks,
  {
    name: 'win_share',
    meaning:
      'mean share of the win of the agent, which sits alone among copies of the opponent; 1/players among equals',
  },
  COLUMNS.winShareLow,
  COLUMNS.winShareHigh,
  {
    name: 'elo',
    meaning: 'Elo points that win_share puts the agent above the opponent; empty where there is no bound',
  },
  { name: 'elo_low', meaning: 'the same of win_share_low' },
  { name: 'elo_high', meaning: 'the same of win_share_high' },
  {
    name: 'verdict',
    meaning:
      'what the sequential test (until) found: better, not better (the agent asked about), worse, not worse (its opponent), open; empty without a test',
  },
  { name: 'llr', meaning: 'log-likelihood ratio of elo1 against elo0 at the end; empty without a test' },
  { name: 'cap_reached', meaning: 'whether all games that were allowed were played' },
];

/** The cells about a meeting's figures. */
export function meetingCells({ games, blocks, skippedBlocks, share, elo, test, isCapReached }: Meeting): Cell[] {
  return [
    games,
    blocks,
    skippedBlocks,
    ...[share.mean, share.low, share.high].map(known),
    ...[elo.mean, elo.low, elo.high].map(finite),
    test === null ? null : test.verdict,
    test === null ? null : known(test.logLikelihoodRatio),
    isCapReached,
  ];
}

/** Who beats whom: a row for each agent and each opponent it met. */
export function matrixTable(ladders: readonly Ladder[]): Table {
  return {
    name: 'matrix',
    columns: [
      COLUMNS.players,
      COLUMNS.agent,
      { name: 'opponent', meaning: 'agent in all other seats' },
      ...MEETING_COLUMNS,
    ],
    rows: ladders.flatMap((ladder) =>
      meetingsOf(ladder).map((meeting) => [meeting.players, meeting.agent, meeting.opponent, ...meetingCells(meeting)]),
    ),
  };
}
