import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, write } from './salon.js';

/** A module of one's own that says all it does, in every way a console has, and without one. */
const CHATTY = `
console.log('loaded');
process.stdout.write('raw');
export function createAgent() {
  console.info('made');
  process.stdout.write('unasked');
  return { choose(state, options) { if (state.turn === 0) { console.debug('choose'); console.table([[options]]); console.dir({ options }); } return 0; } };
}
`;

test('what a chatty agent writes goes to the standard error, and results stand alone', () => {
  const folder = emptyFolder();
  write(folder, 'chatty.mjs', CHATTY);
  write(folder, 'chatty.yaml', SMALL.replace('[random]', '[./chatty.mjs]').replace('600', '6'));
  const run = salon(folder, 'run', 'chatty.yaml', '--json', '--threads', '1');
  expect(JSON.parse(run.out)).toMatchObject({ played: [{ games: 6 }] });
  for (const word of ['loaded', 'raw', 'made', 'unasked', 'choose', '(index)', 'options:'])
    expect(run.err).toContain(word);
  expect(salon(folder, 'run', 'chatty.yaml', '--quiet', '--force').out).toBe('');

  const trace = salon(folder, 'trace', 'chatty.yaml');
  for (const line of trace.out.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('kind');
  expect(trace.err).toContain('choose');

  const bench = salon(folder, 'bench', '--agent', './chatty.mjs', '--threads', '1', '--seconds', '1', '--json');
  expect(JSON.parse(bench.out)[0].agent).toBe('./chatty.mjs');
});

test('help and version are still results', () => {
  const folder = emptyFolder();
  expect(salon(folder, '--help').out).toContain('salon <command>');
  expect(salon(folder, 'run', '--help').out).toContain('salon run <file>');
  expect(salon(folder, '--version').out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
