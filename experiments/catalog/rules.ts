import type { Game } from '../../engine/game.js';
import type { Setting } from '../../engine/settings.js';
import { wrapText } from './lines.js';

/** The rule settings of a game: name, default, range, and below them the meaning. */
export function rulesText({ settings }: Game): string {
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .flatMap((setting) => {
      const head = `${setting.name.padEnd(width)}  ${rangeText(setting)}; default ${defaultText(setting)}`;
      return [...indented(head, width + 2, 0), ...indented(setting.meaning, 4, 4), ''];
    })
    .join('\n');
}

function indented(text: string, more: number, first: number): string[] {
  const [head, ...rest] = wrapText(text, 80 - more);
  return [' '.repeat(first) + head, ...rest.map((line) => ' '.repeat(more) + line)];
}

function defaultText(setting: Setting): string {
  switch (setting.kind) {
    case 'byPlayers':
      return setting.defaultText;
    case 'perSeat':
      return `${setting.default} a seat`;
    default:
      return String(setting.default);
  }
}

function rangeText(setting: Setting): string {
  switch (setting.kind) {
    case 'flag':
      return 'true, false';
    case 'choice':
      return setting.values.join(', ');
    default:
      return `${setting.min} to ${setting.max}`;
  }
}
