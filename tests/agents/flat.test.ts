import { expect, test } from 'vitest';
import { isBatchAgent, type Agent } from '../../agents/agent.js';
import { createAgentOf } from '../../agents/load.js';
import { Dealer } from '../../engine/dealer.js';
import type { Variant } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { Random } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { setupOf } from '../support/setups.js';

const KEY = runKey('flat');

async function agentOf(text: string, variant: Variant): Promise<Agent> {
  const agent = await createAgentOf(text, '.', { variant });
  if (isBatchAgent(agent)) throw new Error(`${text} chooses for many`);
  return agent;
}

test.each(GAMES)('$name: same position and stream, same choice; the position stays as it is', async (game) => {
  const variant = game.compile(setupOf(game, game.minPlayers));
  const [state, dealer, random] = [variant.createState(), new Dealer(game.streams.length), new Random()];
  dealer.seed(KEY, 0);
  state.start(dealer);
  const agent = await agentOf('flat:60:rollout=random', variant);
  const other = await agentOf('flat:60:rollout=random', variant);
  for (let step = 0; step < 4 && !state.over; step++) {
    const hash = state.hash();
    random.seed(KEY, step, 900);
    const choice = agent.choose(state, state.options, random);
    random.seed(KEY, step, 900);
    expect(other.choose(state, state.options, random)).toBe(choice);
    expect(state.hash()).toBe(hash);
    state.apply(choice, dealer);
  }
  variant.release();
});

test('with fewer rollouts than options each is tried once', async () => {
  const variant = GAMES[0].compile(setupOf(GAMES[0], 3));
  const state = variant.createState();
  const dealer = new Dealer(variant.game.streams.length);
  dealer.seed(KEY, 1);
  state.start(dealer);
  const random = new Random();
  random.seed(KEY, 1, 900);
  const agent = await agentOf('flat:1:rollout=random', variant);
  expect(agent.choose(state, state.options, random)).toBeLessThan(state.options);
});

test('an agent that does not exist cannot play lines on', async () => {
  const variant = GAMES[0].compile(setupOf(GAMES[0], 2));
  await expect(agentOf('flat:20:rollout=nobody', variant)).rejects.toThrow('expected one of');
});
