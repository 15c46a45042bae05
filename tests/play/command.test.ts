import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCommand } from '../../experiments/play/command.js';
import { wrapped } from '../../sim/trace/wrap.js';

test('whatever is typed is a command, and what is wrong is answered in one short line', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.nat().map(String),
    fc.constantFrom('?', 'hint', 'undo', 'save', 'save x', 'quit now', '01', '+1', '1.0', '1 2', '٣'),
    fc.string({ minLength: 1000, maxLength: 2000 }),
  );
  fc.assert(
    fc.property(line, fc.integer({ min: 2, max: 60 }), (text, options) => {
      const command = readCommand(text, options);
      const chosen = command.kind === 'choice' ? command.choice : 0;
      const message = command.kind === 'wrong' ? command.message : '';
      expect(chosen >= 0 && chosen < options).toBe(true);
      expect(message.length).toBeLessThan(110);
      expect(message).not.toMatch(/[\n\r]/);
    }),
  );
});

test.each([
  ['2', { kind: 'choice', choice: 1 }],
  ['  2 ', { kind: 'choice', choice: 1 }],
  ['0', { kind: 'wrong', message: 'there is no option 0: type a number from 1 to 3, or ? for help' }],
  ['4', { kind: 'wrong', message: 'there is no option 4: type a number from 1 to 3, or ? for help' }],
  ['', { kind: 'wrong', message: 'type a number from 1 to 3, or ? for help' }],
  ['war', { kind: 'wrong', message: '"war" is not understood: type a number from 1 to 3, or ? for help' }],
  ['?', { kind: 'help' }],
  ['? War', { kind: 'card', words: 'War' }],
  ['HINT', { kind: 'hint' }],
  ['undo', { kind: 'undo' }],
  ['undo 2', { kind: 'wrong', message: 'undo stands alone: type a number from 1 to 3, or ? for help' }],
  ['save', { kind: 'wrong', message: 'save where? save FILE' }],
  ['save my game.jsonl', { kind: 'save', file: 'my game.jsonl' }],
])('%j is read', (line, command) => {
  expect(readCommand(line, 3)).toEqual(command);
});

test('text is wrapped within the columns there are; only a longer word stands out', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,15}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 100 }), (list, columns) => {
      const lines = wrapped(list.join(' '), columns, 2, 4);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      expect(lines.join(' ').split(/ +/).filter(Boolean)).toEqual(list);
    }),
  );
});
