import { isObject } from './line.js';
import { withMinus } from './number-text.js';

/** A state out of a trace in words: what lies on the table, without the players. */
export function tableInWords(state: object): string {
  return fieldsInWords(Object.entries(state).filter(([name]) => name !== 'players'));
}

/** What a seat has, in words; empty where the state says nothing of it. */
export function playerInWords(state: object, seat: number): string {
  const players: unknown = isObject(state) ? state.players : undefined;
  const player: unknown = Array.isArray(players) ? players[seat] : undefined;
  return isObject(player) ? fieldsInWords(Object.entries(player)) : '';
}

function fieldsInWords(fields: readonly (readonly [string, unknown])[]): string {
  return fields
    .filter(([, value]) => !isNothing(value))
    .map(([name, value]) => `${nameInWords(name)} ${inWords(value)}`)
    .join('; ');
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.every(isNothing));
}

/** `personageDiscard` → `personage discard`. */
function nameInWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A list as its elements, an empty place as a dash, a card with more to it as `Wool Trade +3` or `The Pope + Villa`. */
function inWords(value: unknown): string {
  if (value === null) return '–';
  if (Array.isArray(value)) {
    const nested = value.some((element) => Array.isArray(element));
    return nested
      ? value.map((element) => `(${inWords(element)})`).join(' ')
      : value.map((element) => inWords(element)).join(', ');
  }
  if (typeof value === 'number') return withMinus(String(value));
  return isObject(value) ? partsInWords(Object.values(value)) : String(value);
}

function partsInWords(parts: readonly unknown[]): string {
  const words: string[] = [];
  for (const part of parts.flat()) {
    if (typeof part === 'number' && part !== 0) words.push(part > 0 ? `+${part}` : withMinus(String(part)));
    else if (typeof part === 'string') words.push(words.length === 0 ? part : `+ ${part}`);
  }
  return words.join(' ');
}
