import type { Agent } from '../../agents/agent.js';
import { createAgentOf } from '../../agents/load.js';
import { Dealer, type Script } from '../../engine/dealer.js';
import type { Game, State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { optionLabels } from '../support/play.js';
import { setupOf, type Changes } from '../support/setups.js';

/** What a test lays out: the players, the changes, what the streams of chance give, in order. */
export interface Layout extends Partial<Changes> {
  readonly players?: number;
  /** Labels by pile, rolls by kind of die; then the first card of the pile, and 1. */
  readonly chance?: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A position to be played to by labels, and what a persona would choose there. */
export class Table {
  readonly variant: Variant;
  readonly state: State;
  private readonly dealer: Dealer;
  private readonly random = new Random();

  constructor(
    readonly game: Game,
    { players = 2, rules = {}, cards = {}, chance = {} }: Layout,
  ) {
    this.variant = game.compile(setupOf(game, players, { rules, cards }));
    this.state = this.variant.createState();
    this.dealer = new Dealer(game.streams.length);
    this.dealer.script = this.scripted(game.streams.map((stream) => [...(chance[stream] ?? [])]));
    this.state.start(this.dealer);
  }

  private scripted(waiting: (string | number)[][]): Script {
    return {
      draw: (stream, words, from, count) => {
        const label = waiting[stream].shift();
        if (label === undefined) return 0;
        const at = Array.from(words.subarray(from, from + count), (card) => this.variant.labels[card]);
        if (!at.includes(String(label))) throw new Error(`${label} is not in the pile`);
        return at.indexOf(String(label));
      },
      roll: (stream) => Number(waiting[stream].shift() ?? 1),
      shuffle: () => {},
    };
  }

  get phase(): string {
    return this.game.phases[this.state.phase];
  }

  get options(): string[] {
    return optionLabels(this.state);
  }

  /** Chooses options by label, one after the other. */
  choose(...labels: readonly string[]): this {
    for (const label of labels) {
      const k = this.options.indexOf(label);
      if (k < 0) throw new Error(`no option ${label} among ${this.options.join(', ')}`);
      this.state.apply(k, this.dealer);
    }
    return this;
  }

  /** Takes the last option (to pass) until the seat is asked in that phase. */
  passTo(seat: number, phase: string): this {
    while (this.state.player !== seat || this.phase !== phase) {
      if (this.state.over) throw new Error(`the game is over before ${phase} of P${seat}`);
      this.state.apply(this.state.options - 1, this.dealer);
    }
    return this;
  }

  /** The label of the option that the persona chooses. */
  async choice(persona = 'balanced'): Promise<string> {
    const agent = await heuristicAgent(this.variant, persona);
    this.random.seed(runKey('table'), 0, 0);
    return this.options[agent.choose(this.state, this.state.options, this.random)];
  }
}

/** The heuristic for a variant. */
export async function heuristicAgent(variant: Variant, persona = 'balanced'): Promise<Agent> {
  const agent = await createAgentOf(`heuristic:persona=${persona}`, '/', { variant });
  if (!('choose' in agent)) throw new Error('the heuristic chooses for one position at a time');
  return agent;
}
