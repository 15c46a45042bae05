import type { Game } from '../game.js';
import { ANNOUNCEMENTS } from './announcements.js';
import { CARD_FIELDS, CARDS, EVENT_NAMES, fieldsOf, TYPES } from './cards.js';
import { help } from './help.js';
import { PHASES, STREAMS } from './layout.js';
import { OBSERVATION } from './observation.js';
import { remarks } from './remarks.js';
import { SETTINGS } from './settings.js';
import { BourgeoisieVariant } from './variant.js';

/** Bourgeoisie: social advancement in 17th-century France. */
export const game: Game = {
  name: 'bourgeoisie',
  title: 'Bourgeoisie',
  version: 1,
  minPlayers: 2,
  maxPlayers: 6,
  turnName: 'turn',
  scoreScale: 1,
  settings: SETTINGS,
  cards: CARDS,
  types: TYPES,
  decks: [],
  cardFields: CARD_FIELDS,
  effects: EVENT_NAMES,
  fieldsOf,
  streams: STREAMS,
  phases: PHASES,
  events: ANNOUNCEMENTS,
  observation: OBSERVATION,
  help,
  remarks,
  compile: (setup) => new BourgeoisieVariant(game, setup),
};
