import { numberOf, type Card } from '../cards.js';
import type { Help } from '../game.js';
import type { Rules } from '../settings.js';
import { textOf, TYPES, type Deed } from './cards.js';

/** The rulebook's words for a person who plays. */
export const help: Help = {
  phase: (phase, rules) => (Object.hasOwn(PHASE_RULES, phase) ? PHASE_RULES[phase](rules) : []),
  card: (card) => ({ kind: kindOf(card), text: textFor(card) }),
};

const PHASE_RULES: Readonly<Record<string, (rules: Rules) => readonly string[]>> = {
  option: ({ maxPatrons, differentPatrons }) => [
    'In your turn you take exactly one card of the row; before and after it you may play and use as many cards of your hand ' +
      'as you like. Turns go round until the row is empty.',
    'An Event that is taken happens at once. Everything else goes to your hand and may be played at once.',
    `You may have ${String(maxPatrons)} Patrons in play${differentPatrons === true ? ', all of different kinds' : ''}. A Patron carries one ` +
      'Commission, a Commission any number of Qualities of different ranks. Cards stay where they were put.',
    'An Action leaves the game when it is used.',
  ],
  event: () => [
    'An Event happens at once and needs a target. A seat is any other player, even one who has nothing to lose; a Patron ' +
      'must be chosen if any is in play, even your own.',
  ],
  scoring: ({ noQualityPenalty, noQualityMeld, extraQualityBonus }) => [
    'Score melds: a Patron with its Commission and Qualities earns the sum of all its ranks in reputation points (RP).',
    noQualityMeld === 'total'
      ? `A meld without a Quality is worth −${String(noQualityPenalty)} RP in all; each Quality after the first adds ${String(extraQualityBonus)}.`
      : `A meld without a Quality is worth ${String(noQualityPenalty)} RP less; each Quality after the first adds ${String(extraQualityBonus)}.`,
    'The scored cards leave the game. Melds still in play at the end of the game count nothing.',
  ],
  end: ({ handLimit }) => [
    `You hold more than ${String(handLimit)} cards: discard down to that.`,
    'The seat to the left of the first player of this round is first in the next.',
  ],
};

function kindOf(card: Card): string {
  const name = new Map<string, string>(Object.entries(TYPES)).get(card.type) ?? card.type;
  return Object.hasOwn(card.fields, 'rank') ? `${name} ${numberOf(card, 'rank')}` : name;
}

function textFor(card: Card): string {
  if (card.effect === undefined) return '';
  const { type, deed } = textOf(card.effect);
  return DEEDS[deed](numberOf(card, 'amount'), type === 'A');
}

const DEEDS: Readonly<Record<Deed, (amount: number, isAction: boolean) => string>> = {
  lose: (amount) => `an opponent loses ${amount} RP`,
  discardHand: () => 'an opponent discards his hand',
  draw: (amount) => `draw ${amount} ${amount === 1 ? 'card' : 'cards'}; Events among them happen at once`,
  discardOwnHand: () => 'discard your hand',
  gain: (amount) => `gain ${amount} RP`,
  steal: () => "take an opponent's Patron, with its Commission; its Qualities are discarded",
  discardPatron: (_, isAction) =>
    `discard a Patron in play, of any player, with all it carries${isAction ? '' : '; one must be chosen if there is any'}`,
};
