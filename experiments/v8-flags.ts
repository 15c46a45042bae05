import { setFlagsFromString } from 'node:v8';

/**
 * V8 inlines too little of the engine by default. Call it before the engine is compiled and before worker threads start;
 * bench/speed.md has what each flag gave.
 */
export function inlineMore(): void {
  setFlagsFromString('--max-inlined-bytecode-size=1500');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=17000');
  setFlagsFromString('--max-inlined-bytecode-size-absolute=40000');
  setFlagsFromString('--reserve-inline-budget-scale-factor=1.0');
  setFlagsFromString('--min-inlining-frequency=0.05');
}
