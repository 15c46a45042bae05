import { S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Where a seat's block begins. */
export function blockOf(base: number, tables: number, seat: number): number {
  return base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

/** From now on it is the turn of the player at the seat. */
export function seatPlayer(base: number, tables: number, seat: number): void {
  words[base + S.Player] = seat;
  words[base + S.Me] = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}
