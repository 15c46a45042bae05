import type { CommandModule } from 'yargs';
import type { Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { replay } from '../../sim/trace/replay.js';
import { Storyteller } from '../../sim/trace/story.js';
import { gameOf } from '../file/modules.js';
import { Listeners } from '../play/listeners.js';
import { wrongText } from '../play/wrong-text.js';
import { traceLines } from '../play/trace-lines.js';
import { checkTablesFolder, TraceTables } from '../play/trace-tables.js';
import { endWith, EXIT } from './exit.js';
import { columnsOf } from '../text/lines.js';
import { OUTPUT, print } from './output.js';

interface ReplayArguments {
  readonly files: readonly string[];
  readonly print: boolean;
  readonly game: string | undefined;
  readonly tables: string | undefined;
}

/** Where the standard input is read; the parser leaves out a lone `-`. */
const STANDARD_INPUT = '/dev/stdin';

export const replayCommand: CommandModule<object, ReplayArguments> = {
  command: 'replay <files..>',
  describe: 'checks traces against the rules, by re-enacting them',
  builder: (argv) =>
    argv
      .positional('files', {
        describe: 'trace files (JSON Lines); - is the standard input',
        type: 'string',
        array: true,
        demandOption: true,
      })
      .option('print', { type: 'boolean', default: false, describe: 'tell the games as a story' })
      .option('game', { type: 'string', describe: "path of the module of a game of one's own" })
      .option('tables', { type: 'string', describe: 'folder for the tables of an experiment, made from the games' })
      .example('$0 trace bourgeoisie --players 2 --seed 1 > game.jsonl && $0 replay game.jsonl --print', 'a story'),
  handler: async (options) => {
    const { tables: folder } = options;
    const files = options.files.length === 0 ? [STANDARD_INPUT] : options.files;
    const games = options.game === undefined ? GAMES : [await gameOf(options.game, process.cwd()), ...GAMES];
    if (folder !== undefined) await checkTablesFolder(folder);
    const tables = folder === undefined ? null : new TraceTables();
    let right = true;
    for (const file of files) {
      tables?.begin(file);
      right = replayFile(file, games, options, tables) && right;
    }
    if (!right) endWith(EXIT.failed);
    if (tables === null || folder === undefined) return;
    if (right) {
      const counted = await tables.write(folder);
      if (!options.print) print(OUTPUT, `tables of ${count(counted, 'game')} in ${folder}\n`);
    } else {
      print(process.stderr, 'salon: there are no tables, since not all files are right\n');
    }
  },
};

/** Re-enacts the games of a file and says how they are. Returns whether all are right. */
function replayFile(
  file: string,
  games: readonly Game[],
  { print: story, game }: ReplayArguments,
  tables: TraceTables | null,
): boolean {
  const listeners = [
    ...(story ? [new Storyteller((line) => print(OUTPUT, `${line}\n`), columnsOf(OUTPUT))] : []),
    ...(tables === null ? [] : [tables]),
  ];
  const outcome = replay(traceLines(file), games, listeners.length === 0 ? null : new Listeners(listeners));
  if (!outcome.ok) {
    const why = wrongText(outcome, game === undefined ? '--game PATH names its module' : null);
    print(process.stderr, `${file}:${outcome.line}: ${why}\n`);
    return false;
  }
  if (!story) {
    const { games: played, decisions } = outcome;
    print(OUTPUT, `${file}: right, ${count(played, 'game')}, ${count(decisions, 'decision')}\n`);
  }
  return true;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
