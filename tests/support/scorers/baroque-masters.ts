import { forSeat, whole, word } from '../../../engine/settings.js';
import type { CreateScorer } from './scorer.js';

/** The cards whose target loses their amount. */
const HARMFUL = ['Criticism', 'Gothic', 'Condemnation', 'Scandal', 'Public Disgrace'];

/** The cards whose player gains their amount. */
const PLEASANT = ['Celebrated', 'Famous'];

/**
 * Baroque Masters: RP are a running count, which the table does not show; so the story is listened to. Cards of a meld
 * are told one after another, its Patron first.
 */
export const scorerOfBaroqueMasters: CreateScorer = ({ players, rules, cards }) => {
  const printed = new Map(cards.map((card) => [card.label, card]));
  const reputations = Array.from({ length: players }, (_, seat) => forSeat(rules, 'startingReputation', seat));
  /** The meld being scored, if any: whose it is, and the cards told so far. */
  const meld: { player: number; cards: string[] } = { player: 0, cards: [] };

  const field = (label: string, name: string): number => Number(printed.get(label)?.fields[name] ?? 0);
  const does = (label: string, effects: readonly string[]): boolean =>
    effects.includes(printed.get(label)?.effect ?? '?');

  /** R4 in its two readings. */
  const meldWorth = (labels: readonly string[]): number => {
    const qualities = labels.filter((label) => printed.get(label)?.type === 'Q').length;
    const ranks = labels.reduce((sum, label) => sum + field(label, 'rank'), 0);
    if (qualities > 0) return ranks + (qualities - 1) * whole(rules, 'extraQualityBonus');
    const penalty = whole(rules, 'noQualityPenalty');
    return word(rules, 'noQualityMeld') === 'total' ? -penalty : ranks - penalty;
  };
  const closeMeld = (): void => {
    if (meld.cards.length > 0) reputations[meld.player] += meldWorth(meld.cards);
    meld.cards = [];
  };

  return {
    tell: (event, player, card, amount) => {
      if (event === 'scored') {
        if (printed.get(card)?.type === 'P') closeMeld();
        meld.player = player;
        meld.cards.push(card);
      } else if (event === 'aimed' && does(card, HARMFUL)) {
        reputations[amount] -= field(card, 'amount');
      } else if ((event === 'resolved' || event === 'used') && does(card, PLEASANT)) {
        reputations[player] += field(card, 'amount');
      }
    },
    scores: () => {
      closeMeld();
      return [...reputations];
    },
  };
};
