import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SALON, SMALL, startSalon, tablesOf, write } from './salon.js';
import { pause, until } from './sittings.js';

/** A module of one's own: its agent does something at turn 5, by its own lot at one decision in so many. */
function agentThat(does: string, rarely = 1): string {
  return `
export const agentOptions = { safeParse: (data) => ({ success: true, data }), parse: (data) => data };
export function createAgent() {
  return { choose(state, options, random) { if (state.turn === 5 && random.below(${rarely}) === 0) { ${does} } return 0; } };
}
`;
}

test("one's own agent, named by the path of its module, plays in every worker", () => {
  const folder = emptyFolder();
  write(folder, 'lab/first.js', agentThat('return options - 1;'));
  write(folder, 'lab/own.yaml', SMALL.replace('[random]', '["./first.js", random, random]'));
  const { code, err } = salon(folder, 'run', 'lab/own.yaml', '--threads', '2');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each([
  ['throws', "throw new Error('lost my hand');", 'lost my hand'],
  ['throws no error', "throw 'a word';", 'a word'],
  ['chooses what is no option', 'return options;', 'an option is a whole number from 0 to'],
  ['chooses a fraction', 'return 0.5;', 'chose 0.5'],
  ['chooses nothing', 'return undefined;', 'chose undefined'],
  ['chooses a text', "return '0';", 'chose the text "0"; an option is a whole number'],
  ['answers later', 'return Promise.resolve(0);', 'choose returned a promise; an agent chooses at once'],
  ['stops the count', 'state.observer = null;', 'changed the state it was handed'],
  ['deals anew', 'state.redeal(state.player, random);', 'changed the state it was handed'],
  [
    'throws what cannot be looked at',
    'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { return null; } });',
    'something was thrown that has no text',
  ],
  ['throws an error without a text', 'throw Object.assign(new Error(), { message: { a: 1 } });', '[object Object]'],
  ['ends its worker', 'process.exit(3);', 'the worker died'],
])('an agent that %s: the error names the game and the command that replays it', (_, does, message) => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat(does));
  write(folder, 'bad.yaml', SMALL.replace('[random]', '[random, "./bad.js", random]'));
  const { code, err } = salon(folder, 'run', 'bad.yaml', '--threads', '2');
  expect(code).toBe(1);
  expect(err).toContain(message);
  const told = /in bourgeoisie, 3 players, seed "small", block (\d+), seating (\d+), agent \.\/bad\.js in seat \d/.exec(
    err,
  );
  expect(told).not.toBeNull();
  expect(err).toContain(`salon trace bad.yaml --players 3 --seed small --block ${told?.[1]} --seating ${told?.[2]}`);
  expect(existsSync(join(folder, 'runs/bad'))).toBe(false);
  const again = salon(
    folder,
    'trace',
    'bad.yaml',
    '--players',
    '3',
    '--seed',
    'small',
    '--block',
    `${told?.[1]}`,
    '--seating',
    `${told?.[2]}`,
  );
  expect(again.code).toBe(1);
  expect(again.err).toContain(
    `in bourgeoisie, 3 players, seed "small", block ${told?.[1]}, seating ${told?.[2]}, agent ./bad.js in seat`,
  );
});

test('an agent that fills the memory kills its worker alone; the message names it', () => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat("const all = []; for (;;) all.push('x' + all.length);"));
  write(folder, 'bad.yaml', SMALL.replace('[random]', '[random, "./bad.js", random]'));
  const { status, stderr } = spawnSync(process.execPath, [SALON, 'run', 'bad.yaml', '--threads', '1'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=100' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^salon: the worker died: its memory was full, \d+ MB/);
  expect(stderr).toMatch(/block \d+, seating \d+, agent \.\/bad\.js in seat \d/);
});

test('an agent that never answers is ended when its time is over', () => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat('for (;;);'));
  write(folder, 'bad.yaml', `${SMALL.replace('[random]', '[random, "./bad.js", random]')}timeout: 500\n`);
  const { code, err } = salon(folder, 'run', 'bad.yaml', '--threads', '2');
  expect(code).toBe(1);
  expect(err).toContain('a decision took more than 500 ms (timeout)');
  expect(err).toMatch(/block \d+, seating \d+, agent \.\/bad\.js in seat \d/);
  expect(err).toContain('salon trace bad.yaml');
});

