/** Blocks of a run and the chunks they are worked off in. */
export interface BlockPlan {
  /** Blocks, numbered from 0: the games asked for, rounded up to whole blocks. */
  readonly blocks: number;
  /** Games in a block: one a seating. */
  readonly gamesPerBlock: number;
  /** Blocks in a chunk; the last chunk may hold fewer. */
  readonly chunkBlocks: number;
  readonly chunks: number;
}

/** A chunk of so many games takes a fast game some tens of milliseconds, many times what a task costs. */
const CHUNK_GAMES = 4096;

/** Slow experiments are split into at least so many chunks, so that every core has work and little is lost. */
const LEAST_CHUNKS = 64;

/** Plans a run; the chunks follow from the experiment alone, never from threads. */
export function planBlocks(games: number, gamesPerBlock: number): BlockPlan {
  const blocks = Math.ceil(games / gamesPerBlock);
  const chunkBlocks = Math.max(1, Math.min(Math.ceil(CHUNK_GAMES / gamesPerBlock), Math.ceil(blocks / LEAST_CHUNKS)));
  return { blocks, gamesPerBlock, chunkBlocks, chunks: Math.ceil(blocks / chunkBlocks) };
}

/** A fixed range of blocks. */
export interface Chunk {
  readonly firstBlock: number;
  readonly blocks: number;
}

/** The chunk of a number, 0 … chunks − 1. */
export function chunkOf(plan: BlockPlan, number: number): Chunk {
  const firstBlock = number * plan.chunkBlocks;
  return { firstBlock, blocks: Math.min(plan.chunkBlocks, plan.blocks - firstBlock) };
}
