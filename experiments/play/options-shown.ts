import type { State, Variant } from '../../engine/game.js';
import { withMinus } from '../../sim/trace/number-text.js';
import type { Face, Look } from './faces/index.js';

/** What a card is, in a word or two, and what it says. */
export function cardWords({ game, setup }: Variant, label: string): { readonly kind: string; readonly text: string } {
  const card = setup.cards.find((entry) => entry.label === label);
  if (card === undefined) return { kind: '', text: '' };
  if (game.help !== undefined) return game.help.card(card);
  const fields = Object.entries(card.fields).map(([name, value]) => `${name} ${value}`);
  return { kind: [game.types[card.type] ?? card.type, ...fields].join(', '), text: '' };
}

/** The options of a decision by their labels. */
export function optionLabels(state: State): string[] {
  const { variant, options, phase } = state;
  return Array.from({ length: options }, (_, k) => variant.actionLabel(phase, state.action(k)));
}

/** An option in words: its label, what it costs, what its card is and says. */
export function optionText(look: Look, face: Face, label: string): string {
  const card = cardIn(look.variant, label);
  const { kind, text } = card === undefined ? { kind: '', text: '' } : cardWords(look.variant, card);
  const note = [face.note(look, label), kind].filter((word) => word !== '').join(', ');
  const more = withMinus([note, text].filter((word) => word !== '').join(': '));
  return more === '' ? label : `${label} (${more})`;
}

/** The card that an option is about: its label follows the verb. */
export function cardIn({ labels }: Variant, option: string): string | undefined {
  const rest = option.slice(option.indexOf(' ') + 1);
  return labels.find((label) => rest === label) ?? labels.find((label) => rest.startsWith(`${label} on `));
}
