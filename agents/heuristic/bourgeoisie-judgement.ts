import { Effect, Kind } from '../../engine/bourgeoisie/layout.js';
import type { BourgeoisieView as View } from '../../engine/bourgeoisie/view.js';

/** What makes a persona. */
export interface Style {
  /** Whether a family retires as soon as it may and another waits in hand; else only where that pays. */
  readonly retiresEarly: boolean;
  /** What the yield of a Land is multiplied by: each opens the way to an Office. */
  readonly lands: number;
  /** What the worth of an Event is multiplied by. */
  readonly events: number;
}

/** Cards that leave the deck in a turn, roughly. */
const CARDS_A_TURN = 2.5;

/** Turns ahead whose income may pay for the cards in hand. */
const HORIZON = 12;

/** PP that a token is worth as long as there are turns to spend it in. */
const TOKEN = 0.6;

/** The part of it for a family without a Trade, which sells what it takes to pay for one. */
const TOKEN_WITHOUT_TRADE = 0.5;

/** What a die of an Event shows on average. */
const ROLL = 3.5;

/** Turns that are left to the player after this one, roughly. */
export function turnsLeft(v: View): number {
  return v.faceDown / (v.players * CARDS_A_TURN);
}

/** PP that a token kept is worth: the less, the fewer turns are left. */
export function tokenWorth(v: View): number {
  const late = turnsLeft(v) / (turnsLeft(v) + 2);
  return TOKEN * late * (v.hasTrade ? 1 : TOKEN_WITHOUT_TRADE);
}

/** Gold that so much income a turn still brings. */
export function earned(v: View, income: number): number {
  return (income * turnsLeft(v)) / v.silverPerGold;
}

/** Gold that can be spent within the horizon. */
function money(v: View): number {
  const turns = Math.min(HORIZON, turnsLeft(v));
  return v.gold + (v.silver + v.income * turns) / v.silverPerGold;
}

/** PP that a Land or Office gives, and the gold that its income or a Bond's still brings, for each gold it costs. */
export function yieldOf(v: View, card: number, style: Style): number {
  const kind = v.kind(card);
  const points = kind === Kind.Bond ? 0 : v.value(card) + v.bonus(card);
  const all = points + earned(v, v.value(card));
  return ((kind === Kind.Land ? style.lands : 1) * all) / Math.max(1, v.cost(card));
}

function isInvestment(v: View, card: number): boolean {
  const kind = v.kind(card);
  return kind === Kind.Bond || kind === Kind.Land || kind === Kind.Office;
}

/** Gold that the investments in hand ask which yield more than a card. */
function spokenFor(v: View, card: number, style: Style): number {
  const own = yieldOf(v, card, style);
  let gold = 0;
  for (let n = 0; n < v.handCount; n++) {
    const other = v.handCard(n);
    if (other !== card && isInvestment(v, other) && yieldOf(v, other, style) >= own) gold += v.cost(other);
  }
  return gold;
}

/** Whether an investment pays, and there will be gold for it beside better ones in hand. */
function willBuy(v: View, card: number, style: Style): boolean {
  const kind = v.kind(card);
  if (kind === Kind.Office && v.inPlay(Kind.Land) + v.inHand(Kind.Land) <= v.inPlay(Kind.Office)) return false;
  if (yieldOf(v, card, style) <= 1) return false;
  return spokenFor(v, card, style) + v.cost(card) <= money(v) + v.voucherGold(kind);
}

/** Whether no other card of the kind in hand has a higher value. */
function isBestInHand(v: View, card: number): boolean {
  for (let n = 0; n < v.handCount; n++) {
    const other = v.handCard(n);
    if (other !== card && v.kind(other) === v.kind(card) && v.value(other) > v.value(card)) return false;
  }
  return true;
}

/** Whether there will be gold for a card. */
function isPayable(v: View, card: number): boolean {
  return v.cost(card) <= money(v) + v.voucherGold(v.kind(card));
}

/** Whether a Trade in hand costs less than a card. */
function hasCheaperTrade(v: View, card: number): boolean {
  for (let n = 0; n < v.handCount; n++) {
    const other = v.handCard(n);
    if (other !== card && v.kind(other) === Kind.Trade && v.cost(other) < v.cost(card)) return true;
  }
  return false;
}

/** Whether the current family will soon make way for another. */
function isNearRetiring(v: View, style: Style): boolean {
  if (turnsLeft(v) < 3) return false;
  return v.retiringIncome >= (style.retiresEarly ? v.retireIncome : v.forcedRetireIncome) - 12;
}

