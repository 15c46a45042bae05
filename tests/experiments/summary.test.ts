import { expect, test } from 'vitest';
import { changeCards } from '../../engine/cards.js';
import { GAMES } from '../../engine/index.js';
import { resolveRules, type Rules } from '../../engine/settings.js';
import { whatWasPlayed } from '../../experiments/run/what-was-played.js';

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
