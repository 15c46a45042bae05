import { MAX_NUMBER, type Setting } from '../settings.js';

function amount(name: string, fallback: number, meaning: string, min = 0, max = MAX_NUMBER): Setting {
  return { kind: 'whole', name, default: fallback, min, max, meaning };
}

/** The rule settings of Bourgeoisie, in the order of the rules page. */
export const SETTINGS: readonly Setting[] = [
  amount('trackSize', 10, 'places on the opportunity track', 1),
  amount('handLimit', 7, 'cards a hand may hold after the End phase'),
  amount('startingSilverDie', 10, 'sides of the die rolled for starting silver (0: no roll)'),
  {
    kind: 'perSeat',
    name: 'startingSilver',
    default: 0,
    min: -MAX_NUMBER,
    max: MAX_NUMBER,
    meaning: 'silver added to the starting roll, by seat',
  },
  {
    kind: 'perSeat',
    name: 'startingTokens',
    default: 0,
    min: -MAX_NUMBER,
    max: MAX_NUMBER,
    meaning: 'opportunity tokens at the start, by seat',
  },
  amount('fateDie', 6, 'sides of the die rolled for opportunity tokens in the Fate phase (0: no roll)'),
  amount('silverPerGold', 10, 'silver that becomes 1 gold in the Conversion phase', 1),
  amount('officesPerTurn', 1, 'Offices that may be bought in one turn (R4)'),
  amount('retireIncome', 30, 'income from which a family with an Office may retire'),
  amount('forcedRetireIncome', 50, 'income from which a family must retire'),
  {
    kind: 'choice',
    name: 'incomeBasis',
    default: 'all',
    values: ['all', 'investments'],
    meaning: 'what counts for the two incomes of retiring: every card, or Bonds, Lands and Offices only (R11)',
  },
  amount('noOfficePenalty', 5, 'PP lost for a retired family without an Office'),
  amount('extraFamilyBonus', 5, "PP for each retired family after a player's first"),
  {
    kind: 'flag',
    name: 'sharedEventRoll',
    default: true,
    meaning: 'one roll of Plague, Famine and Taxes serves everyone (R9); false: every player rolls for himself',
  },
  { kind: 'flag', name: 'goldKeptOnRetire', default: false, meaning: 'gold is kept when a family retires' },
  amount('maxTurns', 1000, 'turns over all players together after which the game is cut short', 1, 1_000_000),
];
