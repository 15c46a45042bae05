import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Agent } from '../../agents/agent.js';
import { createAgents } from '../../agents/load.js';
import { createAgent } from '../../agents/heuristic/index.js';
import { heuristic as ageOfEnlightenment } from '../../agents/heuristic/age-of-enlightenment.js';
import { heuristic as baroqueMasters } from '../../agents/heuristic/baroque-masters.js';
import { heuristic as bourgeoisie } from '../../agents/heuristic/bourgeoisie.js';
import { Dealer } from '../../engine/dealer.js';
import { WIN_SHARE_SCALE, winShare, type Game, type State, type Variant } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { Random } from '../../engine/random.js';
import { seatingsOf } from '../../results/seating.js';
import { AGENT_STREAMS, runKey } from '../../sim/seeds.js';
import { listener } from '../support/listener.js';
import { changes, setupOf } from '../support/setups.js';
import { playerNumbers } from '../support/tables.js';
import { heuristicAgent } from './heuristic-table.js';

const HEURISTICS: Readonly<Record<string, typeof bourgeoisie>> = {
  bourgeoisie,
  'baroque-masters': baroqueMasters,
  'age-of-enlightenment': ageOfEnlightenment,
};

const PERSONAS = GAMES.flatMap((game) =>
  Object.keys(HEURISTICS[game.name].personas).map((persona) => ({ name: game.name, persona, game })),
);

const CHOICES = 900;
const dealer = new Dealer(8);
const random = new Random();
const again = new Random();

afterAll(() => {
  dealer.release();
  random.release();
  again.release();
});

/** Plays a game of a variant; `see` is shown each decision before it is made. */
function playGame(variant: Variant, agent: Agent, seed: string, see: (state: State, choice: number) => void): void {
  const state = variant.createState();
  dealer.seed(runKey(seed), 0);
  random.seed(runKey(seed), 0, CHOICES);
  state.start(dealer);
  while (!state.over) {
    const choice = agent.choose(state, state.options, random);
    see(state, choice);
    state.apply(choice, dealer);
  }
  state.release();
}

