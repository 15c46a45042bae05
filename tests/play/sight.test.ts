import { describe, expect, test } from 'vitest';
import { Random } from '../../engine/random.js';
import { faceOf, type Look } from '../../experiments/play/faces/index.js';
import { agreed, Sight, UNSEEN } from '../../experiments/play/sight.js';
import { HUMAN, Sitting } from '../../experiments/play/sitting.js';
import { runKey } from '../../sim/seeds.js';
import { witnessOf } from '../support/games.js';
import { listener } from '../support/listener.js';
import { setupOf } from '../support/setups.js';
import { TABLES } from '../support/tables.js';

test('what all deals have in common is seen: labels by number, the rest is unseen', () => {
  expect(agreed([{ hand: ['A', 'B', 'B'] }, { hand: ['B', 'C', 'A'] }])).toEqual({ hand: ['A', 'B', UNSEEN] });
  expect(agreed([[{ silver: 3 }], [{ silver: 4 }]])).toEqual([{ silver: UNSEEN }]);
  expect(
    agreed([
      ['A', null],
      ['A', null],
    ]),
  ).toEqual(['A', null]);
});

/** Every so many decisions a position is looked at. */
const DECISIONS_BETWEEN = 4;

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  const setup = setupOf(game, players);
  const face = faceOf(game);
  const seats = [0, players - 1];

  /** Plays at random and hands each position that is looked at to the test. */
  function play(seat: number, visit: (sitting: Sitting, look: () => Look) => void): void {
    const variant = game.compile(setup);
    const agents = Array.from({ length: players }, (_, at) => (at === seat ? HUMAN : 'random'));
    const names = agents.map((_, at) => `P${at}`);
    const sitting = new Sitting(variant, { setup, seed: 'sight', agents, seat, unrepeatable: [] }, names, face.telling);
    const sight = new Sight(variant);
    const look = (): Look => ({
      variant,
      seen: sight.look(sitting.state, seat),
      seat,
      names,
      card: (label) => label,
    });
    const random = new Random();
    random.seed(runKey('sight'), 0, seat);
    for (let decisions = 0; !sitting.state.over; decisions++) {
      if (decisions % DECISIONS_BETWEEN === 0) visit(sitting, look);
      sitting.play(random.below(sitting.state.options));
    }
    visit(sitting, look);
  }

  test('nothing that is shown or told names a card in a hand that the seat does not know', () => {
    const wrong: string[] = [];
    for (const seat of seats) {
      const knowledge = witnessOf(game).createKnowledge(players);
      let attached = false;
      play(seat, (sitting, look) => {
        const { state, narrator } = sitting;
        if (!attached) {
          // The witness hears all of it, before the narrator hides what it has to; the deal passes nothing.
          const witness = listener(state.variant, (event, player, card) => knowledge.tell(event, player, card));
          const tell = narrator.tell.bind(narrator);
          narrator.tell = (...told) => {
            witness.tell(...told);
            tell(...told);
          };
          attached = true;
        }
        const shown = `${narrator.news().join('\n')}\n${JSON.stringify(face.table(look()))}`;
        const places = state.places();
        const known = knowledge.knownTo(seat);
        // Discoveries come back: they may have been flipped since the last news.
        const secrets = knowledge
          .hiddenFrom(seat, state)
          .filter((place) => place.startsWith('hand') || place === 'personages')
          .map((place) => places[place].filter((label) => known[place]?.includes(label) !== true))
          .filter((labels) => labels.length > 0);
        // The last cards that are unseen are known where there is one place left for them.
        if (secrets.length < 2) return;
        wrong.push(
          ...secrets
            .flat()
            .filter((label) => shown.includes(label))
            .map((label) => `P${seat} reads of ${label}`),
        );
      });
    }
    expect(wrong).toEqual([]);
  });

  test('what is shown does not change when the unseen is dealt anew', () => {
    const wrong: string[] = [];
    for (const seat of seats) {
      const random = new Random();
      random.seed(runKey('anew'), 0, seat);
      play(seat, ({ state }, look) => {
        const sorted = (): string => [...JSON.stringify(face.table(look()))].sort().join('');
        const before = sorted();
        const kept = state.variant.createState();
        kept.copyFrom(state);
        state.redeal(seat, random);
        if (sorted() !== before) wrong.push(`turn ${state.turn}: P${seat} is shown another table`);
        state.copyFrom(kept);
        kept.release();
      });
    }
    expect(wrong).toEqual([]);
  });
});
