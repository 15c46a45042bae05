import { describe, expect, test } from 'vitest';
import { isBatchAgent, type Agent, type BatchAgent } from '../../agents/agent.js';
import { Vocabulary } from '../../agents/bars.js';
import { createAgentOf } from '../../agents/load.js';
import { restrictAgent } from '../../agents/without.js';
import { Dealer } from '../../engine/dealer.js';
import type { State, Variant } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { Random } from '../../engine/random.js';
import { checkAgents } from '../../experiments/file/agents.js';
import { runKey } from '../../sim/seeds.js';
import { optionLabels } from '../support/play.js';
import { setupOf } from '../support/setups.js';

const KEY = runKey('without');
const [bourgeoisie, baroque, enlightenment] = ['bourgeoisie', 'baroque-masters', 'age-of-enlightenment'].map((name) => {
  const game = GAMES.find((one) => one.name === name);
  if (game === undefined) throw new Error(name);
  return { game, variant: game.compile(setupOf(game, 3)) };
});

/** Plays games of one agent in every seat; gives each choice's label and the labels it was chosen from. */
function* choicesOf(agent: Agent, variant: Variant, games: number): Generator<[string, readonly string[], State]> {
  const [state, dealer, random] = [variant.createState(), new Dealer(variant.game.streams.length), new Random()];
  for (let block = 0; block < games; block++) {
    dealer.seed(KEY, block);
    random.seed(KEY, block, 900);
    state.start(dealer);
    while (!state.over) {
      const labels = optionLabels(state);
      const choice = agent.choose(state, state.options, random);
      yield [labels[choice], labels, state];
      state.apply(choice, dealer);
    }
  }
}

async function agentOf(text: string, variant: Variant): Promise<Agent> {
  const agent = await createAgentOf(text, '.', { variant });
  if (isBatchAgent(agent)) throw new Error(`${text} chooses for many`);
  return agent;
}

/** The labels that a value of `without=` bars in a phase. */
function barred(variant: Variant, value: string, phase: string): string[] {
  const table = new Vocabulary(variant).tableOf(value.split('+'));
  const number = variant.game.phases.indexOf(phase);
  const labels = Array.from({ length: variant.actions }, (_, action) =>
    table[number * variant.actions + action] === 1 ? variant.actionLabel(number, action) : '',
  );
  return [...new Set(labels)].filter((label) => label !== '').sort();
}

describe('what a word bars', () => {
  test('a card: every option that names it', () => {
    expect(barred(bourgeoisie.variant, 'War', 'opportunity')).toEqual(['take War']);
    expect(barred(bourgeoisie.variant, 'War', 'capital')).toEqual(['sell War']);
    expect(barred(enlightenment.variant, 'Voltaire', 'draw')).toEqual(['keep Voltaire', 'pass Voltaire']);
  });

  test('a card in the target of another', () => {
    const patron = baroque.game.cards.find(({ type }) => type === 'P')?.label ?? '';
    const labels = barred(baroque.variant, patron, 'option');
    expect(labels).toContain(`take ${patron}`);
    expect(labels.some((label) => label.endsWith(` on P1 ${patron}`))).toBe(true);
  });

  test('a type, by name or letter: the options of all its cards', () => {
    const takes = barred(bourgeoisie.variant, 'L', 'opportunity');
    expect(takes).toHaveLength(20);
    expect(barred(bourgeoisie.variant, 'Land', 'opportunity')).toEqual(takes);
    expect(barred(bourgeoisie.variant, 'land', 'opportunity')).toEqual(takes);
  });

  test('a phase: all but to pass in it', () => {
    expect(barred(bourgeoisie.variant, 'noblement', 'noblement')).toContain('retire');
    expect(barred(bourgeoisie.variant, 'noblement', 'noblement')).not.toContain('pass');
    expect(barred(bourgeoisie.variant, 'noblement', 'capital')).toEqual([]);
  });

  test('an option by its label', () => {
    expect(barred(bourgeoisie.variant, 'take War', 'opportunity')).toEqual(['take War']);
    expect(barred(bourgeoisie.variant, 'take War', 'capital')).toEqual([]);
  });

  test('the card Capital and the phase capital are two words', () => {
    expect(barred(bourgeoisie.variant, 'Capital', 'opportunity')).toEqual(['take Capital']);
    expect(barred(bourgeoisie.variant, 'Capital', 'capital')).toEqual(['sell Capital']);
    expect(barred(bourgeoisie.variant, 'capital', 'capital').length).toBeGreaterThan(100);
  });

  test('words are joined by +', () => {
    expect(barred(bourgeoisie.variant, 'War+Plague', 'opportunity')).toEqual(['take Plague', 'take War']);
  });
});

