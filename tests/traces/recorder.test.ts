import { expect, test } from 'vitest';
import { Dealer } from '../../engine/dealer.js';
import type { Observer } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { runKey } from '../../sim/seeds.js';
import { Recorder } from '../../sim/trace/recorder.js';
import { playAtRandom, printedSetup } from './play.js';

test.each(GAMES)('$name: recording changes no game and hands on what happens', (game) => {
  const variant = game.compile(printedSetup(game, 3));
  const [plain, recorded] = [variant.createState(), variant.createState()];
  const dealer = new Dealer(game.streams.length);
  const told: unknown[] = [];
  const observer: Observer = {
    tell: (...event) => told.push(event),
    gain: (...event) => told.push(['gain', ...event]),
    offer: (player, _words, _from, count) => told.push([player, count]),
    turnEnded: (...turn) => told.push(turn),
  };
  plain.observer = observer;
  playAtRandom(plain, dealer, runKey('recorder'), 3);
  const before = told.splice(0);

  recorded.observer = observer;
  const recorder = new Recorder(recorded, dealer, () => {});
  recorder.start({ seed: 'recorder', agents: ['a', 'b', 'c'] });
  playAtRandom(recorded, dealer, runKey('recorder'), 3, (k) => recorder.decide(k));
  recorder.end();

  expect(recorded.hash()).toBe(plain.hash());
  expect(told).toEqual(before);
  expect(dealer.script).toBe(null);
  expect(recorded.observer).toBe(observer);
});
