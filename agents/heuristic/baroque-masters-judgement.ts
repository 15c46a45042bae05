import { Effect, Kind } from '../../engine/baroque-masters/layout.js';
import { NO_SLOT, type BaroqueMastersView as View } from '../../engine/baroque-masters/view.js';

/** What makes a persona. */
export interface Style {
  /** How many Qualities a meld waits for before it is scored without need. */
  readonly qualities: number;
  /** How much a rival's loss counts against one's own gain. */
  readonly malice: number;
}

/** RP that a card drawn, and one in a rival's hand, are worth. */
const CARD = 2.8;

/** What a card that cannot be put into play at once counts of its rank. */
const LATER = 0.5;

/** RP from which a rival's Patron is worth an Action that takes or discards it. */
const WORTH_AN_ACTION = 4;

/** Rounds that are still to come after this one, roughly. */
export function roundsLeft(v: View): number {
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
export function worthInPlay(v: View, slot: number): number {
  return v.hasCommission(slot) ? Math.max(v.meldWorth(slot), 1) : v.ranks(slot);
}

/** The RP of the rival's Patron that is worth the most. */
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
export function worth(v: View, card: number, style: Style): number {
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
export function targetWorth(v: View, k: number): number {
  const seat = v.targetSeat(k);
  const slot = v.targetSlot(k);
  const sign = seat === v.player ? -1 : 1;
  if (slot !== NO_SLOT) return sign * worthInPlay(v, slot) + v.reputation(seat) / 100;
  if (v.effect(v.text(k)) === Effect.DiscardHand) return v.handCount(seat) + v.reputation(seat) / 100;
  return v.reputation(seat) + 0.5 * boardOf(v, seat);
}

/** RP that a seat has in play. */
function boardOf(v: View, seat: number): number {
  let sum = 0;
  for (let n = 0; n < v.patronCount(seat); n++) sum += worthInPlay(v, v.slot(seat, n));
  return sum;
}

/** Whether a Patron of a rival is worth an Action: many RP, or no time to wait for more. */
export function isWorthAnAction(v: View, slot: number): boolean {
  return worthInPlay(v, slot) >= WORTH_AN_ACTION || roundsLeft(v) < 2;
}

/** Whether a meld should be scored now: complete, in danger, in the way of a Patron in hand, or late. */
export function isRipe(v: View, slot: number, style: Style): boolean {
  if (v.qualityCount(slot) >= style.qualities || roundsLeft(v) < 1) return true;
  return (v.patronCount(v.player) === v.maxPatrons && held(v, Kind.Patron) > 0) || isThreatened(v);
}
