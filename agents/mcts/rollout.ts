import type { Dealer } from '../../engine/dealer.js';
import type { State } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import type { Agent } from '../agent.js';
import type { Evaluation } from './evaluation.js';
import { NO_LAST_TURN } from './horizon.js';

/** Plays a position on, up to the end of the game or of so many turns, and says what it is worth then. */
export class Rollout {
  /** What the last one gave each seat, 0 … 1. */
  readonly rewards: Float64Array;

  /** @param agent who chooses for every seat, or null: uniformly at random */
  constructor(
    private readonly evaluation: Evaluation,
    private readonly agent: Agent | null,
  ) {
    this.rewards = evaluation.rewards;
  }

  /** Plays on until the turn `lastTurn` is reached, changing the state. */
  play(state: State, dealer: Dealer, random: Random, lastTurn: number): void {
    if (this.agent === null) this.playAtRandom(state, dealer, random, lastTurn);
    else this.playByAgent(this.agent, state, dealer, random, lastTurn);
    this.evaluation.evaluate(state);
  }

  private playAtRandom(state: State, dealer: Dealer, random: Random, lastTurn: number): void {
    // To the end, a game that draws choices by itself plays in one go.
    const draws = lastTurn === NO_LAST_TURN;
    if (draws) leaveToLot(state, dealer, random);
    for (let options = state.options; options > 0 && state.turn < lastTurn; options = state.options) {
      state.apply(random.below(options), dealer);
    }
    if (draws) leaveToLot(state, dealer, null);
  }

  private playByAgent(agent: Agent, state: State, dealer: Dealer, random: Random, lastTurn: number): void {
    for (let options = state.options; options > 0 && state.turn < lastTurn; options = state.options) {
      state.apply(agent.choose(state, options, random), dealer);
    }
  }
}

/** Leaves the choices of every seat to a stream; null: no longer. */
function leaveToLot({ variant }: State, dealer: Dealer, random: Random | null): void {
  for (let seat = 0; seat < variant.players; seat++) dealer.leaveToLot(seat, random);
  dealer.decisions = 0;
}
