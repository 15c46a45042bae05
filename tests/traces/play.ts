import { Dealer } from '../../engine/dealer.js';
import type { Game, Setup, State } from '../../engine/game.js';
import { Random, type RunKey } from '../../engine/random.js';
import { resolveRules } from '../../engine/settings.js';
import { AGENT_STREAMS, runKey } from '../../sim/seeds.js';
import { Recorder } from '../../sim/trace/recorder.js';

/** The game as printed, for a number of players. */
export function printedSetup(game: Game, players: number): Setup {
  return { players, rules: resolveRules(game.settings, players), cards: game.cards };
}

/** Plays a block's game at random, as agents named `random` do in the first seating. `before` hears of each choice. */
export function playAtRandom(
  state: State,
  dealer: Dealer,
  key: RunKey,
  block: number,
  before: (k: number) => void = () => {},
): void {
  const randoms = Array.from({ length: state.variant.players }, (_, seat) => {
    const random = new Random();
    random.seed(key, block, AGENT_STREAMS + seat);
    return random;
  });
  dealer.seed(key, block);
  state.start(dealer);
  while (!state.over) {
    const k = randoms[state.player].below(state.options);
    before(k);
    state.apply(k, dealer);
  }
  for (const random of randoms) random.release();
}

/** The trace of a game played at random. */
export function recordAtRandom(game: Game, setup: Setup, seed: string, block = 0): readonly string[] {
  const variant = game.compile(setup);
  const state = variant.createState();
  const dealer = new Dealer(game.streams.length);
  const lines: string[] = [];
  const recorder = new Recorder(state, dealer, (line) => lines.push(line));
  const agents = Array.from({ length: setup.players }, () => 'random');
  recorder.start({ seed, agents, more: { block, seating: 0 } });
  playAtRandom(state, dealer, runKey(seed), block, (k) => recorder.decide(k));
  recorder.end();
  dealer.release();
  state.release();
  variant.release();
  return lines;
}
