import { Effect, Kind } from '../../engine/bourgeoisie/layout.js';
import { BourgeoisieView } from '../../engine/bourgeoisie/view.js';
import { NO_CARD } from '../../engine/game.js';
import {
  earned,
  fitsVoucher,
  forcesRetiring,
  isOfUse,
  paysToRetire,
  tokenWorth,
  worth,
  worthInPlay,
  worthOfEvent,
  yieldOf,
  type Style,
} from './bourgeoisie-judgement.js';
import type { Heuristic } from './heuristic.js';
import { NO, positive, priority, PriorityAgent, type Lists } from './priorities.js';

type View = BourgeoisieView;

const BALANCED: Style = { retiresEarly: false, lands: 1.4, events: 1 };

const STYLES: Readonly<Record<string, Style>> = {
  balanced: BALANCED,
  retirer: { ...BALANCED, retiresEarly: true },
  land: { ...BALANCED, lands: 4 },
  events: { ...BALANCED, events: 3 },
};

/** To retire is the first of the two options of Noblement. */
const RETIRE = 0;

/** The card of the k-th option is of the kind. */
function isOf(v: View, k: number, kind: Kind): boolean {
  const card = v.optionCard(k);
  return card !== NO_CARD && v.kind(card) === kind;
}

/** The priorities, phase by phase. */
export function bourgeoisie(style: Style): Lists<View> {
  const useVoucher = priority<View>('use a voucher, where none of its gold is lost', (v, k) =>
    isOf(v, k, Kind.Event) && fitsVoucher(v, v.optionCard(k)) ? v.amount(v.optionCard(k)) : NO,
  );
  return [
    [
      priority('found the family with the highest income', (v, k) =>
        isOf(v, k, Kind.Family) ? v.value(v.optionCard(k)) : NO,
      ),
      useVoucher,
      priority('enter the Trade that earns the most beyond its cost', (v, k) =>
        isOf(v, k, Kind.Trade) ? earned(v, v.value(v.optionCard(k))) - v.cost(v.optionCard(k)) : NO,
      ),
    ],
    [
      priority('take the card that is worth the most beyond its tokens', (v, k) =>
        v.optionCard(k) === NO_CARD ? NO : positive(worth(v, v.optionCard(k), style) - tokenWorth(v) * v.position(k)),
      ),
    ],
    [
      priority('upgrade a card of one’s own that is worth the price', (v, k) =>
        v.optionCard(k) !== NO_CARD &&
        v.effect(v.event) === Effect.Upgrade &&
        v.isOwnTarget(k) &&
        worthOfEvent(v, v.event) > 0
          ? worthInPlay(v, k)
          : NO,
      ),
      priority('destroy the rival’s card that is worth the most', (v, k) =>
        v.optionCard(k) !== NO_CARD && v.effect(v.event) === Effect.Destroy && !v.isOwnTarget(k)
          ? worthInPlay(v, k)
          : NO,
      ),
      priority('else, where there is no price to save, choose the card worth the least', (v, k) =>
        v.optionCard(k) === NO_CARD || v.price(v.event) > 0 ? NO : -worthInPlay(v, k),
      ),
    ],
    [
      priority('sell what will be of no use', (v, k) =>
        v.optionCard(k) !== NO_CARD && !isOfUse(v, v.optionCard(k), style) ? positive(v.value(v.optionCard(k))) : NO,
      ),
    ],
    [
      useVoucher,
      priority('buy the Land or Office that yields the most for its gold', (v, k) =>
        (isOf(v, k, Kind.Land) || isOf(v, k, Kind.Office)) && !forcesRetiring(v, v.optionCard(k))
          ? yieldOf(v, v.optionCard(k), style)
          : NO,
      ),
      priority('buy a Bond that still earns more than it costs', (v, k) =>
        isOf(v, k, Kind.Bond) && !forcesRetiring(v, v.optionCard(k))
          ? positive(earned(v, v.value(v.optionCard(k))) - v.cost(v.optionCard(k)))
          : NO,
      ),
    ],
    [
      priority(
        'retire, where the bonus is more than the family still earns, or early to make way for another',
        (v, k) => (k === RETIRE && (paysToRetire(v) || (style.retiresEarly && v.inHand(Kind.Family) > 0)) ? 0 : NO),
      ),
    ],
    [priority('discard the card worth the least', (v, k) => -worth(v, v.optionCard(k), style))],
  ];
}

/** Bourgeoisie by priorities. */
export const heuristic: Heuristic = {
  personas: {
    balanced: 'each card for what it is worth',
    retirer: 'retires a family as soon as it may and another waits in hand',
    land: 'Lands before all else',
    events: 'hunts Events',
  },
  createAgent: (persona) => new PriorityAgent(new BourgeoisieView(), bourgeoisie(STYLES[persona])),
};
