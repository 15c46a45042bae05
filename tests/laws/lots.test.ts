import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Dealer } from '../../engine/dealer.js';
import type { Observer, State, Variant } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { setups } from '../support/setups.js';
import { seatsOf } from '../support/play.js';
import { lawfulGames } from '../support/games.js';

const RUNS = 100;
const MOST_TURNS = 30;

/** What remains of a game: where it ended, what was announced, how often each seat's stream was asked. */
interface Played {
  readonly hash: number;
  readonly places: string;
  readonly told: readonly string[];
  readonly decisions: number;
  readonly next: readonly number[];
}

/** Writes down all that is announced, with what the state says at the end of turns. */
function scribe(state: State, lines: string[]): Observer {
  return {
    tell: (event, player, card, amount) => lines.push(`${event} ${player} ${card} ${amount}`),
    gain: (event, player, card, amount) => lines.push(`gain ${event} ${player} ${card} ${amount}`),
    offer: (player, words, from, count) => lines.push(`offer ${player} ${words.slice(from, from + count).join()}`),
    turnEnded: (turn, player) => lines.push(`turn ${turn} ${player} ${JSON.stringify(state.snapshot())}`),
  };
}

/** Plays a game in which every seat chooses by lot, the seats in `byGame` inside the game, the others outside. */
function play(variant: Variant, seed: string, byGame: readonly boolean[]): Played {
  const state: State = variant.createState();
  const dealer = new Dealer(variant.game.streams.length);
  const randoms = seatsOf(variant).map(() => new Random());
  const told: string[] = [];
  state.observer = scribe(state, told);
  const key = runKey(seed);
  dealer.seed(key, 0);
  randoms.forEach((random, seat) => {
    random.seed(key, 0, 900 + seat);
    dealer.leaveToLot(seat, byGame[seat] ? random : null);
  });
  let decisions = 0;
  for (state.start(dealer); !state.over; decisions++) {
    state.apply(randoms[state.player].below(state.options), dealer);
  }
  const played = {
    hash: state.hash(),
    places: JSON.stringify(state.places()),
    told,
    decisions: decisions + dealer.decisions,
    next: randoms.map((random) => random.next()),
  };
  for (const used of [...randoms, dealer, state]) used.release();
  return played;
}

describe.each(lawfulGames.map((game) => ({ name: game.name, game })))('$name', ({ game }) => {
  test('law 6: a game whose choices it draws by itself is the same as one that is stepped', () => {
    fc.assert(
      fc.property(
        setups(game, MOST_TURNS),
        fc.nat().map(String),
        fc.array(fc.boolean(), { minLength: game.maxPlayers, maxLength: game.maxPlayers }),
        (setup, seed, byGame) => {
          const variant = game.compile(setup);
          const stepped = play(variant, seed, []);
          expect(play(variant, seed, byGame)).toEqual(stepped);
          expect(
            play(
              variant,
              seed,
              byGame.map(() => true),
            ),
          ).toEqual(stepped);
          variant.release();
        },
      ),
      { numRuns: RUNS },
    );
  });
});
