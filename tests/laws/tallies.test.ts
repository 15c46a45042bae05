import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Agent, AnyAgent, BatchAgent } from '../../agents/agent.js';
import type { Game, Variant } from '../../engine/game.js';
import { seatingsOf } from '../../results/seating.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { Tally } from '../../results/tally.js';
import { Totals } from '../../results/totals.js';
import { LaneMatch } from '../../sim/lanes.js';
import { Match } from '../../sim/match.js';
import { runKey } from '../../sim/seeds.js';
import { Whereabouts } from '../../sim/whereabouts.js';
import { lawfulGames } from '../support/games.js';
import { listener, observer } from '../support/listener.js';
import { printedDeal, seatsOf, sit, Sitting } from '../support/play.js';
import { changes, setupOf, setups, type Changes } from '../support/setups.js';

const KEY = runKey('tallies');
const RUNS = 4;
const RUNS_IN_BULK = 20;
/** Games end after so many turns or fewer. */
const MOST_TURNS = 100;
const BLOCKS = 12;
/** More tallies of their own than a thread has room for. */
const MANY_LANES = 2000;
const MANY_RUNS = 6000;

const random: Agent = { choose: (_state, options, stream) => stream.below(options) };

/** Takes the first option or the last, whichever a coin says: another agent than `random`. */
const extreme: Agent = { choose: (_state, options, stream) => stream.below(2) * (options - 1) };

/** The same agents for many positions in one call. */
function inLanes(agent: Agent, lanes: number): BatchAgent {
  return {
    lanes,
    chooseMany: (states, randoms, count, choices) => {
      for (let i = 0; i < count; i++) choices[i] = agent.choose(states[i], states[i].options, randoms[i]);
    },
  };
}

/** Agents of a table: every second one is extreme. Their texts tell them apart. */
function agentsOf(variant: Variant, random: AnyAgent, extreme: AnyAgent): { agents: AnyAgent[]; texts: string[] } {
  const seats = seatsOf(variant);
  return {
    agents: seats.map((seat) => (seat % 2 === 0 ? random : extreme)),
    texts: seats.map((seat) => (seat % 2 === 0 ? 'random' : 'extreme')),
  };
}

interface PlaysBlocks {
  playBlocks: Match['playBlocks'];
}

/** A match and its tally. */
function createMatch(
  variant: Variant,
  lanes: number | null,
): { match: PlaysBlocks; tally: Tally; layout: TallyLayout } {
  const batched = (agent: Agent): AnyAgent => (lanes === null ? agent : inLanes(agent, lanes));
  const { agents, texts } = agentsOf(variant, batched(random), batched(extreme));
  const single = agentsOf(variant, random, extreme).agents.filter((agent): agent is Agent => 'choose' in agent);
  const layout = new TallyLayout(variant, texts);
  const tally = new Tally(layout, variant);
  const seatings = seatingsOf(texts).slice(0, 3);
  const match =
    lanes === null
      ? new Match(variant, single, seatings, tally, new Whereabouts())
      : new LaneMatch(variant, agents, seatings, tally, new Whereabouts());
  return { match, tally, layout };
}

/** Everything in totals, as a text. */
function textOf(totals: Totals): string {
  const sums = Array.from({ length: totals.layout.length }, (_, at) => totals.sum(at).toString());
  const histograms = Array.from({ length: totals.layout.players + 2 }, (_, index) => totals.histogram(index).join(' '));
  return [...sums, ...histograms].join('\n');
}

/** The totals of chunks of blocks, played by one worker and merged in that order. */
function totalsOf(variant: Variant, chunks: readonly (readonly [first: number, blocks: number])[]): string {
  const { match, tally, layout } = createMatch(variant, null);
  const totals = new Totals(layout);
  for (const [first, blocks] of chunks) {
    match.playBlocks(KEY, first, blocks, null);
    totals.add(tally.take());
  }
  return textOf(totals);
}

/** A split of all blocks into chunks, in any order. */
const splits = fc
  .uniqueArray(fc.integer({ min: 1, max: BLOCKS - 1 }))
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), BLOCKS])
  .map((ends) => ends.slice(1).map((end, at): [number, number] => [ends[at], end - ends[at]]))
  .chain((chunks) => fc.shuffledSubarray(chunks, { minLength: chunks.length }));

function variants(game: Game): fc.Arbitrary<{ players: number; changed: Changes }> {
  return fc
    .integer({ min: game.minPlayers, max: game.maxPlayers })
    .chain((players) => fc.record({ players: fc.constant(players), changed: changes(game, players) }));
}

