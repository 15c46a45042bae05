/** One of several players came first: the winner of a game, or of what was left of a ranking. */
export interface Choice {
  readonly chosen: number;
  /** All who could have been, the chosen one among them; equal players at one table stand once for each of them. */
  readonly among: readonly number[];
  /** How often, ≥ 0; whole numbers, bootstrap weights, or fractions where a tie is split. */
  readonly count: number;
}

/**
 * Checks choices against the number of players.
 *
 * @throws RangeError for an unknown player, a chosen one outside its set, or a negative count
 */
export function checkChoices(choices: readonly Choice[], players: number): void {
  for (const { chosen, among, count } of choices) {
    const known = among.every((player) => Number.isInteger(player) && player >= 0 && player < players);
    if (!known) throw new RangeError(`players run from 0 to ${players - 1}, got ${among.join(', ')}`);
    if (!among.includes(chosen)) throw new RangeError(`chosen player ${chosen} is not among ${among.join(', ')}`);
    if (!(count >= 0)) throw new RangeError(`a count is not negative, got ${count}`);
  }
}

/**
 * Whether a most likely strength is finite for every player: however the players are split in two, someone of either
 * side was preferred to someone of the other (L. R. Ford 1957; D. R. Hunter 2004, assumption 1). That is, everyone can
 * be reached from player 0 by going from winners to losers, and by going from losers to winners.
 */
export function hasFiniteMaximum(choices: readonly Choice[], players: number): boolean {
  if (surpassedBy(choices, 0).size < players) return false;
  return Array.from({ length: players }, (_, player) => surpassedBy(choices, player)).every((below) => below.has(0));
}

/**
 * The players that one was preferred to, those that these were preferred to, and so on; the player itself among them.
 * Where two are in each other's, their distance in strength is finite; where only one is, the data sets no end to it.
 */
export function surpassedBy(choices: readonly Choice[], player: number): ReadonlySet<number> {
  const reached = new Set([player]);
  for (const winner of reached) {
    for (const { chosen, among, count } of choices) {
      if (count > 0 && chosen === winner) for (const other of among) reached.add(other);
    }
  }
  return reached;
}
