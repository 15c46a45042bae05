/** Words of a worker's cell. */
const RUN = 0;
const BLOCK_LOW = 1;
const BLOCK_HIGH = 2;
const SEATING = 3;
const DECISION = 4;
const USE = 5;
const CHUNK_LOW = 6;
const CHUNK_HIGH = 7;
/** Two cache lines: cells that share one would make every decision of a worker wait for the others. */
const CELL_WORDS = 32;

const WORD = 4294967296;

/** Cells for so many workers alive, and for those that died until their cells are needed again. */
const CELLS = 4096;

/** What a cell is used for. */
const FREE = 0;
const IDLE = 1;
const ACTIVE = 2;
const DEAD = 3;

/**
 * The low bits of DECISION are the seat, all of them set before the first decision of a game that is not left to lot; the
 * others count.
 */
const SEAT_BITS = 15;

/** The high word of the block, before the first game of a chunk. */
const NO_BLOCK = -1;

/** Where a worker is: run, block, seating, seat, and the chunk they belong to. */
export interface Place {
  readonly run: number;
  readonly chunk: number;
  /** −1 before the first game of a chunk, while the agents are made. */
  readonly block: number;
  readonly seating: number;
  /** −1 before the first decision of a game that is not left to lot. */
  readonly seat: number;
}

/**
 * A worker's cell in memory shared with the main thread, so that the game of a worker that died or hangs is known, and
 * that it does not decide.
 */
export class Whereabouts {
  private readonly cell: Int32Array;

  /** A cell of the shared memory, or of memory of its own where nobody watches. */
  constructor(shared: SharedArrayBuffer = createSharedCells()) {
    this.cell = claimCell(shared, FREE) ?? claimCell(shared, DEAD) ?? cellOf(shared, 0);
  }

  startChunk(run: number, chunk: number): void {
    this.cell[RUN] = run;
    this.cell[CHUNK_LOW] = chunk % WORD;
    this.cell[CHUNK_HIGH] = Math.floor(chunk / WORD);
    this.cell[BLOCK_HIGH] = NO_BLOCK;
    this.cell[DECISION] |= SEAT_BITS;
    Atomics.store(this.cell, USE, ACTIVE);
  }

  endChunk(): void {
    Atomics.store(this.cell, USE, IDLE);
  }

  startGame(block: number, seating: number): void {
    const cell = this.cell;
    // Bits are what is kept, and so there is no need of a remainder, which takes long.
    cell[BLOCK_LOW] = block | 0;
    cell[BLOCK_HIGH] = block < WORD ? 0 : block / WORD;
    cell[SEATING] = seating;
    cell[DECISION] |= SEAT_BITS;
  }

  decide(seat: number): void {
    this.cell[DECISION] = ((this.cell[DECISION] | SEAT_BITS) + 1) | seat;
  }

  /** Where this worker is. */
  get place(): Place {
    return placeIn(this.cell);
  }
}

/** Memory for the cells of all workers of a pool. */
export function createSharedCells(): SharedArrayBuffer {
  return new SharedArrayBuffer(CELLS * CELL_WORDS * Int32Array.BYTES_PER_ELEMENT);
}

/** The first cell of that use, which is IDLE from then on. */
function claimCell(shared: SharedArrayBuffer, use: number): Int32Array | undefined {
  for (let number = 0; number < CELLS; number++) {
    const cell = cellOf(shared, number);
    if (Atomics.compareExchange(cell, USE, use, IDLE) === use) return cell;
  }
  return undefined;
}

function cellOf(shared: SharedArrayBuffer, number: number): Int32Array {
  return new Int32Array(shared, number * CELL_WORDS * Int32Array.BYTES_PER_ELEMENT, CELL_WORDS);
}

/** The cells in use, with their numbers: they are given out from the first on. */
function* usedCells(shared: SharedArrayBuffer): Generator<[number: number, cell: Int32Array]> {
  for (let number = 0; number < CELLS; number++) {
    const cell = cellOf(shared, number);
    if (Atomics.load(cell, USE) === FREE) return;
    yield [number, cell];
  }
}

/**
 * Where the worker was that died, or was ended, on a chunk of a run; undefined where none says so. Its cell is not
 * asked again.
 */
export function lastPlaceOfChunk(shared: SharedArrayBuffer, run: number, chunk: number): Place | undefined {
  for (const [, cell] of usedCells(shared)) {
    const place = placeIn(cell);
    if (Atomics.load(cell, USE) !== ACTIVE || place.run !== run || place.chunk !== chunk) continue;
    Atomics.store(cell, USE, DEAD);
    return place;
  }
  return undefined;
}

/** A decision that some worker waits for. */
export interface Decision {
  /** The worker's cell. */
  readonly cell: number;
  /** Tells this decision from the cell's next ones. */
  readonly mark: string;
  readonly place: Place;
}

/** The decisions that workers wait for at this moment. */
export function decisionsInProgress(shared: SharedArrayBuffer): Decision[] {
  const decisions: Decision[] = [];
  for (const [number, cell] of usedCells(shared)) {
    const place = placeIn(cell);
    if (Atomics.load(cell, USE) !== ACTIVE || place.seat < 0 || place.block < 0) continue;
    decisions.push({ cell: number, mark: `${place.block} ${place.seating} ${cell[DECISION]}`, place });
  }
  return decisions;
}

function placeIn(cell: Int32Array): Place {
  const seat = cell[DECISION] & SEAT_BITS;
  const high = cell[BLOCK_HIGH];
  return {
    run: cell[RUN],
    chunk: (cell[CHUNK_LOW] >>> 0) + (cell[CHUNK_HIGH] >>> 0) * WORD,
    block: high === NO_BLOCK ? -1 : (cell[BLOCK_LOW] >>> 0) + high * WORD,
    seating: cell[SEATING],
    seat: seat === SEAT_BITS ? -1 : seat,
  };
}
