import { NO_CARD, type Observer, type Variant } from '../../engine/game.js';

/** Hears what happens in words: the event's name, who, the card's label or the empty text, and the amount. */
export type Hear = (event: string, player: number, card: string, amount: number) => void;

/** An observer that hands on what it is told, in words. */
export function listener(variant: Variant, hear: Hear): Observer {
  return {
    tell: (event, player, card, amount) => {
      hear(variant.game.events[event].name, player, card === NO_CARD ? '' : variant.labels[card], amount);
    },
    offer: () => {},
    turnEnded: () => {},
  };
}
