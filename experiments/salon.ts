#!/usr/bin/env node
import { inlineMore } from './v8-flags.js';

inlineMore();

/** Node ends with this code where a module waits for something that never comes. */
const UNSETTLED = 13;
process.once('exit', () => {
  if (process.exitCode !== UNSETTLED) return;
  process.stderr.write('salon: a module did not finish loading: it waits for something that never comes\n');
  process.exitCode = 2;
});

const { endProcess, main } = await import('./command-line.js');
await main(process.argv.slice(2));
// A module of one's own may leave timers behind: they hold up nobody.
endProcess();
