import type { Card } from '../../engine/cards.js';
import { Dealer, type Script } from '../../engine/dealer.js';
import type { Observer, State, Variant } from '../../engine/game.js';
import { resolveRules, type Rules } from '../../engine/settings.js';
import { game } from '../../engine/baroque-masters/index.js';
import { observer } from '../support/listener.js';

export interface Layout {
  readonly players?: number;
  readonly rules?: Partial<Rules>;
  /** The deck, in the order in which it is drawn. */
  readonly deck: readonly string[];
  /** Cards drawn once the discard has become the deck; whichever comes, where these are used up. */
  readonly later?: readonly string[];
  /** Cards that are not printed, or printed ones with other fields; copies follow from the deck. */
  readonly cards?: readonly Card[];
}

/** A printed card with other fields. */
export function tuned(label: string, fields: Card['fields']): Card {
  const card = game.cards.find((printed) => printed.label === label);
  if (card === undefined) throw new RangeError(`no card ${label}`);
  return { ...card, fields: { ...card.fields, ...fields } };
}

/** A game with a stacked deck, played by the labels of the options. */
export class Table {
  readonly variant: Variant;
  readonly state: State;
  readonly shuffles: number[] = [];
  /** Sentences of what happened. */
  readonly story: string[] = [];
  /** What was offered: the player, then the labels. */
  readonly offers: string[][] = [];
  readonly turns: string[] = [];
  private readonly dealer: Dealer;

  constructor({ players = 2, rules = {}, deck, later = [], cards = [] }: Layout) {
    const own = new Set(cards.map(({ label }) => label));
    const list = [...game.cards.filter(({ label }) => !own.has(label)), ...cards].map((card) => ({
      ...card,
      copies: deck.filter((label) => label === card.label).length,
    }));
    this.variant = game.compile({ players, rules: resolveRules(game.settings, players, rules), cards: list });
    this.state = this.variant.createState();
    this.dealer = new Dealer(game.streams.length);
    this.dealer.script = this.stacked([...deck, ...later]);
    this.state.observer = this.listener();
    this.state.start(this.dealer);
  }

  private stacked(order: string[]): Script {
    return {
      draw: (_stream, words, from, count) => {
        const label = order.shift();
        if (label === undefined) return 0;
        const index = Array.from(words.subarray(from, from + count)).findIndex(
          (card) => this.variant.labels[card] === label,
        );
        if (index < 0) throw new RangeError(`${label} is not in the deck`);
        return index;
      },
      roll: () => {
        throw new RangeError('no die is rolled in Baroque Masters');
      },
      shuffle: (_stream, count) => {
        this.shuffles.push(count);
      },
    };
  }

  private listener(): Observer {
    return observer({
      tell: (event, player, card, amount) => {
        this.story.push(this.variant.describe(event, player, card, amount));
      },
      offer: (player, words, from, count) => {
        const labels = Array.from(words.subarray(from, from + count), (card) => this.variant.labels[card]);
        this.offers.push([`P${player}`, ...labels.sort()]);
      },
      turnEnded: (turn, player) => {
        this.turns.push(`round ${turn} of P${player}`);
      },
    });
  }

  /** The options' labels, sorted. */
  get options(): string[] {
    const { state, variant } = this;
    return Array.from({ length: state.options }, (_, k) => variant.actionLabel(state.phase, state.action(k))).sort();
  }

  get phase(): string {
    return game.phases[this.state.phase];
  }

  /** Chooses options one after the other. */
  choose(...labels: string[]): this {
    const { state, variant } = this;
    for (const label of labels) {
      const action = variant.actionOf(state.phase, label);
      const k = Array.from({ length: state.options }, (_, index) => state.action(index)).indexOf(action);
      if (k < 0) throw new RangeError(`P${state.player} has no option ${label}, but ${this.options.join(', ')}`);
      state.apply(k, this.dealer);
    }
    return this;
  }

  /** The labels in a place, sorted. */
  at(place: string): string[] {
    return [...(this.state.places()[place] ?? [])].sort();
  }

  /** The RP of all seats. */
  get scores(): number[] {
    return Array.from({ length: this.variant.players }, (_, seat) => this.state.score(seat));
  }
}
