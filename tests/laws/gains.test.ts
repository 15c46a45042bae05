import { describe, expect, test } from 'vitest';
import { lawfulGames } from '../support/games.js';
import { printedDeal, sit } from '../support/play.js';

/** By game: the events by which a player has a card from then on. */
const GAINS: Readonly<Record<string, readonly string[]>> = {
  bourgeoisie: ['dealt', 'taken'],
  'baroque-masters': ['drawn', 'stolen', 'taken'],
  'age-of-enlightenment': ['dealt', 'discovered', 'kept', 'received', 'sponsored'],
  pearls: ['taken'],
};

const GAMES_PLAYED = 50;

describe.each(lawfulGames)('$name', (game) => {
  test('what makes a player have a card is told as a gain, always, and nothing else is', () => {
    const gained = new Set<string>();
    const told = new Set<string>();
    sit(game, 3, printedDeal('gains'), (sitting) => {
      sitting.state.observer = {
        tell: (event) => told.add(game.events[event].name),
        gain: (event) => gained.add(game.events[event].name),
        offer: () => {},
        turnEnded: () => {},
      };
      for (let block = 0; block < GAMES_PLAYED; block++) sitting.finish(block);
    });
    expect([...gained].toSorted()).toEqual(GAINS[game.name]);
    expect([...gained].filter((name) => told.has(name))).toEqual([]);
  });
});
