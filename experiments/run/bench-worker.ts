import { parentPort, workerData } from 'node:worker_threads';
import { createAgents } from '../../agents/load.js';
import { loadGame } from '../../engine/load.js';
import { nextWord, Random } from '../../engine/random.js';
import { resolveRules } from '../../engine/settings.js';
import { seatingsOf } from '../../results/seating.js';
import { Tally } from '../../results/tally.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { divertOutput } from '../../sim/divert-output.js';
import { createMatch } from '../../sim/player.js';
import { runKey } from '../../sim/seeds.js';
import { Whereabouts } from '../../sim/whereabouts.js';

/** What is to be measured, on one thread. */
export interface BenchRequest {
  readonly game: string;
  readonly folder: string;
  readonly players: number;
  readonly agent: string;
  readonly seconds: number;
  readonly tallies: boolean;
}

/** What one thread did. */
export interface BenchResult {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly calibration: number;
}

/** Rounds of the calibration loop at a time. */
const CALIBRATION_ROUNDS = 1_000_000;

/** A part of the time is for warming up. */
const WARM_UP = 0.25;

/** Blocks at a time are doubled until they take that long, in seconds. */
const SLICE = 0.02;

async function bench(request: BenchRequest): Promise<BenchResult> {
  const game = await loadGame(request.game, request.folder);
  const variant = game.compile({
    players: request.players,
    rules: resolveRules(game.settings, request.players),
    cards: game.cards,
  });
  const texts = Array.from({ length: request.players }, () => request.agent);
  const agents = await createAgents(texts, request.folder, { variant });
  const layout = new TallyLayout(variant, texts);
  const tally = request.tallies ? new Tally(layout, variant) : null;
  const match = await createMatch(variant, texts, agents, seatingsOf(texts), tally, new Whereabouts());
  const key = runKey('bench');

  let block = 0;
  let slice = 1;
  const play = (seconds: number): Omit<BenchResult, 'calibration'> => {
    const start = performance.now();
    const end = start + seconds * 1000;
    const firstBlock = block;
    let decisions = 0;
    let now = start;
    while (now < end) {
      decisions += match.playBlocks(key, block, slice, null);
      tally?.take();
      block += slice;
      const before = now;
      now = performance.now();
      if (now - before < SLICE * 1000) slice *= 2;
    }
    return { games: block - firstBlock, decisions, seconds: (now - start) / 1000 };
  };
  play(request.seconds * WARM_UP);
  calibrate();
  const before = calibrate();
  const played = play(request.seconds);
  return { ...played, calibration: (before + calibrate()) / 2 };
}

/** Rounds a microsecond of a loop that is the same on every machine: 32-bit words of one random stream. */
function calibrate(): number {
  const random = new Random();
  random.seed([1, 2, 3, 4], 0, 0);
  const start = performance.now();
  for (let round = 0; round < CALIBRATION_ROUNDS; round++) nextWord(random.at);
  const elapsed = performance.now() - start;
  random.release();
  return CALIBRATION_ROUNDS / (elapsed * 1000);
}

divertOutput();
parentPort?.postMessage(await bench(workerData));
