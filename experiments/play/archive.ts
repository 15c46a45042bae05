import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeWhole } from '../../results/whole-file.js';
import { InputError } from '../file/input-error.js';
import { makeFolder } from '../run/make-folder.js';

/** Where games go that are given no place. */
const FOLDER = join('runs', 'played');

/** A game as it was last saved. */
export interface Saved {
  readonly path: string;
  /** Decisions in it. */
  readonly decisions: number;
}

/** Where the traces of a game are kept. */
export class Archive {
  saved: Saved | null = null;
  /** Files of this game, which may be written again. */
  private readonly own = new Set<string>();

  /**
   * @param path the game's own file, or null
   * @param resumed the file it goes on from, or null
   * @param name of the game and its seed, for a file of its own in `runs/played`
   * @throws InputError where the game's own file is there already
   */
  constructor(
    private readonly path: string | null,
    resumed: string | null,
    private readonly name: string,
  ) {
    if (resumed !== null) this.own.add(resolve(resumed));
    if (path !== null && this.isTaken(path))
      throw new InputError('--save', [{ path: [], message: `${path} is there already; name another file` }]);
  }

  /** Whether another game is in the file, or something else. */
  isTaken(path: string): boolean {
    return !this.own.has(resolve(path)) && existsSync(path);
  }

  /** Writes a trace, whole or so far. */
  async save(path: string, lines: readonly string[], decisions: number): Promise<void> {
    await makeFolder(dirname(resolve(path)));
    await writeWhole(path, `${lines.join('\n')}\n`);
    this.own.add(resolve(path));
    this.saved = { path, decisions };
  }

  /** Keeps a game that is over. Returns where. */
  async finish(lines: readonly string[], decisions: number): Promise<string> {
    const path = this.path ?? this.freePath();
    await this.save(path, lines, decisions);
    return path;
  }

  /** Keeps a game that is broken off, where it has a file of its own. */
  async breakOff(lines: readonly string[], decisions: number): Promise<void> {
    if (this.path !== null) await this.save(this.path, lines, decisions);
  }

  private freePath(): string {
    const name = this.name.replaceAll(/[^\w.-]+/g, '-').slice(0, 80);
    for (let number = 1; ; number++) {
      const path = join(FOLDER, `${name}${number === 1 ? '' : `-${number}`}.jsonl`);
      if (!existsSync(path)) return path;
    }
  }
}
