import type { Setup } from '../../engine/game.js';
import { isObject } from './line.js';

/** Snapshots nest no deeper. */
const DEEPEST = 8;

/** The cards of a state: how many of each label are shown, and how many there are in all of each deck. */
interface Count {
  readonly shown: ReadonlyMap<string, number>;
  readonly decks: ReadonlyMap<string, number>;
}

/**
 * What makes a state out of a trace impossible, whatever came before: too many or too few cards in all, or more of a
 * label than there are. Empty where nothing does.
 *
 * The numbers at the top of a state are taken for sizes of piles, each of the deck whose name its own begins like,
 * and every label in it for a card. Where that does not hold for the state expected, nothing is said of numbers.
 */
export function impossibility(setup: Setup, expected: object, found: unknown): string {
  const real = countOf(setup, expected);
  const claimed = countOf(setup, found);
  const remarks: string[] = [];
  for (const [deck, size] of deckSizes(setup)) {
    const held = claimed.decks.get(deck) ?? 0;
    if (held === size || real.decks.get(deck) !== size) continue;
    remarks.push(`${held} of ${size} ${deck === '' ? 'cards' : titleOf(deck)}`);
  }
  for (const { label, copies } of setup.cards) {
    const times = claimed.shown.get(label) ?? 0;
    if (times > copies) remarks.push(`${label} ${times} times, not ${copies}`);
  }
  return remarks.length === 0 ? '' : `this state holds ${remarks.join(', ')}`;
}

/** `personages` → `Personages`. */
export function titleOf(deck: string): string {
  return deck.slice(0, 1).toUpperCase() + deck.slice(1);
}

function deckSizes(setup: Setup): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { deck = '', copies } of setup.cards) sizes.set(deck, (sizes.get(deck) ?? 0) + copies);
  return sizes;
}

function countOf(setup: Setup, state: unknown): Count {
  const deckOf = new Map(setup.cards.map(({ label, deck = '' }) => [label, deck]));
  const decks = new Map<string, number>();
  const shown = new Map<string, number>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      const deck = deckOf.get(value);
      if (deck === undefined) return;
      shown.set(value, (shown.get(value) ?? 0) + 1);
      decks.set(deck, (decks.get(deck) ?? 0) + 1);
    } else if (typeof value === 'object' && value !== null && depth < DEEPEST) {
      for (const part of Object.values(value)) visit(part, depth + 1);
    }
  };
  visit(state, 0);
  const names = [...deckSizes(setup).keys()];
  for (const [name, value] of Object.entries(isObject(state) ? state : {})) {
    if (typeof value !== 'number') continue;
    const deck = nearest(names, name);
    decks.set(deck, (decks.get(deck) ?? 0) + value);
  }
  return { shown, decks };
}

/** The deck whose name shares most letters with the pile's, from the first on. */
function nearest(decks: readonly string[], pile: string): string {
  return decks.reduce(
    (best, deck) => (sharedLetters(deck, pile) > sharedLetters(best, pile) ? deck : best),
    decks[0] ?? '',
  );
}

function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}
