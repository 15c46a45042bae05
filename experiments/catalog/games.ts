import type { Game } from '../../engine/game.js';
import { columnsText } from '../text/lines.js';

/** The games there are, in lines of `width` letters: name, players, title. */
export function gamesText(games: readonly Game[], width: number): string {
  const rows = games.map(({ name, minPlayers, maxPlayers, title, cards }) => [
    name,
    `${minPlayers} to ${maxPlayers} players`,
    `${title}, ${cards.reduce((sum, card) => sum + card.copies, 0)} cards`,
  ]);
  return columnsText(rows, width);
}
