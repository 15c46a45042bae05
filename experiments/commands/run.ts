import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { CommandModule } from 'yargs';
import { loadGame } from '../../engine/load.js';
import { blocksOf } from '../../results/run-totals.js';
import { CheckpointRefusal } from '../../sim/checkpoint/records.js';
import type { Failure } from '../../sim/failure.js';
import type { Run } from '../../sim/plan.js';
import { asked } from '../file/compiled.js';
import { DEFAULT_SEED, readExperiment, type Experiment } from '../file/experiment.js';
import { InputError } from '../file/input-error.js';
import { unrepeatable } from '../run/caution.js';
import { conductOf, type Conduct, type Result } from '../run/conduct.js';
import { failureText } from '../run/failure-text.js';
import { FolderLost } from '../run/folder-lock.js';
import { faultText, isSystemFault } from '../run/fault-text.js';
import { manifestOf, type Order } from '../run/manifest.js';
import type { Played, PlayOptions } from '../run/play.js';
import { resultText, shown } from '../run/result-text.js';
import {
  CHECKPOINT,
  claimRunFolder,
  dropIfEmpty,
  finishRunFolder,
  hasCheckpoint,
  removeUnfinished,
  type RunFolder,
} from '../run/run-folder.js';
import { option, quoted } from '../run/shell-word.js';
import { writeRun } from '../run/write-run.js';
import { columnsOf } from '../text/lines.js';
import { endWith, EXIT, Interrupted } from './exit.js';
import { Interruption } from './interruption.js';
import { seedText, wholeNumber } from './options.js';
import { OUTPUT, print } from './output.js';

interface RunArguments {
  readonly file: string;
  readonly games: string | undefined;
  readonly seed: string | undefined;
  readonly threads: string | undefined;
  readonly rows: boolean | undefined;
  readonly out: string | undefined;
  readonly force: boolean;
  readonly resume: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
}

const MOST_GAMES = 1e12;
const MOST_THREADS = 256;

export const runCommand: CommandModule<object, RunArguments> = {
  command: 'run <file>',
  describe: 'plays an experiment and writes its tables to runs/<name>/',
  builder: (argv) =>
    argv
      .positional('file', { describe: 'experiment file (YAML or JSON)', type: 'string', demandOption: true })
      .option('games', { type: 'string', describe: 'games, in place of those of the file' })
      .option('seed', { type: 'string', describe: 'seed, in place of that of the file' })
      .option('threads', { type: 'string', describe: 'worker threads (default: all cores)' })
      .option('rows', { type: 'boolean', describe: 'also write games.csv, a row per game' })
      .option('out', { type: 'string', describe: "the run's own folder, in place of runs/<name>" })
      .option('force', { type: 'boolean', default: false, describe: 'replace a run of the same name' })
      .option('resume', {
        type: 'boolean',
        default: false,
        describe: 'go on with an interrupted run, or begin where there is none',
      })
      .option('quiet', { type: 'boolean', default: false, describe: 'print nothing but errors' })
      .option('json', {
        type: 'boolean',
        default: false,
        describe: 'print the manifest as JSON in place of the summary',
      })
      .example('$0 run experiments/first-look.yaml --games 5000', 'a shorter run'),
  handler: runExperiment,
};

async function runExperiment(options: RunArguments): Promise<void> {
  const threads =
    options.threads === undefined ? availableParallelism() : wholeNumber('--threads', options.threads, 1, MOST_THREADS);
  if (options.force && options.resume) {
    throw new InputError('--resume', [{ path: [], message: 'goes on with a run; --force would replace it' }]);
  }
  const experiment = withOptions(await readExperiment(options.file), options);
  if (options.out === '') throw new InputError('--out', [{ path: [], message: 'expected the name of a folder' }]);
  const path = resolve(options.out ?? join('runs', experiment.name));
  const interruption = new Interruption();
  const isNew = !existsSync(path);
  try {
    const seed = experiment.seed ?? DEFAULT_SEED;
    const agents = experiment.runs.flatMap((run) => run.agents);
    const request = { options, experiment, threads, seed, unrepeatable: await unrepeatable(agents, experiment.folder) };
    await playInto(path, request, interruption.signal);
  } catch (error) {
    if (error instanceof FolderLost) print(process.stderr, `salon: ${error.message}\n`);
    else if (isSystemFault(error)) print(process.stderr, `salon: ${faultText(path, error)}\n`);
    else throw error;
    endWith(EXIT.failed);
  } finally {
    interruption.end();
    if (isNew) await dropIfEmpty(path);
  }
}

/** What was asked for, and with which options. */
interface Request extends Order {
  readonly options: RunArguments;
}

async function playInto(path: string, request: Request, signal: AbortSignal): Promise<void> {
  const { options, experiment, seed } = request;
  const { force, resume, quiet } = options;
  const conduct = conductOf(experiment, seed);
  const isFinished = async (fingerprint: unknown): Promise<boolean> => fingerprint === (await conduct.fingerprint());
  const folder = await claimRunFolder(path, { force, resume, isFinished });
  if (folder === null) {
    if (!quiet) print(OUTPUT, `this run is complete already; tables in ${shown(path)}\n`);
    return;
  }
  try {
    const told = await playClaimed(folder, request, conduct, signal);
    folder.lock.release();
    if (!quiet) print(OUTPUT, told);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    folder.lock.confirm();
    print(process.stderr, `salon: ${faultText(path, error)}${await keptText(path, options)}\n`);
    endWith(EXIT.failed);
  } finally {
    folder.lock.release();
  }
}

