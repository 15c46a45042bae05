import type { Ladder } from '../../results/ladder/ladder.js';
import { meetingsOf, type Meeting } from '../../results/ladder/meetings.js';
import { ranked, ratingDifference, ratingOf, ratingsOf, type Ratings } from '../../results/ladder/ratings.js';
import { rungsOf, type Rung } from '../../results/ladder/rungs.js';
import { blocksOf, gamesOf } from '../../results/run-totals.js';
import { changesIn } from '../run/what-was-played.js';
import { counted, grouped, percent, signed, textTable } from '../text/table.js';

/** What a ladder shows: who is stronger, which neighbours are told apart, which rungs gain. */
export function ladderSummary(ladder: Ladder): string[] {
  const { players, runs, baseline } = ladder;
  const ratings = ratingsOf(ladder);
  const games = runs.reduce((sum, run) => sum + gamesOf(run), 0);
  const blocks = runs.reduce((sum, run) => sum + blocksOf(run), 0);
  return [
    `${runs[0].variant.game.title}, ${players} players: ${counted(games, 'game')} in ${counted(blocks, 'block')}`,
    ...changesIn(runs[0].variant),
    '',
    ...ratingLines(ratings, baseline),
    ...neighbourLines(ratings),
    '',
    ...meetingLines(ladder),
    ...rungLines(rungsOf(ladder)),
  ];
}

function ratingLines(ratings: Ratings, baseline: string | null): string[] {
  const rows = ranked(ratings).map((agent, place) => {
    const { mean, low, high } = ratingOf(ratings, agent);
    return [`${place + 1}`, agent, signed(mean, 0), agent === baseline ? 'baseline' : interval(low, high)];
  });
  return textTable(['Rank', 'Agent', 'Elo', '95 % interval'], rows);
}

function interval(low: number, high: number): string {
  if (Number.isNaN(low) || (low === -Infinity && high === Infinity)) return 'unknown';
  return `${low === -Infinity ? '−∞' : signed(low, 0)} … ${high === Infinity ? '∞' : signed(high, 0)}`;
}

/** Neighbours whose difference in rating may be none. */
function neighbourLines(ratings: Ratings): string[] {
  const order = ranked(ratings);
  const alike = order.slice(1).flatMap((agent, at) => {
    const { low } = ratingDifference(ratings, order[at], agent);
    return low > 0 ? [] : [`${order[at]} and ${agent}`];
  });
  return [alike.length === 0 ? 'All neighbours are told apart.' : `Not told apart: ${alike.join(', ')}.`];
}

function meetingLines(ladder: Ladder): string[] {
  const isTested = ladder.until !== null;
  const rows = meetingsOf(ladder).map(({ agent, opponent, share, blocks, test, isCapReached }) => [
    agent,
    ladder.players === 2 ? opponent : `${ladder.players - 1} ${opponent}`,
    percent(share.mean),
    Number.isNaN(share.low) ? 'unknown' : `${(share.low * 100).toFixed(1)} – ${(share.high * 100).toFixed(1)} %`,
    grouped(blocks),
    ...(isTested ? [verdictText(test, isCapReached)] : []),
  ]);
  const head = ['Agent', 'against', 'Wins', '95 % interval', 'Blocks'];
  return textTable(isTested ? [...head, 'Test'] : head, rows);
}

function verdictText(test: Meeting['test'], isCapReached: boolean): string {
  const verdict = test?.verdict ?? 'open';
  return verdict === 'open' && isCapReached ? 'open: cap reached' : verdict;
}

function rungLines(rungs: readonly Rung[]): string[] {
  if (rungs.length === 0) return [];
  const [gaining, level, open] = (['yes', 'no', 'open'] as const).map((gain) =>
    rungs.filter((rung) => rung.gain === gain),
  );
  const told = [
    ...(gaining.length === 0 ? [] : [`${countOf(gaining, rungs)} gain on the one below`]),
    ...(level.length === 0 ? [] : [`${countOf(level, rungs)} do not gain: ${namesOf(level)}`]),
    ...(open.length === 0 ? [] : [`${countOf(open, rungs)} are open, too few games to tell: ${namesOf(open)}`]),
  ];
  return ['', `${told.join('; ')}.`];
}

function countOf(some: readonly Rung[], all: readonly Rung[]): string {
  return `${some.length} of ${all.length} rungs`;
}

function namesOf(rungs: readonly Rung[]): string {
  return rungs.map(({ agent, below }) => `${agent} against ${below}`).join(', ');
}
