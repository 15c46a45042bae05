import { isBatchAgent, type Agent, type AnyAgent } from '../agents/agent.js';
import { createAgents } from '../agents/load.js';
import type { Variant } from '../engine/game.js';
import { loadGame } from '../engine/load.js';
import { Tally } from '../results/tally.js';
import { TallyLayout } from '../results/tally-layout.js';
import type { Chunk } from './blocks.js';
import { LaneMatch } from './lanes.js';
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
}

interface PlaysBlocks {
  playBlocks(key: RunKey, first: number, blocks: number, listener: GameListener | null): number;
}

/** Plays the chunks of one run, in a worker or in the main thread. */
export class RunPlayer {
  private constructor(
    private readonly plan: Plan,
    private readonly seatings: readonly Seating[],
    private readonly players: number,
    private readonly match: PlaysBlocks,
    private readonly tally: Tally,
    private readonly key: RunKey,
  ) {}

  /** Compiles the variant, makes the agents and a copy of the match loop that serves them alone. */
  static async create(plan: Plan, run: number, whereabouts: Whereabouts): Promise<RunPlayer> {
    const { agents: texts, setup } = plan.runs[run];
    const game = await loadGame(plan.game, plan.folder);
    const variant = game.compile(setup);
    const agents = await createAgents(texts, plan.folder, { variant });
    const seatings = seatingsOf(texts);
    const layout = new TallyLayout(variant, texts);
    const tally = new Tally(layout, variant);
    const match = await createMatch(variant, texts, agents, seatings, tally, layout, whereabouts);
    return new RunPlayer(plan, seatings, setup.players, match, tally, runKey(plan.seed));
  }

  playChunk({ firstBlock, blocks }: Chunk): ChunkResult {
    const rows = this.plan.rows ? new RowBuffer(this.players, firstBlock, blocks, this.seatings.length) : null;
    const listener: GameListener | null =
      rows === null
        ? null
        : (block, seating, state, decisions) => {
            rows.add(block, seating, state, decisions);
          };
    this.match.playBlocks(this.key, firstBlock, blocks, listener);
    return { tally: this.tally.take(), rows: rows === null ? null : rows.take() };
  }
}

/** A match of its own module copy for each game and set of agents (see Match). */
export async function createMatch(
  variant: Variant,
  texts: readonly string[],
  agents: readonly AnyAgent[],
  seatings: readonly Seating[],
  tally: Tally | null,
  layout: TallyLayout,
  whereabouts: Whereabouts,
): Promise<PlaysBlocks> {
  const single = agents.filter((agent): agent is Agent => !isBatchAgent(agent));
  if (single.length < agents.length) return new LaneMatch(variant, agents, seatings, tally, layout, whereabouts);
  const copy = encodeURIComponent(`${variant.game.name} ${[...new Set(texts)].sort().join(' ')}`);
  const { Match }: typeof import('./match.js') = await import(`./match.js?${copy}`);
  return new Match(variant, single, seatings, tally, whereabouts);
}
