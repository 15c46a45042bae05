import { describe, expect, test } from 'vitest';
import { blockMean } from '../../results/statistics/block-mean.js';
import { bootstrapError } from '../../results/statistics/bootstrap-error.js';
import { chiSquareTest } from '../../results/statistics/chi-square.js';
import { philox } from '../../results/statistics/philox.js';
import { type BootstrapKey, fillPoissonWeights } from '../../results/statistics/poisson-bootstrap.js';

const KEY: BootstrapKey = [20260711, 42];

function weightsOf(key: BootstrapKey, block: number, replicates: number): number[] {
  const weights = new Uint8Array(replicates);
  fillPoissonWeights(key, block, weights);
  return [...weights];
}

describe('Philox4x32-10', () => {
  // Known answers of Random123 (kat_vectors)
  test.each([
    {
      counter: [0, 0, 0, 0],
      key: [0, 0] as const,
      expected: [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
    },
    {
      counter: [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      key: [0xffffffff, 0xffffffff] as const,
      expected: [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
    },
    {
      counter: [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
      key: [0xa4093822, 0x299f31d0] as const,
      expected: [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
    },
  ])('counter $counter', ({ counter, key, expected }) => {
    const words = new Uint32Array(4);
    philox(key, Uint32Array.from(counter), words);
    expect([...words]).toEqual(expected);
  });
});

describe('Poisson bootstrap', () => {
  test('weights depend on key, block and replicate alone', () => {
    const alone = weightsOf(KEY, 7, 200);
    weightsOf(KEY, 3, 50);
    expect(weightsOf(KEY, 7, 200)).toEqual(alone);
    expect(weightsOf(KEY, 7, 30)).toEqual(alone.slice(0, 30));
  });

  test('another key or block, also one beyond 2³², has other weights', () => {
    const all = [
      weightsOf(KEY, 1, 100),
      weightsOf(KEY, 2, 100),
      weightsOf(KEY, 1 + 2 ** 32, 100),
      weightsOf([KEY[0], 43], 1, 100),
      weightsOf([KEY[0] + 1, 42], 1, 100),
    ];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  test('weights are Poisson with mean 1', () => {
    const frequencies = [0, 0, 0, 0, 0, 0, 0];
    for (let block = 0; block < 2000; block++) {
      for (const weight of weightsOf(KEY, block, 100)) frequencies[Math.min(weight, 6)]++;
    }
    // 1/k! up to the common factor 1/e; six and more together
    const upToFive = [1, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120];
    const rest = Math.E - upToFive.reduce((sum, term) => sum + term, 0);
    expect(chiSquareTest(frequencies, [...upToFive, rest]).pValue).toBeGreaterThan(0.001);
  });

  test('weights of neighbours in block and replicate are uncorrelated', () => {
    const rows = Array.from({ length: 1000 }, (_, block) => weightsOf(KEY, block, 100));
    let acrossBlocks = 0;
    let acrossReplicates = 0;
    for (let block = 1; block < 1000; block++) {
      for (let replicate = 1; replicate < 100; replicate++) {
        const centred = rows[block][replicate] - 1;
        acrossBlocks += (centred * (rows[block - 1][replicate] - 1)) / 98_901;
        acrossReplicates += (centred * (rows[block][replicate - 1] - 1)) / 98_901;
      }
    }
    expect(Math.abs(acrossBlocks)).toBeLessThan(4 / Math.sqrt(98_901));
    expect(Math.abs(acrossReplicates)).toBeLessThan(4 / Math.sqrt(98_901));
  });

  test('the error of a mean is that of its blocks', () => {
    const values = Array.from({ length: 500 }, (_, block) => (block * 7919) % 841);
    const replicates = Array.from({ length: 1000 }, () => ({ sum: 0, weight: 0 }));
    const weights = new Uint8Array(replicates.length);
    for (const [block, value] of values.entries()) {
      fillPoissonWeights(KEY, block, weights);
      for (const [i, replicate] of replicates.entries()) {
        replicate.sum += weights[i] * value;
        replicate.weight += weights[i];
      }
    }
    const bootstrapped = bootstrapError(replicates.map(({ sum, weight }) => sum / weight));
    const expected = blockMean({
      blocks: values.length,
      sum: values.reduce((sum, value) => sum + value, 0),
      sumOfSquares: values.reduce((sum, value) => sum + value * value, 0),
      scale: 1,
    });
    expect(bootstrapped.standardError / expected.standardError).toBeCloseTo(1, 1);
    expect((bootstrapped.high - bootstrapped.low) / (expected.high - expected.low)).toBeCloseTo(1, 1);
  });
});

describe('error from replicates', () => {
  test('0 … 100', () => {
    const { standardError, low, high } = bootstrapError(Array.from({ length: 101 }, (_, i) => 100 - i));
    expect(standardError).toBeCloseTo(Math.sqrt(858.5), 12);
    expect([low, high].map((end) => Math.round(end * 1e9) / 1e9)).toEqual([2.5, 97.5]);
  });

  test('too few, or one that failed, leave it unknown', () => {
    const unknown = { standardError: NaN, low: NaN, high: NaN };
    expect(bootstrapError([1])).toEqual(unknown);
    expect(bootstrapError([1, NaN, 2])).toEqual(unknown);
  });
});
