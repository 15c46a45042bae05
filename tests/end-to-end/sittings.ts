import { statSync } from 'node:fs';
import { startSalon, type Outcome } from './salon.js';

/** A module of one's own whose agent takes its time. */
export const SLOW = `
export const agentOptions = { safeParse: (data) => ({ success: true, data }), parse: (data) => data };
export function createAgent() {
  return { choose(state, options, random) { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200); return 0; } };
}
`;

/** Waits until something holds; fails after a minute. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('waited a minute in vain');
    await pause(5);
  }
}

export async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Bytes of a file; 0 where there is none. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Starts the command line and sends it a signal some time after it has put a chunk into its checkpoint; `stopped` is
 * false where it ended before.
 */
export async function sitting(
  folder: string,
  checkpoint: string,
  signal: NodeJS.Signals,
  delay: number,
  words: readonly string[],
): Promise<Outcome & { readonly stopped: boolean; readonly seconds: number }> {
  // A new checkpoint appears with its beginning; the first chunk makes it larger.
  let least = sizeOf(checkpoint);
  const { child, done } = startSalon(folder, ...words);
  let ended = false;
  void done.then(() => (ended = true));
  await until(() => {
    const size = sizeOf(checkpoint);
    if (least > 0 && size > least) return true;
    least ||= size;
    return ended;
  });
  await pause(delay);
  const asked = performance.now();
  child.kill(signal);
  const outcome = await done;
  return { ...outcome, stopped: outcome.code !== 0, seconds: (performance.now() - asked) / 1000 };
}
