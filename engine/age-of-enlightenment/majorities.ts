import { Majority, P, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** A player's score in 60ths, as if the game ended now. */
export function scoreAt(base: number, tables: number, block: number): number {
  settle(base, tables);
  return words[block + P.Earned] + words[block + P.Bonus];
}

/**
 * Counts the bonuses of the six majorities anew where Personages came into play since the last time. That is done when
 * somebody asks: in most games nobody does before the end.
 */
export function settle(base: number, tables: number): void {
  const inPlay = words[base + S.InPlay];
  if (words[base + S.Settled] === inPlay) return;
  words[base + S.Settled] = inPlay;
  const first = base + words[tables + Table.PlayersAt];
  const size = words[tables + Table.PlayerWords];
  const end = first + words[tables + Table.Players] * size;
  for (let block = first; block < end; block += size) words[block + P.Bonus] = 0;
  for (let nation = 0; nation < Majority.Count; nation++) {
    award(first, end, size, P.Nations + nation, tables + Table.NationShares);
  }
  for (let kind = 0; kind < Majority.Count; kind++) {
    award(first, end, size, P.Kinds + kind, tables + Table.KindShares);
  }
}

/**
 * Gives those who have the most of one nation or kind, counted at `count` of each block, their shares (R5). Who is ahead
 * cannot be predicted, and so it is reckoned with signs, without branches.
 */
function award(first: number, end: number, size: number, count: number, shares: number): void {
  let most = 1;
  let leaders = 0;
  for (let block = first; block < end; block += size) {
    const own = words[block + count];
    const leads = (most - own) >>> 31;
    const trails = (own - most) >>> 31;
    leaders = (leaders & (leads - 1)) + 1 - trails;
    most += (own - most) & -leads;
  }
  const share = words[shares + leaders];
  for (let block = first; block < end; block += size) {
    const trails = (words[block + count] - most) >>> 31;
    words[block + P.Bonus] += share & (trails - 1);
  }
}
