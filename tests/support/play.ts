import * as fc from 'fast-check';
import type { Agent } from '../../agents/agent.js';
import { agentOptions, createAgent as createGreedy } from '../../agents/greedy.js';
import { createAgent as createRandom } from '../../agents/random.js';
import { Dealer } from '../../engine/dealer.js';
import type { Game, State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { changes, PRINTED, setupOf, type Changes } from './setups.js';

/** Who plays the games of the laws. */
export const PLAYERS = ['random', 'greedy'] as const;

/** Greedy plays few deals, since it is slow. */
const AGENT_OF_DEALS = [...Array.from({ length: 7 }, () => PLAYERS[0]), PLAYERS[1]];

/** The stream of a sitting's choices; those of chance stay below. */
const CHOICES = 900;

/** A game to be played: what is changed about it, its seed, who plays. */
export interface Deal extends Changes {
  readonly seed: string;
  readonly agent: (typeof PLAYERS)[number];
}

/** Greedy games are cut short, since they take long. */
const GREEDY_TURNS = 24;

/** Any deal of a game. */
export function deals(game: Game, players: number): fc.Arbitrary<Deal> {
  return fc
    .record({
      changes: changes(game, players),
      seed: fc.nat().map(String),
      agent: fc.constantFrom<Deal['agent']>(...AGENT_OF_DEALS),
    })
    .map(({ changes: { rules, cards }, seed, agent }) => ({
      rules: agent === 'greedy' ? { ...rules, maxTurns: GREEDY_TURNS } : rules,
      cards,
      seed,
      agent,
    }));
}

/** A deal of the game as printed. */
export function printedDeal(seed: string, agent: Deal['agent'] = 'random'): Deal {
  return { ...PRINTED, seed, agent };
}

/**
 * A state, its dealer and the stream of choices, for games that are played move by move:
 *
 * ```
 * for (sitting.start(); !state.over; sitting.step()) …
 * ```
 */
export class Sitting {
  readonly state: State;
  readonly dealer: Dealer;
  readonly random = new Random();
  private readonly agent: Agent;

  constructor(
    readonly variant: Variant,
    private readonly deal: Deal,
  ) {
    this.state = variant.createState();
    this.dealer = new Dealer(variant.game.streams.length);
    this.agent =
      deal.agent === 'greedy' ? createGreedy(agentOptions.parse({ samples: 1 }), { variant }) : createRandom();
  }

  /** Starts the deal's game anew, or that of another block. `choices` names another course of choices. */
  start(block = 0, choices = 0): void {
    const key = runKey(this.deal.seed);
    this.dealer.seed(key, block);
    this.random.seed(key, block, CHOICES + choices);
    this.state.start(this.dealer);
  }

  /** The option that is chosen now. */
  choose(): number {
    return this.agent.choose(this.state, this.state.options, this.random);
  }

  /** Plays an option, chosen unless it is given. */
  step(k: number = this.choose()): void {
    this.state.apply(k, this.dealer);
  }

  /** Starts a game and plays it to its end. */
  finish(block = 0, choices = 0): void {
    for (this.start(block, choices); !this.state.over;) this.step();
  }

  release(): void {
    this.random.release();
    this.dealer.release();
    this.state.release();
  }
}

/** Seats players for a deal, and gives everything back afterwards. */
export function sit<T>(game: Game, players: number, deal: Deal, use: (sitting: Sitting) => T): T {
  const variant = game.compile(setupOf(game, players, deal));
  const sitting = new Sitting(variant, deal);
  try {
    return use(sitting);
  } finally {
    sitting.release();
    variant.release();
  }
}

/** The labels of the options, in order. */
export function optionLabels(state: State): string[] {
  return Array.from({ length: state.options }, (_, k) => state.variant.actionLabel(state.phase, state.action(k)));
}

/** The seats of a game. */
export function seatsOf({ players }: Pick<Variant, 'players'>): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}
