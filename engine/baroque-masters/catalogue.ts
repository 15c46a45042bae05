/**
 * The catalogue of actions: one a label (to take, score or discard it), LAST of these (to end or pass), what may be
 * played and used (CardWord.Actions: a Patron; a Commission or Quality with each kind of Patron; an Action with each
 * target), and each target of an Event (Table.EventActions). Seats and Patrons are counted by number.
 */

import type { Card } from '../cards.js';
import { NO_ACTION, type Setup } from '../game.js';
import { CardWord, Effect, HAND_AT, Kind, PHASES, Play, S, Slot, Step, Table, words as arenaWords } from './layout.js';
import { effectOf } from './effects.js';
import { countTakes, listedOption, slotOfMeld, slotForCard } from './options.js';
import { kindOfPatron } from './patrons.js';
import { aimsAtPatron, aimsAtSeat, seatOfTarget, slotOfTarget } from './texts.js';

const words = arenaWords;

/** To end a turn or to pass: this many after the labels' own actions begin the others. */
export const LAST = 1;

/** How many actions a card adds to the catalogue beyond taking it. */
export function actionsOfCard(card: Card, players: number, patrons: number): number {
  switch (card.type) {
    case 'P':
      return 1;
    case 'C':
    case 'Q':
      return patrons;
    case 'A':
      return targetsOf(effectOf(card), players, patrons);
    default:
      return 0;
  }
}

function targetsOf(effect: Effect, players: number, patrons: number): number {
  if (aimsAtSeat(effect)) return players;
  return aimsAtPatron(effect) ? players * patrons : 1;
}

/** How many actions choose the target of an Event: seats, and Patrons of seats. */
export function actionsOfEvents(players: number, patrons: number): number {
  return players * (1 + patrons);
}

/** The action of the k-th option. */
export function nameOption(base: number, k: number): number {
  const tables = words[base + S.Tables];
  const me = base + words[base + S.Me];
  const last = words[tables + Table.Labels];
  const step: Step = words[base + S.Step];
  if (step === Step.Event) {
    const effect = effectOfLabel(tables, words[base + S.Text]);
    const patronTargets = aimsAtPatron(effect) ? words[tables + Table.Players] : 0;
    return words[tables + Table.EventActions] + patronTargets + nameTarget(base, tables, effect, k);
  }
  if (step === Step.Discard) return words[me + HAND_AT + k];
  if (step === Step.Scoring) {
    return k === words[base + S.Options] - 1 ? last : words[slotOfMeld(tables, me, k) + Slot.Patron];
  }
  if (k < countTakes(base)) {
    return words[base + S.Taken] !== 0 ? last : words[base + words[tables + Table.RowAt] + k];
  }
  const play = listedOption(base, tables, me, k);
  const label = words[me + (play & Play.Place)];
  const card = tables + Table.Cards + label * CardWord.Count;
  const kind: Kind = words[card + CardWord.Type];
  switch (kind) {
    case Kind.Patron:
      return words[card + CardWord.Actions];
    case Kind.Action:
      return (
        words[card + CardWord.Actions] + nameTarget(base, tables, effectOfLabel(tables, label), play >>> Play.WayShift)
      );
    default:
      return (
        words[card + CardWord.Actions] +
        kindOfPatron(tables, words[slotForCard(tables, me, label, play >>> Play.WayShift) + Slot.Patron])
      );
  }
}

function effectOfLabel(tables: number, label: number): Effect {
  return words[tables + Table.Cards + label * CardWord.Count + CardWord.Does];
}

/** The number of a target among all that the effect could have. */
function nameTarget(base: number, tables: number, effect: Effect, k: number): number {
  if (aimsAtSeat(effect)) return seatOfTarget(base, tables, effect, k);
  if (!aimsAtPatron(effect)) return 0;
  const seat = seatOfTarget(base, tables, effect, k);
  const patron = words[slotOfTarget(base, tables, effect, k, seat) + Slot.Patron];
  return seat * words[tables + Table.PatronKinds] + kindOfPatron(tables, patron);
}

