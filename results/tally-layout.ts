import type { Variant } from '../engine/game.js';

/** Sums about a figure of blocks: of the block's sum, and of its square. */
export const SUM = 0;
export const SQUARE = 1;

/** Sums about the players of a block who had a card (n of them, win shares s, margins m; M all margins of the block). */
export const CARD_SUMS = ['n', 'nn', 's', 'ss', 'sn', 'm', 'mm', 'mn', 'Mm', 'Mn'] as const;
export const CARD_SUM_COUNT = CARD_SUMS.length;
export type CardSum = (typeof CARD_SUMS)[number];

/**
 * Where each counter of a tally lies in its vector of numbers. It follows from variant and agents alone, so that
 * vectors of any workers can be added place by place.
 */
export class TallyLayout {
  readonly players: number;
  readonly labels: number;
  /** Which group of equal agents each place in the list of agents belongs to, and the groups' texts. */
  readonly groupOf: readonly number[];
  readonly groups: readonly string[];
  /** Kinds of announcement that are counted by card: all, so that an announcement's number is its row. */
  readonly events: number;
  readonly phases: number;
  /** Options per decision are counted exactly up to here. */
  readonly maxOptions: number;

  readonly blocks = 0;
  readonly games = 1;
  readonly truncated = 2;
  readonly decisions = 3;
  /** Sum and sum of squares of all margins of a block. */
  readonly margins = 4;
  /** By seat: sums of win shares (840ths), then of scores, each SUM and SQUARE over blocks. */
  readonly seats = 6;
  /** The same by group of agents. */
  readonly agents: number;
  /** By phase, then number of options: decisions. */
  readonly options: number;
  /** By announcement, then card: how often; the same for the amounts' sum. */
  readonly counts: number;
  readonly amounts: number;
  /** By card: turns in which it was offered. */
  readonly offers: number;
  /** By card: CARD_SUMS. */
  readonly cards: number;
  readonly length: number;

  constructor(variant: Variant, agents: readonly string[]) {
    this.players = variant.players;
    this.labels = variant.labels.length;
    this.groups = [...new Set(agents)];
    this.groupOf = agents.map((agent) => this.groups.indexOf(agent));
    this.events = variant.game.events.length;
    this.phases = variant.game.phases.length;
    this.maxOptions = variant.maxOptions;

    this.agents = this.seats + this.players * 4;
    this.options = this.agents + this.groups.length * 4;
    this.counts = this.options + this.phases * (this.maxOptions + 1);
    this.amounts = this.counts + this.events * this.labels;
    this.offers = this.amounts + this.events * this.labels;
    this.cards = this.offers + this.labels;
    this.length = this.cards + this.labels * CARD_SUM_COUNT;
  }
}

/** The histograms of a tally: turns, decisions a game, then the scores of each seat. */
export const TURNS = 0;
export const DECISIONS = 1;
export const SCORES = 2;
