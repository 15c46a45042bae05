import { game as bourgeoisie } from './bourgeoisie/index.js';
import type { Game } from './game.js';

/** The games, by name: one line each. */
export const GAMES: readonly Game[] = [bourgeoisie];
