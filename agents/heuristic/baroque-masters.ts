import { Effect, Kind } from '../../engine/baroque-masters/layout.js';
import { BaroqueMastersView } from '../../engine/baroque-masters/view.js';
import { NO_CARD } from '../../engine/game.js';
import { isRipe, isWorthAnAction, roundsLeft, targetWorth, worth, type Style } from './baroque-masters-judgement.js';
import type { Heuristic } from './heuristic.js';
import { NO, positive, priority, PriorityAgent, type Lists } from './priorities.js';

type View = BaroqueMastersView;

const STYLES: Readonly<Record<string, Style>> = {
  balanced: { qualities: 1, malice: 0.8 },
  builder: { qualities: 3, malice: 0.2 },
  attacker: { qualities: 1, malice: 2 },
};

/** Whether the k-th option plays a card of the kind out of the hand. */
function plays(v: View, k: number, kind: Kind): boolean {
  return !v.isTake(k) && v.optionCard(k) !== NO_CARD && v.kind(v.optionCard(k)) === kind;
}

/** Whether the k-th option uses an Action with the effect. */
function uses(v: View, k: number, effect: Effect): boolean {
  return plays(v, k, Kind.Action) && v.effect(v.optionCard(k)) === effect;
}

/** Between equal cards, what they are played on decides. */
const TIE_BREAK = 0.01;

/** The priorities, phase by phase. */
export function baroqueMasters(style: Style): Lists<View> {
  return [
    [
      priority('draw cards', (v, k) => (uses(v, k, Effect.Draw) ? v.amount(v.optionCard(k)) : NO)),
      priority('put the Patron with the highest rank into play', (v, k) =>
        plays(v, k, Kind.Patron) ? v.rank(v.optionCard(k)) : NO,
      ),
      priority('give the highest Commission to the highest Patron', (v, k) =>
        plays(v, k, Kind.Commission) ? v.rank(v.optionCard(k)) + TIE_BREAK * v.ranks(v.optionSlot(k)) : NO,
      ),
      priority('put the highest Quality onto a meld without one, else onto the best', (v, k) => {
        if (!plays(v, k, Kind.Quality)) return NO;
        const slot = v.optionSlot(k);
        return v.rank(v.optionCard(k)) + (v.qualityCount(slot) === 0 ? 0.5 : 0) + (TIE_BREAK * v.ranks(slot)) / 10;
      }),
      priority('steal the Patron that is worth the most', (v, k) =>
        uses(v, k, Effect.Steal) && isWorthAnAction(v, v.targetSlot(k)) ? targetWorth(v, k) : NO,
      ),
      priority('discard the rival’s Patron that is worth the most', (v, k) =>
        uses(v, k, Effect.DiscardPatron) && v.targetSeat(k) !== v.player && isWorthAnAction(v, v.targetSlot(k))
          ? targetWorth(v, k)
          : NO,
      ),
      priority('make the rival with the most cards discard his hand', (v, k) =>
        uses(v, k, Effect.DiscardHand) && (v.handCount(v.targetSeat(k)) > 1 || roundsLeft(v) < 2)
          ? targetWorth(v, k)
          : NO,
      ),
      priority('take RP from the leader', (v, k) => (uses(v, k, Effect.LoseReputation) ? targetWorth(v, k) : NO)),
      priority('take the card that is worth the most', (v, k) => (v.isTake(k) ? worth(v, v.optionCard(k), style) : NO)),
      priority('end the turn', (v, k) => (v.isPass(k) ? 0 : NO)),
    ],
    [priority('aim at the rival who has the most to lose', targetWorth)],
    [
      priority('score a meld that is complete, in danger, or in the way', (v, k) =>
        !v.isPass(k) && isRipe(v, v.optionSlot(k), style) ? positive(v.meldWorth(v.optionSlot(k))) : NO,
      ),
    ],
    [priority('discard the card that is worth the least', (v, k) => -worth(v, v.optionCard(k), style))],
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