describe.each(lawfulGames)('$name', (game) => {
  test('tallies 1: any split of the blocks, merged in any order, gives the same totals', () => {
    fc.assert(
      fc.property(variants(game), splits, ({ players, changed }, chunks) => {
        const variant = game.compile(setupOf(game, players, changed));
        expect(totalsOf(variant, chunks)).toBe(totalsOf(variant, [[0, BLOCKS]]));
      }),
      { numRuns: RUNS },
    );
  });

  test('tallies 1: games in lanes give the same tally as one after another, to the byte', () => {
    fc.assert(
      fc.property(variants(game), fc.integer({ min: 1, max: 9 }), ({ players, changed }, lanes) => {
        const variant = game.compile(setupOf(game, players, changed));
        const single = createMatch(variant, null);
        const many = createMatch(variant, lanes);
        const decisions = single.match.playBlocks(KEY, 3, BLOCKS, null);
        expect(many.match.playBlocks(KEY, 3, BLOCKS, null)).toBe(decisions);
        expect(Buffer.from(many.tally.take().buffer).equals(Buffer.from(single.tally.take().buffer))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('tallies 1: a tally that is told of cards in bulk counts what it counts told of each', () => {
    fc.assert(
      fc.property(setups(game, MOST_TURNS), fc.nat(), (setup, seed) => {
        const variant = game.compile(setup);
        const texts = seatsOf(variant).map(() => 'random');
        const [seating] = seatingsOf(texts);
        const layout = new TallyLayout(variant, texts);
        const counts = [true, false].map((inBulk) => {
          const tally = new Tally(layout, variant);
          const sitting = new Sitting(variant, printedDeal(String(seed)));
          sitting.state.observer = inBulk
            ? tally
            : {
                tell: (event, player, card, amount) => tally.tell(event, player, card, amount),
                gain: (event, player, card, amount) => tally.gain(event, player, card, amount),
                offer: (player, words, from, count) => tally.offer(player, words, from, count),
                turnEnded: () => tally.turnEnded(0, 0),
              };
          for (let block = 0; block < BLOCKS; block++) {
            tally.startGame();
            sitting.finish(block);
            tally.endGame(sitting.state, seating, 0);
            tally.endBlock();
          }
          const taken = [...tally.take()].join(' ');
          sitting.release();
          tally.release();
          return taken;
        });
        variant.release();
        expect(counts[0]).toBe(counts[1]);
      }),
      { numRuns: RUNS_IN_BULK },
    );
  });

  test('tallies 1: an event that is the sum of others happens to each card as often as these, in a whole game', () => {
    fc.assert(
      fc.property(setups(game, MOST_TURNS), fc.nat(), (setup, seed) => {
        const variant = game.compile(setup);
        const sitting = new Sitting(variant, printedDeal(String(seed)));
        const happened = new Map<string, number>();
        const timesOf = (event: string, label: string): number => happened.get(`${event} ${label}`) ?? 0;
        sitting.state.observer = listener(variant, (event, _player, label) => {
          happened.set(`${event} ${label}`, timesOf(event, label) + 1);
        });
        sitting.finish(0);
        for (const { name, sumOf } of game.events) {
          if (sumOf === undefined) continue;
          const sums = variant.labels.map((label) => sumOf.reduce((sum, event) => sum + timesOf(event, label), 0));
          expect(variant.labels.map((label) => timesOf(name, label))).toEqual(sums);
        }
        sitting.release();
        variant.release();
      }),
      { numRuns: RUNS_IN_BULK },
    );
  });

  test('tallies 1: a game that offers a label once a turn to a player does so, copies or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: game.minPlayers, max: game.maxPlayers }), fc.nat(), (players, block) => {
        sit(game, players, printedDeal('offers'), (sitting) => {
          const offered = new Set<string>();
          const twice: string[] = [];
          sitting.state.observer = observer({
            offer: (player, words, from, count) => {
              for (const card of words.subarray(from, from + count)) {
                const offer = `${sitting.variant.labels[card]} to P${player}, turn ${sitting.state.turn}`;
                if (offered.has(offer)) twice.push(offer);
                offered.add(offer);
              }
            },
          });
          sitting.finish(block);
          expect(offered.size).toBeGreaterThan(0);
          expect(sitting.variant.offersOnce === true ? twice : []).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('tallies 1: there is room for as many lanes as a net may like', () => {
    const { match, tally } = createMatch(game.compile(setupOf(game, game.minPlayers)), MANY_LANES);
    expect(match.playBlocks(KEY, 0, 2, null)).toBeGreaterThan(0);
    expect(tally.take()[0]).toBe(2);
  });

  test('tallies that are released give their memory back', () => {
    const variant = game.compile(setupOf(game, game.minPlayers));
    const { texts } = agentsOf(variant, random, extreme);
    const layout = new TallyLayout(variant, texts);
    const playRuns = (): void => {
      for (let run = 0; run < MANY_RUNS; run++) {
        const tally = new Tally(layout, variant);
        tally.beside().release();
        tally.release();
      }
    };
    expect(playRuns).not.toThrow();
  });

  test('tallies 1: what was taken is not counted again', () => {
    const { match, tally, layout } = createMatch(game.compile(setupOf(game, game.minPlayers)), null);
    match.playBlocks(KEY, 0, 2, null);
    tally.take();
    expect([...tally.take()].every((count) => count === 0)).toBe(true);
    expect(layout.length).toBeGreaterThan(0);
  });

  test('tallies 3: no game is dropped: every block in every seating, each told once', () => {
    for (const lanes of [null, 1, 4]) {
      const { match, tally, layout } = createMatch(
        game.compile(setupOf(game, 3, { rules: { maxTurns: 15 }, cards: {} })),
        lanes,
      );
      const told: string[] = [];
      let truncated = 0;
      match.playBlocks(KEY, 5, BLOCKS, (block, seating, state) => {
        told.push(`${block}/${seating}`);
        truncated += Number(state.truncated);
      });
      const taken = tally.take();
      expect(new Set(told).size).toBe(BLOCKS * 3);
      expect(told).toHaveLength(BLOCKS * 3);
      expect([taken[layout.blocks], taken[layout.games], taken[layout.truncated]]).toEqual([
        BLOCKS,
        BLOCKS * 3,
        truncated,
      ]);
    }
  });
});

describe('totals', () => {
  test('sums beyond 2^53 are exact', () => {
    const variant = lawfulGames[0].compile(setupOf(lawfulGames[0], 2));
    const layout = new TallyLayout(variant, ['random', 'random']);
    const totals = new Totals(layout);
    const part = new Float64Array(layout.length + layout.players + 2);
    part[0] = 2 ** 52 - 1;
    for (let times = 0; times < 1000; times++) totals.add(part);
    expect(totals.sum(0)).toBe(1000n * (2n ** 52n - 1n));
  });
});
