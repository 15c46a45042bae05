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
 * From now on whatever a module writes with `console` goes to the standard error: modules of games and agents of one's
 * own may be chatty, and the standard output belongs to the lab's results.
 */
export function divertConsole(): void {
  const aside = new Console(process.stderr, process.stderr);
  Object.assign(console, Object.fromEntries(TO_OUTPUT.map((name) => [name, aside[name].bind(aside)])));
}
