import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { BenchRequest, BenchResult } from './bench-worker.js';
import { textTable } from '../text/table.js';

/** What was measured, on this machine, now. */
export interface BenchFigures {
  readonly game: string;
  readonly players: number;
  readonly agent: string;
  readonly threads: number;
  /** Whether everything was counted, as in an experiment. */
  readonly tallies: boolean;
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Of one thread. */
  readonly nanosecondsPerDecision: number;
  /** Rounds of a fixed loop per microsecond, beside the games: games/s of two machines compare through it. */
  readonly calibration: number;
}

/** Plays for some seconds on worker threads, after a warm-up, and says how fast that was. */
export async function measure(request: BenchRequest & { readonly threads: number }): Promise<BenchFigures> {
  const { game, players, agent, threads, tallies } = request;
  const results = await Promise.all(Array.from({ length: threads }, () => runWorker(request)));
  const sum = (of: (result: BenchResult) => number): number => results.reduce((total, result) => total + of(result), 0);
  const perSecond = (of: (result: BenchResult) => number): number => sum((result) => of(result) / result.seconds);
  return {
    game,
    players,
    agent,
    threads,
    tallies,
    games: sum((result) => result.games),
    gamesPerSecond: Math.round(perSecond((result) => result.games)),
    decisionsPerSecond: Math.round(perSecond((result) => result.decisions)),
    nanosecondsPerDecision: round((threads * 1e9) / perSecond((result) => result.decisions)),
    calibration: round(sum((result) => result.calibration) / threads),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function runWorker(request: BenchRequest): Promise<BenchResult> {
  const file = import.meta.url.endsWith('.ts') ? '../../dist/experiments/run/bench-worker.js' : './bench-worker.js';
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(new URL(file, import.meta.url)), { workerData: request });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The figures as a table. */
export function benchLines(figures: readonly BenchFigures[]): string[] {
  const { game, players, agent } = figures[0];
  return [
    `${game}, ${players} players, ${agent}`,
    ...textTable(
      ['threads', 'tallies', 'games/s', 'decisions/s', 'ns per decision', 'calibration'],
      figures.map((row) => [
        String(row.threads),
        row.tallies ? 'on' : 'off',
        row.gamesPerSecond.toLocaleString('en'),
        row.decisionsPerSecond.toLocaleString('en'),
        row.nanosecondsPerDecision.toFixed(1),
        row.calibration.toFixed(1),
      ]),
    ),
    'calibration: rounds of a fixed loop a microsecond, measured beside the games; compare machines by games/s over it',
  ];
}
