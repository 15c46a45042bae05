import { createInterface, type Interface } from 'node:readline/promises';
import { Interrupted } from '../commands/exit.js';

/** What a person types, line by line, from a terminal or a pipe. */
export class LinesIn {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  private readonly interrupted: Promise<never>;

  constructor(
    private readonly stream: NodeJS.ReadStream,
    private readonly signal: AbortSignal,
  ) {
    // No raw mode: the terminal edits the line, and Ctrl-C and Ctrl-D mean what they always mean.
    this.reader = createInterface({ input: stream, terminal: false });
    this.lines = this.reader[Symbol.asyncIterator]();
    this.interrupted = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Interrupted()));
    });
    // Whether somebody is waiting when it happens or not.
    this.interrupted.catch(() => {});
  }

  /** Whether a person sees what is typed anyway. */
  get echoes(): boolean {
    return this.stream.isTTY;
  }

  /** Throws Interrupted where the signal is aborted. */
  heed(): void {
    if (this.signal.aborted) throw new Interrupted();
  }

  /** The next line, or null at the end of the input. Throws Interrupted where the signal is aborted. */
  async next(): Promise<string | null> {
    this.heed();
    const { value, done } = await Promise.race([this.lines.next(), this.interrupted]);
    return done === true ? null : value;
  }

  close(): void {
    this.reader.close();
    this.stream.pause();
  }
}