/** The word before a card's label, by phase. */
const VERBS: Readonly<Record<(typeof PHASES)[number], string>> = {
  option: 'take',
  event: 'target',
  scoring: 'score',
  end: 'discard',
};

/** The catalogue in words, both ways. */
export class Catalogue {
  /** How many actions there are. */
  readonly size: number;
  private readonly cards: readonly Card[];
  private readonly players: number;
  private readonly patrons: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  /** The first action of each card beyond taking it. */
  readonly starts: readonly number[];
  /** The first action that chooses an Event's target. */
  readonly eventActions: number;

  constructor({ players, cards }: Setup) {
    this.cards = cards;
    this.players = players;
    this.patrons = cards.filter(({ type }) => type === 'P').map(({ label }) => label);
    this.numbers = new Map(cards.map(({ label }, number) => [label, number]));
    const starts: number[] = [];
    let next = cards.length + LAST;
    for (const card of cards) {
      starts.push(next);
      next += actionsOfCard(card, players, this.patrons.length);
    }
    this.starts = starts;
    this.eventActions = next;
    this.size = next + actionsOfEvents(players, this.patrons.length);
  }

  /** An option as the rules page writes it. */
  label(phase: number, action: number): string {
    const name = PHASES[phase];
    if (action === this.cards.length) return name === 'option' ? 'end' : 'pass';
    if (action < this.cards.length) return `${VERBS[name]} ${this.cards[action].label}`;
    if (action >= this.eventActions) {
      const target = action - this.eventActions;
      return `target ${target < this.players ? `P${target}` : this.patronTarget(target - this.players)}`;
    }
    const card = this.starts.findLastIndex((start, at) => start <= action && this.cards[at].type !== 'V');
    return this.playLabel(this.cards[card], action - this.starts[card]);
  }

  private playLabel(card: Card, target: number): string {
    if (card.type === 'P') return `play ${card.label}`;
    if (card.type !== 'A') return `play ${card.label} on ${this.patrons[target]}`;
    const effect = effectOf(card);
    if (aimsAtSeat(effect)) return `use ${card.label} on P${target}`;
    return aimsAtPatron(effect) ? `use ${card.label} on ${this.patronTarget(target)}` : `use ${card.label}`;
  }

  private patronTarget(target: number): string {
    return `P${Math.trunc(target / this.patrons.length)} ${this.patrons[target % this.patrons.length]}`;
  }

  /** The action that a label names in a phase, or NO_ACTION. */
  action(phase: number, label: string): number {
    const name = PHASES[phase];
    if (label === (name === 'option' ? 'end' : 'pass')) return this.cards.length;
    return this.readings(label).find((action) => this.label(phase, action) === label) ?? NO_ACTION;
  }

  /** What the label could mean, a card's name being free to hold any word. */
  private readings(label: string): number[] {
    const text = label.slice(label.indexOf(' ') + 1);
    const whole = this.numbers.get(text);
    const readings = whole === undefined ? [] : [whole, this.starts[whole]];
    if (label.startsWith('target ')) readings.push(this.eventActions + this.targetOf(text, true));
    for (let on = text.indexOf(' on '); on >= 0; on = text.indexOf(' on ', on + 1)) {
      const card = this.numbers.get(text.slice(0, on));
      if (card !== undefined) readings.push(this.starts[card] + this.targetOf(text.slice(on + 4), false));
    }
    return readings.filter((action) => action < this.size);
  }

  /** The number of a target in a card's actions, or in those of Events: a Patron, a seat, or a seat's Patron. */
  private targetOf(text: string, ofEvent: boolean): number {
    const played = ofEvent ? -1 : this.patrons.indexOf(text);
    if (played >= 0) return played;
    const [, seat = '0', patron] = /^P(\d)(?: (.+))?$/.exec(text) ?? [];
    if (patron === undefined) return Number(seat);
    const kind = this.patrons.indexOf(patron);
    return (ofEvent ? this.players : 0) + Number(seat) * this.patrons.length + Math.max(kind, 0);
  }
}
