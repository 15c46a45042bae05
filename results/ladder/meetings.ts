import { blocksOf, gamesOf } from '../run-totals.js';
import { shareEstimate } from '../statistics/share-estimate.js';
import { blockMean } from '../statistics/block-mean.js';
import { shareToElo } from '../statistics/elo.js';
import type { Estimate } from '../statistics/estimate.js';
import type { SprtVerdict } from '../statistics/sprt.js';
import { challengesAlone, loneOf, othersOf, sharesOf, type Ladder, type LadderRun } from './ladder.js';
import { testRun } from './sequential-test.js';

/** What a test says of the agent against its opponent; `open`: it was not decided. */
export type MeetingVerdict = 'better' | 'not better' | 'worse' | 'not worse' | 'open';

/** How an agent did, alone at a table of opponents of one kind. */
export interface Meeting {
  readonly players: number;
  readonly agent: string;
  readonly opponent: string;
  readonly games: number;
  readonly blocks: number;
  readonly skippedBlocks: number;
  /** Win share of the agent; 1/n among equals. */
  readonly share: Estimate;
  /** Elo points above the opponents; ±Infinity where the share, or an end of its interval, is 0 or 1. */
  readonly elo: { readonly mean: number; readonly low: number; readonly high: number };
  /** Null where no test was asked for. */
  readonly test: { readonly logLikelihoodRatio: number; readonly verdict: MeetingVerdict } | null;
  /** Whether all blocks that were allowed were played. */
  readonly isCapReached: boolean;
}

/** The meetings of a ladder, both ways; two players are one run, read from either side. */
export function meetingsOf(ladder: Ladder): Meeting[] {
  return ladder.runs.flatMap((run) =>
    ladder.players === 2 ? [meetingOf(ladder, run, 0), meetingOf(ladder, run, 1)] : [meetingOf(ladder, run, 0)],
  );
}

function meetingOf(ladder: Ladder, run: LadderRun, group: 0 | 1): Meeting {
  const { players, until } = ladder;
  const share = shareEstimate(blockMean(sharesOf(run, group)), blocksOf(run));
  const elo = (value: number): number => shareToElo(value, 1 / players);
  const isChallenging = challengesAlone(ladder, run);
  const test = until === null ? null : testRun(run, until, isChallenging);
  return {
    players,
    agent: group === 0 ? loneOf(run) : othersOf(run),
    opponent: group === 0 ? othersOf(run) : loneOf(run),
    games: gamesOf(run),
    blocks: blocksOf(run),
    skippedBlocks: run.skippedBlocks,
    share,
    elo: { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) },
    test: test === null ? null : { ...test, verdict: verdictFor(test.verdict, isChallenging === (group === 0)) },
    isCapReached: blocksOf(run) + run.skippedBlocks >= run.cap,
  };
}

function verdictFor(verdict: SprtVerdict, isChallenger: boolean): MeetingVerdict {
  if (verdict === 'continue') return 'open';
  if (verdict === 'accept-alternative') return isChallenger ? 'better' : 'worse';
  return isChallenger ? 'not better' : 'not worse';
}
