import type { Card, CardField } from '../cards.js';
import { MAX_NUMBER } from '../settings.js';

/** The card types, letter of the sheet → name, in the sheet's order; V is Event (R1). */
export const TYPES = { P: 'Patron', C: 'Commission', Q: 'Quality', A: 'Action', V: 'Event' } as const;

/** The highest rank a card may be given; a Commission then holds at most that many Qualities of different ranks. */
export const MAX_RANK = 9;

/** Copies of each printed Patron. */
const PATRON_COPIES = 4;

/** Patrons, Commissions and Qualities: name, type, rank. */
const PERMANENTS: readonly (readonly [string, 'P' | 'C' | 'Q', number])[] = [
  ['The Pope', 'P', 5],
  ['Noble Family', 'P', 4],
  ['Wealthy Family', 'P', 3],
  ['Church Order', 'P', 2],
  ['Minor Family', 'P', 1],
  ['Cathedral', 'C', 5],
  ['Restoration', 'C', 5],
  ['Basilica', 'C', 5],
  ['Major Project', 'C', 5],
  ['Reconstruction', 'C', 4],
  ['Church', 'C', 4],
  ['Centerpiece', 'C', 4],
  ['Palazzo', 'C', 4],
  ['Piazza', 'C', 3],
  ['School', 'C', 3],
  ['Renovations', 'C', 3],
  ['Oratory', 'C', 3],
  ['Bell Towers', 'C', 2],
  ['Shrine', 'C', 2],
  ['Villa', 'C', 2],
  ['Façade', 'C', 2],
  ['High Altar', 'C', 1],
  ['Bronze Doors', 'C', 1],
  ['Colonnades', 'C', 1],
  ['Sculpture', 'C', 1],
  ['Grandiose', 'Q', 5],
  ['Great', 'Q', 5],
  ['Grandeur', 'Q', 5],
  ['Magnificent', 'Q', 5],
  ['Beautiful', 'Q', 4],
  ['Brilliant', 'Q', 4],
  ['Astonishing', 'Q', 4],
  ['Revolutionary', 'Q', 4],
  ['Breathtaking', 'Q', 3],
  ['Splendid', 'Q', 3],
  ['Dazzling', 'Q', 3],
  ['Innovative', 'Q', 3],
  ['Sublime', 'Q', 2],
  ['Opulent', 'Q', 2],
  ['Inventive', 'Q', 2],
  ['Elegant', 'Q', 2],
  ['Graceful', 'Q', 1],
  ['Intricate', 'Q', 1],
  ['Elaborate', 'Q', 1],
  ['Noteworthy', 'Q', 1],
];

/** What the text of an Action or Event does. */
export type Deed = 'lose' | 'discardHand' | 'draw' | 'discardOwnHand' | 'gain' | 'steal' | 'discardPatron';

/** The text of an Action or Event. */
export interface CardText {
  readonly type: 'A' | 'V';
  readonly deed: Deed;
  /** RP lost or gained, cards drawn. */
  readonly amount?: number;
}

/** The Actions and Events, in the order of the sheet. */
export const TEXTS = {
  Criticism: { type: 'A', deed: 'lose', amount: 1 },
  Gothic: { type: 'A', deed: 'lose', amount: 2 },
  Scandal: { type: 'V', deed: 'lose', amount: 3 },
  Condemnation: { type: 'A', deed: 'lose', amount: 4 },
  'Public Disgrace': { type: 'V', deed: 'lose', amount: 5 },
  Ambition: { type: 'A', deed: 'draw', amount: 1 },
  Enterprise: { type: 'A', deed: 'draw', amount: 2 },
  Virtuosity: { type: 'A', deed: 'draw', amount: 3 },
  Passion: { type: 'V', deed: 'draw', amount: 2 },
  Genius: { type: 'V', deed: 'draw', amount: 3 },
  Madness: { type: 'V', deed: 'discardOwnHand' },
  Idiosyncrasies: { type: 'V', deed: 'discardOwnHand' },
  Tormented: { type: 'V', deed: 'discardHand' },
  Intrigue: { type: 'A', deed: 'discardHand' },
  Scheme: { type: 'A', deed: 'steal' },
  Plot: { type: 'A', deed: 'steal' },
  'Fiery Temper': { type: 'V', deed: 'discardPatron' },
  Dismissal: { type: 'A', deed: 'discardPatron' },
  Celebrated: { type: 'V', deed: 'gain', amount: 3 },
  Famous: { type: 'V', deed: 'gain', amount: 5 },
} as const satisfies Record<string, CardText>;

export type TextName = keyof typeof TEXTS;

/** The names of the printed Actions and Events: the effects a card may have. */
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];

/** The text of a printed Action or Event. Throws a RangeError when there is none of that name. */
export function textOf(name: string): CardText {
  const text: CardText | undefined = Object.hasOwn(TEXTS, name) ? TEXTS[name as TextName] : undefined;
  if (text === undefined) throw new RangeError(`no Action or Event is called ${name}`);
  return text;
}

/** The printed deck. */
export const CARDS: readonly Card[] = [
  ...PERMANENTS.map(([label, type, rank]): Card => ({
    label,
    type,
    copies: type === 'P' ? PATRON_COPIES : 1,
    fields: { rank },
  })),
  ...TEXT_NAMES.map((label): Card => {
    const { type, amount }: CardText = TEXTS[label];
    return { label, type, copies: 1, effect: label, fields: amount === undefined ? {} : { amount } };
  }),
];

/** The fields that have an effect on a card: the rank of an Action, say, has none. */
export function fieldsOf({ type, effect }: Pick<Card, 'type' | 'effect'>): readonly string[] {
  if (type === 'P' || type === 'C' || type === 'Q') return ['rank'];
  return effect === undefined || textOf(effect).amount === undefined ? [] : ['amount'];
}

/** All fields of cards. */
export const CARD_FIELDS: readonly CardField[] = [
  {
    name: 'rank',
    kind: 'whole',
    min: 1,
    max: MAX_RANK,
    meaning: 'RP of a Patron, Commission or Quality in a meld; a Commission takes Qualities of different ranks',
  },
  {
    name: 'amount',
    kind: 'whole',
    min: 0,
    max: MAX_NUMBER,
    meaning: 'the number in the text of an Action or Event: RP lost or gained, cards drawn',
  },
];
