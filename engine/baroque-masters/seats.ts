import { P, S, Table, words as arenaWords } from './layout.js';
import { blockOf } from './patrons.js';

const words = arenaWords;

/** Seats a player: it is his turn. */
export function seatPlayer(base: number, tables: number, seat: number): void {
  words[base + S.Player] = seat;
  words[base + S.Me] = words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}

/** The next seat to the left. */
export function seatToTheLeft(tables: number, seat: number): number {
  return seatAt(tables, seat + 1);
}

/** The seat so many places from seat 0, less than twice around the table: by no branch, which way is as good as random. */
function seatAt(tables: number, places: number): number {
  const players = words[tables + Table.Players];
  return places - (players & ~((places - players) >> 31));
}

/** Seats the first of the players who wait, going left, if there is one. */
export function seatWaiting(base: number, tables: number): boolean {
  const waiting = words[base + S.Waiting];
  if (waiting === 0) return false;
  words[base + S.Waiting] = waiting & (waiting - 1);
  seatPlayer(base, tables, seatAt(tables, words[base + S.First] + 31 - Math.clz32(waiting & -waiting)));
  return true;
}

/** Scoring: all players with melds wait for their turn. */
export function beginScoring(base: number, tables: number): void {
  const players = words[tables + Table.Players];
  let block = blockOf(base, tables, 0);
  let waiting = 0;
  for (let seat = 0; seat < players; seat++) {
    waiting |= (-words[block + P.Melds] >>> 31) << seat;
    block += words[tables + Table.PlayerWords];
  }
  words[base + S.Waiting] = fromFirst(base, players, waiting);
}

/** End: all players with too many cards wait for their turn. */
export function beginEnd(base: number, tables: number): void {
  const players = words[tables + Table.Players];
  const limit = words[tables + Table.HandLimit];
  let block = blockOf(base, tables, 0);
  let waiting = 0;
  for (let seat = 0; seat < players; seat++) {
    waiting |= ((limit - words[block + P.Hand]) >>> 31) << seat;
    block += words[tables + Table.PlayerWords];
  }
  words[base + S.Waiting] = fromFirst(base, players, waiting);
}

/** Turns bits by seat into bits by place, counted from the round's first player to the left. */
function fromFirst(base: number, players: number, bits: number): number {
  const first = words[base + S.First];
  return ((bits >> first) | (bits << (players - first))) & ((1 << players) - 1);
}
