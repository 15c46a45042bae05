import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { CardWord, Listed, P, recordOf, S, Table, words as arenaWords } from './layout.js';

const words = arenaWords;

/**
 * Puts a Personage into play in front of the player to act, for good, or none of it where `count` is 0 instead of 1;
 * `late` is 1 where one comes into play in the Discovery phase, else 0. Returns its kind.
 */
export function putIntoPlay(
  base: number,
  tables: number,
  me: number,
  label: number,
  count: number,
  late: number,
  observer: Observer | null,
): number {
  const card = recordOf(tables, label);
  const kind = words[card + CardWord.Type];
  const inPlay = words[me + P.InPlayCount];
  const personage = inRow(label, kind);
  words[me + words[tables + Table.InPlayAt] + inPlay] = personage;
  words[me + P.InPlayCount] = inPlay + count;
  // It is written to as many places as any kind flips, and only its own are counted: a loop of unpredictable length is slow.
  const flips = words[me + P.FlipsCount];
  const list = me + words[tables + Table.FlipsAt] + flips;
  for (let place = 0; place < Listed.Most; place++) words[list + place] = personage;
  const listings = words[tables + Table.Listings + kind];
  words[me + P.FlipsCount] = flips + (listings & -count);
  words[base + S.LateCount] += late;
  words[base + S.LateFlips] += listings & -late;
  words[me + P.Kinds + kind] += count;
  words[me + P.Nations + words[card + CardWord.Origin]] += count;
  words[base + S.InPlay] += count;
  words[base + S.Stirred] |= count;
  if (observer !== null && count !== 0) observer.tell(Told.Played, words[base + S.Player], label, 0);
  return kind;
}

/** A Personage in a row: its kind in the low bits, then its label. */
export const enum InRow {
  Kind = 7,
  LabelShift = 3,
}

/** A Personage as a row holds it. */
function inRow(label: number, kind: number): number {
  return (label << InRow.LabelShift) | kind;
}

/** The label of a Personage as a row holds it. */
export function labelInRow(personage: number): number {
  return personage >> InRow.LabelShift;
}

/** The kind of a Personage as a row holds it. */
export function kindInRow(personage: number): number {
  return personage & InRow.Kind;
}

/** The Discovery phase waits at an Idea: which place in the row of the block at `me` found it. */
export function finderInRow(base: number, tables: number, me: number): number {
  const row = me + words[tables + Table.InPlayAt];
  const flipped = words[base + S.FlipsMade] - Number(words[base + S.Repeats] === 0);
  let place = 0;
  let listed = listings(tables, words[row]);
  while (listed <= flipped) listed += listings(tables, words[row + ++place]);
  return place;
}

/** How many flips the Personage at a place of the row, the last to have flipped, has left. */
export function flipsLeft(base: number, tables: number, me: number, place: number): number {
  const row = me + words[tables + Table.InPlayAt];
  const repeats = words[base + S.Repeats];
  if (repeats > 0) return words[tables + Table.Flips + kindInRow(words[row + place])] - repeats;
  let listed = 0;
  for (let at = row; at <= row + place; at++) listed += listings(tables, words[at]);
  return listed - words[base + S.FlipsMade];
}

/** How many places in the list of flips a Personage has. */
function listings(tables: number, personage: number): number {
  return words[tables + Table.Listings + kindInRow(personage)];
}
