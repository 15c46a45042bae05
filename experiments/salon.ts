#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';

// V8 inlines too little of the engine by default. These must be set before the engine is compiled and before worker
// threads start; bench/speed.md has what each gave.
setFlagsFromString('--max-inlined-bytecode-size=1500');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=17000');
setFlagsFromString('--max-inlined-bytecode-size-absolute=40000');
setFlagsFromString('--reserve-inline-budget-scale-factor=1.0');
setFlagsFromString('--min-inlining-frequency=0.05');

/** Node ends with this code where a module waits for something that never comes. */
const UNSETTLED = 13;
process.once('exit', () => {
  if (process.exitCode !== UNSETTLED) return;
  process.stderr.write('salon: a module did not finish loading: it waits for something that never comes\n');
  process.exitCode = 2;
});

const { main } = await import('./command-line.js');
await main(process.argv.slice(2));
