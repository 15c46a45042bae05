import type { Game } from '../game.js';
import { ANNOUNCEMENTS } from './announcements.js';
import { CARD_FIELDS, CARDS, fieldsOf, TEXT_NAMES, TYPES } from './cards.js';
import { help } from './help.js';
import { PHASES, STREAMS } from './layout.js';
import { OBSERVATION } from './observation.js';
import { SETTINGS } from './settings.js';
import { BaroqueMastersVariant } from './variant.js';

/** Baroque Masters: architects in Rome in the 1600s. */
export const game: Game = {
  name: 'baroque-masters',
  title: 'Baroque Masters',
  version: 1,
  minPlayers: 2,
  maxPlayers: 8,
  turnName: 'round',
  scoreScale: 1,
  settings: SETTINGS,
  cards: CARDS,
  types: TYPES,
  decks: [],
  cardFields: CARD_FIELDS,
  effects: TEXT_NAMES,
  fieldsOf,
  streams: STREAMS,
  phases: PHASES,
  events: ANNOUNCEMENTS,
  observation: OBSERVATION,
  help,
  compile: (setup) => new BaroqueMastersVariant(game, setup),
};
