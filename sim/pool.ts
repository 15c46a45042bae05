import { getHeapStatistics } from 'node:v8';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { parseAgentText } from '../agents/agent-text.js';
import { isModulePath } from '../engine/load.js';
import { faultCode } from '../results/fault-code.js';
import { seatingsOf } from '../results/seating.js';
import { chunkOf, type BlockPlan } from './blocks.js';
import { isFailure, RunFailure, type Failure } from './failure.js';
import type { Plan } from './plan.js';
import type { ChunkResult } from './player.js';
import { Watch } from './watch.js';
import { createSharedCells, lastPlaceOfChunk, type Place } from './whereabouts.js';
import type { ChunkTask, WorkerData } from './worker.js';

/** Chunks handed out at a time, per thread: enough that none waits, few enough that results do not pile up. */
const QUEUED_PER_THREAD = 2;

/** All workers together may fill so much of the machine's memory. */
const MEMORY_SHARE = 0.75;

const MEGABYTE = 2 ** 20;

/** Where the compiled worker is: beside this module, or, where the sources are run, in the build's folder. */
function workerFile(): string {
  const here = fileURLToPath(new URL('./worker.js', import.meta.url));
  return import.meta.url.endsWith('.ts') ? fileURLToPath(new URL('../dist/sim/worker.js', import.meta.url)) : here;
}

/** Megabytes that the objects of one worker may take: as many as Node.js is allowed, unless the machine has fewer. */
function heapLimit(threads: number): number {
  const share = (totalmem() * MEMORY_SHARE) / threads;
  return Math.floor(Math.min(getHeapStatistics().heap_size_limit, share) / MEGABYTE);
}

/** Says that no further chunks of a run are wanted. */
export const ENOUGH = 'enough';
type Enough = typeof ENOUGH;

/** A pool of worker threads that plays the chunks of a plan. */
export class Pool {
  private readonly cells = createSharedCells();
  private readonly piscina: Piscina;
  private readonly watch: Watch | null;
  /** The chunks being played, by run and number, and how to end their workers. */
  private readonly running = new Map<string, AbortController>();
  private readonly heapLimit: number;
  private closing = false;

  constructor(
    private readonly plan: Plan,
    private readonly threads: number,
  ) {
    const workerData: WorkerData = { plan, cells: this.cells };
    this.heapLimit = heapLimit(threads);
    this.piscina = new Piscina({
      filename: workerFile(),
      name: 'playChunk',
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      maxQueue: Number.POSITIVE_INFINITY,
      atomics: 'async',
      resourceLimits: { maxOldGenerationSizeMb: this.heapLimit },
      workerData,
    });
    // A worker's death also fails the task it worked on; that is where it is told.
    this.piscina.on('error', () => undefined);
    this.watch = plan.timeout === null ? null : this.watchDecisions(plan.timeout);
  }

  /** Ends workers that wait too long for an agent of one's own. */
  private watchDecisions(timeout: number): Watch {
    const seatings = this.plan.runs.map(({ agents }) => seatingsOf(agents));
    const isForeign = ({ run, seating, seat }: Place): boolean =>
      isModulePath(parseAgentText(this.plan.runs[run].agents[seatings[run][seating][seat]]).name);
    return new Watch(this.cells, timeout, isForeign, ({ run, chunk }) =>
      this.running.get(keyOf(run, chunk))?.abort(`a decision took more than ${timeout} ms (timeout)`),
    );
  }

  /**
   * Plays the chunks of a run from `first` on and hands over each result in the order of the chunks, until one is
   * enough.
   *
   * @throws RunFailure where a chunk fails or its worker dies, unless the plan says to skip failing blocks
   */
  async play(
    run: number,
    blocks: BlockPlan,
    first: number,
    onResult: (chunk: number, result: ChunkResult) => Promise<Enough | void> | Enough | void,
  ): Promise<void> {
    const pending = new Map<number, Promise<ChunkResult | Failure>>();
    let next = first;
    for (let chunk = first; chunk < blocks.chunks; chunk++) {
      while (next < blocks.chunks && pending.size < this.threads * QUEUED_PER_THREAD) {
        const task = this.playChunk({ run, chunk: next, range: chunkOf(blocks, next), without: [] });
        // A chunk that fails early is reported when its turn comes, or not at all after an earlier failure.
        task.catch(() => undefined);
        pending.set(next++, task);
      }
      const outcome = await pending.get(chunk);
      pending.delete(chunk);
      if (outcome === undefined) throw new Error(`chunk ${chunk} was never handed out`);
      if (isFailure(outcome)) throw new RunFailure(outcome);
      if ((await onResult(chunk, outcome)) === ENOUGH) return;
    }
  }

  /** Plays a chunk, again without the block that a worker died of where such blocks are to be skipped. */
  private async playChunk(task: ChunkTask): Promise<ChunkResult | Failure> {
    const deaths = new Map<number, Failure>();
    for (;;) {
      const outcome = await this.attempt({ ...task, without: [...deaths.keys()] });
      if (!isFailure(outcome)) {
        const skipped = [...deaths.values(), ...outcome.skipped];
        return { ...outcome, skipped: skipped.sort((one, other) => one.place.block - other.place.block) };
      }
      const { block } = outcome.place;
      if (this.plan.onError === 'stop' || block < 0 || deaths.has(block)) return outcome;
      deaths.set(block, { ...outcome, stack: '' });
    }
  }

  private async attempt(task: ChunkTask): Promise<ChunkResult | Failure> {
    const key = keyOf(task.run, task.chunk);
    const ending = new AbortController();
    this.running.set(key, ending);
    try {
      return (await this.piscina.run(task, { signal: ending.signal })) as ChunkResult | Failure;
    } catch (error) {
      const place = lastPlaceOfChunk(this.cells, task.run, task.chunk);
      if (this.closing || place === undefined) throw error;
      const message = ending.signal.aborted ? String(ending.signal.reason) : this.deathText(error);
      return { failed: true, place, message, stack: '' };
    } finally {
      this.running.delete(key);
    }
  }

  private deathText(error: unknown): string {
    if (faultCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') {
      return `the worker died: its memory was full, ${this.heapLimit} MB (NODE_OPTIONS=--max-old-space-size=… raises that)`;
    }
    return `the worker died: ${error instanceof Error ? error.message : String(error)}`;
  }

  /** Ends all workers at once, whatever they do. */
  async close(): Promise<void> {
    this.closing = true;
    this.watch?.stop();
    await this.piscina.destroy();
  }
}

function keyOf(run: number, chunk: number): string {
  return `${run} ${chunk}`;
}
