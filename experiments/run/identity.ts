import { createHash } from 'node:crypto';
import { filesOf } from '../../agents/load.js';
import type { Game } from '../../engine/game.js';
import { isModulePath, moduleAddress } from '../../engine/load.js';
import type { BlockPlan } from '../../sim/blocks.js';
import type { Plan } from '../../sim/plan.js';
import { askedLater } from '../file/compiled.js';
import { VERSION } from './manifest.js';
import { moduleSums } from './module-sums.js';

/**
 * Everything that decides what a plan's games give, as plain data: versions, the plan itself with its rules, cards and
 * agents, how it is cut into chunks, and the content of modules of one's own. A run goes on only where all of it is as
 * it was. What is done about a failing game is no part of it: a run that stopped may go on and skip.
 */
export async function identityOf(plan: Plan, blocks: readonly BlockPlan[], game: Game): Promise<object> {
  const { folder, onError: _, timeout: __, ...decisive } = plan;
  return {
    salon: VERSION,
    gameVersion: game.version,
    ...decisive,
    blocks,
    modules: await modulesOf(plan, folder),
  };
}

/** Sums of the modules that are given by path, and of what they are made of. */
async function modulesOf({ game, runs }: Plan, folder: string): Promise<Readonly<Record<string, string>>> {
  const texts = new Set(runs.flatMap(({ agents }) => agents));
  const files = await Promise.all([...texts].map((text) => askedLater(text, 'files', () => filesOf(text, folder))));
  return moduleSums([...(isModulePath(game) ? [moduleAddress(game, folder)] : []), ...files.flat()], folder);
}

/** One text that stands for an identity, to compare a finished run by. */
export function fingerprintOf(identity: object): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}
