import { game } from '../../engine/age-of-enlightenment/index.js';
import { changeCards, type Card, type CardChange } from '../../engine/cards.js';
import { Dealer } from '../../engine/dealer.js';
import type { Observer, State, Variant } from '../../engine/game.js';
import { resolveRules, type Rules } from '../../engine/settings.js';
import { observer } from '../support/listener.js';

/** What a test lays out: the rules, the cards, and what the piles give, in order (then the first card of the pile). */
export interface Layout {
  readonly players?: number;
  readonly rules?: Partial<Rules>;
  readonly changes?: Readonly<Record<string, CardChange>>;
  readonly cards?: readonly Card[];
  readonly personages?: readonly string[];
  readonly discoveries?: readonly string[];
}

/** A player's part of a snapshot. */
export interface PlayerSnapshot {
  readonly hand: readonly string[];
  readonly inPlay: readonly string[];
  readonly discoveries: readonly string[];
  readonly score: number;
}

/** A snapshot as the trace writes it. */
export interface Snapshot {
  readonly personages: number;
  readonly personageDiscard: number;
  readonly discoveries: number;
  readonly discoveryDiscard: number;
  readonly players: readonly PlayerSnapshot[];
}

/** A game on the table: choose by label, look at everything. */
export class Table {
  readonly variant: Variant;
  readonly state: State;
  readonly dealer = new Dealer(game.streams.length);
  /** Every announcement so far: name, player, card, amount. */
  readonly told: string[] = [];
  /** `turn:player` of every turn that ended. */
  readonly turns: string[] = [];
  readonly shuffles: number[] = [];

  constructor({ players = 2, rules = {}, changes = {}, cards = game.cards, ...piles }: Layout) {
    const setup = { players, rules: resolveRules(game.settings, players, rules), cards: changeCards(cards, changes) };
    this.variant = game.compile(setup);
    this.state = this.variant.createState();
    const { labels } = this.variant;
    const waiting = [[...(piles.personages ?? [])], [...(piles.discoveries ?? [])]];
    this.dealer.script = {
      draw: (stream, words, from, count) => {
        const wanted = waiting[stream].shift();
        if (wanted === undefined) return 0;
        const at = Array.from(words.subarray(from, from + count), (label) => labels[label]).indexOf(wanted);
        if (at < 0) throw new Error(`${wanted} is not in the pile ${game.streams[stream]}`);
        return at;
      },
      roll: () => {
        throw new Error('no dice in this game');
      },
      shuffle: (_stream, count) => {
        this.shuffles.push(count);
      },
    };
    this.state.observer = this.listen();
    this.state.start(this.dealer);
  }

  private listen(): Observer {
    return observer({
      tell: (event, player, card, amount) => {
        const name = card < 0 ? '' : this.variant.labels[card];
        this.told.push(`${game.events[event].name} P${player} ${name} ${amount}`);
      },
      offer: (player, words, from, count) => {
        const labels = Array.from(words.subarray(from, from + count), (label) => this.variant.labels[label]);
        this.told.push(`offer P${player} ${labels.sort().join(', ')}`);
      },
      turnEnded: (turn, player) => {
        this.turns.push(`${turn}:${player}`);
      },
    });
  }

  /** The options' labels, sorted. */
  get options(): string[] {
    return this.inOrder.sort();
  }

  private get inOrder(): string[] {
    const { state, variant } = this;
    return Array.from({ length: state.options }, (_, k) => variant.actionLabel(state.phase, state.action(k)));
  }

  get phase(): string {
    return game.phases[this.state.phase];
  }

  get snapshot(): Snapshot {
    return this.state.snapshot() as Snapshot;
  }

  /** A player's part of the snapshot. */
  player(seat: number): PlayerSnapshot {
    return this.snapshot.players[seat];
  }

  /** Plays options by label, one after the other. */
  choose(...labels: readonly string[]): this {
    for (const label of labels) {
      const k = this.inOrder.indexOf(label);
      if (k < 0) throw new Error(`no option ${label} among ${this.options.join(', ')}`);
      this.state.apply(k, this.dealer);
    }
    return this;
  }

  /** Declines as long as that is an option of this player and phase. */
  declineAll(): this {
    while (this.options.includes('decline')) this.choose('decline');
    return this;
  }
}

/** A Personage for a list of one's own. */
export function personage(label: string, type: string, nation = 'X', copies = 1): Card {
  return { label, type, deck: 'personages', copies, fields: { nation } };
}

/** A Discovery for a list of one's own. */
export function discovery(label: string, type: string, score = 10, copies = 1): Card {
  return { label, type, deck: 'discoveries', copies, fields: { score } };
}
