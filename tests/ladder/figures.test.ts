import { expect, test } from 'vitest';
import { alphaRanksOf } from '../../results/ladder/alpha-ranks.js';
import { meetingsOf } from '../../results/ladder/meetings.js';
import { ranked, ratingDifference, ratingsOf } from '../../results/ladder/ratings.js';
import { rungsOf } from '../../results/ladder/rungs.js';
import { testRun } from '../../results/ladder/sequential-test.js';
import { csvOf } from '../../results/csv.js';
import { matrixTable } from '../../results/tables/matrix.js';
import { ratingsTable } from '../../results/tables/ratings.js';
import { ladderSummary } from '../../experiments/ladder/summary.js';
import type { LadderRun } from '../../results/ladder/ladder.js';
import { blocksAround, ladderOf, runOf } from './ladders.js';

const UNTIL = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 };

test('two players: one run is read from either side, and Elo is the log-odds of the share', () => {
  const [mine, theirs] = meetingsOf(ladderOf(['a', 'b'], [runOf('b', 'a', 2, blocksAround(0.75, 0.25, 2, 200))]));
  expect(mine).toMatchObject({ agent: 'b', opponent: 'a', blocks: 200, games: 400 });
  expect(mine.elo.mean).toBeCloseTo(190.8485, 4);
  expect(theirs.share.mean).toBeCloseTo(0.25, 12);
  expect(theirs.elo.mean).toBeCloseTo(-190.8485, 4);
  expect(theirs.share.high).toBeCloseTo(1 - mine.share.low, 12);
});

test('three players: twice as strong is half of the wins alone, and a fifth for a weak one alone', () => {
  const runs = [
    runOf('b', 'a', 3, blocksAround(1 / 2, 0.3, 3, 400)),
    runOf('a', 'b', 3, blocksAround(1 / 5, 0.2, 3, 400)),
  ];
  const ratings = ratingsOf(ladderOf(['a', 'b'], runs));
  expect(ratings.whole.points[1]).toBeCloseTo(200 * Math.log10(2), 3);
  expect(ratingDifference(ratings, 'b', 'a').mean).toBeCloseTo(400 * Math.log10(2), 3);
  expect(ranked(ratings)).toEqual(['b', 'a']);
});

test('ratings: the interval of a difference is that of the block shares', () => {
  const run = runOf('b', 'a', 2, blocksAround(0.6, 0.4, 2, 1000));
  const { standardError } = ratingDifference(ratingsOf(ladderOf(['a', 'b'], [run])), 'b', 'a');
  // sd .4 of the share over √1000 blocks, times the slope 400 / (ln 10 · p · q); 1000 replicates tell it to some 2 %.
  const expected = ((0.4 / Math.sqrt(1000)) * 400) / (Math.LN10 * 0.6 * 0.4);
  expect(standardError / expected).toBeGreaterThan(0.9);
  expect(standardError / expected).toBeLessThan(1.1);
});

test('ratings: who won all but one block is above, by how much is open upwards', () => {
  const run = runOf('b', 'a', 2, [840, ...blocksAround(1, 0, 2, 39)]);
  const { low, high } = ratingDifference(ratingsOf(ladderOf(['a', 'b'], [run])), 'b', 'a');
  // A share of 79/80 is +759; twice .0125 lost, as some replicates have it, +633.
  expect(low).toBeGreaterThan(400);
  expect(low).toBeLessThan(700);
  // The one block is missing from e⁻¹ of the replicates.
  expect(high).toBe(Infinity);
});

