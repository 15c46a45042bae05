import { expect, test } from 'vitest';
import type { Agent } from '../../agents/agent.js';
import { changeCards } from '../../engine/cards.js';
import { GAMES } from '../../engine/index.js';
import { resolveRules, type Rules } from '../../engine/settings.js';
import { seatVerdict, summaryOf } from '../../experiments/run/summary.js';
import { whatWasPlayed } from '../../experiments/run/what-was-played.js';
import { seatingsOf } from '../../results/seating.js';
import { TallyLayout } from '../../results/tally-layout.js';
import { Tally } from '../../results/tally.js';
import { Totals } from '../../results/totals.js';
import { Match } from '../../sim/match.js';
import { runKey } from '../../sim/seeds.js';
import { Whereabouts } from '../../sim/whereabouts.js';

const [game] = GAMES;

function variantOf(rules: Partial<Rules> = {}, cards = game.cards) {
  return game.compile({ players: 3, rules: resolveRules(game.settings, 3, rules), cards });
}

test('the printed game needs no words but for who plays', () => {
  const variant = variantOf();
  expect(whatWasPlayed({ variant, agents: ['greedy', 'greedy', 'greedy'] })).toEqual(['Agents: greedy in every seat.']);
  expect(whatWasPlayed({ variant, agents: ['greedy', 'random', 'greedy'] })).toEqual(['Agents: 2 greedy, random.']);
});

test('rule settings and cards that are other than printed are told', () => {
  const changed = changeCards(game.cards, { Mayor: { cost: 11 }, Paupers: { copies: 2 } });
  const cards = [...changed.slice(0, -6), { ...game.cards[0], label: 'Baker' }];
  const variant = variantOf({ retireIncome: 25, startingTokens: [1, 0, 2] }, cards);
  expect(whatWasPlayed({ variant, agents: ['random', 'random', 'random'] }).slice(1)).toEqual([
    'Rules: startingTokens [1, 0, 2]; retireIncome 25.',
    expect.stringMatching(/^Cards: Baker added; Paupers, Mayor changed; (.+, ){3}.+ and 2 more removed\.$/),
  ]);
});

const AGENTS = ['random', 'random', 'random'];

/** The summary of so many games of random players. */
function summaryAfter(games: number): string[] {
  const variant = variantOf();
  const layout = new TallyLayout(variant, AGENTS);
  const tally = new Tally(layout, variant);
  const random: Agent = { choose: (_state, options, stream) => stream.below(options) };
  const match = new Match(variant, [random, random, random], seatingsOf(AGENTS), tally, new Whereabouts());
  match.playBlocks(runKey('summary'), 0, games, null);
  const totals = new Totals(layout);
  totals.add(tally.take());
  match.release();
  return summaryOf({ variant, agents: AGENTS, totals, gamesPerBlock: 1, skippedBlocks: 0 });
}

test('few games set no card apart, and many do', () => {
  expect(summaryAfter(1)[0]).toBe('Bourgeoisie, 3 players: 1 game');
  for (const games of [1, 6, 12])
    expect(summaryAfter(games).at(-1)).toBe('Cards: too few games to set any card apart (cards.csv has them all).');
  const many = summaryAfter(3000).join('\n');
  expect(many).toMatch(/\nHoldings +\+\d\.\d +\+\d\.\d +\+\d\.\d … \+\d\.\d +0\.\d\d\n/);
  const [, apart] = /\n(\d+) of 120 cards are set apart by margin/.exec(many) ?? [];
  expect(Number(apart)).toBeGreaterThan(10);
  // Among 120 cards compared one by one, more would be.
  expect(Number(apart)).toBeLessThan(25);
});

/** What is said of seats with such shares, each with so wide an interval on either side. */
function verdict(reach: number, ...means: number[]): string {
  const shares = means.map((mean) => ({
    mean,
    low: mean - reach,
    high: mean + reach,
    standardError: reach / 2,
    parts: 99,
  }));
  return seatVerdict(shares, { even: 1 / means.length, games: 1000 });
}

test('whether seats are fair, and how many games would tell', () => {
  expect(verdict(0.005, 0.335, 0.333, 0.332)).toBe('Every seat is within 1 point of an even share.');
  expect(verdict(0.005, 0.4, 0.333, 0.267)).toBe('More than 1 point from an even share: seat 0 (+6.7), seat 2 (−6.6).');
  const open = 'Too few games to say whether every seat is within 1 point of an even share';
  // Half the width may be .006 at most: (.02/.006)² times as many games.
  expect(verdict(0.02, 1 / 3 + 0.004, 1 / 3, 1 / 3 - 0.004)).toBe(
    `${open}; if the shares stay, some 12 000 would tell.`,
  );
  // The seat that is furthest off tells first: (.06/.03)².
  expect(verdict(0.06, 1 / 3 + 0.04, 1 / 3 - 0.02, 1 / 3 - 0.02)).toBe(
    `${open}; if the shares stay, some 4 000 would tell.`,
  );
  expect(verdict(0.02, 1 / 3 + 0.01, 1 / 3, 1 / 3 - 0.01)).toBe(`${open}: one stands at its very edge.`);
  expect(verdict(NaN, 1 / 3, 1 / 3, 1 / 3)).toBe(`${open}.`);
});
