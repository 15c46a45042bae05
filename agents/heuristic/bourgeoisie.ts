import { Effect, Kind } from '../../engine/bourgeoisie/layout.js';
import { BourgeoisieView } from '../../engine/bourgeoisie/view.js';
import { NO_CARD } from '../../engine/game.js';
import type { Heuristic } from './heuristic.js';
import { NO, PriorityAgent, type Lists } from './priorities.js';

type View = BourgeoisieView;

/** What makes a persona. */
interface Style {
  /** Turns' worth of income up to which a family that may retire waits; beyond, it retires at once. */
  readonly retiresEarly: boolean;
  /** How much more than its worth a Land counts. */
  readonly lands: number;
  /** How much more than its worth an Event counts. */
  readonly events: number;
}

const BALANCED: Style = { retiresEarly: false, lands: 1, events: 1 };

const STYLES: Readonly<Record<string, Style>> = {
  balanced: BALANCED,
  retirer: { ...BALANCED, retiresEarly: true },
  land: { ...BALANCED, lands: 2 },
  events: { ...BALANCED, events: 3 },
};

/** Cards that leave the deck in a turn, roughly. */
const CARDS_A_TURN = 2.5;

/** Turns ahead whose income may pay for the cards in hand. */
const HORIZON = 12;

/** PP that a token is worth. */
const TOKEN = 0.4;

/** What a die of an Event shows on average. */
const ROLL = 3.5;

/** Turns that are left to the player after this one, roughly. */
function turnsLeft(v: View): number {
  return v.faceDown / (v.players * CARDS_A_TURN);
}

/** Gold that so much income a turn still brings. */
function earned(v: View, income: number): number {
  return (income * turnsLeft(v)) / v.silverPerGold;
}

/** Gold that can be spent within the horizon. */
function money(v: View): number {
  const turns = Math.min(HORIZON, turnsLeft(v));
  return v.gold + (v.silver + v.income * turns) / v.silverPerGold;
}

