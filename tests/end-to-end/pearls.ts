import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder, write } from './salon.js';

/** The game of a dozen cards that is written as somebody outside the lab would write one. */
export const PEARLS = fileURLToPath(new URL('../own-games/pearls/game.js', import.meta.url));

/** A folder with that game as `pearls.js`. */
export function folderWithPearls(): string {
  const folder = emptyFolder();
  write(folder, 'package.json', '{ "type": "module" }');
  copyFileSync(PEARLS, join(folder, 'pearls.js'));
  return folder;
}
