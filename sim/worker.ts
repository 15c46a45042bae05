import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import type { Chunk } from './blocks.js';
import { divertOutput } from './divert-output.js';
import { failureOf, type Failure } from './failure.js';
import type { Plan } from './plan.js';
import { RunPlayer, type ChunkResult } from './player.js';
import { Whereabouts } from './whereabouts.js';

/** What a worker is handed when it starts. */
export interface WorkerData {
  readonly plan: Plan;
  readonly cells: SharedArrayBuffer;
}

/** A chunk to be played. */
export interface ChunkTask {
  readonly run: number;
  readonly chunk: number;
  readonly range: Chunk;
  /** Blocks to be left out, since a worker died of them. */
  readonly without: readonly number[];
}

divertOutput();
const { plan, cells }: WorkerData = workerData;
const whereabouts = new Whereabouts(cells);
/** Runs are played one after another: the player of the run in progress. */
let current: { readonly run: number; readonly player: Promise<RunPlayer> } | null = null;

/** Plays a chunk. A failure is a result, since the names and fields of an error would be lost on the way. */
export async function playChunk({ run, chunk, range, without }: ChunkTask): Promise<ChunkResult | Failure> {
  whereabouts.startChunk(run, chunk);
  try {
    const player = await playerOf(run);
    return moved(without.length === 0 ? playWhole(player, range) : player.playChunkWithout(range, without));
  } catch (error) {
    return failureOf(error, whereabouts.place);
  } finally {
    whereabouts.endChunk();
  }
}

function playerOf(run: number): Promise<RunPlayer> {
  if (current?.run === run) return current.player;
  // Who could not be made was told of by the chunk that asked for him.
  current?.player.then(
    (player) => player.release(),
    () => undefined,
  );
  current = { run, player: RunPlayer.create(plan, run, whereabouts) };
  return current.player;
}

/** Where failing blocks are to be skipped, a chunk that fails is played again, block by block. */
function playWhole(player: RunPlayer, range: Chunk): ChunkResult {
  try {
    return player.playChunk(range);
  } catch (error) {
    if (plan.onError === 'stop') throw error;
    return player.playChunkWithout(range, []);
  }
}

/** Results are moved to the main thread, not copied. */
function moved(result: ChunkResult): ChunkResult {
  const buffers = result.rows === null ? [result.tally.buffer] : [result.tally.buffer, result.rows.buffer];
  return move({ [transferableSymbol]: buffers, [valueSymbol]: result }) as unknown as ChunkResult;
}