async function keptText(path: string, options: RunArguments): Promise<string> {
  return (await hasCheckpoint(path)) ? `\n  what was complete is kept; go on with: ${resumeCommand(options)}` : '';
}

/** Returns what is to be told of the results; nothing where there are none. */
async function playClaimed(
  folder: RunFolder,
  request: Request,
  conduct: Conduct,
  signal: AbortSignal,
): Promise<string> {
  const { options, experiment, threads } = request;
  const { quiet, resume } = options;
  if (!quiet) await tellRemarks(experiment, conduct.runs);
  const confirm = (): void => folder.lock.confirm();
  const result = await play(conduct, { threads, quiet, folder: folder.path, resume, signal, confirm });
  const { played } = result;
  if (played.failure !== null) {
    tellFailure(request, conduct.runs, played, played.failure);
    return '';
  }
  if (played.settled < played.planned) tellInterruption(options, played);
  tellSkipped(request, conduct.runs, played);
  if (!played.runs.every((run) => blocksOf(run) > 0)) {
    print(process.stderr, 'salon: every block was skipped; there are no tables\n');
    endWith(EXIT.failed);
    await removeUnfinished(folder.path);
    return '';
  }
  const rows = played.rowsCrc === null ? null : { runs: played.runs, crc: played.rowsCrc };
  const manifest = await writeRun(folder.path, result.tables(), rows, manifestOf(request, played));
  await finishRunFolder(folder, Object.keys(manifest.files));
  return options.json ? jsonText(manifest) : resultText(request, result, folder.path, columnsOf(OUTPUT));
}

/** Tells what is legal but hardly meant, once for each number of players. */
async function tellRemarks({ game, folder }: Experiment, runs: readonly Run[]): Promise<void> {
  const found = await loadGame(game, folder);
  const { title } = found;
  const lines = runs.flatMap(({ setup }) =>
    asked(found.name, 'remarks', () => [...(found.remarks?.(setup) ?? [])]).map(
      (remark) => `${title}, ${setup.players} players: ${remark}`,
    ),
  );
  for (const line of new Set(lines)) print(process.stderr, `salon: note: ${line}\n`);
}

/** Plays; a checkpoint that cannot be gone on from is wrong input. */
async function play(conduct: Conduct, options: PlayOptions): Promise<Result> {
  try {
    return await conduct.play(options);
  } catch (error) {
    if (!(error instanceof CheckpointRefusal)) throw error;
    const message = `${error.message}; --force without --resume begins anew`;
    throw new InputError(join(options.folder, CHECKPOINT), [{ path: [], message }]);
  }
}

function withOptions(experiment: Experiment, { games, seed, rows }: RunArguments): Experiment {
  return {
    ...experiment,
    games: games === undefined ? experiment.games : wholeNumber('--games', games, 1, MOST_GAMES),
    seed: seed === undefined ? experiment.seed : seedText('--seed', seed),
    rows: rows ?? experiment.rows,
  };
}

function tellInterruption(options: RunArguments, { settled, planned }: Played): never {
  const kept =
    settled === 0
      ? 'before any games were complete'
      : `${settled} of ${planned} games are kept; go on with: ${resumeCommand(options)}`;
  print(process.stderr, `salon: interrupted; ${kept}\n`);
  throw new Interrupted();
}

function tellFailure(request: Request, runs: readonly Run[], { settled, planned }: Played, failure: Failure): void {
  const kept =
    settled === 0
      ? ''
      : `\n  ${settled} of ${planned} games are kept; go on with: ${resumeCommand(request.options)} (onError: skip leaves such blocks out)`;
  print(process.stderr, `salon: ${failureText(request.options.file, { ...request, runs }, failure)}${kept}\n`);
  endWith(EXIT.failed);
}

/** Blocks are never left out in silence. */
function tellSkipped(request: Request, runs: readonly Run[], played: Played): void {
  const blocks = played.runs.reduce((sum, run) => sum + run.skippedBlocks, 0);
  if (blocks === 0) return;
  const first = failureText(request.options.file, { ...request, runs }, played.skipped[0]);
  print(process.stderr, `salon: ${blocks} blocks were skipped (onError: skip); the first: ${first}\n`);
}

/** The command that goes on with the run. */
function resumeCommand({ file, games, seed, rows, out, threads }: RunArguments): string {
  const given = Object.entries({ games, seed, threads, out }).flatMap(([name, value]) =>
    value === undefined ? [] : [option(name, value)],
  );
  const withRows = rows === undefined ? [] : [rows ? '--rows' : '--no-rows'];
  return ['salon run', quoted(file), ...given, ...withRows, '--resume'].join(' ');
}

function jsonText(manifest: object): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
