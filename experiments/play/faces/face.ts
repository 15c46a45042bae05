import type { Variant } from '../../../engine/game.js';
import { UNSEEN, type Seen } from '../sight.js';

/** A part of what is shown: a line of text, or items laid out in columns. */
export type Part =
  | { readonly kind: 'heading' | 'text'; readonly text: string; readonly indent?: number }
  | { readonly kind: 'items'; readonly items: readonly string[] };

/** A position as its viewer sees it. */
export interface Look {
  readonly variant: Variant;
  readonly seen: Seen;
  readonly seat: number;
  /** What each seat is called: `P0 (you)`. */
  readonly names: readonly string[];
  /** A label with what the card is: `Bankers (Trade 8)`. */
  card(label: string): string;
}

/** How what happens is told, by the names of events. */
export interface Telling {
  /** They need no telling beside others and the table. */
  readonly untold: readonly string[];
  /** Several in a row are told one by one, since each has a figure of its own. */
  readonly apart: readonly string[];
}

/** How a game looks on a screen. */
export interface Face {
  readonly telling: Telling;
  /** The table with all players. */
  table(look: Look): readonly Part[];
  /** What the viewer has to decide with, in a line; empty where the table says it. */
  purse(look: Look): string;
  /** What an option costs, or the like; empty where there is nothing to say. */
  note(look: Look, label: string): string;
}

/** Cards of a hand or row, those unseen as a number; `none` where there are none. */
export function cardList(look: Look, labels: readonly string[], none: string): string {
  const known = labels.filter((label) => label !== UNSEEN).map((label) => look.card(label));
  const unseen = labels.length - known.length;
  if (labels.length === 0) return none;
  if (unseen === 0) return known.join(', ');
  if (known.length === 0) return `${unseen} ${unseen === 1 ? 'card' : 'cards'}`;
  return `${known.join(', ')} and ${unseen} unseen`;
}

/** Seats in the order in which they are shown: the viewer last, next to his options. */
export function seatsShown(players: number, seat: number): readonly number[] {
  return Array.from({ length: players }, (_, place) => (seat + 1 + place) % players);
}

/** `1 card`, `2 cards`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
