import { Effect, Kind } from '../../engine/baroque-masters/layout.js';
import { BaroqueMastersView } from '../../engine/baroque-masters/view.js';
import { NO_CARD } from '../../engine/game.js';
import type { Heuristic } from './heuristic.js';
import { NO, PriorityAgent, type Lists } from './priorities.js';

type View = BaroqueMastersView;

/** What makes a persona. */
interface Style {
  /** How many Qualities a meld waits for before it is scored without need. */
  readonly qualities: number;
  /** How much a rival's loss counts against one's own gain. */
  readonly malice: number;
}

const STYLES: Readonly<Record<string, Style>> = {
  balanced: { qualities: 1, malice: 0.8 },
  builder: { qualities: 3, malice: 0.2 },
  attacker: { qualities: 1, malice: 2 },
};

/** RP that a card drawn, and one in a rival's hand, are worth. */
const CARD = 2.8;

/** What a card that cannot be put into play at once counts of its rank. */
const LATER = 0.5;

/** Rounds that are still to come after this one, roughly. */
function roundsLeft(v: View): number {
  return v.cardsLeft / v.optionCards;
}

/** Whether a card of the hand or the row could be put into play at once. */
function isPlayable(v: View, card: number): boolean {
  if (v.kind(card) === Kind.Patron) return v.mayHavePatron(card);
  for (let n = 0; n < v.patronCount(v.player); n++) if (v.fits(card, v.slot(v.player, n))) return true;
  return false;
}

/** How many cards of a kind the player holds. */
function held(v: View, kind: Kind): number {
  let count = 0;
  for (let n = 0; n < v.handCount(v.player); n++) if (v.kind(v.handCard(v.player, n)) === kind) count++;
  return count;
}

/** RP of what a Patron in play is and carries. */
function worthInPlay(v: View, slot: number): number {
  return v.hasCommission(slot) ? Math.max(v.meldWorth(slot), 1) : v.ranks(slot);
}

/** The RP of the rival's Patron that is worth the most; `stealable`: of those the player could have. */
function bestRivalPatron(v: View): number {
  let best = 0;
  for (let seat = 0; seat < v.players; seat++) {
    if (seat === v.player) continue;
    for (let n = 0; n < v.patronCount(seat); n++) best = Math.max(best, worthInPlay(v, v.slot(seat, n)));
  }
  return best;
}

/** Cards in the fullest of the rivals' hands. */
function fullestHand(v: View): number {
  let most = 0;
  for (let seat = 0; seat < v.players; seat++) if (seat !== v.player) most = Math.max(most, v.handCount(seat));
  return most;
}

/** RP that a card in the row is worth to the player. */
function worth(v: View, card: number, style: Style): number {
  switch (v.kind(card)) {
    case Kind.Patron:
      if (!isPlayable(v, card)) return LATER * v.rank(card) * Math.min(1, roundsLeft(v));
      return v.rank(card) * Math.min(1, roundsLeft(v) + 0.5);
    case Kind.Commission:
    case Kind.Quality:
      return (isPlayable(v, card) ? 1 : LATER * Math.min(1, roundsLeft(v))) * v.rank(card);
    default:
      return worthOfText(v, card, style);
  }
}

/** RP that an Action or Event is worth: what it brings, and what it takes from the best target. */
function worthOfText(v: View, card: number, style: Style): number {
  const malice = style.malice / (v.players - 1);
  switch (v.effect(card)) {
    case Effect.Draw:
      return CARD * Math.min(v.amount(card), v.cardsLeft);
    case Effect.Gain:
      return v.amount(card);
    case Effect.DiscardOwnHand:
      return -CARD * v.handCount(v.player);
    case Effect.LoseReputation:
      return malice * v.amount(card);
    case Effect.DiscardHand:
      return malice * CARD * fullestHand(v);
    case Effect.Steal:
      return (0.5 + malice) * bestRivalPatron(v) + 1;
    case Effect.DiscardPatron: {
      const best = bestRivalPatron(v);
      return best === 0 && v.patronCount(v.player) > 0 && v.kind(card) === Kind.Event ? -4 : malice * best;
    }
    default:
      return 0;
  }
}

/** Whether a rival holds an Action that could take or discard a Patron. */
function isThreatened(v: View): boolean {
  for (let seat = 0; seat < v.players; seat++) {
    if (seat === v.player) continue;
    for (let n = 0; n < v.handCount(seat); n++) {
      const effect = v.effect(v.handCard(seat, n));
      if (effect === Effect.Steal || effect === Effect.DiscardPatron) return true;
    }
  }
  return false;
}

