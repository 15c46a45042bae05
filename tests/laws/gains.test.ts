import { describe, expect, test } from 'vitest';
import { lawfulGames, witnessOf } from '../support/games.js';
import { printedDeal, sit } from '../support/play.js';

const GAMES_PLAYED = 50;

describe.each(lawfulGames)('$name', (game) => {
  test('what makes a player have a card is told as a gain, always, and nothing else is', () => {
    const gained = new Set<string>();
    const told = new Set<string>();
    sit(game, Math.min(3, game.maxPlayers), printedDeal('gains'), (sitting) => {
      sitting.state.observer = {
        tell: (event) => told.add(game.events[event].name),
        gain: (event) => gained.add(game.events[event].name),
        offer: () => {},
        turnEnded: () => {},
      };
      for (let block = 0; block < GAMES_PLAYED; block++) sitting.finish(block);
    });
    expect([...gained].toSorted()).toEqual([...witnessOf(game).gains].toSorted());
    expect([...gained].filter((name) => told.has(name))).toEqual([]);
  });
});
