import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isBatchAgent } from '../../agents/agent.js';
import { createAgentOf, createAgents, isReplayable } from '../../agents/load.js';
import { agentOptions, createAgent, type MctsAgent } from '../../agents/mcts/index.js';
import { logarithm } from '../../agents/mcts/logarithm.js';
import { NO_NODE, ROOT, Tree } from '../../agents/mcts/tree.js';
import { Dealer } from '../../engine/dealer.js';
import { WIN_SHARE_SCALE, winShare, type Game, type State, type Variant } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { Random } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { seatsOf } from '../support/play.js';
import { setupOf } from '../support/setups.js';

/** A position, played to by random choices of a seed, and what belongs to it. */
interface Position {
  readonly variant: Variant;
  readonly state: State;
  readonly dealer: Dealer;
}

const KEY = runKey('search');
const CHOICES = 900;

/** Courses of chance that an outcome is tried under. */
const CHANCES = 5;

function deal(game: Game, players: number, block = 0): Position {
  const variant = game.compile(setupOf(game, players));
  const dealer = new Dealer(game.streams.length);
  const state = variant.createState();
  dealer.seed(KEY, block);
  state.start(dealer);
  return { variant, state, dealer };
}

/** Plays at random for so many decisions, or up to the last one before the end of the game. */
function playOn({ state, dealer }: Position, decisions: number, block = 0): void {
  const random = stream(block);
  for (let left = decisions; left > 0 && !state.over; left--) state.apply(random.below(state.options), dealer);
  random.release();
}

function stream(number: number): Random {
  const random = new Random();
  random.seed(KEY, number, CHOICES);
  return random;
}

const DIST = new URL('../../dist/', import.meta.url).href;

/** Prints by how much the heap grows in 1 000 iterations: the least of many measurements. */
const MEASURE_HEAP = `
  const { createAgentOf } = await import('${DIST}agents/load.js');
  const { Dealer } = await import('${DIST}engine/dealer.js');
  const { GAMES } = await import('${DIST}engine/index.js');
  const { Random } = await import('${DIST}engine/random.js');
  const { resolveRules } = await import('${DIST}engine/settings.js');
  const [game] = GAMES;
  const variant = game.compile({ players: 3, rules: resolveRules(game.settings, 3, {}), cards: game.cards });
  const agent = await createAgentOf('mcts:200:rollout=random:horizon=0', '.', { variant });
  const [state, dealer, random] = [variant.createState(), new Dealer(game.streams.length), new Random()];
  dealer.seed([1, 2, 3, 4], 0);
  random.seed([1, 2, 3, 4], 0, 900);
  state.start(dealer);
  let least = Infinity;
  for (let round = 0; round < 40; round++) {
    const before = process.memoryUsage().heapUsed;
    for (let search = 0; search < 5; search++) agent.choose(state, state.options, random);
    const grown = process.memoryUsage().heapUsed - before;
    if (grown >= 0) least = Math.min(least, grown);
  }
  process.stdout.write(String(least));
`;

async function searcher(variant: Variant, options: Record<string, unknown>): Promise<MctsAgent> {
  return createAgent(agentOptions.parse(options), { variant });
}

/** What options are worth to the seat to act, where each of them ends the game the same way by any chance; else nothing. */
function sureShares({ state }: Position, after: State, dealer: Dealer): readonly number[] | undefined {
  const shares: number[] = [];
  for (let k = 0; k < state.options; k++) {
    for (let chance = 0; chance < CHANCES; chance++) {
      dealer.seed(KEY, chance);
      after.copyFrom(state);
      after.apply(k, dealer);
      if (!after.over) return undefined;
      const share = winShare(after, state.player) / WIN_SHARE_SCALE;
      if (chance > 0 && share !== shares[k]) return undefined;
      shares[k] = share;
    }
  }
  return shares;
}

