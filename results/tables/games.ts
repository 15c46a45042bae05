import { WIN_SHARE_SCALE, type Variant } from '../../engine/game.js';
import { COLUMNS, type Cell, type Column } from '../table.js';
import { rowsOf } from '../game-rows.js';
import { seatingsOf } from '../seating.js';

/** The columns of `games.csv`, with those by seat for so many players. */
export function gamesColumns(players: number): readonly Column[] {
  const bySeat = (name: string, meaning: string): Column[] =>
    Array.from({ length: players }, (_, seat) => ({ name: `${name}_${seat}`, meaning: `${meaning} of seat ${seat}` }));
  return [
    COLUMNS.players,
    { name: 'block', meaning: 'block, from 0: the deal' },
    { name: 'seating', meaning: 'seating within the block, from 0' },
    { name: 'turns', meaning: 'turns (in Baroque Masters rounds) of the game' },
    { name: 'decisions', meaning: 'decisions with two or more options' },
    { name: 'truncated', meaning: 'whether the turn cap ended the game' },
    ...bySeat('agent', 'agent'),
    ...bySeat('score', 'final score in points'),
    ...bySeat('win_share', 'share of the win'),
  ];
}

/** The rows of a chunk's games; cells of seats beyond the players are empty. */
export function gamesRows(variant: Variant, agents: readonly string[], numbers: Float64Array, width: number): Cell[][] {
  const seatings = seatingsOf(agents);
  const beyond = Array.from({ length: width - variant.players }, () => null);
  return [...rowsOf(numbers, variant.players)].map(
    ({ block, seating, turns, decisions, truncated, scores, winShares }) => [
      variant.players,
      block,
      seating,
      turns,
      decisions,
      truncated,
      ...seatings[seating].map((agent) => agents[agent]),
      ...beyond,
      ...scores.map((score) => score / variant.game.scoreScale),
      ...beyond,
      ...winShares.map((share) => share / WIN_SHARE_SCALE),
      ...beyond,
    ],
  );
}
