import { winShare, type State } from '../engine/game.js';

/** Numbers of a row before those by seat: block, seating, turns, decisions, truncated. */
const HEAD = 5;

/** One game as `games.csv` tells it. */
export interface GameRow {
  readonly block: number;
  readonly seating: number;
  readonly turns: number;
  readonly decisions: number;
  readonly truncated: boolean;
  /** By seat, in 1/scoreScale points. */
  readonly scores: readonly number[];
  /** By seat, in 840ths. */
  readonly winShares: readonly number[];
}

/** Collects the rows of a chunk as numbers, to be moved to the main thread. */
export class RowBuffer {
  private readonly numbers: Float64Array<ArrayBuffer>;

  /** For the games of `blocks` blocks from `firstBlock` on, in so many seatings each. */
  constructor(
    private readonly players: number,
    private readonly firstBlock: number,
    blocks: number,
    private readonly seatings: number,
  ) {
    this.numbers = new Float64Array(blocks * seatings * rowLength(players));
  }

  /** Writes the row of a game that has ended; rows stand in the order of blocks and seatings, whichever ends first. */
  add(block: number, seating: number, state: State, decisions: number): void {
    const { numbers, players } = this;
    let at = ((block - this.firstBlock) * this.seatings + seating) * rowLength(players);
    numbers[at++] = block;
    numbers[at++] = seating;
    numbers[at++] = state.turn;
    numbers[at++] = decisions;
    numbers[at++] = Number(state.truncated);
    for (let seat = 0; seat < players; seat++) numbers[at++] = state.score(seat);
    for (let seat = 0; seat < players; seat++) numbers[at++] = winShare(state, seat);
  }

  take(): Float64Array<ArrayBuffer> {
    return this.numbers;
  }
}

function rowLength(players: number): number {
  return HEAD + players * 2;
}

/** The rows in a buffer's numbers. */
export function* rowsOf(numbers: Float64Array, players: number): Generator<GameRow> {
  for (let at = 0; at < numbers.length; at += rowLength(players)) {
    const [block, seating, turns, decisions, truncated] = numbers.subarray(at, at + HEAD);
    const scores = [...numbers.subarray(at + HEAD, at + HEAD + players)];
    const winShares = [...numbers.subarray(at + HEAD + players, at + rowLength(players))];
    yield { block, seating, turns, decisions, truncated: truncated === 1, scores, winShares };
  }
}