describe.each(GAMES)('$name', (game) => {
  const numbers = Array.from({ length: game.maxPlayers - game.minPlayers + 1 }, (_, at) => game.minPlayers + at);

  test.each(numbers)('a search of a game of %i players leaves state and chance as they are', async (players) => {
    const position = deal(game, players);
    const { variant, state, dealer } = position;
    const agent = await searcher(variant, { iterations: 20 });
    const ahead = new Dealer(game.streams.length);
    const future = variant.createState();
    const foresee = (): number => {
      ahead.copyFrom(dealer);
      future.copyFrom(state);
      future.apply(0, ahead);
      return future.hash();
    };
    for (let step = 0; step < 3 && !state.over; step++) {
      const [hash, expected] = [state.hash(), foresee()];
      const choice = agent.choose(state, state.options, stream(step));
      expect([state.hash(), foresee()]).toEqual([hash, expected]);
      expect(choice).toBeGreaterThanOrEqual(0);
      expect(choice).toBeLessThan(state.options);
      playOn(position, 9, step);
    }
  });

  test('same position and stream: same choice, whatever was searched before', async () => {
    const { variant, state, dealer } = deal(game, game.minPlayers);
    const [one, other] = [await searcher(variant, { iterations: 40 }), await searcher(variant, { iterations: 40 })];
    const differing: number[] = [];
    for (let step = 0; step < 12 && !state.over; step++) {
      const choice = one.choose(state, state.options, stream(step));
      if (step % 3 === 0 && other.choose(state, state.options, stream(step)) !== choice) differing.push(step);
      state.apply(choice, dealer);
    }
    expect(differing).toEqual([]);
  });

  test('visits add up to the iterations, and shares lie between 0 and 1', async () => {
    const position = deal(game, game.minPlayers);
    playOn(position, 10);
    const agent = await searcher(position.variant, { iterations: 250 });
    const views = agent.explain(position.state, stream(1));
    expect(views).toHaveLength(position.state.options);
    expect(views.reduce((sum, { visits }) => sum + visits, 0)).toBe(250);
    expect(views.every(({ visits, share }) => visits > 0 && share >= 0 && share <= 1)).toBe(true);
    const most = Math.max(...views.map(({ visits }) => visits));
    expect(views[agent.choose(position.state, position.state.options, stream(1))].visits).toBe(most);
  });

  test('a full tree stops growing, and the search goes on', async () => {
    const { variant, state } = deal(game, game.minPlayers);
    const agent = await searcher(variant, { iterations: 300, nodes: 12 });
    const views = agent.explain(state, stream(1));
    const visits = views.reduce((sum, view) => sum + view.visits, 0);
    // Where options outnumber the nodes, lines through the others leave no trace.
    expect(visits).toBeGreaterThan(0);
    expect(visits).toBeLessThanOrEqual(300);
    expect(state.options).toBeGreaterThan(agent.choose(state, state.options, stream(1)));
  });

  test('where one option wins at once and another does not, the one that wins is taken', async () => {
    const position = deal(game, 2);
    const { variant, state, dealer } = position;
    const agents = await createAgents(
      ['mcts:100', 'mcts:100:rollout=random', 'mcts:100:goal=margin', 'flat:100'],
      '.',
      {
        variant,
      },
    );
    const [after, chance] = [variant.createState(), new Dealer(game.streams.length)];
    let decided = 0;
    const wrong: string[] = [];
    for (let block = 0; block < 400 && decided < 3; block++) {
      const random = stream(block);
      dealer.seed(KEY, block);
      state.start(dealer);
      while (!state.over) {
        const shares = sureShares(position, after, chance);
        const best = Math.max(...(shares ?? [0]));
        if (shares?.some((share) => share < best)) {
          decided++;
          for (const [at, agent] of agents.entries()) {
            const choice = isBatchAgent(agent) ? NaN : agent.choose(state, state.options, stream(1));
            if (shares[choice] !== best) wrong.push(`agent ${at}, block ${block}`);
          }
        }
        state.apply(random.below(state.options), dealer);
      }
      random.release();
    }
    expect([decided > 0, wrong]).toEqual([true, []]);
  });
});

test('an agent with a clock says that its play cannot be reproduced', async () => {
  expect(await isReplayable('mcts:400', '.')).toBe(true);
  expect(await isReplayable('mcts:milliseconds=5', '.')).toBe(false);
  expect(await isReplayable('mcts:milliseconds=5:without=War', '.')).toBe(false);
  expect(await isReplayable('random', '.')).toBe(true);
});

test('a search by the clock chooses an option', async () => {
  const { variant, state } = deal(GAMES[0], 3);
  const agent = await createAgentOf('mcts:milliseconds=2', '.', { variant });
  expect('choose' in agent && agent.choose(state, state.options, stream(1))).toBeLessThan(state.options);
});

test('searches allocate nothing', () => {
  // In a process of its own, on the built files: what the games before left to the compiler is not the search's.
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', MEASURE_HEAP], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  // 1 000 iterations; the measurement itself leaves a little. The smallest object an iteration would be 12 000 bytes.
  expect(Number(run.stdout)).toBeLessThan(6000);
});

test('a tree finds each child by node and edge alone', () => {
  const tree = new Tree(2000);
  const random = stream(3);
  const children = new Map<string, number>();
  while (!tree.isFull) {
    const [node, edge] = [random.below(tree.nodes), random.below(50_000)];
    const known = children.get(`${node}/${edge}`);
    if ((known ?? NO_NODE) !== tree.find(node, edge)) throw new Error(`child ${edge} of ${node}`);
    if (known === undefined) children.set(`${node}/${edge}`, tree.add(node, edge));
  }
  expect([...children].every(([key, child]) => child === tree.find(...pairOf(key)))).toBe(true);
  tree.clear();
  expect([tree.nodes, tree.find(ROOT, 7)]).toEqual([1, NO_NODE]);
});

function pairOf(key: string): [number, number] {
  const [node, edge] = key.split('/').map(Number);
  return [node, edge];
}

test('logarithms agree with those of the platform', () => {
  const numbers = [1, 2, 3, 10, 255, 16_383, 16_384, 1_000_000, 2 ** 31];
  for (const number of numbers) expect(logarithm(number)).toBeCloseTo(Math.log(number), 12);
  // To the last bit on every machine.
  expect([logarithm(3), logarithm(1000)].map((value) => value.toString())).toEqual([
    '1.0986122886681098',
    '6.907755278982137',
  ]);
});

test('rewards go to who chose: in a game of three each seat prefers its own win', async () => {
  const position = deal(GAMES[0], 3);
  const agent = await searcher(position.variant, { iterations: 50 });
  const seen = new Set<number>();
  for (let step = 0; step < 40 && !position.state.over; step++) {
    const { state } = position;
    seen.add(state.player);
    state.apply(agent.choose(state, state.options, stream(step)), position.dealer);
  }
  expect([...seen].sort()).toEqual(seatsOf({ players: 3 }));
});
