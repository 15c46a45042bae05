import { EXIT, exitNow } from './exit.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** While it lasts, the first SIGINT or SIGTERM aborts the signal, so that work can be put away; a second one exits. */
export class Interruption {
  private readonly controller = new AbortController();
  private readonly interrupt = (): void => {
    if (this.controller.signal.aborted) exitNow(EXIT.interrupted);
    this.controller.abort();
  };

  constructor() {
    for (const name of SIGNALS) process.on(name, this.interrupt);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    for (const name of SIGNALS) process.off(name, this.interrupt);
  }
}
