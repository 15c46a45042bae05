import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBatchAgent, type Agent, type AnyAgent } from '../../agents/agent.js';
import { AGENTS } from '../../agents/index.js';
import { createAgentOf } from '../../agents/load.js';
import { Dealer } from '../../engine/dealer.js';
import type { Game, State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { agentProblems } from '../../experiments/file/agents.js';
import { seatingsOf } from '../../results/seating.js';
import { LaneMatch } from '../../sim/lanes.js';
import { runKey } from '../../sim/seeds.js';
import { Whereabouts } from '../../sim/whereabouts.js';
import { lawfulGames } from '../support/games.js';
import { deals, printedDeal, seatsOf, sit, Sitting } from '../support/play.js';
import { setupOf } from '../support/setups.js';

/** Agents that need a person or a file of their own are tested where they are made. */
const ELSEWHERE = ['human', 'policy'];

/** Budgets of those that search: small, since laws look at many positions. */
const BUDGETS: Readonly<Record<string, string>> = {
  greedy: 'greedy:2',
  flat: 'flat:6:horizon=1',
  mcts: 'mcts:6:horizon=1',
};

const ALL = AGENTS.filter(({ name }) => !ELSEWHERE.includes(name)).map(({ name }) => BUDGETS[name] ?? name);

/** By game: the agents that play it; a game of one's own may have no heuristic. */
const TEXTS = new Map(
  await Promise.all(
    lawfulGames.map(async (game): Promise<[string, string[]]> => {
      const problems = await Promise.all(ALL.map((text) => agentProblems(text, '/', game)));
      return [game.name, ALL.filter((_, at) => problems[at].length === 0)];
    }),
  ),
);

const RUNS = 4;
const MOVES_BETWEEN = 6;
const MOST_MOVES = 60;
const REDEALS = 3;
const BLOCKS = 3;

/** What an agent chooses for one position. */
function choiceOf(agent: AnyAgent, state: State, random: Random): number {
  if (!isBatchAgent(agent)) return agent.choose(state, state.options, random);
  const choices = new Int32Array(1);
  agent.chooseMany([state], [random], 1, choices);
  return choices[0];
}

/** What is wrong with an agent's choices in a game that others play. */
function faults(agent: AnyAgent, sitting: Sitting): Set<string> {
  const { state, dealer, variant } = sitting;
  const wrong = new Set<string>();
  const key = runKey('faults');
  const [stream, redealing] = [new Random(), new Random()];
  const other = variant.createState();
  const ahead = new Dealer(variant.game.streams.length);
  let moves = 0;
  const choose = (position: State): number => {
    stream.seed(key, moves, 1);
    return choiceOf(agent, position, stream);
  };
  /** What the game's chance would make of the first option; it is not used up by asking. */
  const foresee = (): number => {
    ahead.copyFrom(dealer);
    other.copyFrom(state);
    other.apply(0, ahead);
    return other.hash();
  };
  for (sitting.start(); !state.over; sitting.step()) {
    if (moves++ % MOVES_BETWEEN > 0 || moves > MOST_MOVES) continue;
    const [hash, options, future] = [state.hash(), state.options, foresee()];
    const choice = choose(state);
    if (!(Number.isInteger(choice) && choice >= 0 && choice < options)) wrong.add('a choice that is no option');
    if (state.hash() !== hash) wrong.add('changes the state it is handed');
    if (choose(state) !== choice) wrong.add('chooses otherwise for the same position and stream');
    for (let redeal = 0; redeal < REDEALS; redeal++) {
      redealing.seed(key, moves, 2 + redeal);
      other.copyFrom(state);
      other.redeal(state.player, redealing);
      if (choose(other) !== choice) wrong.add('chooses otherwise when the unseen is dealt anew');
    }
    if (foresee() !== future) wrong.add("uses up the game's chance");
  }
  for (const random of [stream, redealing]) random.release();
  ahead.release();
  other.release();
  return wrong;
}

/** The same for a printed game of the fewest players. */
function faultsInPrinted(agent: AnyAgent, game: Game, seed: string): Set<string> {
  return sit(game, game.minPlayers, printedDeal(seed), (sitting) => faults(agent, sitting));
}

/** What an agent chooses game after game, the games played in a given order: final positions by block. */
function finalHashes(variant: Variant, agent: AnyAgent, blocks: readonly number[]): Map<string, number> {
  const texts = seatsOf(variant).map((seat) => `agent ${seat}`);
  const seatings = seatingsOf(texts).slice(0, 2);
  const agents = texts.map(() => agent);
  const match = new LaneMatch(variant, agents, seatings, null, new Whereabouts());
  const hashes = new Map<string, number>();
  for (const block of blocks) {
    match.playBlocks(runKey('order'), block, 1, (at, seating, state) => hashes.set(`${at}/${seating}`, state.hash()));
  }
  return new Map([...hashes].sort());
}

describe.each(lawfulGames)('$name', (game) => {
  const texts = TEXTS.get(game.name) ?? [];

  test.each(texts)('agents 1 and 2: %s is lawful and honest', async (text) => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: game.minPlayers, max: game.maxPlayers })
          .chain((players) => fc.record({ players: fc.constant(players), deal: deals(game, players) })),
        async ({ players, deal }) => {
          // Those that search play long lines: rules that make rounds of hundreds of turns are not for them.
          const changed = { rules: text.includes(':') ? {} : deal.rules, cards: deal.cards };
          const variant = game.compile(setupOf(game, players, changed));
          const sitting = new Sitting(variant, { ...deal, agent: 'random' });
          const agent = await createAgentOf(text, '/', { variant });
          expect(faults(agent, sitting)).toEqual(new Set());
          sitting.release();
          variant.release();
        },
      ),
      { numRuns: RUNS },
    );
  });

  test.each(texts)('agents 3: %s plays the same games in any order', async (text) => {
    const variant = game.compile(setupOf(game, game.minPlayers, { rules: { maxTurns: 20 }, cards: {} }));
    const blocks = Array.from({ length: BLOCKS }, (_, block) => block);
    const forwards = finalHashes(variant, await createAgentOf(text, '/', { variant }), blocks);
    const backwards = finalHashes(variant, await createAgentOf(text, '/', { variant }), blocks.toReversed());
    expect(backwards).toEqual(forwards);
    expect(forwards.size).toBeGreaterThan(BLOCKS - 1);
  });

  test('agents 2: one that peeks at what it cannot see is caught', () => {
    const peeking: Agent = { choose: (state, options) => state.hash() % options };
    expect(faultsInPrinted(peeking, game, 'peek')).toEqual(
      new Set(['chooses otherwise when the unseen is dealt anew']),
    );
  });

  test('agents 1: one that keeps count between decisions is caught', () => {
    let calls = 0;
    const counting: Agent = { choose: (_state, options) => calls++ % options };
    expect(faultsInPrinted(counting, game, 'count')).toContain('chooses otherwise for the same position and stream');
  });

  test('agents 1: one that changes the position is caught', () => {
    const meddling: Agent = {
      choose: (state) => {
        state.redeal(state.player, meddler);
        return 0;
      },
    };
    const meddler = new Random();
    meddler.seed(runKey('meddler'), 0, 0);
    expect(faultsInPrinted(meddling, game, 'meddle')).toContain('changes the state it is handed');
  });

  test('agents 1: one that chooses nothing is caught', () => {
    const absent: Agent = { choose: (_state, options) => options };
    expect(faultsInPrinted(absent, game, 'absent')).toEqual(new Set(['a choice that is no option']));
  });
});
