import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Dealer } from '../../engine/dealer.js';
import type { Game, State } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { defaultOf } from '../../engine/settings.js';
import { runKey } from '../../sim/seeds.js';
import { deals, optionLabels, printedDeal, sit, type Deal } from '../support/play.js';
import { countLabels } from '../support/record.js';
import { setupOf, type Changes } from '../support/setups.js';
import { TABLES } from '../support/tables.js';

const RUNS = 8;

/** Fields that are a price: the higher, the less can be done. */
const PRICES = ['cost', 'price'];

/** The hashes and options of a whole game. */
function course(game: Game, players: number, deal: Deal): string[] {
  return sit(game, players, deal, (sitting) => {
    const lines: string[] = [];
    const { state } = sitting;
    for (sitting.start(); !state.over; sitting.step()) lines.push(`${state.hash()} ${optionLabels(state).join()}`);
    return [...lines, JSON.stringify(state.snapshot())];
  });
}

/** Where the cards are before anything is dealt to choose from: at the start of a game. */
function cardsAtStart(game: Game, players: number, deal: Deal): Map<string, number> {
  return sit(game, players, deal, (sitting) => {
    sitting.start();
    return countLabels(Object.values(sitting.state.places()).flat());
  });
}

/** What can be seen of a position, hands and all. */
function position(state: State): string {
  const { player, phase, turn } = state;
  return JSON.stringify([player, phase, turn, state.snapshot()]);
}

/**
 * Plays a game under two lists of cards in step, as long as both stand at the same position and offer the choice made.
 * Returns the options of the dearer one that the other does not have.
 */
function newOptions(game: Game, players: number, cheap: Changes, dear: Changes, seed: string): string[] {
  const key = runKey(seed);
  const random = new Random();
  random.seed(key, 0, 900);
  const tables = [cheap, dear].map((changes) => {
    const variant = game.compile(setupOf(game, players, changes));
    const state = variant.createState();
    const dealer = new Dealer(game.streams.length);
    dealer.seed(key, 0);
    state.start(dealer);
    return { variant, state, dealer };
  });
  const [first, second] = tables;
  const appeared: string[] = [];
  while (!first.state.over && !second.state.over && position(first.state) === position(second.state)) {
    const options = optionLabels(first.state);
    const fewer = optionLabels(second.state);
    appeared.push(...fewer.filter((label) => !options.includes(label)));
    const label = fewer[random.below(fewer.length)];
    if (!options.includes(label)) break;
    first.state.apply(options.indexOf(label), first.dealer);
    second.state.apply(fewer.indexOf(label), second.dealer);
  }
  for (const { variant, state, dealer } of tables) {
    state.release();
    dealer.release();
    variant.release();
  }
  random.release();
  return appeared;
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('law 11: settings and fields set to their defaults change nothing', () => {
    const rules = Object.fromEntries(game.settings.map((setting) => [setting.name, defaultOf(setting, players)]));
    const cards = Object.fromEntries(
      game.cards.map((card) => {
        const names = game.fieldsOf(card).filter((name) => name in card.fields);
        return [
          card.label,
          Object.fromEntries([...names.map((name) => [name, card.fields[name]]), ['copies', card.copies]]),
        ];
      }),
    );
    for (const seed of ['1', '2', '3']) {
      expect(course(game, players, { ...printedDeal(seed), rules, cards })).toEqual(
        course(game, players, printedDeal(seed)),
      );
    }
  });

  test('law 11: a higher price never makes an option appear at the same position', () => {
    const priced = game.cards.filter((card) => game.fieldsOf(card).some((field) => PRICES.includes(field)));
    fc.assert(
      fc.property(deals(game, players), fc.nat(), fc.integer({ min: 1, max: 9 }), ({ rules, seed }, which, more) => {
        if (priced.length === 0) return;
        // A third of the cards get dearer.
        const dearer = priced.filter((_, index) => (index + which) % 3 === 0);
        const change = (card: (typeof priced)[number]): [string, Record<string, number>] => [
          card.label,
          Object.fromEntries(
            game
              .fieldsOf(card)
              .filter((field) => PRICES.includes(field))
              .map((field) => [field, Number(card.fields[field]) + more]),
          ),
        ];
        const dear = { rules, cards: Object.fromEntries(dearer.map(change)) };
        expect(newOptions(game, players, { rules, cards: {} }, dear, seed)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('law 11: an extra copy of a card adds exactly one to the pile', () => {
    fc.assert(
      fc.property(fc.constantFrom(...game.cards), fc.nat().map(String), ({ label, copies }, seed) => {
        const before = cardsAtStart(game, players, printedDeal(seed));
        const after = cardsAtStart(game, players, {
          ...printedDeal(seed),
          cards: { [label]: { copies: copies + 1 } },
        });
        expect(after).toEqual(new Map([...before, [label, copies + 1]]));
      }),
      { numRuns: RUNS },
    );
  });
});
