import { relative } from 'node:path';
import { visible } from '../../sim/trace/visible.js';
import { wrapped } from '../../sim/trace/wrap.js';
import { cautionOf } from './caution.js';
import type { Result } from './conduct.js';
import type { Order } from './manifest.js';

/**
 * What a run shows when it is done: its summaries, and how it was played.
 *
 * @param path of its folder
 * @param columns letters that fit into a line
 */
export function resultText(
  { seed, unrepeatable: agents }: Pick<Order, 'seed' | 'unrepeatable'>,
  { played, summaries }: Result,
  path: string,
  columns: number,
): string {
  const rate = Math.round(played.games / played.seconds).toLocaleString('en');
  const closing = `seed ${visible(seed)}, ${played.seconds.toFixed(1)} s (${rate} games/s); tables in ${shown(path)}`;
  const caution = cautionOf(agents, 'run');
  const parts = [...summaries(), [closing], ...(caution === null ? [] : [[caution]])];
  return `${parts.map((lines) => lines.flatMap((line) => fitted(line, columns)).join('\n')).join('\n\n')}\n`;
}

/** A line as wide as the terminal; columns of a table are set apart by two blanks and stay as they are. */
function fitted(line: string, columns: number): string[] {
  return line.includes('  ') ? [line] : wrapped(line, columns);
}

/** A path as a person would type it from here. */
export function shown(path: string): string {
  const below = relative(process.cwd(), path);
  return below === '' || below.startsWith('..') ? path : below;
}
