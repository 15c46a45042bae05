import { createAgents } from '../../agents/load.js';
import { explains, type Explains, type OptionView } from '../../agents/mcts/explain.js';
import type { State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { AGENT_STREAMS, runKey } from '../../sim/seeds.js';

/** Who is asked for hints. */
export const ADVISER = 'mcts:4000';

/** The adviser's stream, apart from those of the agents at the table: asking it changes nothing. */
const ADVISER_STREAM = AGENT_STREAMS + 500;

/** What the adviser thinks of an option. */
export interface Opinion extends OptionView {
  /** The option's place, from 0. */
  readonly option: number;
}

/** Gives hints. The same position is always answered alike. */
export class Adviser {
  private readonly random = new Random();

  private constructor(
    private readonly agent: Explains,
    private readonly seed: string,
  ) {}

  static async create(variant: Variant, seed: string): Promise<Adviser> {
    const [agent] = await createAgents([ADVISER], '.', { variant });
    if (!explains(agent)) throw new Error(`${ADVISER} explains nothing`);
    return new Adviser(agent, seed);
  }

  /** What it thinks of every option, the one it would choose first. */
  opinions(state: State): readonly Opinion[] {
    this.random.seed(runKey(this.seed), 0, ADVISER_STREAM);
    return this.agent
      .explain(state, this.random)
      .map((view, option) => ({ ...view, option }))
      .toSorted((one, other) => other.visits - one.visits || other.share - one.share);
  }
}
