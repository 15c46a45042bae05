/** Who sits where: for each seat, the place of its agent in the list of agents. */
export type Seating = readonly number[];

/** Up to so many players, a block is played in every arrangement; with more, in every rotation. */
const ALL_ARRANGEMENTS = 4;

/**
 * The seatings of a block: all distinct arrangements of the agents for up to 4 players, the distinct rotations for
 * more. Arrangements that differ only by exchanging equal agents count once, so n equal agents make one seating; the
 * first of them, in lexicographic order, stands for all.
 *
 * @param agents the agents' texts; equal texts are equal agents
 */
export function seatingsOf(agents: readonly string[]): readonly Seating[] {
  const all = agents.length <= ALL_ARRANGEMENTS ? arrangements(agents.length) : rotations(agents.length);
  const seen = new Set<string>();
  return all.filter((seating) => {
    const key = JSON.stringify(seating.map((agent) => agents[agent]));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function arrangements(count: number): number[][] {
  const extend = (start: readonly number[]): number[][] =>
    start.length === count
      ? [[...start]]
      : Array.from({ length: count }, (_, agent) => agent)
          .filter((agent) => !start.includes(agent))
          .flatMap((agent) => extend([...start, agent]));
  return extend([]);
}

function rotations(count: number): number[][] {
  return Array.from({ length: count }, (_, turn) =>
    Array.from({ length: count }, (_seat, seat) => (seat + turn) % count),
  );
}
