/** Exit codes of all commands. */
export const EXIT = { ok: 0, failed: 1, wrongInput: 2, interrupted: 130 } as const;

/** The user stopped it; what there is to say has been said. */
export class Interrupted extends Error {}
