import type { Feature, Game, Variant } from '../../engine/game.js';
import { resolveRules } from '../../engine/settings.js';
import { withMinus } from '../../sim/trace/number-text.js';
import { wrapped } from '../../sim/trace/wrap.js';
import { compiled } from '../file/compiled.js';
import { columnsText } from '../text/lines.js';

const HEAD = ['offset', 'name', 'length', 'range', 'meaning'];
const NUMERIC = [true, false, true];

/** A named stretch of an observation, and where it lies in it. */
export interface Stretch {
  readonly name: string;
  /** Where its first number stands. */
  readonly offset: number;
  /** How many numbers it has in the variant. */
  readonly length: number;
  readonly low: number;
  readonly high: number;
  readonly meaning: string;
}

/** What stands where in the observations of a variant. */
export function layoutOf(variant: Variant): readonly Stretch[] {
  let offset = 0;
  return variant.game.observation.features.map((feature) => {
    const stretch = { ...feature, offset, length: lengthOf(feature, variant) };
    offset += stretch.length;
    return stretch;
  });
}

function lengthOf({ length }: Feature, variant: Variant): number {
  return typeof length === 'number' ? length : length(variant);
}

/**
 * The layout of a game's observations with a number of players, with printed rules and cards, in lines of `width`
 * letters; and how long observations are with each number of players.
 *
 * @throws InputError where a game of one's own cannot be compiled
 */
export function observationText(game: Game, players: number, width: number): string {
  const variant = variantOf(game, players);
  const stretches = layoutOf(variant);
  const rows = stretches.map(({ offset, name, length, low, high, meaning }) => [
    `${offset}`,
    name,
    `${length}`,
    withMinus(`${low} to ${high}`),
    meaning,
  ]);
  const title = `${game.title}, ${players} players: ${variant.observationSize} numbers (layout ${game.observation.version})`;
  const sum = stretches.reduce((total, { length }) => total + length, 0);
  const fault =
    sum === variant.observationSize
      ? []
      : [`The lengths add up to ${sum}, not to the ${variant.observationSize} numbers.`];
  variant.release();
  const closing = [
    ...fault,
    `With other numbers of players: ${sizesText(game, players)}.`,
    'With printed rules and cards; a length that goes by label follows the card list.',
  ];
  return [
    ...wrapped(title, width).map((line) => `${line}\n`),
    '\n',
    columnsText([HEAD, ...rows], width, NUMERIC),
    '\n',
    ...closing.flatMap((text) => wrapped(text, width)).map((line) => `${line}\n`),
  ].join('');
}

function sizesText(game: Game, besides: number): string {
  const sizes: string[] = [];
  for (let players = game.minPlayers; players <= game.maxPlayers; players++) {
    if (players === besides) continue;
    const variant = variantOf(game, players);
    sizes.push(`${variant.observationSize} for ${players}`);
    variant.release();
  }
  return sizes.length === 0 ? 'none' : sizes.join(', ');
}

function variantOf(game: Game, players: number): Variant {
  return compiled(game, { players, rules: resolveRules(game.settings, players), cards: game.cards });
}