test('ratings: who never lost has no upper end, and a lower one that its share allows', () => {
  const won = (lone: string, other: string) => runOf(lone, other, 2, blocksAround(1, 0, 2, 20));
  const ladder = ladderOf(['a', 'b', 'c'], [won('b', 'a'), runOf('c', 'b', 2, blocksAround(0.6, 0.3, 2, 20))]);
  const ratings = ratingsOf(ladder);
  const above = ratingDifference(ratings, 'b', 'a');
  // Clopper and Pearson: after 20 of 20 the share may be .8316.
  expect(above.low).toBeGreaterThan(0);
  expect(above.low).toBeLessThan(400 * Math.log10(0.8316 / 0.1684) + 1);
  expect(above.high).toBe(Infinity);
  expect(ratingDifference(ratings, 'a', 'c')).toMatchObject({ low: -Infinity });
  expect(ratingDifference(ratings, 'c', 'b').high).toBeLessThan(Infinity);
  const cells = (name: string) =>
    ratingsTable([ladder])
      .rows.find((row) => row[2] === name)
      ?.slice(6);
  expect([cells('a')?.[0], cells('b')?.[1], cells('c')?.[1]]).toEqual([null, null, null]);
  expect(ladderSummary(ladder).join('\n')).toMatch(/a +−\d+ +−∞ … −\d+\n/);
  expect(ladderSummary({ ...ladder, baseline: 'a' }).join('\n')).toMatch(/c +\+\d+ +\+\d+ … ∞\n/);
});

test('ratings: two agents that nobody connects are not compared', () => {
  const won = (lone: string, other: string) => runOf(lone, other, 2, blocksAround(1, 0, 2, 20));
  const ratings = ratingsOf(ladderOf(['a', 'b', 'c'], [won('b', 'a'), won('c', 'a')]));
  expect(ratingDifference(ratings, 'b', 'c')).toMatchObject({ low: -Infinity, high: Infinity });
});

test('ratings stand above the baseline, which is 0', () => {
  const run = runOf('b', 'a', 2, blocksAround(0.75, 0.25, 2, 200));
  const { rows } = ratingsTable([{ ...ladderOf(['a', 'b'], [run]), baseline: 'a' }]);
  expect(rows.map(([, , agent, , , rating]) => [agent, Math.round(Number(rating))])).toEqual([
    ['b', 191],
    ['a', 0],
  ]);
});

