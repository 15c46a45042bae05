import { Dealer } from '../../engine/dealer.js';
import type { Setup, State, Variant } from '../../engine/game.js';
import { markOf, Recorder } from '../../sim/trace/recorder.js';
import { runKey } from '../../sim/seeds.js';
import type { Telling } from './faces/index.js';
import { Narrator } from './narrator.js';

/** How a trace names the seat of a person. */
export const HUMAN = 'human';

/** A game that a person plays: everything that decides it but the choices. */
export interface Invitation {
  readonly setup: Setup;
  readonly seed: string;
  /** By seat, HUMAN among them. */
  readonly agents: readonly string[];
  /** The person's seat. */
  readonly seat: number;
  /** The agents that do not choose the same when the game is played again. */
  readonly unrepeatable: readonly string[];
}

/** Games that people play are dealt as this block of their seed. */
export const BLOCK = 0;

/** Lines of a trace that say what chance did. */
const CHANCE = /^\{"kind":"(?:draw|roll|shuffle)"/;

/** A choice that was made. */
interface Move {
  readonly player: number;
  readonly choice: number;
  /** Lines of the trace before it. */
  readonly lines: number;
}

/** Why a decision cannot be taken back. */
export type Refusal = 'nothing' | 'others' | 'chance';

/** A game in progress with its trace so far. */
export class Sitting {
  readonly state: State;
  readonly narrator: Narrator;
  private readonly dealer: Dealer;
  private recorder: Recorder;
  private written: string[] = [];
  private moves: Move[] = [];

  constructor(
    variant: Variant,
    private readonly invitation: Invitation,
    names: readonly string[],
    telling: Telling,
  ) {
    this.state = variant.createState();
    this.dealer = new Dealer(variant.game.streams.length);
    this.narrator = new Narrator(this.state, invitation.seat, names, telling);
    this.state.observer = this.narrator;
    this.recorder = this.deal();
  }

  /** The trace so far, or all of it once the game is over. */
  get lines(): readonly string[] {
    return this.written;
  }

  get decisions(): number {
    return this.moves.length;
  }

  play(choice: number): void {
    const { state, recorder } = this;
    this.moves.push({ player: state.player, choice, lines: this.written.length });
    recorder.decide(choice);
    state.apply(choice, this.dealer);
    if (state.over) recorder.end();
  }

  /** Takes back the person's last decision, if nothing followed it but rules; null where that was done. */
  takeBack(): Refusal | null {
    const { seat } = this.invitation;
    const last = this.moves.at(-1);
    if (last === undefined || !this.moves.some(({ player }) => player === seat)) return 'nothing';
    if (last.player !== seat) return 'others';
    if (this.written.slice(last.lines).some((line) => CHANCE.test(line))) return 'chance';
    const choices = this.moves.slice(0, -1).map(({ choice }) => choice);
    this.narrator.muted = true;
    this.recorder.detach();
    this.recorder = this.deal();
    for (const choice of choices) this.play(choice);
    this.narrator.muted = false;
    return null;
  }

  private deal(): Recorder {
    const { state, dealer, invitation } = this;
    const { seed, agents, unrepeatable } = invitation;
    this.written = [];
    this.moves = [];
    const recorder = new Recorder(state, dealer, (line) => this.written.push(line));
    dealer.seed(runKey(seed), BLOCK);
    recorder.start({ seed, agents, more: { block: BLOCK, ...markOf(unrepeatable.length === 0) } });
    state.start(dealer);
    if (state.over) recorder.end();
    return recorder;
  }
}
