/** Rule settings: what a game lets a designer change, as data. The values are checked where they come in. */

/** A value of a rule setting. A list holds one number a seat. */
export type SettingValue = number | boolean | string | readonly number[];

/** Every setting of a game, resolved for a number of players. */
export type Rules = Readonly<Record<string, SettingValue>>;

interface Described {
  readonly name: string;
  /** What the setting does, for `salon rules`, in the rulebook's words. */
  readonly meaning: string;
}

/** A whole number from `min` to `max`. */
export interface WholeSetting extends Described {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A whole number whose default follows from the number of players; `defaultText` says how. */
export interface ByPlayersSetting extends Described {
  readonly kind: 'byPlayers';
  readonly min: number;
  readonly max: number;
  readonly default: (players: number) => number;
  readonly defaultText: string;
}

/** A list with a whole number for each seat; the default is the same for all. */
export interface PerSeatSetting extends Described {
  readonly kind: 'perSeat';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface FlagSetting extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** One of a few words. */
export interface ChoiceSetting extends Described {
  readonly kind: 'choice';
  readonly values: readonly [string, ...string[]];
  readonly default: string;
}

export type Setting = WholeSetting | ByPlayersSetting | PerSeatSetting | FlagSetting | ChoiceSetting;

/** The largest number a setting or card field may have (rules README, "Decks"). */
export const MAX_NUMBER = 1000;

/** The value a setting has when nothing else is said. */
export function defaultOf(setting: Setting, players: number): SettingValue {
  switch (setting.kind) {
    case 'byPlayers':
      return setting.default(players);
    case 'perSeat':
      return Array.from({ length: players }, () => setting.default);
    default:
      return setting.default;
  }
}

/** All settings of a game for a number of players: its defaults, with overrides (already checked) in their place. */
export function resolveRules(settings: readonly Setting[], players: number, overrides: Partial<Rules> = {}): Rules {
  return Object.fromEntries(
    settings.map((setting) => [setting.name, overrides[setting.name] ?? defaultOf(setting, players)]),
  );
}

/** A setting that is a whole number. */
export function whole(rules: Rules, name: string): number {
  const value = rules[name];
  if (typeof value !== 'number') throw new TypeError(`rule setting ${name} is no number: ${String(value)}`);
  return value;
}

/** A setting that is true or false. */
export function flag(rules: Rules, name: string): boolean {
  const value = rules[name];
  if (typeof value !== 'boolean') throw new TypeError(`rule setting ${name} is neither true nor false`);
  return value;
}

/** A setting that is a word. */
export function word(rules: Rules, name: string): string {
  const value = rules[name];
  if (typeof value !== 'string') throw new TypeError(`rule setting ${name} is no text`);
  return value;
}

/** What a setting by seat says for a seat. */
export function forSeat(rules: Rules, name: string, seat: number): number {
  const value = rules[name];
  if (!Array.isArray(value)) throw new TypeError(`rule setting ${name} is no list by seat`);
  return value[seat] as number;
}
