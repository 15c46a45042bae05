import type { Game } from '../../engine/game.js';
import { accept, check } from './fields.js';
import { InputError } from './input-error.js';
import { nameFault } from './name.js';
import { gamesSchema, playersSchema, seedSchema } from './shape.js';

/** What the command line says in the place of a file is checked by the same schemas. A whole number may be text. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A number of games, 1 … 10^12. Throws InputError. */
export function checkGames(value: unknown, source = '--games'): number {
  return accept(source, check(gamesSchema(), asNumber(value), [], String));
}

/** A number of players that the game is for. Throws InputError. */
export function checkPlayers(game: Game, value: unknown, source = '--players'): number {
  const number = accept(source, check(playersSchema(game), asNumber(value), [], String));
  if (Array.isArray(number)) throw new InputError(source, [{ path: [], message: 'expected one number of players' }]);
  return number;
}

/** The text of a seed, 1 … 200 letters. Throws InputError. */
export function checkSeed(value: unknown, source = '--seed'): string {
  return accept(source, check(seedSchema(), value, [], String));
}

/** The name of a run: a plain file name. Throws InputError. */
export function checkName(name: string, source = '--name'): string {
  const fault = nameFault(name);
  if (fault !== undefined) throw new InputError(source, [{ path: [], message: fault }]);
  return name;
}
