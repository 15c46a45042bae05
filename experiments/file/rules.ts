import { z } from 'zod';
import type { Game } from '../../engine/game.js';
import { resolveRules, type Rules, type Setting, type SettingValue } from '../../engine/settings.js';
import { accept, check, type Checked, expected, isMapping, oneOf, wholeNumber } from './fields.js';
import type { Place, Problem } from './input-error.js';
import { unknownWord } from './nearest.js';

/** What a setting by seat may be, made from what each of its numbers may be. */
export type BySeat<T> = (one: z.ZodInt) => z.ZodType<T>;

function settingSchema<T>(setting: Setting, bySeat: BySeat<T>): z.ZodType<SettingValue | T> {
  switch (setting.kind) {
    case 'whole':
    case 'byPlayers':
      return wholeNumber(setting.min, setting.max);
    case 'perSeat':
      return bySeat(wholeNumber(setting.min, setting.max));
    case 'flag':
      return z.boolean({ error: expected('true or false') });
    case 'choice':
      return oneOf(setting.values);
  }
}

/** What `rules` may hold. */
export function rulesSchema<T>(game: Game, bySeat: BySeat<T>): z.ZodType<Readonly<Record<string, SettingValue | T>>> {
  const shape = Object.fromEntries(
    game.settings.map((setting) => [
      setting.name,
      settingSchema(setting, bySeat).describe(setting.meaning).exactOptional(),
    ]),
  );
  return z.strictObject(shape, { error: expected('a mapping of settings') });
}

/** A list with a whole number for each of the players. */
function seatList(players: number): BySeat<number[]> {
  const error = expected(`a list of ${players} whole numbers, one for each seat`);
  return (one) =>
    z.array(one, { error }).length(players, {
      error: ({ input }) =>
        `expected ${players} numbers, one for each seat, not ${Array.isArray(input) ? input.length : 0}`,
    });
}

/**
 * The rules for each number of players, resolved. A setting by seat may be given for each number:
 * `startingTokens: {2: [0, 1], 3: [0, 1, 2]}`; with several numbers it must be.
 */
export function rulesByPlayers(game: Game, players: readonly number[], value: unknown): Checked<readonly Rules[]> {
  const problems: Problem[] = [];
  const resolved = players.map((number) => {
    const result = check(
      rulesSchema(game, seatList(number)),
      forPlayers(game, players, number, value, problems),
      [],
      (_, key) =>
        unknownWord(
          `setting of ${game.title}`,
          key,
          game.settings.map(({ name }) => name),
        ),
    );
    if (!result.ok) problems.push(...result.problems.map((problem) => withNumber(problem, value, number)));
    return resolveRules(game.settings, number, result.ok ? result.value : {});
  });
  return problems.length === 0 ? { ok: true, value: resolved } : { ok: false, problems };
}

/** The settings as they hold for one of the numbers of players: lists by seat in the place of mappings of them. */
function forPlayers(game: Game, all: readonly number[], number: number, value: unknown, problems: Problem[]): unknown {
  if (value === undefined) return {};
  if (!isMapping(value)) return value;
  const picked: Record<string, unknown> = { ...value };
  for (const { kind, name } of game.settings) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (kind !== 'perSeat') continue;
    if (Array.isArray(given) && all.length > 1) {
      const example = `{${all.map((players) => `${players}: […]`).join(', ')}}`;
      problems.push({ path: [name], message: `with several numbers of players, give a list for each: ${example}` });
      delete picked[name];
    } else if (isMapping(given)) {
      problems.push(...numberProblems(name, given, all));
      if (Object.hasOwn(given, String(number))) picked[name] = given[number];
      else delete picked[name];
    }
  }
  return picked;
}

/** What is wrong with a mapping of numbers of players: one of them missing, or one that is not played. */
export function numberProblems(name: string, given: object, players: readonly number[]): Problem[] {
  const asked = players.map(String);
  const missing = asked.filter((number) => !Object.hasOwn(given, number));
  const needless = Object.keys(given).filter((number) => !asked.includes(number));
  return [
    ...missing.map((number) => ({ path: [name], message: `has nothing for ${number} players` })),
    ...needless.map((number) => ({
      path: [name, number],
      message: `is for a number of players that is not played; players: ${asked.join(', ')}`,
    })),
  ];
}

/** A problem within a list that was given for a number of players stands one level deeper. */
function withNumber({ path, message }: Problem, value: unknown, number: number): Problem {
  const [name, ...rest] = path;
  const given = isMapping(value) && name !== undefined ? value[name] : undefined;
  return isMapping(given) ? { path: [name, String(number), ...rest], message } : { path, message };
}

/**
 * The rules of a game, resolved: defaults, with the settings that are given in their place.
 *
 * @param value a mapping of settings, as `rules` of an experiment file or `--rules` holds it
 * @param source what was read, for the message
 * @throws InputError where a setting is unknown or out of its range
 */
export function checkRules(game: Game, players: number, value: unknown, source = 'rules', place?: Place): Rules {
  return accept(source, rulesByPlayers(game, [players], value), place)[0];
}
