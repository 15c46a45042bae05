import type { Game } from '../../engine/game.js';
import type { Setting } from '../../engine/settings.js';
import { wrapped } from '../../sim/trace/wrap.js';

/** The rule settings of a game, in lines of `width` letters: name, range, default, and below them the meaning. */
export function rulesText({ settings }: Game, width: number): string {
  const names = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .flatMap((setting) => {
      const head = `${setting.name.padEnd(names)}  ${rangeText(setting)}; default ${defaultText(setting)}`;
      return [...wrapped(head, width, 0, names + 2), ...wrapped(setting.meaning, width, 4), ''];
    })
    .join('\n');
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