test.each([
  'random:without=Land',
  'greedy:1:without=Land',
  'heuristic:without=Land',
  'flat:20:without=Land:rollout=random:horizon=1',
  'mcts:20:without=Land:rollout=random:horizon=1',
])('%s chooses no Land where it has another option', async (text) => {
  const { variant, game } = bourgeoisie;
  const agent = await agentOf(text, variant);
  const lands = new Set(game.cards.filter(({ type }) => type === 'L').map(({ label }) => label));
  const isLand = (label: string): boolean => lands.has(label.slice(label.indexOf(' ') + 1));
  let offered = 0;
  const wrong: string[] = [];
  for (const [label, options] of choicesOf(agent, variant, text.startsWith('random') ? 20 : 2)) {
    if (!options.some(isLand)) continue;
    offered++;
    if (isLand(label) && !options.every(isLand)) wrong.push(label);
  }
  expect([offered > 5, wrong]).toEqual([true, []]);
});

test('where all options are barred, none is', async () => {
  const { variant } = enlightenment;
  const agent = await agentOf('random:without=Scientist+Philosopher+Musician+Benefactor', variant);
  const chosen = new Set<string>();
  const wrong: string[] = [];
  for (const [label, options] of choicesOf(agent, variant, 20)) {
    if (!options.includes('decline')) chosen.add(label);
    else if (label !== 'decline') wrong.push(label);
  }
  expect(wrong).toEqual([]);
  expect(chosen.size).toBeGreaterThan(30);
});

test('uniform play stays uniform among what is left', async () => {
  const { variant } = bourgeoisie;
  const agent = await agentOf('random:without=War', variant);
  const [state, dealer, random] = [variant.createState(), new Dealer(variant.game.streams.length), new Random()];
  random.seed(KEY, 0, 900);
  for (let block = 0; !optionLabels(state).includes('take War') || state.options < 4; block++) {
    dealer.seed(KEY, block);
    state.start(dealer);
  }
  const counts = optionLabels(state).map(() => 0);
  for (let round = 0; round < 6000; round++) counts[agent.choose(state, state.options, random)]++;
  const expected = 6000 / (state.options - 1);
  const chiSquare = optionLabels(state).reduce(
    (sum, label, k) => sum + (label === 'take War' ? counts[k] : (counts[k] - expected) ** 2 / expected),
    0,
  );
  // The .9999 quantile for up to 10 degrees of freedom.
  expect(chiSquare).toBeLessThan(36);
});

test('an agent that chooses for many positions is restricted as well', () => {
  const { variant } = bourgeoisie;
  const first: BatchAgent = { lanes: 4, chooseMany: (_states, _randoms, count, choices) => choices.fill(0, 0, count) };
  const agent = restrictAgent(first, variant, 'opportunity');
  const [state, dealer, random] = [variant.createState(), new Dealer(variant.game.streams.length), new Random()];
  random.seed(KEY, 0, 900);
  for (let block = 0; state.options === 0 || variant.game.phases[state.phase] !== 'opportunity'; block++) {
    dealer.seed(KEY, block);
    state.start(dealer);
  }
  const choices = new Int32Array(1);
  if (isBatchAgent(agent)) agent.chooseMany([state], [random], 1, choices);
  expect(optionLabels(state)[choices[0]]).toBe('pass');
});

test('a word that names nothing is refused, and the nearest is suggested', async () => {
  const setup = { game: bourgeoisie.game, ...bourgeoisie.variant.setup };
  const check = (text: string): Promise<string[]> => checkAgents([text], 3, '.', '--agents', setup);
  await expect(check('random:without=War!')).rejects.toThrow(
    'no card, type, phase or option is called "War!"; did you mean "War"?',
  );
  await expect(check('random:without=War+nobelment')).rejects.toThrow('did you mean "noblement"?');
  await expect(check('random:wihtout=War')).rejects.toThrow('did you mean "without"?');
  expect(await check('random:without=War')).toHaveLength(3);
  await expect(agentOf('random:without=Wra', bourgeoisie.variant)).rejects.toThrow('without=Wra');
});
