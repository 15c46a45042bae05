import type { Card } from '../cards.js';
import { PHASES } from './layout.js';

/** Actions: one a label; then these. */
export const PASS = 0;
export const RETIRE = 1;
export const LAST_ACTIONS = 2;

/** The word before a card's label, by phase; the family and investment phases depend on the card. */
const VERBS: Readonly<Record<(typeof PHASES)[number], string>> = {
  family: 'trade',
  opportunity: 'take',
  event: 'target',
  capital: 'sell',
  investment: 'buy',
  noblement: 'retire',
  end: 'discard',
};

/** An option as the rules page writes it. */
export function actionLabel(labels: readonly string[], phase: number, action: number, card: Card | undefined): string {
  if (action === labels.length + PASS) return 'pass';
  if (action === labels.length + RETIRE || card === undefined) return 'retire';
  const name = PHASES[phase];
  if (card.type === 'F' && name === 'family') return `family ${card.label}`;
  if (card.type === 'E' && (name === 'family' || name === 'investment')) return `use ${card.label}`;
  return `${VERBS[name]} ${card.label}`;
}
