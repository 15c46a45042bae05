import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { CommandModule } from 'yargs';
import { RunFailure } from '../../sim/failure.js';
import { readExperiment, type Experiment } from '../file/experiment.js';
import { writeRun } from '../run/balance.js';
import { failureText } from '../run/failure-text.js';
import { manifestOf } from '../run/manifest.js';
import { playPlan, type Played } from '../run/play.js';
import { claimRunFolder, dropIfEmpty, removeLeftovers } from '../run/run-folder.js';
import { summaryOf } from '../run/summary.js';
import { EXIT, Interrupted } from './exit.js';
import { DEFAULT_SEED, seedText, wholeNumber } from './options.js';
import { print } from './output.js';

interface RunArguments {
  readonly file: string;
  readonly games: string | undefined;
  readonly seed: string | undefined;
  readonly threads: string | undefined;
  readonly rows: boolean | undefined;
  readonly out: string | undefined;
  readonly force: boolean;
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
  const experiment = withOptions(await readExperiment(options.file), options);
  const seed = experiment.seed ?? DEFAULT_SEED;
  const path = resolve(options.out ?? join('runs', experiment.name));
  const folder = await claimRunFolder(path, options.force);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const played = await playPlan(
      { ...experiment, seed },
      { threads, quiet: options.quiet, folder: path, signal: interruption.signal },
    );
    if (played.games < played.planned) tellInterruption(played);
    const manifest = manifestOf(experiment, seed, played, threads);
    const written = await writeRun(path, played.runs, experiment.rows, manifest);
    await removeLeftovers(folder, written);
    if (!options.quiet) print(process.stdout, options.json ? jsonText(manifest) : resultText(seed, played, path));
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    print(process.stderr, `salon: ${failureText(options.file, experiment, seed, error.failure)}\n`);
    process.exitCode = EXIT.failed;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    await dropIfEmpty(path);
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

function tellInterruption({ games, planned }: Played): never {
  print(process.stderr, `salon: interrupted; ${games} of ${planned} games were complete, no tables were written\n`);
  throw new Interrupted();
}

function jsonText(manifest: object): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function resultText(seed: string, played: Played, path: string): string {
  const summaries = played.runs.map((run) => summaryOf(run).join('\n'));
  const rate = Math.round(played.games / played.seconds).toLocaleString('en');
  const closing = `seed ${seed}, ${played.seconds.toFixed(1)} s (${rate} games/s); tables in ${path}`;
  return `${[...summaries, closing].join('\n\n')}\n`;
}
