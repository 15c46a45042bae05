import seedrandom from 'seedrandom';
import type { RunKey } from '../engine/random.js';

/** Streams of agents begin here; those of chance stay below. */
export const AGENT_STREAMS = 1000;

/**
 * The run key of a seed's text. seedrandom seeds texts alike that repeat a pattern (`1`, `11`, `111`), so it is handed
 * one that cannot repeat: the number of UTF-8 bytes, then the bytes.
 */
export function runKey(seed: string): RunKey {
  const bytes = Buffer.from(seed, 'utf8');
  const generator = seedrandom(`${bytes.length}:${bytes.toString('hex')}`);
  return [generator.int32(), generator.int32(), generator.int32(), generator.int32()];
}
