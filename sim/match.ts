import type { Agent } from '../agents/agent.js';
import { Dealer } from '../engine/dealer.js';
import type { State, Variant } from '../engine/game.js';
import { Random, type RunKey } from '../engine/random.js';
import type { Tally } from '../results/tally.js';
import type { Seating } from '../results/seating.js';
import { AGENT_STREAMS } from './seeds.js';
import type { Whereabouts } from './whereabouts.js';

/** Told of every game that ends, in the order of blocks and seatings. */
export type GameListener = (block: number, seating: number, state: State, decisions: number) => void;

/** An agent answered with something that is no option. */
export class IllegalChoice extends Error {
  constructor(choice: unknown, options: number) {
    super(`chose ${said(choice)}; an option is a whole number from 0 to ${options - 1}`);
  }
}

/** A number as it is, anything else with its kind: the text "0" is no 0. */
function said(choice: unknown): string {
  if (typeof choice === 'number' || choice === undefined) return String(choice);
  return typeof choice === 'string' ? `the text ${JSON.stringify(choice)}` : `a value of the kind ${typeof choice}`;
}

/**
 * Plays games one at a time, with agents that choose for one position.
 *
 * This module is imported once for each game and set of agents (`./match.js?…`): each copy then sees one class of
 * state and few of agents, and V8 compiles it for them alone.
 */
export class Match {
  private readonly state: State;
  private readonly dealer: Dealer;
  private readonly randoms: readonly Random[];

  /**
   * @param agents in the order of the list of agents
   * @param tally counts everything, or null: nothing is counted
   */
  constructor(
    variant: Variant,
    private readonly agents: readonly Agent[],
    private readonly seatings: readonly Seating[],
    private readonly tally: Tally | null,
    private readonly whereabouts: Whereabouts,
  ) {
    this.state = variant.createState();
    this.state.observer = tally;
    this.dealer = new Dealer(variant.game.streams.length);
    this.dealer.counter = tally;
    this.randoms = agents.map(() => new Random());
  }

  /** Plays the blocks from `first` on, each in every seating. Returns the number of decisions. */
  playBlocks(key: RunKey, first: number, blocks: number, listener: GameListener | null): number {
    let decisions = 0;
    for (let block = first; block < first + blocks; block++) {
      for (let seating = 0; seating < this.seatings.length; seating++) {
        this.assignLots(this.seatings[seating]);
        decisions += this.playGame(key, block, seating, listener);
      }
      if (this.tally !== null) this.tally.endBlock();
    }
    return decisions;
  }

  /** Gives its memory back; it must not be used any more. */
  release(): void {
    this.state.release();
    this.dealer.release();
    for (const random of this.randoms) random.release();
  }

  /** Leaves the seats of agents that choose by lot to the game. */
  private assignLots(seating: Seating): void {
    const { agents, dealer, randoms } = this;
    for (let seat = 0; seat < seating.length; seat++) {
      dealer.leaveToLot(seat, agents[seating[seat]].byLot === true ? randoms[seating[seat]] : null);
    }
  }

  private playGame(key: RunKey, block: number, seatingNumber: number, listener: GameListener | null): number {
    const { state, dealer, agents, randoms, tally, whereabouts } = this;
    const seating = this.seatings[seatingNumber];
    whereabouts.startGame(block, seatingNumber);
    dealer.seed(key, block);
    for (let agent = 0; agent < randoms.length; agent++) randoms[agent].seed(key, block, AGENT_STREAMS + agent);
    if (tally !== null) tally.startGame();
    dealer.decisions = 0;
    state.start(dealer);
    let decisions = 0;
    for (let options = state.options; options > 0; options = state.options) {
      const seat = state.player;
      const agent = seating[seat];
      whereabouts.decide(seat);
      if (tally !== null) tally.decide(state.phase, options);
      const choice = agents[agent].choose(state, options, randoms[agent]);
      if (!(choice >= 0 && choice < options && Number.isInteger(choice))) throw new IllegalChoice(choice, options);
      decisions++;
      state.apply(choice, dealer);
    }
    decisions += dealer.decisions;
    if (tally !== null) tally.endGame(state, seating, decisions);
    if (listener !== null) listener(block, seatingNumber, state, decisions);
    return decisions;
  }
}
