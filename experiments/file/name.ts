import { basename, extname } from 'node:path';

const LONGEST_NAME = 100;

/** What Windows reserves, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Separators, and what some file system forbids. */
const FORBIDDEN = /[/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Why a text cannot be the name of a run, which is the name of its folder; undefined where it can. */
export function nameFault(name: string): string | undefined {
  if (name === '') return 'is empty; expected a plain file name';
  if (name.length > LONGEST_NAME) return `has ${name.length} letters; at most ${LONGEST_NAME} make a name`;
  if (FORBIDDEN.test(name)) return 'holds / \\ < > : " | ? * or a control character; expected a plain file name';
  if (RESERVED.test(name)) return 'is reserved on Windows; expected another name';
  if (name !== name.trim() || name.startsWith('.') || name.startsWith('-') || name.endsWith('.')) {
    return 'begins with . or - or ends with . or has blanks around it; expected a plain file name';
  }
  return undefined;
}

/** The name of a run whose file gives none: the file's, without folder and ending. */
export function nameOfFile(path: string): string {
  return basename(path, extname(path));
}
