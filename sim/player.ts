import { isBatchAgent, type Agent, type AnyAgent } from '../agents/agent.js';
import { createAgents } from '../agents/load.js';
import type { Variant } from '../engine/game.js';
import { isModulePath, loadGame } from '../engine/load.js';
import { CheckedTally } from '../results/checked-tally.js';
import { Tally } from '../results/tally.js';
import { TallyLayout } from '../results/tally-layout.js';
import type { Chunk } from './blocks.js';
import { LaneMatch } from './lanes.js';
import { failureOf, type Failure } from './failure.js';
import type { GameListener } from './match.js';
import type { Plan } from './plan.js';
import { RowBuffer } from '../results/game-rows.js';
import { seatingsOf, type Seating } from '../results/seating.js';
import { runKey } from './seeds.js';
import type { Whereabouts } from './whereabouts.js';
import type { RunKey } from '../engine/random.js';

/** What a chunk gives. */
export interface ChunkResult {
  /** What `Tally.take` hands over. */
  readonly tally: Float64Array<ArrayBuffer>;
  /** The rows of its games, where they are wanted. */
  readonly rows: Float64Array<ArrayBuffer> | null;
  /** Why blocks are left out, one failure for each, in their order. */
  readonly skipped: readonly Failure[];
}

interface PlaysBlocks {
  playBlocks(key: RunKey, first: number, blocks: number, listener: GameListener | null): number;
  release(): void;
}

/** Plays the chunks of one run, in a worker or in the main thread. */
export class RunPlayer {
  private constructor(
    private readonly plan: Plan,
    private readonly seatings: readonly Seating[],
    private readonly variant: Variant,
    private readonly layout: TallyLayout,
    private readonly match: PlaysBlocks,
    private readonly tally: Tally,
    private readonly key: RunKey,
    private readonly whereabouts: Whereabouts,
  ) {}

  /** Compiles the variant, makes the agents and a copy of the match loop that serves them alone. */
  static async create(plan: Plan, run: number, whereabouts: Whereabouts): Promise<RunPlayer> {
    const { agents: texts, setup } = plan.runs[run];
    const game = await loadGame(plan.game, plan.folder);
    const variant = game.compile(setup);
    const agents = await createAgents(texts, plan.folder, { variant });
    const seatings = seatingsOf(texts);
    const layout = new TallyLayout(variant, texts);
    const tally = isModulePath(plan.game) ? new CheckedTally(layout, variant) : new Tally(layout, variant);
    const match = await createMatch(variant, texts, agents, seatings, tally, whereabouts);
    return new RunPlayer(plan, seatings, variant, layout, match, tally, runKey(plan.seed), whereabouts);
  }

  /** Plays a chunk; where a game fails, nothing of it remains counted. */
  playChunk(chunk: Chunk): ChunkResult {
    try {
      const rows = this.playBlocks(chunk);
      return { tally: this.tally.take(), rows, skipped: [] };
    } catch (error) {
      this.tally.abandon();
      throw error;
    }
  }

  /** Plays a chunk block by block, leaving out the blocks that are named, and those that fail. */
  playChunkWithout({ firstBlock, blocks }: Chunk, without: readonly number[]): ChunkResult {
    const total = new Tally(this.layout, this.variant);
    const rows: Float64Array<ArrayBuffer>[] = [];
    const skipped: Failure[] = [];
    for (let block = firstBlock; block < firstBlock + blocks; block++) {
      if (without.includes(block)) continue;
      try {
        const played = this.playBlocks({ firstBlock: block, blocks: 1 });
        total.absorb(this.tally);
        if (played !== null) rows.push(played);
      } catch (error) {
        this.tally.abandon();
        skipped.push({ ...failureOf(error, this.whereabouts.place), stack: '' });
      }
    }
    const tally = total.take();
    total.release();
    return { tally, rows: this.plan.rows ? joined(rows) : null, skipped };
  }

  /** Gives the memory of match, tally and variant back; it must not be used any more. */
  release(): void {
    this.match.release();
    this.tally.release();
    this.variant.release();
  }

  private playBlocks({ firstBlock, blocks }: Chunk): Float64Array<ArrayBuffer> | null {
    const rows = this.plan.rows ? new RowBuffer(this.variant.players, firstBlock, blocks, this.seatings.length) : null;
    const listener: GameListener | null =
      rows === null
        ? null
        : (block, seating, state, decisions) => {
            rows.add(block, seating, state, decisions);
          };
    this.match.playBlocks(this.key, firstBlock, blocks, listener);
    return rows === null ? null : rows.take();
  }
}

function joined(parts: readonly Float64Array[]): Float64Array<ArrayBuffer> {
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A match of its own module copy for each game and set of agents (see Match). */
export async function createMatch(
  variant: Variant,
  texts: readonly string[],
  agents: readonly AnyAgent[],
  seatings: readonly Seating[],
  tally: Tally | null,
  whereabouts: Whereabouts,
): Promise<PlaysBlocks> {
  const single = agents.filter((agent): agent is Agent => !isBatchAgent(agent));
  if (single.length < agents.length) return new LaneMatch(variant, agents, seatings, tally, whereabouts);
  const copy = encodeURIComponent(`${variant.game.name} ${[...new Set(texts)].sort().join(' ')}`);
  const { Match }: typeof import('./match.js') = await import(`./match.js?${copy}`);
  return new Match(variant, single, seatings, tally, whereabouts);
}
