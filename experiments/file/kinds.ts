import type { z } from 'zod';
import type { Checked } from './fields.js';
import type { Problem } from './input-error.js';
import { BALANCE } from './balance.js';
import { LADDER } from './ladder.js';

/** What a file says, field by field. */
export interface FileFields {
  readonly agents: readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly [field: string]: unknown;
}

/** A kind of experiment, as far as its file goes: what it holds besides the fields of all kinds. */
export interface Kind {
  readonly name: string;
  /** The question it answers, for the list of kinds. */
  readonly meaning: string;
  /** Its own fields. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  /** What those of them hold that are mappings: the names, by field. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** The agents as they are seated with a number of players, or why their number is wrong. */
  seat(agents: readonly string[], players: number): Checked<readonly string[]>;
  /** What is wrong with fields that are right one by one. */
  readonly problems?: (fields: FileFields) => readonly Problem[];
}

/** The kinds of experiments: one line each. */
export const KINDS: readonly Kind[] = [BALANCE, LADDER];