test('an agent that never answers can be interrupted', async () => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat('for (;;);'));
  write(folder, 'bad.yaml', SMALL.replace('[random]', '[random, "./bad.js", random]'));
  const { child, done } = startSalon(folder, 'run', 'bad.yaml', '--threads', '1');
  await until(() => existsSync(join(folder, 'runs/bad/checkpoint')));
  await pause(1000);
  const asked = performance.now();
  child.kill('SIGINT');
  const { code } = await done;
  expect(performance.now() - asked).toBeLessThan(1500);
  expect(code).toBe(130);
});

test('an agent that takes long, but not too long for one decision, is left alone', () => {
  const folder = emptyFolder();
  write(
    folder,
    'slow.js',
    agentThat('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60); return 0;', 10),
  );
  const text = SMALL.replace('[random]', '[random, "./slow.js", random]').replace('600', '60');
  write(folder, 'slow.yaml', `${text}timeout: 400\n`);
  expect(salon(folder, 'run', 'slow.yaml', '--threads', '1', '--quiet')).toEqual({ code: 0, out: '', err: '' });
});

test('an agent that cannot be made stops the run, skipping or not', () => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat('').replace('createAgent() {', "createAgent() { throw new Error('no luck');"));
  write(folder, 'bad.yaml', `${SMALL.replace('[random]', '["./bad.js"]')}onError: skip\n`);
  const { code, err } = salon(folder, 'run', 'bad.yaml');
  expect(code).toBe(1);
  expect(err).toContain('salon: no luck\n  in bourgeoisie, 3 players, before the first game: while its agents');
  expect(existsSync(join(folder, 'runs'))).toBe(true);
  expect(existsSync(join(folder, 'runs/bad'))).toBe(false);
});

test.each([
  ['throws', "throw new Error('lost my hand');", 40, 'lost my hand'],
  ['chooses what is no option', 'return options;', 40, 'an option is a whole number from 0 to'],
  ['ends its worker', 'process.exit(3);', 100, 'the worker died'],
  ['never answers', 'for (;;);', 100, 'a decision took more than 400 ms (timeout)'],
])('onError: skip leaves out the blocks of an agent that %s, the same with any threads', (_, does, rarely, message) => {
  const folder = emptyFolder();
  write(folder, 'bad.js', agentThat(does, rarely));
  const text = SMALL.replace('[random]', '[random, "./bad.js", random]').replace('600', '300');
  // On a busy machine a worker takes long to end, too.
  const timeout = message.includes('timeout') ? 400 : 60_000;
  write(folder, 'bad.yaml', `${text}onError: skip\ntimeout: ${timeout}\nrows: true\n`);
  const results = ['1', '2'].map((threads) => {
    const out = join(folder, `with-${threads}`);
    const { code, err } = salon(folder, 'run', 'bad.yaml', '--threads', threads, '--out', out, '--quiet');
    expect(code).toBe(0);
    expect(err).toContain('blocks were skipped (onError: skip); the first: ');
    expect(err).toContain(message);
    expect(err).toContain('agent ./bad.js in seat');
    return tablesOf(out);
  });
  expect(results[1]).toEqual(results[0]);
  const { played, skippedBecause } = JSON.parse(readFileSync(join(folder, 'with-1/manifest.json'), 'utf8'));
  const [{ games, gamesAsked, skipped, skippedBlocks }] = played;
  expect(games + skipped).toBe(gamesAsked);
  expect(skippedBlocks).toBeGreaterThan(0);
  expect(skippedBecause[0].message).toContain(message);
  for (const name of ['seats.csv', 'agents.csv', 'cards.csv']) {
    const [head, first] = results[0][name].split('\n').map((line) => line.split(','));
    expect([name, first[head.indexOf('skipped_blocks')]]).toEqual([name, String(skippedBlocks)]);
  }
  expect(results[0]['games.csv'].trim().split('\n').length - 1).toBe(games);
});

test('where every block fails, skipping leaves nothing to tell', () => {
  const folder = emptyFolder();
  write(
    folder,
    'bad.js',
    agentThat('').replace('choose(state, options, random) {', "choose() { throw new Error('no');"),
  );
  write(folder, 'bad.yaml', `${SMALL.replace('[random]', '["./bad.js"]')}onError: skip\nrows: true\n`);
  const { code, err } = salon(folder, 'run', 'bad.yaml');
  expect(code).toBe(1);
  expect(err).toContain('every block was skipped; there are no tables');
  expect(existsSync(join(folder, 'runs/bad'))).toBe(false);
});
