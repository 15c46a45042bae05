import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { chunkOf, type BlockPlan } from './blocks.js';
import { isFailure, RunFailure, type Failure } from './failure.js';
import type { Plan } from './plan.js';
import type { ChunkResult } from './player.js';
import { createSharedCells, placeOfChunk } from './whereabouts.js';
import type { ChunkTask, WorkerData } from './worker.js';

/** Chunks handed out at a time, per thread: enough that none waits, few enough that results do not pile up. */
const QUEUED_PER_THREAD = 2;

/** Where the compiled worker is: beside this module, or, where the sources are run, in the build's folder. */
function workerFile(): string {
  const here = fileURLToPath(new URL('./worker.js', import.meta.url));
  return import.meta.url.endsWith('.ts') ? fileURLToPath(new URL('../dist/sim/worker.js', import.meta.url)) : here;
}

/** A pool of worker threads that plays the chunks of a plan. */
export class Pool {
  private readonly cells = createSharedCells();
  private readonly piscina: Piscina;
  private closing = false;

  constructor(
    plan: Plan,
    private readonly threads: number,
  ) {
    const workerData: WorkerData = { plan, cells: this.cells };
    this.piscina = new Piscina({
      filename: workerFile(),
      name: 'playChunk',
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      maxQueue: Number.POSITIVE_INFINITY,
      atomics: 'async',
      workerData,
    });
    // A worker's death also fails the task it worked on; that is where it is told.
    this.piscina.on('error', () => undefined);
  }

  /**
   * Plays all chunks of a run and hands over each result in the order of the chunks. Throws a RunFailure where a
   * chunk fails or its worker dies.
   */
  async play(
    run: number,
    blocks: BlockPlan,
    onResult: (chunk: number, result: ChunkResult) => Promise<void> | void,
  ): Promise<void> {
    const pending = new Map<number, Promise<ChunkResult | Failure>>();
    let next = 0;
    for (let chunk = 0; chunk < blocks.chunks; chunk++) {
      while (next < blocks.chunks && pending.size < this.threads * QUEUED_PER_THREAD) {
        const task = this.playChunk({ run, chunk: next, range: chunkOf(blocks, next) });
        // A chunk that fails early is reported when its turn comes, or not at all after an earlier failure.
        task.catch(() => undefined);
        pending.set(next++, task);
      }
      const outcome = await pending.get(chunk);
      pending.delete(chunk);
      if (outcome === undefined) throw new Error(`chunk ${chunk} was never handed out`);
      if (isFailure(outcome)) throw new RunFailure(outcome);
      await onResult(chunk, outcome);
    }
  }

  private async playChunk(task: ChunkTask): Promise<ChunkResult | Failure> {
    try {
      return (await this.piscina.run(task)) as ChunkResult | Failure;
    } catch (error) {
      const place = placeOfChunk(this.cells, task.run, task.chunk);
      if (this.closing || place === undefined) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      return { failed: true, place, message: `the worker died: ${reason}`, stack: '' };
    }
  }

  /** Ends all workers at once, whatever they do. */
  async close(): Promise<void> {
    this.closing = true;
    await this.piscina.destroy();
  }
}
