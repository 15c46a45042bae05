import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eloToShare, shareToElo } from '../../results/statistics/elo.js';
import { exactLogLikelihoodRatio } from '../../results/statistics/gsprt-exact.js';
import { gsprtLogLikelihoodRatio } from '../../results/statistics/gsprt.js';
import { sprtVerdict, waldBounds } from '../../results/statistics/sprt.js';

/** Pairs of games that brought 0, ½, 1, 1½ or 2 points, as fishtest counts them. */
const PENTANOMIALS = [
  { counts: [10789, 19328, 33806, 19402, 10543], elo0: -3, elo1: 1, normal: 2.131245, exact: 2.131068 },
  { counts: [39, 2226, 31451, 2412, 40], elo0: 0.2, elo1: 0.9, normal: 2.162405, exact: 2.162543 },
];

function pairTotals(counts: readonly number[]) {
  const sum = (power: number) => counts.reduce((total, count, points) => total + count * points ** power, 0);
  return { blocks: sum(0), sum: sum(1), sumOfSquares: BigInt(sum(2)), scale: 4 };
}

function pairScores(counts: readonly number[]) {
  return counts.map((count, points) => ({ score: points / 4, count }));
}

describe('Elo', () => {
  test('three wins in four are 190.8485 points; 100 points are a share of .640065', () => {
    expect(shareToElo(0.75)).toBeCloseTo(190.8485, 4);
    expect(eloToShare(100)).toBeCloseTo(0.640065, 6);
  });

  test('equals have the share of equals, at a table of any size', () => {
    for (const players of [2, 3, 4, 6]) {
      expect(eloToShare(0, 1 / players)).toBeCloseTo(1 / players, 15);
      expect(shareToElo(1 / players, 1 / players)).toBeCloseTo(0, 12);
    }
  });

  test('with the baseline 1/n it is Plackett–Luce against n − 1 equals', () => {
    expect(eloToShare(400, 1 / 3)).toBeCloseTo(10 / 12, 14);
  });

  test('both directions are inverse', () => {
    const elo = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(elo, fc.integer({ min: 2, max: 8 }), (points, players) => {
        expect(shareToElo(eloToShare(points, 1 / players), 1 / players)).toBeCloseTo(points, 5);
      }),
    );
  });

  test('never and always are infinitely far', () => {
    expect([shareToElo(0), shareToElo(1)]).toEqual([-Infinity, Infinity]);
    expect([eloToShare(-Infinity), eloToShare(Infinity)]).toEqual([0, 1]);
    expect(() => shareToElo(1.1)).toThrow(RangeError);
  });
});

describe('SPRT', () => {
  test('bounds at .05 / .05 are ± 2.944439', () => {
    const bounds = waldBounds(0.05, 0.05);
    expect(bounds.lower).toBeCloseTo(-2.944439, 6);
    expect(bounds.upper).toBeCloseTo(2.944439, 6);
    expect([-3, 0, 3, NaN].map((ratio) => sprtVerdict(ratio, bounds))).toEqual([
      'accept-null',
      'continue',
      'accept-alternative',
      'continue',
    ]);
  });

  test('error rates are checked', () => {
    expect(() => waldBounds(0, 0.05)).toThrow(RangeError);
    expect(() => waldBounds(0.6, 0.5)).toThrow(RangeError);
  });
});

describe('GSPRT', () => {
  test.each(PENTANOMIALS)('normal approximation of $counts', ({ counts, elo0, elo1, normal }) => {
    expect(gsprtLogLikelihoodRatio(pairTotals(counts), { elo0, elo1 })).toBeCloseTo(normal, 6);
  });

  test.each(PENTANOMIALS)('exact likelihood of $counts', ({ counts, elo0, elo1, exact }) => {
    expect(exactLogLikelihoodRatio(pairScores(counts), { elo0, elo1 })).toBeCloseTo(exact, 6);
  });

  test("exact likelihood to ten digits, and with an empty cell (fishtest's LLRcalc.py)", () => {
    const [first] = PENTANOMIALS;
    expect(exactLogLikelihoodRatio(pairScores(first.counts), first)).toBeCloseTo(2.13106781179, 10);
    const withEmptyCell = exactLogLikelihoodRatio(pairScores([0, 10, 20, 50, 20]), { elo0: 0, elo1: 5 });
    expect(withEmptyCell).toBeCloseTo(1.42868610647, 10);
  });

  test('hypotheses that change places change the sign', () => {
    const counts = [20, 30, 60, 50, 25];
    const forth = { elo0: -5, elo1: 10 };
    const back = { elo0: 10, elo1: -5 };
    const normal = gsprtLogLikelihoodRatio(pairTotals(counts), forth);
    expect(gsprtLogLikelihoodRatio(pairTotals(counts), back)).toBeCloseTo(-normal, 12);
    const exact = exactLogLikelihoodRatio(pairScores(counts), forth);
    expect(exactLogLikelihoodRatio(pairScores(counts), back)).toBeCloseTo(-exact, 12);
  });

  test('three players: blocks with the share of equals speak for 0 against ± a margin', () => {
    // 2000 blocks of 6 games, in 840ths: win shares of 1/6 to 1/2, mean 1/3
    const scale = 840 * 6;
    const [few, many] = [840n, 2520n];
    const totals = { blocks: 2000, sum: 1000n * (few + many), sumOfSquares: 1000n * (few * few + many * many), scale };
    const scores = [few, many].map((score) => ({ score: Number(score) / scale, count: 1000 }));
    for (const elo1 of [-20, 20]) {
      const hypotheses = { elo0: 0, elo1, baseline: 1 / 3 };
      const normal = gsprtLogLikelihoodRatio(totals, hypotheses);
      const exact = exactLogLikelihoodRatio(scores, hypotheses);
      // s₁ − s₀ is 20 points times ln 10 / 400 · ⅓ · ⅔, nearly; σ is 1/6
      expect(normal).toBeCloseTo(-36000 * (eloToShare(elo1, 1 / 3) - 1 / 3) ** 2, 9);
      expect(exact / normal).toBeCloseTo(1, 1);
    }
  });

  test('blocks that all came out alike decide little, and slowly', () => {
    const hypotheses = { elo0: 0, elo1: 20 };
    const drawn = (blocks: number) =>
      gsprtLogLikelihoodRatio({ blocks, sum: blocks, sumOfSquares: blocks, scale: 2 }, hypotheses);
    const won = (blocks: number) =>
      gsprtLogLikelihoodRatio({ blocks, sum: blocks, sumOfSquares: blocks, scale: 1 }, hypotheses);
    expect(Math.abs(drawn(10))).toBeLessThan(1);
    expect(won(10)).toBeGreaterThan(0);
    expect(won(10)).toBeLessThan(1);
    expect(won(100)).toBeGreaterThan(waldBounds(0.05, 0.05).upper);
    expect(gsprtLogLikelihoodRatio({ blocks: 0, sum: 0, sumOfSquares: 0, scale: 1 }, hypotheses)).toBeNaN();
  });

  test('scores and counts are checked', () => {
    const hypotheses = { elo0: 0, elo1: 5 };
    expect(() => exactLogLikelihoodRatio([{ score: 1.5, count: 1 }], hypotheses)).toThrow(RangeError);
    expect(() => exactLogLikelihoodRatio([{ score: 0.5, count: -1 }], hypotheses)).toThrow(RangeError);
  });
});
