import { readLine, type Fields, type LineKind, type TraceLine, type UnreadableText } from './line.js';
import { foundLine, Refusal } from './refusal.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** A line of the kind that was expected. */
export interface ExpectedLine {
  readonly number: number;
  readonly fields: Fields;
}

/** Walks through the lines of an input, one game after the other. */
export class Cursor {
  private readonly lines: Iterator<string | UnreadableText>;
  /** Lines read ahead: an empty one, and what followed it. */
  private readonly ahead: TraceLine[] = [];
  private read = 0;
  private ended = false;

  constructor(lines: Iterable<string | UnreadableText>) {
    this.lines = lines[Symbol.iterator]();
  }

  /** The next line of a game, which has to be of the kind; `expected` says in words what it should be. */
  take(kind: LineKind, expected: () => string): ExpectedLine {
    const line = this.next();
    if (line === null) throw new Refusal(this.lastLine, 'end of the game', 'the end of the input');
    if ('problem' in line || line.kind !== kind) throw new Refusal(line.number, expected(), foundLine(line));
    return line;
  }

  /** The first line of the next game, or null at the end of the input. Empty lines between games are passed over. */
  takeStart(first: boolean): ExpectedLine | null {
    let line = this.next();
    while (line !== null && isEmpty(line)) line = this.next();
    if (line === null) {
      if (first) throw new Refusal(this.lastLine, 'a start line', 'the end of the input');
      return null;
    }
    if (!('problem' in line) && line.kind === 'start') return line;
    const expected = first ? 'a start line' : 'a start line or the end of the input after the end line';
    throw new Refusal(line.number, expected, foundLine(line));
  }

  /** Where the end of the input shows. */
  private get lastLine(): number {
    return Math.max(1, this.read);
  }

  /** Gives up the rest of the input: its reader closes its file. */
  close(): void {
    this.lines.return?.();
  }

  /** Empty lines at the end of the input count as its end. */
  private next(): TraceLine | null {
    const waiting = this.ahead.shift();
    if (waiting !== undefined) return waiting;
    const line = this.pull();
    if (line === null || !isEmpty(line)) return line;
    const before = this.read - 1;
    let after = this.pull();
    while (after !== null && isEmpty(after)) after = this.pull();
    if (after === null) {
      this.read = before;
      return null;
    }
    this.ahead.push(after);
    return line;
  }

  private pull(): TraceLine | null {
    if (this.ended) return null;
    const { value, done } = this.lines.next();
    if (done === true) {
      this.ended = true;
      return null;
    }
    const number = ++this.read;
    if (typeof value !== 'string') return { number, problem: value.problem };
    return readLine(number, number === 1 && value.startsWith(BYTE_ORDER_MARK) ? value.slice(1) : value);
  }
}

function isEmpty(line: TraceLine): boolean {
  return 'problem' in line && line.problem === 'an empty line';
}
