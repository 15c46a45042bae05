import type { Variant } from '../../engine/game.js';
import type { Agent } from '../agent.js';

/** How a game is played by priorities. A game of one's own brings it as the field `heuristic` of its `game`. */
export interface Heuristic {
  /** The personas, name → what it does; `balanced` is among them. */
  readonly personas: Readonly<Record<string, string>>;
  /** The agent that plays a variant of the game as that persona. */
  createAgent(persona: string, variant: Variant): Agent;
}
