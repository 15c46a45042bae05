import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { CardWord, P, recordOf, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/** Puts a Personage into play in front of the player to act, for good; returns its kind. */
export function putIntoPlay(
  base: number,
  tables: number,
  me: number,
  label: number,
  observer: Observer | null,
): number {
  const card = recordOf(tables, label);
  const kind = words[card + CardWord.Type];
  const count = words[me + P.InPlayCount];
  words[me + words[tables + Table.InPlayAt] + count] = inRow(label, kind);
  words[me + P.InPlayCount] = count + 1;
  words[me + P.Kinds + kind]++;
  words[me + P.Nations + words[card + CardWord.Origin]]++;
  words[base + S.InPlay]++;
  words[base + S.Stirred] = 1;
  if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
  return kind;
}

/** A Personage as a row holds it. */
function inRow(label: number, kind: number): number {
  return (label << 2) | kind;
}

/** The label of a Personage as a row holds it. */
export function labelInRow(personage: number): number {
  return personage >> 2;
}

/** The kind of a Personage as a row holds it. */
export function kindInRow(personage: number): number {
  return personage & 3;
}
