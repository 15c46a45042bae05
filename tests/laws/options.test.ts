import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions, NO_ACTION, type State } from '../../engine/game.js';
import { deals, optionLabels, sit } from '../support/play.js';
import { setupOf } from '../support/setups.js';
import { TABLES } from '../support/tables.js';

const RUNS = 12;

/** What is wrong with the options of a position that is not over. */
function faults(state: State, actions: Int32Array): string[] {
  const { variant, phase, options } = state;
  legalActions(state, actions);
  const listed = actions.subarray(0, options);
  const labels = optionLabels(state);
  const wrong: string[] = [];
  if (state.over) wrong.push('over, with options');
  if (options < 2) wrong.push('fewer than two options');
  if (options > variant.maxOptions) wrong.push(`${options} options, more than maxOptions`);
  if (state.player < 0 || state.player >= variant.players) wrong.push(`player ${state.player}`);
  if (variant.game.phases[phase] === undefined) wrong.push(`phase ${phase}`);
  if (new Set(listed).size < options) wrong.push('an action twice');
  if (new Set(labels).size < options) wrong.push('a label twice');
  listed.forEach((action, k) => {
    if (action < 0 || action >= variant.actions) wrong.push(`${labels[k]}: action ${action} is not in the catalogue`);
    if (action !== state.action(k)) wrong.push(`${labels[k]}: asked again, another action`);
    if (variant.actionOf(phase, labels[k]) !== action) wrong.push(`${labels[k]} does not lead back to its action`);
  });
  return wrong;
}

describe.each(TABLES)('$name, $players players', ({ game, players }) => {
  test('laws 1 and 2: legal actions differ, have labels that lead back to them, and are two or more', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state } = sitting;
          const actions = new Int32Array(sitting.variant.maxOptions);
          const wrong: string[] = [];
          for (sitting.start(); !state.over; sitting.step()) wrong.push(...faults(state, actions));
          expect(wrong).toEqual([]);
          expect(state.options).toBe(0);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 1: the order of the options is a function of the state', () => {
    fc.assert(
      fc.property(deals(game, players), (deal) => {
        sit(game, players, deal, (sitting) => {
          const { state, variant } = sitting;
          const copy = variant.createState();
          const wrong: string[] = [];
          for (sitting.start(); !state.over; sitting.step()) {
            copy.copyFrom(state);
            const order = optionLabels(state).join(', ');
            if (optionLabels(copy).join(', ') !== order) wrong.push(`${order} in another order in a copy`);
          }
          copy.release();
          expect(wrong).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('law 1: a label that is no option of the game names no action', () => {
    const variant = game.compile(setupOf(game, players));
    for (const [phase] of game.phases.entries()) {
      for (const label of ['', ' ', 'take', 'pass ', 'PASS', 'take Nobody', `${game.cards[0].label} take`]) {
        expect(variant.actionOf(phase, label)).toBe(NO_ACTION);
      }
    }
    variant.release();
  });
});
