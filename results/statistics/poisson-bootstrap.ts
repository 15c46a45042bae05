import { philox } from './philox.js';

/** Two 32-bit words that stand for the seed of a run. */
export type BootstrapKey = readonly [number, number];

/** Sets these draws apart from other uses of the same key and block ("boot" in ASCII). */
const PURPOSE = 0x626f6f74;
const WORDS = 4;
const TWO_TO_32 = 0x1_0000_0000;

/**
 * round(2³² · P(X ≤ k)) for X ~ Poisson(1), k = 0 … 11; a word below entry k has a weight of at most k.
 * From 12 on the chance is lost in 32 bits. Written out, so that no machine rounds them otherwise.
 */
export const POISSON_THRESHOLDS: readonly number[] = [
  1580030169, 3160060337, 3950075422, 4213413783, 4279248374, 4292415292, 4294609778, 4294923276, 4294962463,
  4294966817, 4294967253, 4294967292,
];

const counter = new Uint32Array(WORDS);
const words = new Uint32Array(WORDS);

/**
 * Weights of one block in every replicate of a Poisson bootstrap: independent Poisson(1) numbers, one a replicate
 * (N. Chamandy et al. 2012). A replicate of any total is Σ weight · block value; the spread of the replicates tells the
 * error of a ratio or rating made of such totals, without keeping the blocks. Weights depend on (key, block, replicate) alone: not on the worker, nor the order of
 * blocks, nor how many replicates are asked for.
 *
 * @param key of the run
 * @param block number of the block, a whole number in [0, 2⁵³)
 * @param weights receives the weights; its length is the number of replicates (200 give a standard error to ±5 %)
 */
export function fillPoissonWeights(key: BootstrapKey, block: number, weights: Uint8Array): void {
  for (let replicate = 0; replicate < weights.length; replicate++) {
    const place = replicate % WORDS;
    if (place === 0) {
      counter[0] = block;
      counter[1] = Math.floor(block / TWO_TO_32);
      counter[2] = replicate / WORDS;
      counter[3] = PURPOSE;
      philox(key, counter, words);
    }
    weights[replicate] = poissonQuantile(words[place]);
  }
}

function poissonQuantile(word: number): number {
  let weight = 0;
  while (weight < POISSON_THRESHOLDS.length && word >= POISSON_THRESHOLDS[weight]) weight++;
  return weight;
}
