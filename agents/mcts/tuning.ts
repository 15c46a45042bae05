import type { Game } from '../../engine/game.js';

/** How lines are played on, and how the tree is grown. */
export interface Tuning {
  readonly rollout: string;
  readonly horizon: number;
  readonly exploration: number;
}

/** What was found strongest for its time in each of the lab's games (bench/mcts.md). */
const TUNINGS: Readonly<Record<string, Tuning>> = {
  bourgeoisie: { rollout: 'heuristic', horizon: 15, exploration: 0.3 },
  'baroque-masters': { rollout: 'heuristic', horizon: 2, exploration: 0.3 },
  'age-of-enlightenment': { rollout: 'random', horizon: 0, exploration: 0.7 },
};

/** Sensible for any game. */
const UNTUNED: Tuning = { rollout: 'random', horizon: 0, exploration: 0.7 };

/** What stands for the word that leaves an option to the game. */
export const AUTO = 'auto';

/** An option's value, or AUTO. */
type OrAuto<Values> = { readonly [Name in keyof Values]: Values[Name] | typeof AUTO };

/** The options, with what suits the game where they leave it open. A game with a heuristic of its own plays lines by it. */
export function tuningOf(
  game: Game,
  { rollout, horizon, exploration = AUTO }: OrAuto<Omit<Tuning, 'exploration'>> & Partial<OrAuto<Tuning>>,
): Tuning {
  const own = 'heuristic' in game ? { ...UNTUNED, rollout: 'heuristic' } : UNTUNED;
  const tuning = Object.hasOwn(TUNINGS, game.name) ? TUNINGS[game.name] : own;
  return {
    rollout: rollout === AUTO ? tuning.rollout : rollout,
    horizon: horizon === AUTO ? tuning.horizon : horizon,
    exploration: exploration === AUTO ? tuning.exploration : exploration,
  };
}