/** How much a target is worth hitting: the rivals with the most RP first. */
function targetWorth(v: View, k: number): number {
  const seat = v.targetSeat(k);
  const slot = v.targetSlot(k);
  const sign = seat === v.player ? -1 : 1;
  if (slot >= 0) return sign * worthInPlay(v, slot) + v.reputation(seat) / 100;
  if (v.effect(v.text(k)) === Effect.DiscardHand) return v.handCount(seat) + v.reputation(seat) / 100;
  return v.reputation(seat) + 0.5 * boardOf(v, seat);
}

/** RP that a seat has in play. */
function boardOf(v: View, seat: number): number {
  let sum = 0;
  for (let n = 0; n < v.patronCount(seat); n++) sum += worthInPlay(v, v.slot(seat, n));
  return sum;
}

/** The priorities, phase by phase. */
export function baroqueMasters(style: Style): Lists<View> {
  const plays = (v: View, k: number, kind: Kind): boolean =>
    !v.isTake(k) && v.optionCard(k) !== NO_CARD && v.kind(v.optionCard(k)) === kind;
  const uses = (v: View, k: number, effect: Effect): boolean =>
    plays(v, k, Kind.Action) && v.effect(v.optionCard(k)) === effect;
  return [
    [
      {
        words: 'draw cards',
        rank: (v, k) => (uses(v, k, Effect.Draw) ? v.amount(v.optionCard(k)) : NO),
      },
      {
        words: 'put the Patron with the highest rank into play',
        rank: (v, k) => (plays(v, k, Kind.Patron) ? v.rank(v.optionCard(k)) : NO),
      },
      {
        words: 'give the highest Commission to the Patron with the highest rank',
        rank: (v, k) => {
          if (!plays(v, k, Kind.Commission)) return NO;
          return v.rank(v.optionCard(k)) + v.ranks(v.optionSlot(k)) / 100;
        },
      },
      {
        words: 'put the highest Quality onto the meld with the most',
        rank: (v, k) => {
          if (!plays(v, k, Kind.Quality)) return NO;
          const slot = v.optionSlot(k);
          const first = v.qualityCount(slot) === 0 ? 1 : 0;
          return v.rank(v.optionCard(k)) + (first + v.ranks(slot) / 100) / 10;
        },
      },
      {
        words: 'steal the Patron worth the most',
        rank: (v, k) => {
          if (!uses(v, k, Effect.Steal)) return NO;
          return worthInPlay(v, v.targetSlot(k)) >= 4 || roundsLeft(v) < 2 ? targetWorth(v, k) : NO;
        },
      },
      {
        words: 'discard a rival’s Patron that is worth it',
        rank: (v, k) => {
          if (!uses(v, k, Effect.DiscardPatron) || v.targetSeat(k) === v.player) return NO;
          return worthInPlay(v, v.targetSlot(k)) >= 5 || roundsLeft(v) < 2 ? targetWorth(v, k) : NO;
        },
      },
      {
        words: 'make a rival discard a full hand',
        rank: (v, k) => {
          if (!uses(v, k, Effect.DiscardHand)) return NO;
          return v.handCount(v.targetSeat(k)) >= 2 || roundsLeft(v) < 2 ? targetWorth(v, k) : NO;
        },
      },
      {
        words: 'take RP from the leader',
        rank: (v, k) => (uses(v, k, Effect.LoseReputation) ? targetWorth(v, k) : NO),
      },
      {
        words: 'take the card worth the most',
        rank: (v, k) => (v.isTake(k) ? worth(v, v.optionCard(k), style) : NO),
      },
      { words: 'end the turn', rank: (v, k) => (v.isPass(k) ? 0 : NO) },
    ],
    [{ words: 'aim at the rival who has the most to lose', rank: targetWorth }],
    [
      {
        words: 'score a meld that is complete, in danger, or in the way',
        rank: (v, k) => {
          if (v.isPass(k)) return NO;
          const slot = v.optionSlot(k);
          const worthNow = v.meldWorth(slot);
          if (worthNow <= 0) return NO;
          const inTheWay = v.patronCount(v.player) === v.maxPatrons && held(v, Kind.Patron) > 0;
          const late = roundsLeft(v) < 1;
          return late || inTheWay || v.qualityCount(slot) >= style.qualities || isThreatened(v) ? worthNow : NO;
        },
      },
    ],
    [
      {
        words: 'discard the card worth the least',
        rank: (v, k) => -worth(v, v.optionCard(k), style),
      },
    ],
  ];
}

/** Baroque Masters by priorities. */
export const heuristic: Heuristic = {
  personas: {
    balanced: 'scores melds as they are complete, attacks where it pays',
    builder: 'builds melds of many Qualities, seldom attacks',
    attacker: 'takes RP, Patrons and hands from the rivals',
  },
  createAgent: (persona) => new PriorityAgent(new BaroqueMastersView(), baroqueMasters(STYLES[persona])),
};
