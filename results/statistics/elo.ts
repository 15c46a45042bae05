/** Elo points that multiply the odds by ten. */
const POINTS_PER_DECADE = 400;

/** Share of equals when two play. */
const EVEN = 0.5;

/**
 * Expected share of a player who is `elo` points above everyone else at the table. Odds grow tenfold every 400 points
 * from the odds of the baseline share; with the baseline 1/n this is Plackett–Luce's chance to win among n − 1 equal
 * others, and with ½ the usual logistic Elo (A. E. Elo 1978).
 *
 * @param elo difference in points; ±Infinity gives 1 or 0
 * @param baseline share of equals, in (0, 1): 1/n for n players
 * @returns a share in [0, 1]
 */
export function eloToShare(elo: number, baseline = EVEN): number {
  return baseline / (baseline + (1 - baseline) * 10 ** (-elo / POINTS_PER_DECADE));
}

/**
 * Elo difference that a share of wins stands for: the inverse of {@link eloToShare}.
 *
 * @param share in [0, 1]; 0 and 1 give ∓Infinity
 * @param baseline share of equals, in (0, 1): 1/n for n players
 * @throws RangeError for a share outside [0, 1] (NaN gives NaN)
 */
export function shareToElo(share: number, baseline = EVEN): number {
  if (share < 0 || share > 1) throw new RangeError(`a share lies in [0, 1], got ${share}`);
  const odds = share / (1 - share);
  return POINTS_PER_DECADE * Math.log10((odds * (1 - baseline)) / baseline);
}
