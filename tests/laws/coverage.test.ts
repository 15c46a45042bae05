import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/cards.js';
import { GAMES } from '../../engine/index.js';
import { listener } from '../support/listener.js';
import { PLAYERS, printedDeal, sit, type Deal } from '../support/play.js';
import type { Changes } from '../support/setups.js';
import { playerNumbers } from '../support/tables.js';

/** Games by number of players and kind of player. */
const GAMES_EACH = { random: 500, greedy: 3 };

type Which = (card: Card) => boolean;
const all: Which = () => true;
const types =
  (letters: string): Which =>
  ({ type }) =>
    letters.includes(type);
const effects =
  (...names: string[]): Which =>
  ({ effect }) =>
    effect !== undefined && names.includes(effect);
const either =
  (...ways: Which[]): Which =>
  (card) =>
    ways.some((way) => way(card));
const deck =
  (name: string): Which =>
  (card) =>
    card.deck === name;

const vouchers = effects('Nepotism', 'Patronage', 'Recognition Fees', 'Crisis', 'Feudal Tenures', 'Capital');
/** What a hand of Bourgeoisie may hold: everything but the Events resolved at once. */
const held = either(types('FTBLO'), vouchers);

/** By game and event: to which cards it happens, sooner or later; to no others. */
const HAPPENS: Readonly<Record<string, Readonly<Record<string, Which>>>> = {
  bourgeoisie: {
    dealt: types('F'),
    taken: all,
    played: all,
    sold: held,
    discarded: held,
    passed_over: all,
    destroyed: types('BL'),
    upgraded: types('FTLO'),
    held,
  },
  'baroque-masters': {
    laid: all,
    taken: all,
    drawn: all,
    played: types('PCQ'),
    used: types('A'),
    resolved: types('V'),
    scored: types('PCQ'),
    stolen: types('PC'),
    discarded: types('PCQA'),
    hand_discarded: types('PCQA'),
    destroyed: types('PCQ'),
    held: types('PCQA'),
    left_in_play: types('PCQ'),
    aimed: effects(
      'Criticism',
      'Gothic',
      'Condemnation',
      'Scandal',
      'Public Disgrace',
      'Intrigue',
      'Tormented',
      'Scheme',
      'Plot',
      'Dismissal',
      'Fiery Temper',
    ),
  },
  'age-of-enlightenment': {
    dealt: deck('personages'),
    drawn: deck('personages'),
    kept: deck('personages'),
    passed: deck('personages'),
    received: deck('personages'),
    rejected: deck('personages'),
    sponsored: deck('personages'),
    played: deck('personages'),
    let_in: deck('personages'),
    discarded: deck('personages'),
    held: deck('personages'),
    found: deck('personages'),
    discovered: deck('discoveries'),
    missed: deck('discoveries'),
  },
};

/** Branches of effects, told apart by what follows: the event and the card that begin one, and what may come of it. */
const BRANCHES: Readonly<Record<string, readonly { readonly card: string; readonly becomes: string }[]>> = {
  bourgeoisie: [
    ...['Innovators', 'Professionals', 'Reputable', 'Fine Vista', 'Legitimacy', 'Reinvest'].map((card) => ({
      card,
      becomes: 'upgraded',
    })),
    ...['Default', 'War'].map((card) => ({ card, becomes: 'destroyed' })),
  ],
  'baroque-masters': [{ card: 'Fiery Temper', becomes: 'aimed' }],
  'age-of-enlightenment': [],
};

/** The event that resolves a card with branches, and those that end the wait for what comes of it. */
const RESOLVED = ['played', 'resolved'];
const NEXT = [...RESOLVED, 'used', 'taken', 'drawn'];

/** Rules under which more happens than in printed games of these agents: full hands, rich players, short families. */
const LIVELY: Readonly<Record<string, readonly Changes['rules'][]>> = {
  bourgeoisie: [
    { handLimit: 1, startingSilverDie: 200, retireIncome: 12, forcedRetireIncome: 20 },
    { startingSilverDie: 900, retireIncome: 1000, forcedRetireIncome: 1000 },
  ],
};

describe.each(GAMES)('$name', (game) => {
  const happened = new Map<string, Set<string>>();
  const entered = new Set<string>();
  const branches = BRANCHES[game.name] ?? [];
  const begun = new Map<string, number>();
  const became = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string): Map<string, number> =>
    counts.set(name, (counts.get(name) ?? 0) + 1);

  const play = (players: number, deal: Deal, games: number): void =>
    sit(game, players, deal, (sitting) => {
      const { state, variant } = sitting;
      let pending = '';
      state.observer = listener(variant, (event, _player, card) => {
        const cards = happened.get(event) ?? new Set();
        happened.set(event, cards.add(card));
        const branch = branches.find((candidate) => candidate.card === pending);
        if (branch?.becomes === event) count(became, pending);
        if (branch?.becomes === event || NEXT.includes(event)) pending = '';
        if (RESOLVED.includes(event)) {
          pending = card;
          count(begun, card);
        }
      });
      for (let block = 0; block < games; block++) {
        pending = '';
        for (sitting.start(block); !state.over; sitting.step()) entered.add(game.phases[state.phase]);
      }
    });

  for (const players of playerNumbers(game)) {
    for (const agent of PLAYERS) {
      for (const rules of [{}, ...(LIVELY[game.name] ?? [])]) {
        play(players, { ...printedDeal('coverage', agent), rules }, GAMES_EACH[agent]);
      }
    }
  }

  test.each(Object.entries(HAPPENS[game.name] ?? {}))('law 10: %s happens to all cards it can', (event, which) => {
    const expected = game.cards.filter(which).map(({ label }) => label);
    expect([...(happened.get(event) ?? [])].sort()).toEqual(expected.sort());
  });

  test('law 10: every announcement of the game is made', () => {
    expect([...happened.keys()].sort()).toEqual(game.events.map(({ name }) => name).sort());
  });

  test('law 10: every phase is entered', () => {
    expect([...entered].sort()).toEqual([...game.phases].sort());
  });

  test('law 10: every card that seeks a target finds one, and finds none', () => {
    const oneSided = branches.filter(
      ({ card }) => !((became.get(card) ?? 0) > 0 && (begun.get(card) ?? 0) > (became.get(card) ?? 0)),
    );
    expect(oneSided).toEqual([]);
  });
});
