import type { Game } from '../../../engine/game.js';
import { GAMES } from '../../../engine/index.js';
import { ageOfEnlightenment } from './age-of-enlightenment.js';
import { baroqueMasters } from './baroque-masters.js';
import { bourgeoisie } from './bourgeoisie.js';
import type { Face } from './face.js';
import { plain } from './plain.js';

export { type Face, type Look, type Part, type Telling } from './face.js';

/** The looks of the lab's own games: one line each. */
const FACES: Readonly<Record<string, Face>> = {
  bourgeoisie,
  'baroque-masters': baroqueMasters,
  'age-of-enlightenment': ageOfEnlightenment,
};

/** How a game looks; one that is not the lab's own looks plain. */
export function faceOf(game: Game): Face {
  return GAMES.includes(game) && Object.hasOwn(FACES, game.name) ? FACES[game.name] : plain;
}
