import { game as ageOfEnlightenment } from './age-of-enlightenment/index.js';
import { game as baroqueMasters } from './baroque-masters/index.js';
import { game as bourgeoisie } from './bourgeoisie/index.js';
import type { Game } from './game.js';

/** The games, by name: one line each. */
export const GAMES: readonly Game[] = [bourgeoisie, baroqueMasters, ageOfEnlightenment];
