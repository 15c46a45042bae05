import type { State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';

/** Stands for a card, or a figure, that a seat cannot know. */
export const UNSEEN = '?';

/** So many deals of the unseen have to agree in what counts as seen. */
const DEALS = 60;

/** What a seat sees: the snapshot's fields, and under `places` where the cards are; the rest is UNSEEN. */
export type Seen = Readonly<Record<string, unknown>>;

/**
 * Shows positions as a seat sees them, in any game: what is the same however the unseen is dealt anew is seen, all
 * else is not. It looks at such deals alone, never at the position itself. Of a list of labels the cards that all deals
 * have in common are known.
 */
export class Sight {
  private readonly copy: State;
  private readonly random = new Random();

  constructor(variant: Variant) {
    this.copy = variant.createState();
  }

  look(state: State, seat: number): Seen {
    const { copy, random } = this;
    // The same position is always shown alike.
    random.seed([1, 2, 3, 4], 0, 0);
    const samples = Array.from({ length: DEALS }, () => {
      copy.copyFrom(state);
      copy.redeal(seat, random);
      return { ...copy.snapshot(), places: copy.places() };
    });
    const common = agreed(samples);
    return isMapping(common) ? common : {};
  }

  release(): void {
    this.copy.release();
    this.random.release();
  }
}

/** What several values have in common; lists keep their length. */
export function agreed(values: readonly unknown[]): unknown {
  const [first] = values;
  const text = JSON.stringify(first);
  if (values.every((value) => JSON.stringify(value) === text)) return first;
  if (values.every(isList)) {
    if (values.every((list) => list.every((element) => typeof element === 'string'))) return commonLabels(values);
    return Array.from({ length: Math.min(...values.map((list) => list.length)) }, (_, at) =>
      agreed(values.map((list) => list[at])),
    );
  }
  if (values.every(isMapping)) {
    return Object.fromEntries(Object.keys(values[0]).map((name) => [name, agreed(values.map((value) => value[name]))]));
  }
  return UNSEEN;
}

/** The labels that all lists have, each as often as the list that has fewest of it; UNSEEN for the others. */
function commonLabels(lists: readonly (readonly unknown[])[]): unknown[] {
  let common = [...lists[0]];
  for (const list of lists.slice(1)) {
    const left = [...list];
    common = common.filter((label) => {
      const at = left.indexOf(label);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }
  const length = Math.min(...lists.map((list) => list.length));
  return [...common, ...Array.from({ length: length - common.length }, () => UNSEEN)];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
