import type { Game, Setup } from '../../engine/game.js';
import type { Rules, Setting, SettingValue } from '../../engine/settings.js';
import type { ExpectedLine } from './cursor.js';
import { fieldOf, isObject, show, type Fields } from './line.js';
import { Refusal } from './refusal.js';
import { readCards } from './start-cards.js';
import { isTexts, isWhole, type Refuse } from './values.js';

/** A start line that is right. */
export interface TraceStart {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  /** By seat, as they were named. */
  readonly agents: readonly string[];
  /** All of the line, with fields such as `block` and `seating`. */
  readonly fields: Fields;
}

/** What is expected of a start line whose game nobody knows begins so. */
export const UNKNOWN_GAME = 'start.game one of ';

/** Reads a start line; throws a Refusal where it is not right. */
export function readStart({ number, fields }: ExpectedLine, games: readonly Game[]): TraceStart {
  const refuse: Refuse = (expected, found) => {
    throw new Refusal(number, expected, found);
  };
  const game = readGame(fieldOf(fields, 'game'), games, refuse);
  const players = readPlayers(fieldOf(fields, 'players'), game, refuse);
  const seed = fieldOf(fields, 'seed');
  if (typeof seed !== 'string') return refuse('start.seed a text', show(seed));
  const rules = readRules(fieldOf(fields, 'rules'), game, players, refuse);
  const cards = readCards(fieldOf(fields, 'cards'), game, refuse);
  const agents = fieldOf(fields, 'agents');
  if (!isTexts(agents) || agents.length !== players) {
    return refuse(`start.agents a list of ${players} texts`, show(agents));
  }
  return { game, setup: { players, rules, cards }, seed, agents, fields };
}

function readGame(name: unknown, games: readonly Game[], refuse: Refuse): Game {
  const game = games.find((candidate) => candidate.name === name);
  return game ?? refuse(`${UNKNOWN_GAME}${games.map((known) => known.name).join(', ')}`, show(name));
}

function readPlayers(players: unknown, { minPlayers, maxPlayers }: Game, refuse: Refuse): number {
  if (isWhole(players, minPlayers, maxPlayers)) return players;
  return refuse(`start.players a whole number from ${minPlayers} to ${maxPlayers}`, show(players));
}

function readRules(rules: unknown, game: Game, players: number, refuse: Refuse): Rules {
  if (!isObject(rules)) return refuse('start.rules an object with every rule setting', show(rules));
  return Object.fromEntries(
    game.settings.map((setting) => {
      const value = fieldOf(rules, setting.name);
      if (value === undefined) return refuse(`start.rules.${setting.name}`, 'nothing');
      return [setting.name, readSetting(setting, value, players, refuse)];
    }),
  );
}

function readSetting(setting: Setting, value: unknown, players: number, refuse: Refuse): SettingValue {
  const expect = (what: string): never => refuse(`${what} as rule setting ${setting.name}`, show(value));
  switch (setting.kind) {
    case 'whole':
    case 'byPlayers':
      return isWhole(value, setting.min, setting.max)
        ? value
        : expect(`a whole number from ${setting.min} to ${setting.max}`);
    case 'perSeat': {
      if (!Array.isArray(value) || value.length !== players) return expect(`a list of ${players} whole numbers`);
      const numbers = value.filter((number) => isWhole(number, setting.min, setting.max));
      return numbers.length === players
        ? numbers
        : expect(`a list of whole numbers from ${setting.min} to ${setting.max}`);
    }
    case 'flag':
      return typeof value === 'boolean' ? value : expect('true or false');
    case 'choice':
      return typeof value === 'string' && setting.values.includes(value)
        ? value
        : expect(`one of ${setting.values.join(', ')}`);
  }
}
