import type { State } from '../engine/game.js';
import type { Random } from '../engine/random.js';
import { isBatchAgent, type Agent, type AnyAgent, type BatchAgent } from './agent.js';

/**
 * An agent of one's own, watched: where it changes the position it is handed, its games would be other games than those
 * that are counted, and nobody would know. Costs two hashes a decision.
 */
export function guardAgent(agent: AnyAgent): AnyAgent {
  if (isBatchAgent(agent)) return new GuardedBatchAgent(agent);
  return agent.chooseAmong === undefined
    ? new GuardedAgent(agent)
    : new GuardedChooser(agent, agent.chooseAmong.bind(agent));
}

/** What was handed to an agent, to be compared with what it left. */
class Handed {
  private readonly observer: State['observer'];
  private readonly hash: number;

  constructor(private readonly state: State) {
    this.observer = state.observer;
    this.hash = state.hash();
  }

  /** @throws Error where the state is another now */
  check(): void {
    if (this.state.observer !== this.observer || this.state.hash() !== this.hash)
      throw new Error('changed the state it was handed; what it wants to try, it tries in a copy (copyFrom)');
  }
}

/** @throws Error where an agent answers later */
function refusePromise(answer: unknown, method: string): void {
  if (answer instanceof Promise)
    throw new Error(`${method} returned a promise; an agent chooses at once, only createAgent may take its time`);
}

class GuardedAgent implements Agent {
  readonly byLot: boolean;

  constructor(protected readonly agent: Agent) {
    this.byLot = agent.byLot === true;
  }

  choose(state: State, options: number, random: Random): number {
    const handed = new Handed(state);
    const choice = this.agent.choose(state, options, random);
    refusePromise(choice, 'choose');
    handed.check();
    return choice;
  }
}

/** The same of an agent that can choose among the options that are not barred. */
class GuardedChooser extends GuardedAgent {
  constructor(
    agent: Agent,
    private readonly chooser: NonNullable<Agent['chooseAmong']>,
  ) {
    super(agent);
  }

  chooseAmong(state: State, allowed: Int32Array, count: number, random: Random): number {
    const handed = new Handed(state);
    const choice = this.chooser(state, allowed, count, random);
    refusePromise(choice, 'chooseAmong');
    handed.check();
    if (!allowed.subarray(0, count).includes(choice))
      throw new Error(
        `chooseAmong gave ${String(choice)}, which is not among those allowed: ${allowed.subarray(0, count).join(', ')}`,
      );
    return choice;
  }
}

class GuardedBatchAgent implements BatchAgent {
  readonly lanes: number;

  constructor(private readonly agent: BatchAgent) {
    this.lanes = agent.lanes;
  }

  chooseMany(states: readonly State[], randoms: readonly Random[], count: number, choices: Int32Array): void {
    const handed = states.slice(0, count).map((state) => new Handed(state));
    const answer: unknown = this.agent.chooseMany(states, randoms, count, choices);
    refusePromise(answer, 'chooseMany');
    for (const one of handed) one.check();
  }
}
