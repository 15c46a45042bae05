import { MAX_NUMBER, type Setting } from '../settings.js';

function amount(name: string, fallback: number, meaning: string, min = 0, max = MAX_NUMBER): Setting {
  return { kind: 'whole', name, default: fallback, min, max, meaning };
}

function optionCards(players: number): number {
  if (players <= 3) return 6;
  if (players === 4) return 8;
  return players === 5 ? 10 : players;
}

/** The rule settings of Baroque Masters, in the order of the rules page. */
export const SETTINGS: readonly Setting[] = [
  {
    kind: 'byPlayers',
    name: 'optionCards',
    default: optionCards,
    defaultText: '6 for 2 or 3 players, 8 for 4, 10 for 5, as many as players for 6 or more',
    min: 1,
    max: MAX_NUMBER,
    meaning: 'cards in the row of Option cards',
  },
  amount('maxPatrons', 3, 'Patrons a player may have in play'),
  {
    kind: 'flag',
    name: 'differentPatrons',
    default: true,
    meaning: "a player's Patrons in play are all of different kinds (R3)",
  },
  amount('handLimit', 3, 'cards a hand may hold after the End phase'),
  amount('noQualityPenalty', 1, 'RP lost for a meld without a Quality'),
  {
    kind: 'choice',
    name: 'noQualityMeld',
    default: 'adjust',
    values: ['adjust', 'total'],
    meaning:
      'a meld without a Quality: its ranks less the penalty (adjust), or worth minus the penalty in all (total) (R4)',
  },
  amount('extraQualityBonus', 1, 'RP for each Quality of a meld after the first'),
  amount('deckPasses', 2, 'the time the deck runs out at which the game ends (R9, R10)', 1),
  {
    kind: 'perSeat',
    name: 'startingReputation',
    default: 0,
    min: -MAX_NUMBER,
    max: MAX_NUMBER,
    meaning: 'RP at the start, by seat',
  },
  amount(
    'maxTurns',
    1000,
    'turns over all players together after which the game is cut short; a round counts as many as there are players',
    1,
    1_000_000,
  ),
];