describe.each(PERSONAS)('$name, $persona', ({ game, persona }) => {
  const tables = fc
    .constantFrom(...playerNumbers(game))
    .chain((players) => fc.record({ players: fc.constant(players), changes: changes(game, players), seed: fc.nat() }));

  test('every choice is legal, whatever the rules and cards; it changes neither with what the seat has not seen nor the position', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async ({ players, changes: { rules, cards }, seed }) => {
        const variant = game.compile(setupOf(game, players, { rules: { ...rules, maxTurns: 60 }, cards }));
        const agent = await heuristicAgent(variant, persona);
        const copy = variant.createState();
        const wrong: string[] = [];
        playGame(variant, agent, String(seed), (state, choice) => {
          if (!(Number.isInteger(choice) && choice >= 0 && choice < state.options)) wrong.push(`chose ${choice}`);
          const hash = state.hash();
          copy.copyFrom(state);
          again.seed(runKey('redeal'), seed, state.turn);
          copy.redeal(state.player, again);
          random.seed(runKey('choice'), seed, state.turn);
          const first = agent.choose(state, state.options, random);
          random.seed(runKey('choice'), seed, state.turn);
          if (agent.choose(copy, copy.options, random) !== first) wrong.push('another choice when the unseen changes');
          if (state.hash() !== hash) wrong.push('the position changed');
        });
        copy.release();
        variant.release();
        expect(wrong).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

/** The win share of the first agent's seats against the others, over blocks of all seatings. */
async function shareOfFirst(game: Game, texts: readonly string[], blocks: number): Promise<number> {
  const variant = game.compile(setupOf(game, texts.length));
  const agents = (await createAgents(texts, '/', { variant })).filter((agent): agent is Agent => 'choose' in agent);
  const state = variant.createState();
  const seatings = seatingsOf(texts);
  const randoms = texts.map(() => new Random());
  const key = runKey('strength');
  let won = 0;
  for (let block = 0; block < blocks; block++) {
    for (const seating of seatings) {
      dealer.seed(key, block);
      randoms.forEach((stream, agent) => stream.seed(key, block, AGENT_STREAMS + agent));
      state.start(dealer);
      while (!state.over) {
        const agent = seating[state.player];
        state.apply(agents[agent].choose(state, state.options, randoms[agent]), dealer);
      }
      won += winShare(state, seating.indexOf(0)) / WIN_SHARE_SCALE;
    }
  }
  for (const stream of randoms) stream.release();
  state.release();
  variant.release();
  return won / blocks / seatings.length;
}

function against(rival: string, players: number): string[] {
  return ['heuristic', ...Array.from({ length: players - 1 }, () => rival)];
}

// Measured shares (bench/heuristic.md) less a wide margin.
test.each([
  ['bourgeoisie', 2, 0.9],
  ['bourgeoisie', 3, 0.9],
  ['bourgeoisie', 4, 0.85],
  ['baroque-masters', 2, 0.9],
  ['baroque-masters', 3, 0.9],
  ['baroque-masters', 4, 0.9],
  ['age-of-enlightenment', 2, 0.85],
  ['age-of-enlightenment', 3, 0.6],
  ['age-of-enlightenment', 4, 0.45],
])(
  'one heuristic seat of %s with %d players wins %d of the games against random ones',
  async (name, players, least) => {
    const game = GAMES.find((listed) => listed.name === name);
    expect(game && (await shareOfFirst(game, against('random', players), 120))).toBeGreaterThan(least);
  },
);

test.each([
  ['bourgeoisie', 0.55],
  ['baroque-masters', 0.75],
])('the heuristic of %s beats greedy with 2 players', async (name, least) => {
  const game = GAMES.find((listed) => listed.name === name);
  expect(game && (await shareOfFirst(game, against('greedy', 2), 100))).toBeGreaterThan(least);
});

/** How often something happens to a card of a type for seat 0, a persona, in 200 games against balanced ones. */
async function countPlayed(game: Game, persona: string, event: string, type: string): Promise<number> {
  const variant = game.compile(setupOf(game, 3));
  const agent = await heuristicAgent(variant, persona);
  const rival = await heuristicAgent(variant);
  const typeOf = new Map(variant.setup.cards.map((card) => [card.label, card.type]));
  let count = 0;
  const state = variant.createState();
  state.observer = listener(variant, (name, player, card) => {
    if (player === 0 && name === event && typeOf.get(card) === type) count++;
  });
  for (let block = 0; block < 200; block++) {
    dealer.seed(runKey('personas'), block);
    random.seed(runKey('personas'), block, CHOICES);
    state.start(dealer);
    while (!state.over) {
      const chooser = state.player === 0 ? agent : rival;
      state.apply(chooser.choose(state, state.options, random), dealer);
    }
  }
  state.release();
  variant.release();
  return count;
}

const [bourgeoisieGame, baroqueGame] = GAMES;

test('the personas of Bourgeoisie differ: Lands for one, Events for another', async () => {
  const lands = await countPlayed(bourgeoisieGame, 'balanced', 'played', 'L');
  expect(await countPlayed(bourgeoisieGame, 'land', 'played', 'L')).toBeGreaterThan(lands * 1.05);
  const events = await countPlayed(bourgeoisieGame, 'balanced', 'taken', 'E');
  expect(await countPlayed(bourgeoisieGame, 'events', 'taken', 'E')).toBeGreaterThan(events * 1.2);
});

test('the attacker of Baroque Masters uses more Actions than the builder', async () => {
  const builder = await countPlayed(baroqueGame, 'builder', 'used', 'A');
  expect(await countPlayed(baroqueGame, 'attacker', 'used', 'A')).toBeGreaterThan(builder);
});

test('an unknown persona is an error that names those of the game', async () => {
  const variant = bourgeoisieGame.compile(setupOf(bourgeoisieGame, 2));
  const known = 'the heuristic of bourgeoisie has no persona builder; it has balanced, retirer, land, events';
  await expect(createAgent({ persona: 'builder' }, { variant })).rejects.toThrow(known);
  await expect(createAgent({ persona: 'toString' }, { variant })).rejects.toThrow('no persona toString');
});

test('a game of one’s own brings its heuristic; without one the error says so', async () => {
  const variant = bourgeoisieGame.compile(setupOf(bourgeoisieGame, 2));
  const without: Game = { ...bourgeoisieGame, name: 'own-game' };
  const last: Agent = { choose: (_state, options) => options - 1 };
  const brought = { personas: { balanced: 'takes the last option' }, createAgent: () => last };
  const own = (game: Game): Variant => ({ ...variant, game, setup: variant.setup }) as Variant;
  await expect(createAgent({ persona: 'balanced' }, { variant: own(without) })).rejects.toThrow(
    'the heuristic knows no priorities for own-game; its game may bring them as `heuristic`',
  );
  const withIt: Game = { ...without, heuristic: brought } as Game;
  expect(await createAgent({ persona: 'balanced' }, { variant: own(withIt) })).toBe(last);
});
