import type { Ladder } from '../ladder/ladder.js';
import { rungsOf } from '../ladder/rungs.js';
import { COLUMNS, known, type Table } from '../table.js';
import { MEETING_COLUMNS, meetingCells } from './matrix.js';

/** How deep skill goes: every agent of the list against the one before it. */
export function rungsTable(ladders: readonly Ladder[]): Table {
  return {
    name: 'rungs',
    columns: [
      COLUMNS.players,
      { name: 'rung', meaning: 'place in the list of agents, from 1: the first stands on none' },
      COLUMNS.agent,
      { name: 'opponent', meaning: 'the agent of the rung below' },
      {
        name: 'gains',
        meaning:
          'whether the agent is better, both alone and against one of those below: yes, no, open; by the test or, without one, the intervals',
      },
      ...MEETING_COLUMNS,
      { name: 'below_win_share', meaning: 'win share of one agent of the rung below among copies of this one' },
      { name: 'below_win_share_low', meaning: 'lower end of the 95 % interval of below_win_share, over blocks' },
      { name: 'below_win_share_high', meaning: 'upper end of that interval' },
    ],
    rows: ladders.flatMap((ladder) =>
      rungsOf(ladder).map(({ agent, below, above, reverse, gain }) => [
        ladder.players,
        ladder.agents.indexOf(agent),
        agent,
        below,
        gain,
        ...meetingCells(above),
        ...[reverse.share.mean, reverse.share.low, reverse.share.high].map(known),
      ]),
    ),
  };
}
