import type { Game } from '../game.js';
import { ANNOUNCEMENTS } from './announcements.js';
import { CARD_FIELDS, CARDS, DECKS, fieldsOf, TYPES } from './cards.js';
import { help } from './help.js';
import { PHASES, Points, STREAMS } from './layout.js';
import { OBSERVATION } from './observation.js';
import { remarks } from './remarks.js';
import { SETTINGS } from './settings.js';
import { AgeOfEnlightenmentVariant } from './variant.js';

/** Age of Enlightenment: the great minds of the 18th century and what they discover. */
export const game: Game = {
  name: 'age-of-enlightenment',
  title: 'Age of Enlightenment',
  version: 1,
  minPlayers: 2,
  maxPlayers: 6,
  turnName: 'turn',
  scoreScale: Points.Scale,
  settings: SETTINGS,
  cards: CARDS,
  types: TYPES,
  decks: DECKS,
  cardFields: CARD_FIELDS,
  effects: [],
  fieldsOf,
  streams: STREAMS,
  phases: PHASES,
  events: ANNOUNCEMENTS,
  observation: OBSERVATION,
  help,
  remarks,
  compile: (setup) => new AgeOfEnlightenmentVariant(game, setup),
};
