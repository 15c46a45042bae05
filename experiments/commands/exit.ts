/** Exit codes of all commands. */
export const EXIT = { ok: 0, failed: 1, wrongInput: 2, interrupted: 130 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The user stopped it; what there is to say has been said. */
export class Interrupted extends Error {}

let code: ExitCode = EXIT.ok;

/** Says how the command went. A module of one's own may set `process.exitCode`; it is not asked. */
export function endWith(outcome: ExitCode): void {
  code = outcome;
}

/** How the command went. */
export function outcome(): ExitCode {
  return code;
}

/** Ends the process at once. */
export const exitNow: (code: ExitCode) => never = process.exit.bind(process);

/** From now on a module of one's own that would end the process throws instead: its fault is told as any other. */
export function refuseExits(): void {
  process.exit = (asked) => {
    throw new Error(`a module called process.exit(${String(asked ?? '')})`);
  };
}
