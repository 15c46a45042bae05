import { NO_CARD, WIN_SHARE_SCALE, winShare, type Observer, type State } from '../../engine/game.js';
import { titleOf } from './card-count.js';
import { points, withMinus } from './number-text.js';
import type { ReplayListener } from './replay.js';
import { playerInWords, tableInWords } from './summary.js';
import type { TraceStart } from './start.js';
import { visible } from './visible.js';
import { wrapped } from './wrap.js';

/** Options passed over that are named; of more, the number is told. */
const MOST_NAMED = 8;

/** Events of this name belong to the deal, before the first turn. */
const DEAL = 'dealt';

const INDENT = 2;
const HANGING = 6;

/** A choice that has been made, until its first consequence is told. */
interface Choice {
  readonly seat: number;
  readonly phase: string;
  readonly label: string;
  readonly others: string;
}

/**
 * Tells games as a story, line by line: turns and what happened in them, choices and what was passed over for them,
 * what everybody has after each turn, and who won.
 */
export class Storyteller implements ReplayListener, Observer {
  private game: { readonly state: State; readonly agents: readonly string[] } | null = null;
  /** The turn whose heading has been told, −1 before the first. */
  private headed = -1;
  /** Whether the deal has been told, and no turn yet. */
  private dealt = false;
  private choice: Choice | null = null;

  /**
   * @param write is given each line, without a newline
   * @param columns most letters in a line, but for a word that is longer
   */
  constructor(
    private readonly write: (line: string) => void,
    private readonly columns: number,
  ) {}

  startGame({ game, setup, seed, agents, fields }: TraceStart, state: State): Observer {
    this.game = { state, agents };
    this.headed = -1;
    this.dealt = false;
    this.choice = null;
    const block = typeof fields.block === 'number' ? `, block ${fields.block}` : '';
    const seating = typeof fields.seating === 'number' ? `, seating ${fields.seating}` : '';
    this.paragraph(`${game.title}, ${setup.players} players, seed ${seed}${block}${seating}`, 0);
    this.paragraph(agents.map((_, seat) => this.nameOf(seat)).join(', '), INDENT);
    this.write('');
    return this;
  }

  tell(event: number, player: number, card: number, amount: number): void {
    if (this.game === null) return;
    const { state } = this.game;
    const { variant } = state;
    const sentence = withMinus(variant.describe(event, player, card, amount));
    if (sentence === '') return;
    if (this.headed < 0 && variant.game.events[event].name === DEAL) this.dealt = true;
    else this.heading(state.turn, state.player);
    const choice = this.choice;
    if (choice !== null && card !== NO_CARD && choice.label.includes(variant.labels[card])) {
      this.choice = null;
      this.paragraph(`${sentence} (not: ${choice.others})`, INDENT);
      return;
    }
    this.tellChoice();
    this.paragraph(sentence, INDENT);
  }

  gain(event: number, player: number, card: number, amount: number): void {
    this.tell(event, player, card, amount);
  }

  offer(): void {}

  decide(state: State, k: number): void {
    this.tellChoice();
    this.heading(state.turn, state.player);
    const { phase, variant } = state;
    const labels = Array.from({ length: state.options }, (_, option) =>
      variant.actionLabel(phase, state.action(option)),
    );
    const others = labels.filter((_, option) => option !== k);
    const more = others.length - MOST_NAMED;
    this.choice = {
      seat: state.player,
      phase: variant.game.phases[phase],
      label: labels[k],
      others: others.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : ''),
    };
  }

  turnEnded(turn: number, player: number): void {
    if (this.game === null) return;
    this.tellChoice();
    this.heading(turn, player);
    const { state } = this.game;
    const snapshot = state.snapshot();
    const everybody = state.variant.game.turnName === 'round';
    for (let seat = 0; seat < state.variant.players; seat++) {
      if (everybody || seat === player) this.paragraph(`P${seat} has ${playerInWords(snapshot, seat)}`, INDENT);
    }
    this.paragraph(`on the table: ${tableInWords(snapshot)}`, INDENT);
    this.write('');
  }

  endGame(state: State): void {
    const { game, players } = state.variant;
    const turns = `${state.turn} ${game.turnName}${state.turn === 1 ? '' : 's'}`;
    this.write(`The game ${state.truncated ? 'is cut short' : 'ends'} after ${turns}.`);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    for (const seat of seats.toSorted((one, other) => state.score(other) - state.score(one))) {
      const share = winShare(state, seat);
      const outcome = share === WIN_SHARE_SCALE ? ' and wins' : share > 0 ? ' and shares the win' : '';
      this.paragraph(`${this.nameOf(seat)} has ${points(state.score(seat) / game.scoreScale)}${outcome}`, INDENT);
    }
    this.write('');
    this.game = null;
  }

  /** Tells a choice that had no consequence of its own. */
  private tellChoice(): void {
    if (this.choice === null) return;
    const { seat, phase, label, others } = this.choice;
    this.choice = null;
    this.paragraph(`P${seat}, ${phase}: ${label} (not: ${others})`, INDENT);
  }

  private heading(turn: number, player: number): void {
    if (this.game === null || turn <= this.headed) return;
    if (this.dealt) this.write('');
    this.dealt = false;
    this.headed = turn;
    const { turnName } = this.game.state.variant.game;
    const whose = turnName === 'round' ? `${this.nameOf(player)} begins` : this.nameOf(player);
    this.paragraph(`${titleOf(turnName)} ${turn + 1}: ${whose}`, 0);
  }

  private nameOf(seat: number): string {
    return `P${seat} (${this.game?.agents[seat] ?? ''})`;
  }

  private paragraph(text: string, indent: number): void {
    // Labels and names come from a file: nothing in them may steer a terminal.
    for (const line of wrapped(visible(text), this.columns, indent, indent === 0 ? INDENT : HANGING)) this.write(line);
  }
}