/** PP that a Land or Office gives, and the gold that its income or a Bond's still brings, for each gold it costs. */
function yieldOf(v: View, card: number, style: Style): number {
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
function isOfUse(v: View, card: number, style: Style): boolean {
  switch (v.kind(card)) {
    case Kind.Family:
      return (!v.hasFamily || isNearRetiring(v, style)) && isBestInHand(v, card);
    case Kind.Trade:
      return (!v.hasTrade || isNearRetiring(v, style)) && !hasCheaperTrade(v, card);
    case Kind.Event:
      return true;
    default:
      return willBuy(v, card, style);
  }
}

/** PP that a card brings: in play, or sold. */
function worth(v: View, card: number, style: Style): number {
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
function worthOfEvent(v: View, card: number): number {
  const kind = v.targetKind(card);
  const rivals = v.players - 1;
  let gain = 0;
  switch (v.effect(card)) {
    case Effect.GainTokens:
      return ROLL * TOKEN;
    case Effect.GainSilver:
      return (2 * ROLL) / v.silverPerGold;
    case Effect.Steal:
      for (let left = 1; left <= rivals; left++) gain += Math.min(v.amount(card), v.silverOf(left));
      return (gain * (1 + 1 / rivals)) / v.silverPerGold;
    case Effect.Upgrade:
      if (v.inPlay(kind) === 0 || v.price(card) > v.gold) return 0;
      return (kind === Kind.Land || kind === Kind.Office ? v.amount(card) : 0) + earned(v, v.amount(card)) - v.price(card);
    case Effect.Destroy:
      for (let left = 1; left <= rivals; left++) if (v.inPlayOf(left, kind) > 0) gain = 6 / rivals;
      return gain === 0 && v.inPlay(kind) > 0 ? -6 : gain;
    case Effect.LoseTokens:
      for (let left = 1; left <= rivals; left++) gain += Math.min(ROLL, v.tokensOf(left)) / rivals;
      return TOKEN * (gain - Math.min(ROLL, v.tokens));
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
function fitsVoucher(v: View, voucher: number): boolean {
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
function forcesRetiring(v: View, card: number): boolean {
  return v.retiringIncome + v.value(card) >= v.forcedRetireIncome && turnsLeft(v) > 1;
}

/** The priorities, phase by phase. */
export function bourgeoisie(style: Style): Lists<View> {
  const kindOf = (v: View, k: number): Kind => (v.optionCard(k) === NO_CARD ? Kind.Count : v.kind(v.optionCard(k)));
  const voucher = {
    words: 'use a voucher where none of its gold is lost',
    rank: (v: View, k: number) =>
      kindOf(v, k) === Kind.Event && fitsVoucher(v, v.optionCard(k)) ? v.amount(v.optionCard(k)) : NO,
  };
  return [
    [
      {
        words: 'found the family with the highest income',
        rank: (v, k) => (kindOf(v, k) === Kind.Family ? v.value(v.optionCard(k)) : NO),
      },
      voucher,
      {
        words: 'enter the Trade that earns the most beyond its cost',
        rank: (v, k) =>
          kindOf(v, k) === Kind.Trade ? earned(v, v.value(v.optionCard(k))) - v.cost(v.optionCard(k)) : NO,
      },
    ],
    [
      {
        words: 'take the card that is worth the most beyond its tokens',
        rank: (v, k) => {
          if (v.optionCard(k) === NO_CARD) return NO;
          const gain = worth(v, v.optionCard(k), style) - TOKEN * v.position(k);
          return gain > 0 ? gain : NO;
        },
      },
    ],
    [
      {
        words: 'upgrade a card of one’s own, unless its price is too high',
        rank: (v, k) => {
          if (v.effect(v.event) !== Effect.Upgrade || v.optionCard(k) === NO_CARD || !v.isOwnTarget(k)) return NO;
          return worthOfEvent(v, v.event) > 0 ? v.value(v.optionCard(k)) : NO;
        },
      },
      {
        words: 'destroy a rival’s card, the most valuable',
        rank: (v, k) => {
          if (v.effect(v.event) !== Effect.Destroy || v.isOwnTarget(k)) return NO;
          return v.value(v.optionCard(k)) + v.bonus(v.optionCard(k)) + v.upgradesOnTarget(k);
        },
      },
      {
        words: 'where it must be, hit the least valuable card',
        rank: (v, k) => (v.price(v.event) > 0 ? NO : -v.value(v.optionCard(k)) - v.upgradesOnTarget(k)),
      },
    ],
    [
      {
        words: 'sell what will be of no use',
        rank: (v, k) => {
          const card = v.optionCard(k);
          return card !== NO_CARD && v.value(card) > 0 && !isOfUse(v, card, style) ? v.value(card) : NO;
        },
      },
    ],
    [
      voucher,
      {
        words: 'buy the Land or Office that yields the most for its gold',
        rank: (v, k) => {
          const kind = kindOf(v, k);
          if (kind !== Kind.Land && kind !== Kind.Office) return NO;
          return forcesRetiring(v, v.optionCard(k)) ? NO : yieldOf(v, v.optionCard(k), style);
        },
      },
      {
        words: 'buy a Bond that still earns more than it costs',
        rank: (v, k) => {
          if (kindOf(v, k) !== Kind.Bond || forcesRetiring(v, v.optionCard(k))) return NO;
          const gain = earned(v, v.value(v.optionCard(k))) - v.cost(v.optionCard(k));
          return gain > 0 ? gain : NO;
        },
      },
    ],
    [
      {
        words: 'retire a family that earns less than its bonus',
        rank: (v, k) => {
          if (k > 0) return NO;
          const late = v.retired > 0 && v.extraFamilyBonus > earned(v, v.income);
          return style.retiresEarly || late ? 1 : NO;
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

/** Bourgeoisie by priorities. */
export const heuristic: Heuristic = {
  personas: {
    balanced: 'each card for what it is worth',
    retirer: 'retires every family as soon as it may',
    land: 'Lands before all else',
    events: 'hunts Events',
  },
  createAgent: (persona) => new PriorityAgent(new BourgeoisieView(), bourgeoisie(STYLES[persona])),
};
