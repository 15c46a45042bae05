import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from './game.js';
import { GAMES } from './index.js';

/** Whether a game or an agent is given by the path of a module rather than by name. */
export function isModulePath(reference: string): boolean {
  return /^\.{0,2}[/\\]|^[A-Za-z]:[/\\]/.test(reference);
}

/** The address under which a module given by path is imported; paths count from `folder`. */
export function moduleAddress(path: string, folder: string): string {
  return pathToFileURL(resolve(folder, path)).href;
}

/**
 * The game of a name, or of a module that exports `game`. Throws what the module throws, or an Error that says what is
 * missing; names are checked where they come in.
 */
export async function loadGame(reference: string, folder: string): Promise<Game> {
  if (!isModulePath(reference)) {
    const game = GAMES.find(({ name }) => name === reference);
    if (game === undefined) throw new Error(`no game is called ${reference}`);
    return game;
  }
  const loaded: { game?: Game } = await import(moduleAddress(reference, folder));
  if (typeof loaded.game?.compile !== 'function') throw new Error(`${reference} does not export a game`);
  return loaded.game;
}
