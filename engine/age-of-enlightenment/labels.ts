import { NO_ACTION } from '../game.js';
import { PHASES } from './layout.js';

/** The words before a card's label, by phase. The Draw phase has two, and so every Personage has two actions. */
const VERBS: Readonly<Record<(typeof PHASES)[number], readonly string[]>> = {
  draw: ['keep', 'pass'],
  person: ['play'],
  discovery: ['play'],
  end: ['discard'],
};

const DECLINE = 'decline';

/**
 * The catalogue of actions for n labels of Personages: 0 … n − 1 keep, play or discard one; n … 2n − 1 pass one on;
 * 2n declines.
 */
export function countActions(personages: number): number {
  return 2 * personages + 1;
}

/** The action that passes the Personage of a rank on. */
export function passAction(personages: number, rank: number): number {
  return personages + rank;
}

/** The action that declines. */
export function declineAction(personages: number): number {
  return 2 * personages;
}

/** An option as the rules page writes it; `personages` are their labels by rank. */
export function actionLabel(personages: readonly string[], phase: number, action: number): string {
  const count = personages.length;
  if (action === declineAction(count)) return DECLINE;
  const verbs = VERBS[PHASES[phase]];
  return action < count ? `${verbs[0]} ${personages[action]}` : `${verbs.at(-1)} ${personages[action - count]}`;
}

/** The action that a label names in a phase, or NO_ACTION; `ranks` leads from a Personage's label to its rank. */
export function actionOf(ranks: ReadonlyMap<string, number>, phase: number, label: string): number {
  const verbs = VERBS[PHASES[phase]];
  if (label === DECLINE) return verbs[0] === 'play' ? declineAction(ranks.size) : NO_ACTION;
  const blank = label.indexOf(' ');
  const verb = verbs.indexOf(label.slice(0, blank));
  const rank = ranks.get(label.slice(blank + 1));
  return verb < 0 || rank === undefined ? NO_ACTION : verb * ranks.size + rank;
}
