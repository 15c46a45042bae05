import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { replay } from '../../sim/trace/replay.js';
import { Storyteller } from '../../sim/trace/story.js';
import { printedSetup, recordAtRandom } from './play.js';

const COLUMNS = 80;

function storyOf(game: Game, players: number): readonly string[] {
  const story: string[] = [];
  replay(
    recordAtRandom(game, printedSetup(game, players), 'story'),
    GAMES,
    new Storyteller((line) => story.push(line), COLUMNS),
  );
  return story;
}

describe.each(GAMES)('$name', (game) => {
  test('a story names game and agents, every turn once and in order, and who won', () => {
    const story = storyOf(game, game.minPlayers);
    expect(story[0]).toBe(`${game.title}, ${game.minPlayers} players, seed story, block 0, seating 0`);
    expect(story[1]).toBe('  P0 (random), P1 (random)');
    const headings = story.filter((line) => /^(Turn|Round) \d+: P\d \(random\)/.test(line));
    expect(headings.map((line) => Number(/\d+/.exec(line)?.[0]))).toEqual(headings.map((_, index) => index + 1));
    expect(story.some((line) => line.startsWith('The game ends after '))).toBe(true);
    expect(story.filter((line) => /points? and (wins|shares the win)$/.test(line)).length).toBeGreaterThan(0);
  });

  test('a narrow terminal shows it without breaking lines', () => {
    expect(storyOf(game, game.maxPlayers).filter((line) => line.length > COLUMNS)).toEqual([]);
  });
});

test('a choice is told with what was passed over', () => {
  const text = storyOf(GAMES[0], 2).join('\n');
  expect(text).toMatch(/P\d takes [^(]*\(not: [^)]*pass\)/);
  expect(text).toMatch(/P\d, opportunity: pass \(not: take /);
});

test('characters that steer a terminal, or that nobody sees, are told as escapes', () => {
  const [game] = GAMES;
  const story: string[] = [];
  const lines = recordAtRandom(game, printedSetup(game, 2), '\u001b[2J\u0085\u2028\u202e\ud800');
  replay(lines, GAMES, new Storyteller((line) => story.push(line), COLUMNS));
  expect(story[0]).toContain(String.raw`seed \u001b[2J\u0085\u2028\u202e\ud800, block 0`);
});
