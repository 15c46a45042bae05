import { MAX_NUMBER, type Setting } from '../settings.js';

function amount(name: string, fallback: number, meaning: string, min = 0, max = MAX_NUMBER): Setting {
  return { kind: 'whole', name, default: fallback, min, max, meaning };
}

/** The rule settings of Age of Enlightenment, in the order of the rules page. */
export const SETTINGS: readonly Setting[] = [
  amount('startingHand', 1, 'Personages dealt to each player at setup, as long as there are cards'),
  amount(
    'drawCount',
    3,
    'Personages drawn in the Draw phase: 1 is kept, 1 passed to the left, the rest discarded (R6)',
  ),
  amount('musicianFlips', 4, 'Discoveries a Musician flips in the Discovery phase'),
  amount('otherFlips', 1, 'Discoveries any other Personage flips in the Discovery phase'),
  amount('benefactorDraw', 2, 'Personages that playing a Benefactor lets a player draw, in every phase (R3)'),
  amount('handLimit', 3, 'cards a hand may hold after the End phase'),
  amount(
    'usedUpAt',
    2,
    'cards in the Personage deck at which it is used up and the Draw phase is skipped; with fewer than drawCount it is skipped in any case',
  ),
  amount('nationBonus', 50, 'EP for the most English, the most French and the most German Personages in play'),
  amount('typeBonus', 50, 'EP for the most Scientists, the most Philosophers and the most Musicians in play'),
  {
    kind: 'choice',
    name: 'majorityTie',
    default: 'none',
    values: ['none', 'split', 'all'],
    meaning: 'who gets a bonus when several players have the most: nobody (R5), each an equal part, each the whole',
  },
  {
    kind: 'perSeat',
    name: 'startingScore',
    default: 0,
    min: -MAX_NUMBER,
    max: MAX_NUMBER,
    meaning: 'EP at the start, by seat',
  },
  amount('maxTurns', 1000, 'turns over all players together after which the game is cut short', 1, 1_000_000),
];
