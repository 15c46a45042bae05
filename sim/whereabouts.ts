/** Words of a worker's cell. */
const RUN = 0;
const BLOCK_LOW = 1;
const BLOCK_HIGH = 2;
const SEATING = 3;
const SEAT = 4;
const ACTIVE = 5;
const CHUNK_LOW = 6;
const CHUNK_HIGH = 7;
const CELL_WORDS = 8;

const WORD = 4294967296;

/** Cells for so many workers, those that replace dead ones included. */
const CELLS = 4096;

/** Where a worker is: run, block, seating, seat, and the chunk they belong to. */
export interface Place {
  readonly run: number;
  readonly chunk: number;
  readonly block: number;
  readonly seating: number;
  /** −1 before the first decision of a game. */
  readonly seat: number;
}

/**
 * A worker's cell in memory shared with the main thread, so that the game of a worker that died or hangs is known. The
 * first word of the memory counts the cells given out.
 */
export class Whereabouts {
  private readonly cell: Int32Array;

  /** A cell of the shared memory, or of memory of its own where nobody watches. */
  constructor(shared: SharedArrayBuffer = createSharedCells()) {
    const cells = new Int32Array(shared);
    const number = Atomics.add(cells, 0, 1) % CELLS;
    this.cell = cells.subarray((number + 1) * CELL_WORDS, (number + 2) * CELL_WORDS);
  }

  startChunk(run: number, chunk: number): void {
    this.cell[RUN] = run;
    this.cell[CHUNK_LOW] = chunk % WORD;
    this.cell[CHUNK_HIGH] = Math.floor(chunk / WORD);
    this.cell[SEAT] = -1;
    Atomics.store(this.cell, ACTIVE, 1);
  }

  endChunk(): void {
    Atomics.store(this.cell, ACTIVE, 0);
  }

  startGame(block: number, seating: number): void {
    const cell = this.cell;
    cell[BLOCK_LOW] = block % WORD;
    cell[BLOCK_HIGH] = block / WORD;
    cell[SEATING] = seating;
    cell[SEAT] = -1;
  }

  decide(seat: number): void {
    this.cell[SEAT] = seat;
  }

  /** Where this worker is. */
  get place(): Place {
    return placeIn(this.cell);
  }
}

/** Memory for the cells of all workers of a pool. */
export function createSharedCells(): SharedArrayBuffer {
  return new SharedArrayBuffer((CELLS + 1) * CELL_WORDS * Int32Array.BYTES_PER_ELEMENT);
}

/** Where the worker is that works, or died, on a chunk of a run; undefined where none says so. */
export function placeOfChunk(shared: SharedArrayBuffer, run: number, chunk: number): Place | undefined {
  const cells = new Int32Array(shared);
  const used = Math.min(CELLS, Atomics.load(cells, 0));
  for (let number = 0; number < used; number++) {
    const cell = cells.subarray((number + 1) * CELL_WORDS, (number + 2) * CELL_WORDS);
    const place = placeIn(cell);
    if (Atomics.load(cell, ACTIVE) === 1 && place.run === run && place.chunk === chunk) return place;
  }
  return undefined;
}

function placeIn(cell: Int32Array): Place {
  return {
    run: cell[RUN],
    chunk: (cell[CHUNK_LOW] >>> 0) + (cell[CHUNK_HIGH] >>> 0) * WORD,
    block: (cell[BLOCK_LOW] >>> 0) + (cell[BLOCK_HIGH] >>> 0) * WORD,
    seating: cell[SEATING],
    seat: cell[SEAT],
  };
}
