import yargs, { type Argv } from 'yargs';
import { divertOutput } from '../sim/divert-output.js';
import { RunFailure } from '../sim/failure.js';
import { agentsCommand, cardsCommand, gamesCommand, rulesCommand, schemaCommand } from './commands/catalog.js';
import { benchCommand } from './commands/bench.js';
import { EXIT, Interrupted } from './commands/exit.js';
import { OUTPUT, print } from './commands/output.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { runCommand } from './commands/run.js';
import { traceCommand } from './commands/trace.js';
import { InputError } from './file/input-error.js';
import { nearest } from './file/nearest.js';
import { isSystemFault } from './run/fault-text.js';
import { VERSION } from './run/manifest.js';
import { columnsOf } from './text/lines.js';

/** The options of all commands, of which the nearest is suggested for a wrong one. */
const OPTIONS =
  'agent agents block cards csv force game games json opponents out players print quiet resume rows rules save seat seating seconds seed tables threads'.split(
    ' ',
  );

/** A wrong command line, as yargs tells it. */
class UsageError extends Error {}

/** The command line: one command, its exit code in `process.exitCode`. */
export async function main(words: readonly string[]): Promise<void> {
  // A reader that has seen enough closes the pipe: `salon trace … | head` ends quietly.
  OUTPUT.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    process.stderr.write(`salon: the output cannot be written: ${error.message}\n`);
    process.exit(EXIT.failed);
  });
  try {
    await commands(yargs([...words])).parseAsync();
  } catch (error) {
    process.exitCode = tellError(error);
  }
}

function commands(argv: Argv): Argv {
  return argv
    .scriptName('salon')
    .locale('en')
    .usage('$0 <command>\n\nPlays card games without a screen and tells what is balanced.')
    .command(runCommand)
    .command(gamesCommand)
    .command(agentsCommand)
    .command(cardsCommand)
    .command(rulesCommand)
    .command(traceCommand)
    .command(replayCommand)
    .command(playCommand)
    .command(benchCommand)
    .command(schemaCommand)
    .middleware(divertOutput)
    .check(refuseRepeats)
    .demandCommand(1, 'a command is missing; salon --help lists them')
    .strict()
    .recommendCommands()
    .parserConfiguration({
      'parse-numbers': false,
      'parse-positional-numbers': false,
    })
    .version(VERSION)
    .help()
    .alias('h', 'help')
    .wrap(columnsOf(OUTPUT))
    .epilogue('Exit codes: 0 done, 1 failed, 2 wrong input, 130 interrupted.')
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new UsageError(withNearest(message));
    });
}

/** An option stands once; only files may be several. */
function refuseRepeats(words: Readonly<Record<string, unknown>>): true {
  const repeated = Object.keys(words).find((key) => key !== '_' && key !== 'files' && Array.isArray(words[key]));
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given more than once`);
  return true;
}

/** Adds the nearest right option to what yargs says of a wrong one. */
function withNearest(message: string): string {
  const wrong = /^Unknown arguments?: (\S+)/.exec(message)?.[1].replace(/,$/, '');
  const right = wrong === undefined ? undefined : nearest(wrong, OPTIONS);
  if (message.startsWith('Did you mean')) return `there is no such command. ${message}`;
  return right === undefined ? message : `${message}; did you mean --${right}?`;
}

/** Says what is wrong, for the person at the keyboard, and returns the exit code. */
function tellError(error: unknown): number {
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof InputError) return told(error.message, EXIT.wrongInput);
  if (error instanceof UsageError) return told(`${error.message}\nsalon --help lists the commands`, EXIT.wrongInput);
  if (error instanceof RunFailure) return told(error.message, EXIT.failed);
  if (isSystemFault(error)) return told(error.message, EXIT.failed);
  return told(error instanceof Error ? (error.stack ?? error.message) : String(error), EXIT.failed);
}

function told(message: string, code: number): number {
  print(process.stderr, `salon: ${message}\n`);
  return code;
}
