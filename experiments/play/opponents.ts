import { isBatchAgent, type AnyAgent } from '../../agents/agent.js';
import { createAgents } from '../../agents/load.js';
import type { State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { IllegalChoice } from '../../sim/match.js';
import { AGENT_STREAMS, runKey } from '../../sim/seeds.js';
import { BLOCK, HUMAN, type Invitation } from './sitting.js';

/** The agents that sit at a person's table, each with its stream. */
export class Opponents {
  private readonly choices = new Int32Array(1);

  private constructor(
    private readonly agents: readonly (AnyAgent | null)[],
    private readonly randoms: readonly Random[],
  ) {}

  /** @param folder from which the paths of agents count */
  static async create({ agents, seed }: Invitation, variant: Variant, folder: string): Promise<Opponents> {
    const made = await createAgents(
      agents.filter((text) => text !== HUMAN),
      folder,
      { variant },
    );
    const left = made.values();
    const seated = agents.map((text) => (text === HUMAN ? null : (left.next().value ?? null)));
    const key = runKey(seed);
    const randoms = agents.map((_, seat) => {
      const random = new Random();
      random.seed(key, BLOCK, AGENT_STREAMS + seat);
      return random;
    });
    return new Opponents(seated, randoms);
  }

  /** What the agent to act does; its stream goes on. */
  choose(state: State): number {
    const { choices } = this;
    const agent = this.agents[state.player];
    const random = this.randoms[state.player];
    if (agent === null) throw new Error(`seat ${state.player} is a person's`);
    if (isBatchAgent(agent)) agent.chooseMany([state], [random], 1, choices);
    const choice = isBatchAgent(agent) ? choices[0] : agent.choose(state, state.options, random);
    if (!(Number.isInteger(choice) && choice >= 0 && choice < state.options))
      throw new IllegalChoice(choice, state.options);
    return choice;
  }
}
