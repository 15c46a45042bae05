import { NO_CARD, type Observer, type Variant } from '../../engine/game.js';

/** Hears what happens in words: the event's name, who, the card's label or the empty text, and the amount. */
export type Hear = (event: string, player: number, card: string, amount: number) => void;

/** An observer that hands on what it is told, in words. */
export function listener(variant: Variant, hear: Hear): Observer {
  return observer({
    tell: (event, player, card, amount) => {
      hear(variant.game.events[event].name, player, card === NO_CARD ? '' : variant.labels[card], amount);
    },
  });
}

/** What an observer does; the rest it ignores. */
type Deeds = Partial<Pick<Observer, 'tell' | 'offer' | 'turnEnded'>>;

/** An observer that does what is given, with gains as with all that is told, and nothing else. */
export function observer({ tell = () => {}, offer = () => {}, turnEnded = () => {} }: Deeds): Observer {
  return { tell, gain: tell, offer, turnEnded };
}
