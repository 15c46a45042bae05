import type { Card, CardField } from '../cards.js';
import { MAX_NUMBER } from '../settings.js';

/** The card types, letter of the sheet → name, in the sheet's order. */
export const TYPES = { F: 'Family', T: 'Trade', B: 'Bond', L: 'Land', O: 'Office', E: 'Event' } as const;

/** Every card but the Events: name (with its value where several cards share it), type, value, bonus in PP. */
const INVESTMENTS_AND_FAMILIES: readonly (readonly [string, keyof typeof TYPES, number, number])[] = [
  ['Paupers', 'F', 1, 0],
  ['Serfs', 'F', 1, 0],
  ['Peasants', 'F', 2, 0],
  ['Refugees', 'F', 2, 0],
  ['Migrants', 'F', 3, 0],
  ['Porters', 'F', 3, 0],
  ['Servants', 'F', 4, 0],
  ['Hired Hands', 'F', 4, 0],
  ['Commoners', 'F', 5, 0],
  ['Country Folk', 'F', 5, 0],
  ['Provincials', 'F', 6, 0],
  ['Workers', 'F', 6, 0],
  ['Laborers', 'F', 7, 0],
  ['Freemen', 'F', 7, 0],
  ['Sailors', 'F', 8, 0],
  ['Townsfolk', 'F', 8, 0],
  ['Burghers', 'F', 9, 0],
  ['Tradesmen', 'F', 9, 0],
  ['Craftsmen', 'F', 10, 0],
  ['Artisans', 'F', 10, 0],
  ['Physicians', 'T', 1, 0],
  ['Lawyers', 'T', 1, 0],
  ['Woad Trade', 'T', 2, 0],
  ['Wool Trade', 'T', 2, 0],
  ['Charcoal Trade', 'T', 3, 0],
  ['Brick & Tile Trade', 'T', 3, 0],
  ['Horticulture', 'T', 4, 0],
  ['Sugar Refining', 'T', 4, 0],
  ['Grain Trade', 'T', 5, 0],
  ['Textile Industry', 'T', 5, 0],
  ['Metallurgy', 'T', 6, 0],
  ['Manufacturing', 'T', 6, 0],
  ['Linen Merchant', 'T', 7, 0],
  ['West Indies Trade', 'T', 7, 0],
  ['Spice Trade', 'T', 8, 0],
  ['Luxury Merchant', 'T', 8, 0],
  ['Silk Business', 'T', 9, 0],
  ['Ship Building', 'T', 9, 0],
  ['Bankers', 'T', 10, 0],
  ['Financiers', 'T', 10, 0],
  ['Securities 1', 'B', 1, 0],
  ['Securities 2', 'B', 2, 0],
  ['Securities 3', 'B', 3, 0],
  ['Securities 4', 'B', 4, 0],
  ['Bonds 1', 'B', 1, 0],
  ['Bonds 2', 'B', 2, 0],
  ['Bonds 3', 'B', 3, 0],
  ['Bonds 4', 'B', 4, 0],
  ['Annuities 1', 'B', 1, 0],
  ['Annuities 2', 'B', 2, 0],
  ['Annuities 3', 'B', 3, 0],
  ['Annuities 4', 'B', 4, 0],
  ['Joint Stock Shares 1', 'B', 1, 0],
  ['Joint Stock Shares 2', 'B', 2, 0],
  ['Joint Stock Shares 3', 'B', 3, 0],
  ['Joint Stock Shares 4', 'B', 4, 0],
  ['Mortgages 1', 'B', 1, 0],
  ['Mortgages 2', 'B', 2, 0],
  ['Mortgages 3', 'B', 3, 0],
  ['Mortgages 4', 'B', 4, 0],
  ['Plots', 'L', 1, 0],
  ['Parcels', 'L', 1, 0],
  ['Fields', 'L', 2, 0],
  ['Pasture', 'L', 2, 0],
  ['Countryside', 'L', 3, 0],
  ['Hinterland', 'L', 3, 0],
  ['Farmland', 'L', 4, 0],
  ['Grounds', 'L', 4, 0],
  ['Tracts', 'L', 5, 0],
  ['Acreage', 'L', 5, 0],
  ['Range', 'L', 6, 0],
  ['Agricultural Land', 'L', 6, 1],
  ['Small Estate', 'L', 7, 1],
  ['Expanse', 'L', 7, 2],
  ['Holdings', 'L', 8, 2],
  ['Vineyard', 'L', 8, 3],
  ['Villa', 'L', 9, 3],
  ['Urban Property', 'L', 9, 3],
  ['Manor', 'L', 10, 4],
  ['Large Estate', 'L', 10, 5],
  ['Courtier', 'O', 3, 0],
  ['Registrar', 'O', 3, 0],
  ['Lesser Official', 'O', 4, 0],
  ['Municipal Officer', 'O', 4, 0],
  ['Military Office', 'O', 5, 0],
  ['Clergy', 'O', 5, 0],
  ['Dowry', 'O', 6, 0],
  ['University Dean', 'O', 6, 0],
  ['Tax Assessor', 'O', 7, 0],
  ['Fiscal Officer', 'O', 7, 0],
  ['Administrator', 'O', 8, 1],
  ['Tax Collector', 'O', 8, 1],
  ['Abbott', 'O', 9, 2],
  ['Marriage', 'O', 9, 2],
  ['Tax Farmer', 'O', 10, 3],
  ['High Functionary', 'O', 10, 3],
  ['Dignitary', 'O', 11, 4],
  ['Judgeship', 'O', 11, 4],
  ['Bishop', 'O', 12, 5],
  ['Mayor', 'O', 12, 5],
];

