import { createAgents, isReplayable } from '../../agents/load.js';
import { isBatchAgent, type AnyAgent } from '../../agents/agent.js';
import { Dealer } from '../../engine/dealer.js';
import type { Setup, State } from '../../engine/game.js';
import { loadGame } from '../../engine/load.js';
import { Random } from '../../engine/random.js';
import { seatingsOf } from '../../results/seating.js';
import { failureOf, RunFailure } from '../failure.js';
import { IllegalChoice } from '../match.js';
import { AGENT_STREAMS, runKey } from '../seeds.js';
import { markOf, Recorder } from './recorder.js';

/** Games to be recorded: an address each, (seed, block, seating), in the order of blocks and seatings. */
export interface TraceRequest {
  /** Name of the game, or path of its module, which counts from `folder` as agents' do. */
  readonly game: string;
  readonly folder: string;
  /** In the order of the list of agents. */
  readonly agents: readonly string[];
  readonly setup: Setup;
  readonly seed: string;
  /** Of the first game. */
  readonly block: number;
  readonly seating: number;
  readonly games: number;
}

/**
 * Plays the games and gives the trace of each as text.
 *
 * @throws RunFailure where a game fails: what was thrown, and in which game
 */
export async function* recordGames(request: TraceRequest): AsyncGenerator<string> {
  const { agents: texts, setup, seed, folder } = request;
  const game = await loadGame(request.game, folder);
  const variant = game.compile(setup);
  const agents = await createAgents(texts, folder, { variant });
  const replayable = (await Promise.all(texts.map((text) => isReplayable(text, folder)))).every(Boolean);
  const seatings = seatingsOf(texts);
  const key = runKey(seed);
  const state = variant.createState();
  const dealer = new Dealer(game.streams.length);
  const randoms = texts.map(() => new Random());
  let lines: string[] = [];
  const recorder = new Recorder(state, dealer, (line) => lines.push(line));

  let { block, seating } = request;
  for (let played = 0; played < request.games; played++) {
    lines = [];
    const seats = seatings[seating];
    dealer.seed(key, block);
    randoms.forEach((random, agent) => random.seed(key, block, AGENT_STREAMS + agent));
    recorder.start({
      seed,
      agents: seats.map((agent) => texts[agent]),
      more: { block, seating, ...markOf(replayable) },
    });
    try {
      state.start(dealer);
      while (!state.over) {
        const agent = seats[state.player];
        const choice = choose(agents[agent], state, randoms[agent]);
        recorder.decide(choice);
        state.apply(choice, dealer);
      }
    } catch (error) {
      throw new RunFailure(failureOf(error, { run: 0, chunk: 0, block, seating, seat: state.player }));
    }
    recorder.end();
    yield `${lines.join('\n')}\n`;
    seating++;
    if (seating === seatings.length) {
      seating = 0;
      block++;
    }
  }
}

/** One agent's choice for one position, however many it likes to be handed. */
function choose(agent: AnyAgent, state: State, random: Random): number {
  const choices = new Int32Array(1);
  if (isBatchAgent(agent)) agent.chooseMany([state], [random], 1, choices);
  const choice = isBatchAgent(agent) ? choices[0] : agent.choose(state, state.options, random);
  if (!(choice >= 0 && choice < state.options && Number.isInteger(choice)))
    throw new IllegalChoice(choice, state.options);
  return choice;
}
