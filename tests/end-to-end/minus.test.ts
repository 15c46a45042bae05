import { join } from 'node:path';
import { expect, test } from 'vitest';
import { points, withMinus } from '../../sim/trace/number-text.js';
import { decimal, signed } from '../../experiments/text/table.js';
import { choiceAt, playLike } from '../play/player.js';
import { emptyFolder, salon, tablesOf, write } from './salon.js';

/** A rule under which all scores are far below 0. */
const DEAR = '{"startingReputation": [-200, -200]}';

/** A negative number as a program writes it. */
const HYPHEN = /(^|[\s(])-\d/m;

test('what people read has minus signs, what programs read has hyphens', async () => {
  const folder = emptyFolder();
  const experiment = ['kind: balance', 'game: baroque-masters', 'players: 2', 'agents: [random]', 'games: 60'];
  write(folder, 'dear.yaml', [...experiment, `rules: ${DEAR}`, ''].join('\n'));
  const { out } = salon(folder, 'run', 'dear.yaml');
  expect(out).toMatch(/^ +0 .* −\d+\.\d$/m);
  expect(out).not.toMatch(HYPHEN);
  expect(tablesOf(join(folder, 'runs/dear'))['seats.csv']).toMatch(/,-\d+(\.\d+)?$/m);

  const words = ['baroque-masters', '--players', '2', '--seed', '2', '--rules', DEAR];
  write(folder, 'game.jsonl', salon(folder, 'trace', ...words).out);
  const story = salon(folder, 'replay', 'game.jsonl', '--print').out;
  expect(story).toMatch(/ has −\d+ points/);
  expect(story).not.toMatch(HYPHEN);
  const played = await playLike(folder, [...words, '--opponents', 'random'], ({ options, asked }) =>
    choiceAt(asked, options),
  );
  expect(played.out).toMatch(/P\d \(.*\): −\d+ points/);
  expect(played.out).not.toMatch(HYPHEN);
});

test('numbers in words', () => {
  expect([decimal(-0.04), decimal(-2.25), signed(-0.04), signed(3), signed(-3)]).toEqual([
    '0.0',
    '−2.3',
    '+0.0',
    '+3.0',
    '−3.0',
  ]);
  expect([points(1), points(-1), points(-2 / 3)]).toEqual(['1 point', '−1 points', '−0.67 points']);
  expect(withMinus('-3 RP (-4), Half-Brother, in 2-3 turns')).toBe('−3 RP (−4), Half-Brother, in 2-3 turns');
});
