import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AgentModule } from '../../agents/agent.js';
import { AGENTS } from '../../agents/index.js';
import { loadAgentModule } from '../../agents/load.js';
import type { Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { isModulePath, loadGame } from '../../engine/load.js';
import { gameProblems, isGame } from './game-shape.js';
import { InputError, pathText, printable, show } from './input-error.js';
import { unknownWord } from './nearest.js';
import { reasonOf } from './text-file.js';

/**
 * A game by its name, or by the path of a module that exports `game`.
 *
 * @param folder from which a path counts
 * @throws InputError where there is none
 */
export async function gameOf(reference: string, folder: string, source = 'game'): Promise<Game> {
  const names = GAMES.map(({ name }) => name);
  if (!isModulePath(reference) && !names.includes(reference))
    throw refusal(source, unknownReference('game', reference, names));
  const game: unknown = await loaded(reference, folder, source, loadGame(reference, folder));
  if (isGame(game)) return game;
  const problems = gameProblems(game).map(({ path, message }) => {
    const where = path.length === 0 ? '' : `${pathText(path)}: `;
    return { path: [], message: `${show(reference)} is no game: ${where}${message}` };
  });
  throw new InputError(source, problems);
}

/** The module of an agent, by the agent's name or by the module's path. */
export async function agentModuleOf(reference: string, folder: string, source = 'agent'): Promise<AgentModule> {
  const names = AGENTS.map(({ name }) => name);
  if (!isModulePath(reference) && !names.includes(reference))
    throw refusal(source, unknownReference('agent', reference, names));
  return loaded(reference, folder, source, loadAgentModule(reference, folder));
}

async function loaded<T>(reference: string, folder: string, source: string, module: Promise<T>): Promise<T> {
  try {
    return await module;
  } catch (error) {
    const there = !isModulePath(reference) || existsSync(resolve(folder, reference));
    const reason = there ? reasonOf(error) : 'there is no such file';
    throw refusal(source, `the module ${show(reference)} cannot be used: ${printable(reason)}`);
  }
}

/** A file's name without a folder counts as a name; whoever meant the file is told. */
function unknownReference(kind: string, reference: string, names: readonly string[]): string {
  const path = /\.[cm]?js$|\//.test(reference) ? '; the path of a module begins with ./ or ../ or /' : '';
  return unknownWord(kind, reference, names) + path;
}

function refusal(source: string, message: string): InputError {
  return new InputError(source, [{ path: [], message }]);
}