/** What an Event's text says: whom it targets, the number in it, and the gold it asks. */
export interface EventText {
  /** The type of card it targets or helps to buy. */
  readonly target?: keyof typeof TYPES;
  readonly amount?: number;
  readonly price?: number;
}

/** The Events, in the order of the sheet. */
export const EVENTS = {
  Plague: {},
  Famine: {},
  Nepotism: { target: 'O', amount: 5 },
  Patronage: { target: 'O', amount: 4 },
  Corruption: { amount: 2 },
  Innovators: { target: 'T', amount: 3 },
  Professionals: { target: 'T', amount: 2 },
  Reputable: { target: 'F', amount: 3 },
  Cunning: {},
  'Fine Vista': { target: 'L', amount: 2 },
  Legitimacy: { target: 'O', amount: 3 },
  Crisis: { target: 'L', amount: 5 },
  'Feudal Tenures': { target: 'L', amount: 4 },
  Default: { target: 'B' },
  Reinvest: { target: 'T', amount: 5, price: 3 },
  Capital: { target: 'T', amount: 5 },
  'Recognition Fees': { target: 'O', amount: 3 },
  War: { target: 'L' },
  Taxes: {},
  'Diversify Portfolio': {},
} as const satisfies Record<string, EventText>;

export type EventName = keyof typeof EVENTS;

/** The names of the printed Events. */
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** The text of a printed Event. */
export function eventText(name: string): EventText {
  const text: EventText | undefined = Object.hasOwn(EVENTS, name) ? EVENTS[name as EventName] : undefined;
  if (text === undefined) throw new RangeError(`no Event is called ${name}`);
  return text;
}

/** The printed deck. A cost equals the value, as on the sheet; it is a number of its own so that it can be tuned. */
export const CARDS: readonly Card[] = [
  ...INVESTMENTS_AND_FAMILIES.map(([label, type, value, bonus]): Card => ({
    label,
    type,
    copies: 1,
    fields: printedFields(type, value, bonus),
  })),
  ...EVENT_NAMES.map((label): Card => {
    const { amount, price }: EventText = EVENTS[label];
    const fields = { ...(amount !== undefined && { amount }), ...(price !== undefined && { price }) };
    return { label, type: 'E', copies: 1, effect: label, fields };
  }),
];

function printedFields(type: keyof typeof TYPES, value: number, bonus: number): Card['fields'] {
  if (type === 'F') return { value };
  if (type === 'T' || type === 'B') return { value, cost: value };
  return { value, cost: value, bonus };
}

/** The fields that have an effect on a card: the bonus of a Bond, say, has none. */
export function fieldsOf({ type, effect }: Pick<Card, 'type' | 'effect'>): readonly string[] {
  switch (type) {
    case 'F':
      return ['value'];
    case 'T':
    case 'B':
      return ['value', 'cost'];
    case 'L':
    case 'O':
      return ['value', 'cost', 'bonus'];
    default:
      return effect === undefined ? [] : Object.keys(eventText(effect)).filter((field) => field !== 'target');
  }
}

function field(name: string, meaning: string): CardField {
  return { name, kind: 'whole', min: 0, max: MAX_NUMBER, meaning };
}

/** All fields of cards. */
export const CARD_FIELDS: readonly CardField[] = [
  field('value', 'silver of Revenue and of a sale; for Lands and Offices also the PP at the end'),
  field('cost', 'gold to put a Trade into play or to buy a Bond, Land or Office'),
  field('bonus', 'PP of a Land or Office besides its worth'),
  field('amount', "the number in an Event's text: UT placed, gold it counts as, silver stolen"),
  field('price', 'gold that an Event asks (Reinvest)'),
];
