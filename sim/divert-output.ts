import { Console } from 'node:console';

/** What a console writes to the standard output. */
const TO_OUTPUT = [
  'log',
  'info',
  'debug',
  'dir',
  'dirxml',
  'table',
  'group',
  'groupCollapsed',
  'groupEnd',
  'count',
  'timeEnd',
  'timeLog',
] as const;

/**
 * From now on whatever a module writes with `console` or to `process.stdout` goes to the standard error: modules of games
 * and agents of one's own may be chatty, and the standard output belongs to the lab's results, which keep a stream of
 * their own.
 */
export function divertOutput(): void {
  const aside = new Console(process.stderr, process.stderr);
  Object.assign(console, Object.fromEntries(TO_OUTPUT.map((name) => [name, aside[name].bind(aside)])));
  Object.defineProperty(process, 'stdout', { configurable: true, enumerable: true, get: () => process.stderr });
}
