import { z } from 'zod';
import type { Game, Setup, Variant } from '../../engine/game.js';
import { expected, method, problemsOf, wholeNumber } from './fields.js';
import { InputError, pathText } from './input-error.js';
import { reasonOf } from './text-file.js';

const size = (least: number) => wholeNumber(least, 1_000_000);

/** What `compile` returns; it may hold more. */
const VARIANT = z.object(
  {
    players: size(1),
    labels: z.array(z.string({ error: expected('a label') }), { error: expected('the labels by card number') }),
    hasCopies: z.boolean({ error: expected('true or false') }),
    actions: size(1),
    maxOptions: size(1),
    observationSize: size(0),
    actionLabel: method,
    actionOf: method,
    describe: method,
    createState: method,
    release: method,
  },
  { error: expected('a variant') },
);

/**
 * The tables of a game for a setup.
 *
 * @throws InputError where the game, one of one's own, throws or returns something else
 */
export function compiled(game: Game, setup: Setup): Variant {
  const variant = asked(game.name, 'compile', () => game.compile(setup));
  const parsed = VARIANT.safeParse(variant);
  const { players, cards } = setup;
  const told = parsed.success
    ? [
        ...(parsed.data.players === players ? [] : [`players: expected ${players}, not ${parsed.data.players}`]),
        ...(parsed.data.labels.length === cards.length
          ? []
          : [`labels: expected one for each of ${cards.length} cards`]),
        ...(new Set(parsed.data.labels).size === parsed.data.labels.length ? [] : ['labels: one stands there twice']),
      ]
    : problemsOf(parsed.error, [], (_, key) => key).map(({ path, message }) =>
        path.length === 0 ? message : `${pathText(path)}: ${message}`,
      );
  if (told.length === 0) return variant;
  throw new InputError(
    game.name,
    told.map((message) => ({ path: [], message: `compile gave no variant: ${message}` })),
  );
}

/**
 * What a function of a module of one's own answers.
 *
 * @param whose module, for the message
 * @throws InputError where it throws
 */
export function asked<T>(whose: string, name: string, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw fault(whose, name, error);
  }
}

/** The same of a function that answers later. */
export async function askedLater<T>(whose: string, name: string, ask: () => Promise<T> | T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw fault(whose, name, error);
  }
}

function fault(whose: string, name: string, error: unknown): InputError {
  return new InputError(whose, [{ path: [], message: `its ${name} threw: ${reasonOf(error)}` }]);
}
