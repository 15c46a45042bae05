import yargs, { type Argv, type CommandModule } from 'yargs';
import { divertOutput } from '../sim/divert-output.js';
import { RunFailure } from '../sim/failure.js';
import {
  agentsCommand,
  cardsCommand,
  gamesCommand,
  observationCommand,
  rulesCommand,
  schemaCommand,
} from './commands/catalog.js';
import { benchCommand } from './commands/bench.js';
import { endWith, EXIT, type ExitCode, exitNow, Interrupted, outcome, refuseExits } from './commands/exit.js';
import { OUTPUT, print } from './commands/output.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { runCommand } from './commands/run.js';
import { traceCommand } from './commands/trace.js';
import { InputError } from './file/input-error.js';
import { nearest, unknownWord } from './file/nearest.js';
import { isSystemFault } from './run/fault-text.js';
import { VERSION } from './run/manifest.js';
import { columnsOf } from './text/lines.js';

/** All commands, in the order in which --help lists them. */
const COMMANDS = [
  runCommand,
  gamesCommand,
  agentsCommand,
  cardsCommand,
  rulesCommand,
  observationCommand,
  traceCommand,
  replayCommand,
  playCommand,
  benchCommand,
  schemaCommand,
] as readonly CommandModule[];

/** The options of all commands, of which the nearest is suggested for a wrong one. */
const OPTIONS =
  'agent agents block cards csv force game games json opponents out players print quiet resume rows rules save seat seating seconds seed tables threads'.split(
    ' ',
  );

/** The options that are true or false. */
const FLAGS: ReadonlySet<string> = new Set(['csv', 'force', 'json', 'print', 'quiet', 'resume', 'rows']);

/** What an experiment file says. */
const IN_FILE: ReadonlySet<string> = new Set(['agents', 'cards', 'game', 'players', 'rules']);

/** A wrong command line, as yargs tells it. */
class UsageError extends Error {}

/** The command line: one command, its exit code in `process.exitCode`. */
export async function main(words: readonly string[]): Promise<void> {
  // A reader that has seen enough closes the pipe: `salon trace … | head` ends quietly.
  OUTPUT.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') exitNow(EXIT.ok);
    process.stderr.write(`salon: the output cannot be written: ${error.message}\n`);
    exitNow(EXIT.failed);
  });
  // Who does not read the messages gets the results and the exit code all the same.
  process.stderr.on('error', () => undefined);
  try {
    refuseUnknownCommand(words);
    await commands(yargs([...words]), words).parseAsync();
  } catch (error) {
    endWith(tellError(error));
  }
  process.exitCode = outcome();
}

/** Ends the process with the command's exit code, once its output is out. */
export function endProcess(): void {
  OUTPUT.write('', () => exitNow(outcome()));
}

function commands(argv: Argv, words: readonly string[]): Argv {
  return COMMANDS.reduce((all, command) => all.command(command), argv)
    .scriptName('salon')
    .locale('en')
    .usage('$0 <command>\n\nPlays card games without a screen and tells what is balanced.')
    .middleware([divertOutput, refuseExits])
    .check((parsed) => {
      refuseRepeats(parsed);
      refuseOddFlags(parsed, words);
      return true;
    })
    .demandCommand(1, 'a command is missing; salon --help lists them')
    .strict()
    .recommendCommands()
    .parserConfiguration({
      'dot-notation': false,
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
      throw error ?? new UsageError(withNearest(message, words));
    });
}

/** yargs takes a word that is no command for an argument too many. */
function refuseUnknownCommand([word]: readonly string[]): void {
  const names = COMMANDS.map(({ command }) => String(command).split(' ')[0]);
  if (word === '--' || (word !== undefined && !word.startsWith('-') && !names.includes(word)))
    throw new UsageError(unknownWord('command', word, names));
}

/** An option stands once; only files may be several. */
function refuseRepeats(parsed: Readonly<Record<string, unknown>>): void {
  const repeated = Object.keys(parsed).find((key) => key !== '_' && key !== 'files' && Array.isArray(parsed[key]));
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given more than once`);
}

/** yargs takes any value of a flag but "true" for false. */
function refuseOddFlags(parsed: Readonly<Record<string, unknown>>, words: readonly string[]): void {
  for (const word of words) {
    const [, name = '', value] = /^--(?:no-)?([\w-]+)=(.*)$/s.exec(word) ?? [];
    const [, negated = ''] = /^--no-([\w-]+)$/.exec(word) ?? [];
    if (parsed[negated] === false && !FLAGS.has(negated))
      throw new UsageError(`--${negated} is no flag; it has a value`);
    if (typeof parsed[name] === 'boolean' && value !== 'true' && value !== 'false')
      throw new UsageError(`--${name}: expected true or false, not ${JSON.stringify(value)}`);
  }
}

/** Adds the nearest right option to what yargs says of a wrong one. */
function withNearest(message: string, [command = '']: readonly string[]): string {
  const wrong = /^Unknown arguments?: (\S+)/.exec(message)?.[1].replace(/,$/, '');
  const right = wrong === undefined ? undefined : nearest(wrong, OPTIONS);
  if (right === undefined) return message;
  if (right !== wrong) return `${message}; did you mean --${right}?`;
  const where = command === 'run' && IN_FILE.has(right) ? '; it stands in the experiment file' : '';
  return `${command} has no option --${right}${where} (salon ${command} --help lists those it has)`;
}

/** Says what is wrong, for the person at the keyboard, and returns the exit code. */
function tellError(error: unknown): ExitCode {
  if (error instanceof Interrupted) return EXIT.interrupted;
  if (error instanceof InputError) return told(error.message, EXIT.wrongInput);
  if (error instanceof UsageError) return told(`${error.message}\nsalon --help lists the commands`, EXIT.wrongInput);
  if (error instanceof RunFailure) return told(error.message, EXIT.failed);
  if (isSystemFault(error)) return told(error.message, EXIT.failed);
  return told(error instanceof Error ? (error.stack ?? error.message) : String(error), EXIT.failed);
}

function told(message: string, code: ExitCode): ExitCode {
  print(process.stderr, `salon: ${message}\n`);
  return code;
}
