import { shorten, type TraceLine } from './line.js';

/** Why a trace is not right: the line (from 1) at which it shows first, what was expected there, and what was found. */
export interface Wrong {
  readonly ok: false;
  readonly line: number;
  readonly expected: string;
  readonly found: string;
  /** All in one sentence: `expected …; found …`, with a remark where a state cannot be. */
  readonly reason: string;
}

/** Thrown where a trace stops being right, out of the engine too; caught where the trace is read. */
export class Refusal extends Error {
  readonly wrong: Wrong;

  constructor(line: number, expected: string, found: string, remark = '') {
    const reason = `expected ${expected}; found ${found}${remark === '' ? '' : ` (${remark})`}`;
    super(reason);
    this.wrong = { ok: false, line, expected, found, reason };
  }
}

/** What was found in place of a line of another kind. */
export function foundLine(line: TraceLine): string {
  return 'problem' in line ? `a line that cannot be read: ${line.problem}` : shorten(line.text);
}
