import type { State } from '../../../engine/game.js';

/** What each seat may know of the hidden places, told by the game's story, independent of its engine. */
export interface Knowledge {
  /** Hears what happens: an event of the game's list, who it is about, and with which card. */
  tell(event: string, player: number, card: string): void;
  /** The places whose cards the seat cannot see, of `places()`; the face-down piles among them. */
  hiddenFrom(seat: number, state: State): readonly string[];
  /** Cards that the seat knows to be in a hidden place, by place. */
  knownTo(seat: number): Readonly<Record<string, readonly string[]>>;
}

export type CreateKnowledge = (players: number) => Knowledge;

/** Games in which nothing is hidden but the order of the deck. */
export const openHands: CreateKnowledge = () => ({
  tell: () => {},
  hiddenFrom: () => ['deck'],
  knownTo: () => ({}),
});
