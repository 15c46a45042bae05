import { readFileSync } from 'node:fs';
import { faultCode } from '../../results/fault-code.js';
import { blocksOf, gamesOf } from '../../results/run-totals.js';
import type { Experiment } from '../file/experiment.js';
import { cautionOf } from './caution.js';
import type { Played } from './play.js';

/** The version of Salon, from its package. */
export const VERSION: string = packageVersion();

function packageVersion(): string {
  for (const path of ['../../package.json', '../../../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
      if (name === 'salon') return version;
    } catch (error) {
      if (faultCode(error) !== 'ENOENT') throw error;
    }
  }
  throw new Error('package.json of salon was not found');
}

/** What was asked for. */
export interface Order {
  readonly experiment: Experiment;
  readonly seed: string;
  readonly threads: number;
  /** The agents that do not choose the same when a game is played again. */
  readonly unrepeatable: readonly string[];
}

/** What a run was: all that is needed to play it again, what was played, and how long it took. */
export function manifestOf({ experiment, seed, threads, unrepeatable }: Order, played: Played): object {
  const { name, version, observation } = played.runs[0].variant.game;
  const caution = cautionOf(unrepeatable, 'run');
  return {
    salon: VERSION,
    node: process.version,
    game: { name, version, observation: observation.version },
    experiment: { ...experiment, seed },
    replayable: caution === null,
    ...(caution !== null && { caution }),
    played: played.runs.map((run) => ({
      players: run.variant.players,
      agents: run.agents,
      gamesAsked: experiment.games,
      games: gamesOf(run),
      gamesPerBlock: run.gamesPerBlock,
      blocks: blocksOf(run),
      truncated: run.totals.count(run.totals.layout.truncated),
      skipped: run.skippedBlocks * run.gamesPerBlock,
      skippedBlocks: run.skippedBlocks,
    })),
    skippedBecause: played.skipped.map(({ place: { run, block, seating, seat }, message }) => ({
      players: played.runs[run].variant.players,
      agents: played.runs[run].agents,
      block,
      seating,
      seat,
      message,
    })),
    fingerprint: played.fingerprint,
    threads,
    finished: new Date().toISOString(),
    seconds: Math.round(played.seconds * 1000) / 1000,
    gamesPerSecond: Math.round(played.games / played.seconds),
  };
}
