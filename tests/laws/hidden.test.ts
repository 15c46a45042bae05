import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { State } from '../../engine/game.js';
import { Random } from '../../engine/random.js';
import { runKey } from '../../sim/seeds.js';
import { witnessOf } from '../support/games.js';
import type { Knowledge } from '../support/knowledge/knowledge.js';
import { listener } from '../support/listener.js';
import { deals, optionLabels, printedDeal, seatsOf, sit } from '../support/play.js';
import { countLabels, unordered } from '../support/record.js';
import { TABLES } from '../support/tables.js';

const RUNS = 6;

/** Every so many moves, each seat's unseen cards are dealt anew. */
const MOVES_BETWEEN = 5;

const REDEALS = 2000;

/** What a seat sees of a position: its observation, and the options where it is to act. */
function view(state: State, seat: number, out: Float32Array): string {
  state.observe(seat, out);
  const { player, phase, turn, over, truncated } = state;
  const options = player === seat ? optionLabels(state) : null;
  return JSON.stringify([[...out], { player, phase, turn, over, truncated }, options, state.score(seat)]);
}

/** What is wrong with where the cards are after a redeal, by what the seat knows. */
function misplaced(before: State, after: State, seat: number, knowledge: Knowledge): string[] {
  const hidden = knowledge.hiddenFrom(seat, before);
  const known = knowledge.knownTo(seat);
  const then = before.places();
  const now = after.places();
  const wrong: string[] = [];
  for (const [place, labels] of Object.entries(then)) {
    if (now[place].length !== labels.length) wrong.push(`${place} changed its size`);
    if (!hidden.includes(place) && unordered(now[place]) !== unordered(labels))
      wrong.push(`${place} is seen, and changed`);
    const counts = countLabels(now[place]);
    for (const [label, copies] of countLabels(known[place] ?? [])) {
      if ((counts.get(label) ?? 0) < copies) wrong.push(`${label} is known to be in ${place}`);
    }
  }
  if (unordered(Object.values(now).flat()) !== unordered(Object.values(then).flat())) wrong.push('other cards');
  return wrong;
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  const random = new Random();

  test('law 8: observation and options stay when the unseen is dealt anew, as does everything the seat has seen', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const knowledge = witnessOf(game).createKnowledge(players);
          const copy = variant.createState();
          const out = new Float32Array(variant.observationSize);
          const wrong: string[] = [];
          random.seed(runKey(deal.seed), 0, 0);
          state.observer = listener(variant, (event, player, card) => knowledge.tell(event, player, card));
          let moves = 0;
          for (sitting.start(); !state.over; sitting.step()) {
            if (moves++ % MOVES_BETWEEN > 0) continue;
            for (const seat of seatsOf(variant)) {
              copy.copyFrom(state);
              copy.redeal(seat, random);
              if (view(copy, seat, out) !== view(state, seat, out)) wrong.push(`move ${moves}: P${seat} sees a change`);
              if (copy.options < 2) wrong.push(`move ${moves}: no choice left`);
              wrong.push(...misplaced(state, copy, seat, knowledge));
            }
          }
          copy.release();
          expect(wrong).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 8: a game goes on lawfully after a redeal', () => {
    fc.assert(
      fc.property(deals(game, players), fc.nat(40), (deal, move) => {
        sit(game, players, deal, (sitting) => {
          const { state } = sitting;
          random.seed(runKey(deal.seed), 1, 0);
          const cards = (): string => unordered(Object.values(state.places()).flat());
          let wrong = 0;
          sitting.start();
          for (let moves = 0; moves < move && !state.over; moves++) sitting.step();
          const before = cards();
          if (!state.over) state.redeal(state.player, random);
          for (; !state.over; sitting.step()) if (state.options < 2) wrong++;
          expect([wrong, cards(), state.over]).toEqual([0, before, true]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 8: over many redeals every card that could be in an unseen place turns up there', () => {
    sit(game, players, printedDeal('redeals'), (sitting) => {
      const { state, variant } = sitting;
      const knowledge = witnessOf(game).createKnowledge(players);
      state.observer = listener(variant, (event, player, card) => knowledge.tell(event, player, card));
      random.seed(runKey('redeals'), 2, 0);
      sitting.start();
      for (let moves = 0; moves < players * 4 && !state.over; moves++) sitting.step();
      const copy = variant.createState();
      const missing: string[] = [];
      // The seat to act, and the one that may have passed it a card.
      for (const seat of [state.player, (state.player + players - 1) % players]) {
        const unseen = unseenCards(state, seat, knowledge);
        const turnedUp = new Map([...unseen.keys()].map((place) => [place, new Set<string>()]));
        for (let redeal = 0; redeal < REDEALS; redeal++) {
          copy.copyFrom(state);
          copy.redeal(seat, random);
          const places = copy.places();
          // Of a place whose order is unseen too, the first card stands for all.
          for (const [place, cards] of turnedUp) {
            const known = knowledge.knownTo(seat)[place] ?? [];
            const shown = known.length === 0 ? places[place].slice(0, 1) : without(places[place], known);
            for (const label of shown) cards.add(label);
          }
        }
        for (const [place, possible] of unseen) {
          const found = turnedUp.get(place) ?? new Set();
          missing.push(...possible.filter((label) => !found.has(label)).map((label) => `${label} in ${place}`));
        }
      }
      copy.release();
      expect(missing).toEqual([]);
    });
  });
});

/** By hidden place that holds cards a seat does not know: the cards that could be there. */
function unseenCards(state: State, seat: number, knowledge: Knowledge): Map<string, string[]> {
  const places = state.places();
  const deckOf = new Map(state.variant.setup.cards.map(({ label, deck = '' }) => [label, deck]));
  const known = knowledge.knownTo(seat);
  const unknown = knowledge
    .hiddenFrom(seat, state)
    .map((place) => ({ place, labels: without(places[place], known[place] ?? []) }))
    .filter(({ labels }) => labels.length > 0);
  return new Map(
    unknown.map(({ place, labels }) => {
      const deck = deckOf.get(labels[0]);
      const pool = unknown.flatMap((other) => other.labels).filter((label) => deckOf.get(label) === deck);
      return [place, [...new Set(pool)]];
    }),
  );
}

function without(labels: readonly string[], removed: readonly string[]): string[] {
  const left = [...labels];
  for (const label of removed) left.splice(left.indexOf(label), 1);
  return left;
}
