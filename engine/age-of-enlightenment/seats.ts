import { S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** The seat to the left. */
export function leftOf(tables: number, seat: number): number {
  return (seat + 1) & ((seat + 1 - words[tables + Table.Players]) >> 31);
}

/** Makes the seat the player to act. */
export function seatPlayer(base: number, tables: number, seat: number): void {
  words[base + S.Player] = seat;
  words[base + S.Me] = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}
