import type { Game } from '../../engine/game.js';
import { lawfulGames } from './games.js';

/** A game and a number of players. */
export interface TableSize {
  readonly name: string;
  readonly players: number;
  readonly game: Game;
}

/** The numbers of players of a game. */
export function playerNumbers({ minPlayers, maxPlayers }: Game): number[] {
  return Array.from({ length: maxPlayers - minPlayers + 1 }, (_, more) => minPlayers + more);
}

/** Every game with every number of players. */
export const TABLES: readonly TableSize[] = lawfulGames.flatMap((game) =>
  playerNumbers(game).map((players) => ({ name: game.name, players, game })),
);