test('a single block gives no interval', () => {
  const { rows } = ratingsTable([ladderOf(['a', 'b'], [runOf('b', 'a', 2, [840])])]);
  expect(rows.map((row) => row.slice(6))).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('who won everything has no upper bound in Elo: the cells are empty; the interval is no point', () => {
  const text = csvOf(matrixTable([ladderOf(['a', 'b'], [runOf('b', 'a', 2, blocksAround(1, 0, 2, 50))])]));
  const row = text.split('\n')[1].split(',');
  expect(row.slice(0, 7)).toEqual(['2', 'b', 'a', '100', '50', '0', '1']);
  expect(Number(row[7]), 'Clopper–Pearson, 50 of 50').toBeCloseTo(0.928878, 5);
  expect([row[8], row[9], row[11]]).toEqual(['1', '', '']);
  expect(Number(row[10])).toBeCloseTo(400 * Math.log10(0.928878 / 0.071122), 1);
  expect(row.slice(12)).toEqual(['', '', 'true']);
});

test('α-Rank: rock, paper and scissors share the time; a better agent takes it all', () => {
  const beats = (winner: string, loser: string, share = 0.6) =>
    runOf(winner, loser, 2, blocksAround(share, 0.2, 2, 200));
  const agents = ['rock', 'paper', 'scissors'];
  const cycle = ladderOf(agents, [beats('paper', 'rock'), beats('scissors', 'paper'), beats('rock', 'scissors')]);
  for (const { mass } of alphaRanksOf(cycle) ?? []) expect(mass).toBeCloseTo(1 / 3, 9);
  const order = ladderOf(agents, [beats('paper', 'rock'), beats('scissors', 'paper'), beats('scissors', 'rock')]);
  expect(alphaRanksOf(order)?.[2].mass).toBeCloseTo(1, 9);
  expect(alphaRanksOf(ladderOf(agents, [beats('paper', 'rock')])), 'not all met').toBeNull();
});

test('the test waits for 96 blocks, and asks both ways whether the challenger is better', () => {
  const strong = (blocks: number) => runOf('b', 'a', 3, blocksAround(0.5, 0.3, 3, blocks));
  expect(testRun(strong(95), UNTIL, true)).toEqual({ logLikelihoodRatio: NaN, verdict: 'continue' });
  expect(testRun(strong(96), UNTIL, true).verdict).toBe('accept-alternative');
  const weak = runOf('a', 'b', 3, blocksAround(0.2, 0.2, 3, 96));
  expect(testRun(weak, UNTIL, false).verdict, 'the lone defender wins less than a third').toBe('accept-alternative');
  expect(testRun(weak, UNTIL, true).verdict).toBe('accept-null');
});

test('the likelihood ratio is N (s₁−s₀)(2ŝ−s₀−s₁) / (2σ̂²) around 1/n', () => {
  const share = (elo: number): number => 1 / (1 + 2 * 10 ** (-elo / 400));
  const { logLikelihoodRatio } = testRun(runOf('b', 'a', 3, blocksAround(0.35, 0.2, 3, 100)), UNTIL, true);
  const [s0, s1] = [share(0), share(30)];
  expect(logLikelihoodRatio).toBeCloseTo((100 * (s1 - s0) * (0.7 - s0 - s1)) / (2 * 0.2 ** 2), 9);
});

test('two blocks that one side won do not tell it from an equal', () => {
  const [rung] = rungsOf(ladderOf(['a', 'b'], [runOf('b', 'a', 2, blocksAround(1, 0, 2, 2))]));
  expect(rung.gain).toBe('open');
});

test('the summary tells rungs that gain, that do not, and that are open, and never that none gain alone', () => {
  const up = (lone: string, below: string, mean: number, blocks = 200) =>
    runOf(lone, below, 2, blocksAround(mean, 0.3, 2, blocks));
  const last = (...runs: LadderRun[]): string => ladderSummary(ladderOf(['a', 'b', 'c', 'd'], runs)).at(-1) ?? '';
  expect(last(up('b', 'a', 0.7), up('c', 'b', 0.5), up('d', 'c', 0.3))).toBe(
    '1 of 3 rungs gain on the one below; 1 of 3 rungs do not gain: d against c; ' +
      '1 of 3 rungs are open, too few games to tell: c against b.',
  );
  expect(last(up('b', 'a', 0.7, 2), up('c', 'b', 0.5, 2))).toBe(
    '2 of 2 rungs are open, too few games to tell: b against a, c against b.',
  );
  expect(last(up('b', 'a', 0.7))).toBe('1 of 1 rungs gain on the one below.');
});

test('intervals of shares are shown within 0 and 100 %', () => {
  const shown = ladderSummary(ladderOf(['a', 'b'], [runOf('b', 'a', 2, blocksAround(0.9, 0.1, 2, 3))])).join('\n');
  expect(shown).toMatch(/b +a +93\.3 % +\d+\.\d – 100\.0 %/);
  expect(shown).toMatch(/a +b +6\.7 % +0\.0 – \d+\.\d %/);
});

test('a rung gains only where both ways say so', () => {
  const up = runOf('b', 'a', 3, blocksAround(0.5, 0.3, 3, 200));
  const down = (mean: number) => runOf('a', 'b', 3, blocksAround(mean, 0.2, 3, 200));
  const gains = (mean: number, until: typeof UNTIL | null) =>
    rungsOf(ladderOf(['a', 'b'], [up, down(mean)], until)).map(({ gain }) => gain);
  expect([gains(0.2, null), gains(0.333, null), gains(0.5, null)]).toEqual([['yes'], ['open'], ['no']]);
  expect([gains(0.2, UNTIL), gains(0.5, UNTIL)]).toEqual([['yes'], ['no']]);
});
