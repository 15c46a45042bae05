import type { CommandModule } from 'yargs';
import { GAMES } from '../../engine/index.js';
import { linesOfFile, replay, Storyteller } from '../../sim/trace/index.js';
import { gameOf } from '../file/modules.js';
import { InputError } from '../file/input-error.js';
import { EXIT } from './exit.js';
import { print } from './output.js';

interface ReplayArguments {
  readonly files: readonly string[];
  readonly print: boolean;
  readonly game: string | undefined;
}

export const replayCommand: CommandModule<object, ReplayArguments> = {
  command: 'replay <files..>',
  describe: 'checks traces against the rules, by re-enacting them',
  builder: (argv) =>
    argv
      .positional('files', { describe: 'trace files (JSON Lines)', type: 'string', array: true, demandOption: true })
      .option('print', { type: 'boolean', default: false, describe: 'tell the games as a story' })
      .option('game', { type: 'string', describe: "path of the module of a game of one's own" })
      .example('$0 trace bourgeoisie --players 2 --seed 1 > game.jsonl && $0 replay game.jsonl --print', 'a story'),
  handler: async (options) => {
    const games = options.game === undefined ? GAMES : [await gameOf(options.game, process.cwd()), ...GAMES];
    for (const file of options.files) {
      const story = options.print ? new Storyteller((line) => print(process.stdout, `${line}\n`)) : null;
      const outcome = replay(readable(file), games, story);
      if (outcome.ok) {
        if (!options.print) {
          print(
            process.stdout,
            `${file}: right, ${count(outcome.games, 'game')}, ${count(outcome.decisions, 'decision')}\n`,
          );
        }
      } else {
        print(process.stderr, `${file}:${outcome.line}: expected ${outcome.expected}; found ${outcome.found}\n`);
        process.exitCode = EXIT.failed;
      }
    }
  },
};

function* readable(file: string): ReturnType<typeof linesOfFile> {
  try {
    yield* linesOfFile(file);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new InputError(file, [{ path: [], message: error.message }]);
    throw error;
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
