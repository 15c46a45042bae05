import { isBatchAgent, type AnyAgent } from '../agents/agent.js';
import { Dealer } from '../engine/dealer.js';
import type { State, Variant } from '../engine/game.js';
import { Random, type RunKey } from '../engine/random.js';
import type { Tally } from '../results/tally.js';
import { IllegalChoice, type GameListener } from './match.js';
import type { Seating } from '../results/seating.js';
import { AGENT_STREAMS } from './seeds.js';
import type { Whereabouts } from './whereabouts.js';

/** A game being played beside others: a whole block, one seating after another. */
interface Lane {
  readonly state: State;
  readonly dealer: Dealer;
  readonly randoms: readonly Random[];
  readonly tally: Tally | null;
  block: number;
  seating: number;
  decisions: number;
}

/**
 * Plays games side by side, for agents that choose for many positions in one call: every lane is stepped until it
 * waits for an agent, then each agent chooses for all lanes that wait for it. What is played does not depend on the
 * number of lanes, since streams belong to games.
 */
export class LaneMatch {
  private readonly lanes: readonly Lane[];
  private readonly choices: Int32Array;
  private readonly distinct: readonly AnyAgent[];

  constructor(
    private readonly variant: Variant,
    private readonly agents: readonly AnyAgent[],
    private readonly seatings: readonly Seating[],
    private readonly tally: Tally | null,
    private readonly whereabouts: Whereabouts,
  ) {
    const count = Math.max(...agents.map((agent) => (isBatchAgent(agent) ? agent.lanes : 1)));
    this.lanes = Array.from({ length: count }, () => this.createLane());
    this.choices = new Int32Array(count);
    this.distinct = [...new Set(agents)];
  }

  private createLane(): Lane {
    const state = this.variant.createState();
    const tally = this.tally === null ? null : this.tally.beside();
    state.observer = tally;
    const dealer = new Dealer(this.variant.game.streams.length);
    return { state, dealer, randoms: this.agents.map(() => new Random()), tally, block: 0, seating: 0, decisions: 0 };
  }

  /** As Match.playBlocks. */
  playBlocks(key: RunKey, first: number, blocks: number, listener: GameListener | null): number {
    try {
      return this.playLanes(key, first, blocks, listener);
    } catch (error) {
      for (const { tally } of this.lanes) tally?.abandon();
      throw error;
    }
  }

  private playLanes(key: RunKey, first: number, blocks: number, listener: GameListener | null): number {
    const waiting: Lane[] = [];
    let nextBlock = first;
    let decisions = 0;
    /** Starts the lane's next game that has a decision, if any is left; ends those without one. */
    const proceed = (lane: Lane, fresh: boolean): void => {
      let started = !fresh;
      for (;;) {
        if (started) {
          if (lane.state.options > 0) {
            waiting.push(lane);
            return;
          }
          decisions += lane.decisions;
          this.endGame(lane, listener);
          lane.seating++;
        }
        if (!started || lane.seating === this.seatings.length) {
          if (nextBlock === first + blocks) return;
          lane.block = nextBlock++;
          lane.seating = 0;
        }
        this.startGame(lane, key);
        started = true;
      }
    };
    for (const lane of this.lanes) proceed(lane, true);
    while (waiting.length > 0) {
      for (const agent of this.distinct) {
        const ready = waiting.filter((lane) => this.agentOf(lane) === agent);
        if (ready.length === 0) continue;
        this.choose(agent, ready);
        for (const lane of ready) waiting.splice(waiting.indexOf(lane), 1);
        ready.forEach((lane, index) => {
          lane.state.apply(this.choices[index], lane.dealer);
          lane.decisions++;
          proceed(lane, false);
        });
      }
    }
    return decisions;
  }

  /** Gives the memory of its lanes back; it must not be used any more. */
  release(): void {
    for (const { state, dealer, randoms, tally } of this.lanes) {
      state.release();
      dealer.release();
      for (const random of randoms) random.release();
      tally?.release();
    }
  }

  private agentOf(lane: Lane): AnyAgent {
    return this.agents[this.seatings[lane.seating][lane.state.player]];
  }

  private startGame(lane: Lane, key: RunKey): void {
    this.whereabouts.startGame(lane.block, lane.seating);
    lane.dealer.seed(key, lane.block);
    lane.randoms.forEach((random, agent) => random.seed(key, lane.block, AGENT_STREAMS + agent));
    lane.decisions = 0;
    lane.tally?.startGame();
    lane.state.start(lane.dealer);
  }

  private endGame(lane: Lane, listener: GameListener | null): void {
    const { state, seating, block, decisions } = lane;
    lane.tally?.endGame(state, this.seatings[seating], decisions);
    listener?.(block, seating, state, decisions);
    if (seating === this.seatings.length - 1) lane.tally?.endBlock();
  }

  /** Has the agent choose for all lanes that wait for it, into `choices`. */
  private choose(agent: AnyAgent, ready: readonly Lane[]): void {
    const { choices, whereabouts } = this;
    const randoms = ready.map((lane) => lane.randoms[this.seatings[lane.seating][lane.state.player]]);
    for (const lane of ready) lane.tally?.decide(lane.state.phase, lane.state.options);
    whereabouts.startGame(ready[0].block, ready[0].seating);
    whereabouts.decide(ready[0].state.player);
    if (isBatchAgent(agent)) {
      const states = ready.map((lane) => lane.state);
      agent.chooseMany(states, randoms, ready.length, choices);
    }
    ready.forEach(({ state, block, seating }, index) => {
      whereabouts.startGame(block, seating);
      whereabouts.decide(state.player);
      const choice = isBatchAgent(agent) ? choices[index] : agent.choose(state, state.options, randoms[index]);
      if (!(choice >= 0 && choice < state.options && Number.isInteger(choice))) {
        throw new IllegalChoice(choice, state.options);
      }
      choices[index] = choice;
    });
  }
}
