import type { RunTotals } from '../run-totals.js';
import { gsprtLogLikelihoodRatio } from '../statistics/gsprt.js';
import { sprtVerdict, type SprtVerdict, waldBounds } from '../statistics/sprt.js';
import { sharesOf, type Until } from './ladder.js';

/** The variance of fewer blocks is no ground to decide on. */
export const FIRST_LOOK = 96;

/** What the games of a run say about its challenger. */
export interface SequentialTest {
  /** For elo1 against elo0. */
  readonly logLikelihoodRatio: number;
  readonly verdict: SprtVerdict;
}

/**
 * Tests whether the challenger is better by elo1 rather than elo0, from the win share of the lone agent around 1/n. A
 * defender who sits alone among challengers is worse by as much.
 *
 * @param run as far as it was played: whole blocks from the first on
 * @param challengesAlone whether the lone agent is the challenger
 */
export function testRun(
  run: Pick<RunTotals, 'totals' | 'gamesPerBlock'>,
  { elo0, elo1, alpha, beta }: Until,
  challengesAlone: boolean,
): SequentialTest {
  const shares = sharesOf(run, 0);
  if (shares.blocks < FIRST_LOOK) return { logLikelihoodRatio: NaN, verdict: 'continue' };
  const sign = challengesAlone ? 1 : -1;
  const baseline = 1 / run.totals.layout.players;
  const logLikelihoodRatio = gsprtLogLikelihoodRatio(shares, { elo0: sign * elo0, elo1: sign * elo1, baseline });
  return { logLikelihoodRatio, verdict: sprtVerdict(logLikelihoodRatio, waldBounds(alpha, beta)) };
}
