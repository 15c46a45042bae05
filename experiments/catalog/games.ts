import type { Game } from '../../engine/game.js';
import { columnsText } from './lines.js';

/** The games there are: name, players, title. */
export function gamesText(games: readonly Game[]): string {
  const rows = games.map(({ name, minPlayers, maxPlayers, title, cards }) => [
    name,
    `${minPlayers} to ${maxPlayers} players`,
    `${title}, ${cards.reduce((sum, card) => sum + card.copies, 0)} cards`,
  ]);
  return columnsText(rows);
}
