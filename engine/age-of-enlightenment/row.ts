import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { CardWord, Listed, P, recordOf, S, Table, words as arenaWords } from './layout.js';

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
  const personage = inRow(label, kind);
  words[me + words[tables + Table.InPlayAt] + count] = personage;
  words[me + P.InPlayCount] = count + 1;
  // As many places as any has are written, and those it has are counted: how many cannot be predicted.
  const flips = words[me + P.FlipsCount];
  const list = me + words[tables + Table.FlipsAt] + flips;
  for (let place = 0; place < Listed.Most; place++) words[list + place] = personage;
  words[me + P.FlipsCount] = flips + words[tables + Table.Listings + kind];
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

/** The Discovery phase waits at an Idea: which place of the row of the block at `me` found it. */
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