/** Whether a card in hand will be of use; what is not is sold. */
export function isOfUse(v: View, card: number, style: Style): boolean {
  switch (v.kind(card)) {
    case Kind.Family:
      return (!v.hasFamily || isNearRetiring(v, style)) && isBestInHand(v, card);
    case Kind.Trade:
      return (!v.hasTrade || isNearRetiring(v, style)) && isPayable(v, card) && !hasCheaperTrade(v, card);
    case Kind.Event:
      return true;
    default:
      return willBuy(v, card, style);
  }
}

/** PP that a card brings: in play, or sold. */
export function worth(v: View, card: number, style: Style): number {
  const sold = v.value(card) / v.silverPerGold;
  const kind = v.kind(card);
  if (kind === Kind.Event) return style.events * worthOfEvent(v, card);
  if (!isOfUse(v, card, style)) return sold;
  switch (kind) {
    case Kind.Family:
      return v.inHand(Kind.Family) === 0 ? earned(v, v.value(card)) + 5 : sold;
    case Kind.Trade:
      return v.inHand(Kind.Trade) === 0 ? earned(v, v.value(card)) + 5 : sold;
    default:
      return Math.max(sold, (yieldOf(v, card, style) - 1) * v.cost(card) + v.bonus(card));
  }
}

/** What an Event brings to the player, and takes from the others, in PP. */
export function worthOfEvent(v: View, card: number): number {
  const kind = v.targetKind(card);
  const rivals = v.players - 1;
  let gain = 0;
  switch (v.effect(card)) {
    case Effect.GainTokens:
      return ROLL * tokenWorth(v);
    case Effect.GainSilver:
      return (2 * ROLL) / v.silverPerGold;
    case Effect.Steal:
      for (let left = 1; left <= rivals; left++) gain += Math.min(v.amount(card), v.silverOf(left));
      return (gain * (1 + 1 / rivals)) / v.silverPerGold;
    case Effect.Upgrade:
      if (v.inPlay(kind) === 0 || v.price(card) > v.gold) return 0;
      return (
        (kind === Kind.Land || kind === Kind.Office ? v.amount(card) : 0) + earned(v, v.amount(card)) - v.price(card)
      );
    case Effect.Destroy:
      for (let left = 1; left <= rivals; left++) if (v.inPlayOf(left, kind) > 0) gain = 6 / rivals;
      return gain === 0 && v.inPlay(kind) > 0 ? -6 : gain;
    case Effect.LoseTokens:
      for (let left = 1; left <= rivals; left++) gain += Math.min(ROLL, v.tokensOf(left)) / rivals;
      return tokenWorth(v) * (gain - Math.min(ROLL, v.tokens));
    case Effect.LoseGold:
      for (let left = 1; left <= rivals; left++) gain += Math.min(ROLL, v.goldOf(left)) / rivals;
      return gain - Math.min(ROLL, v.gold);
    case Effect.LoseSilver:
      for (let left = 1; left <= rivals; left++) gain += Math.min(ROLL, v.silverOf(left)) / rivals;
      return (gain - Math.min(ROLL, v.silver)) / v.silverPerGold;
    case Effect.Voucher:
      return (v.inHand(kind) > 0 ? 0.8 : 0.4) * v.amount(card);
    default:
      return 0;
  }
}

/** Whether a card in hand of the voucher's kind is so dear that none of its credit would be lost. */
export function fitsVoucher(v: View, voucher: number): boolean {
  const kind = v.targetKind(voucher);
  if (kind === Kind.Office && !v.mayBuyOffice) return false;
  const credit = v.credit(kind) + v.amount(voucher);
  for (let n = 0; n < v.handCount; n++) {
    const card = v.handCard(n);
    if (v.kind(card) === kind && v.cost(card) >= credit - 1 && v.cost(card) <= credit + v.gold) return true;
  }
  return false;
}

/** Whether buying a card would force a family to retire that could still earn more than its successor. */
export function forcesRetiring(v: View, card: number): boolean {
  return v.retiringIncome + v.value(card) >= v.forcedRetireIncome && turnsLeft(v) > 1;
}

/** Whether retiring the current family brings more than it would still earn. */
export function paysToRetire(v: View): boolean {
  return v.retired > 0 && v.extraFamilyBonus > earned(v, v.income);
}

/** PP and income of the k-th option's card where it lies, in the Event phase. */
export function worthInPlay(v: View, k: number): number {
  const card = v.optionCard(k);
  return v.value(card) + v.bonus(card) + v.upgradesOnTarget(k);
}
