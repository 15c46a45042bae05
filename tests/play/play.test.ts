import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/index.js';
import { emptyFolder, salon, startSalon, write } from '../end-to-end/salon.js';
import { choiceAt, playLike } from './player.js';

/** Typed in turn at every prompt before the choice. */
const WRONG = ['letters', '0', '9999', '', 'x'.repeat(100_000), '-1', '1.5', 'save', 'undo twice', '\u001b[2J'];

/** So many of these. */
const WRONG_AT_A_PROMPT = 2;

/** A table of agents that use their streams. */
const TABLE = ['--players', '3', '--opponents', 'random,greedy:samples=2', '--seed', 'people', '--seat', '1'];

function trace(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

describe.each(GAMES.map(({ name }) => name))('%s', (game) => {
  test('from the first prompt to the end, with wrong input at every prompt', async () => {
    const folder = emptyFolder();
    let decision = 0;
    let stage = 0;
    const unanswered: string[] = [];
    const played = await playLike(folder, [game, ...TABLE, '--save', 'played.jsonl'], ({ shown, options }) => {
      // The answer is a line, or two where it is wrapped, after the echo and before the prompt.
      if (stage > 0 && (!/help|save FILE/.test(shown) || shown.split('\n').length > 7)) unanswered.push(shown);
      if (stage < WRONG_AT_A_PROMPT) return WRONG[(decision * WRONG_AT_A_PROMPT + stage++) % WRONG.length];
      stage = 0;
      return choiceAt(decision++, options);
    });
    expect(unanswered).toEqual([]);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).not.toContain('\u001b');
    expect(played.out).toMatch(/The game is over after \d+ (turns|rounds)/);
    expect(played.out).toContain('salon replay played.jsonl --print');
    expect(Math.max(...played.out.split('\n').map((line) => line.length))).toBeLessThan(300);
    expect(salon(folder, 'replay', 'played.jsonl').out).toMatch(/^played\.jsonl: right, 1 game/);
    expect(JSON.parse(trace(folder, 'played.jsonl').split('\n')[0]).agents).toEqual([
      'random',
      'human',
      'greedy:samples=2',
    ]);
  });

  test('saved midway and gone on with, it is the same game as without a pause', async () => {
    const folder = emptyFolder();
    let decision = 0;
    await playLike(folder, [game, ...TABLE, '--save', 'whole.jsonl'], ({ options }) => choiceAt(decision++, options));
    decision = 0;
    let saved = false;
    const left = await playLike(folder, [game, ...TABLE], ({ options }) => {
      if (decision < 9) return choiceAt(decision++, options);
      if (saved) return 'quit';
      saved = true;
      return 'save part.jsonl';
    });
    expect(left.code).toBe(0);
    expect(left.out).toContain('salon play --resume part.jsonl');
    expect(salon(folder, 'replay', 'part.jsonl').code).toBe(1);
    const gone = await playLike(folder, ['--resume', 'part.jsonl', '--save', 'rest.jsonl'], ({ options }) =>
      choiceAt(decision++, options),
    );
    expect([gone.code, gone.err]).toEqual([0, '']);
    expect(trace(folder, 'rest.jsonl')).toBe(trace(folder, 'whole.jsonl'));
    expect(trace(folder, 'whole.jsonl').startsWith(trace(folder, 'part.jsonl'))).toBe(true);
  });

  test('?, hint and table answer and change nothing', async () => {
    const folder = emptyFolder();
    let decision = 0;
    await playLike(folder, [game, ...TABLE, '--save', 'plain.jsonl'], ({ options }) => choiceAt(decision++, options));
    decision = 0;
    const asked = ['?', 'hint', 'table'];
    const answers: string[] = [];
    const phases = new Set<string>();
    let stage = 0;
    await playLike(folder, [game, ...TABLE, '--save', 'asked.jsonl'], ({ shown, options }) => {
      if (stage > 0) answers.push(shown);
      const phase = /(\w+) 1–\d+ \(\?/.exec(shown)?.[1] ?? '';
      if (stage > 0 || !phases.has(phase)) {
        phases.add(phase);
        if (stage < asked.length) return asked[stage++];
      }
      stage = 0;
      return choiceAt(decision++, options);
    });
    expect(trace(folder, 'asked.jsonl')).toBe(trace(folder, 'plain.jsonl'));
    const rules = answers.filter((answer) => answer.startsWith('?\nThe rules of the '));
    expect(rules).toHaveLength(phases.size);
    expect(rules.filter((answer) => answer.includes('has no words'))).toEqual([]);
    expect(answers.filter((answer) => /would choose \d+, .*[\s\S]*an\s+even\s+share/.test(answer))).toHaveLength(
      phases.size,
    );
  });
});

test('a decision is taken back until another player comes in', async () => {
  const folder = emptyFolder();
  const said: string[] = [];
  const script = ['undo', '1', 'undo'];
  let undone = false;
  const { code } = await playLike(folder, ['bourgeoisie', '--seed', 'a'], ({ shown, asked, options }) => {
    said.push(shown);
    if (asked < script.length) return script[asked];
    if (undone) return 'quit';
    // Passes until the others have played.
    undone = shown.includes('Turn 4, P0 (you)');
    return undone ? 'undo' : String(options);
  });
  const question = (shown: string): string => shown.slice(shown.indexOf('The track'));
  expect(code).toBe(0);
  expect(said[1]).toContain('you have decided nothing yet');
  expect(said[3]).toMatch(/^undo\ntaken back\n/);
  expect(question(said[3])).toBe(question(said[0]));
  expect(said.at(-1)).toContain('it cannot be taken back: others have decided since');
});

test('what is taken back leaves no mark in the trace', async () => {
  const folder = emptyFolder();
  const play = (file: string, undo: boolean) => {
    let decision = 0;
    let last: 'choice' | 'undo' | 'again' = 'again';
    return playLike(folder, ['bourgeoisie', ...TABLE, '--save', file], ({ shown, options }) => {
      if (undo && last === 'choice') {
        last = 'undo';
        return 'undo';
      }
      const takenBack = last === 'undo' && shown.startsWith('undo\ntaken back\n');
      last = last === 'undo' ? 'again' : 'choice';
      return choiceAt(takenBack ? decision - 1 : decision++, options);
    });
  };
  await play('plain.jsonl', false);
  const { out } = await play('undone.jsonl', true);
  expect(out).toContain('taken back');
  expect(trace(folder, 'undone.jsonl')).toBe(trace(folder, 'plain.jsonl'));
});

test('everything at once over a pipe, and a seed that is drawn and told', async () => {
  const folder = emptyFolder();
  const { child, done } = startSalon(folder, 'play', 'age-of-enlightenment', '--opponents', 'random');
  child.stdin.end('1\n'.repeat(500));
  const { code, out } = await done;
  expect(code).toBe(0);
  expect(out).toMatch(/^Age of Enlightenment, 3 players, seed [0-9a-f]{10}\n/);
  const [, file] = /salon replay (\S+) --print/.exec(out) ?? [];
  expect(salon(folder, 'replay', file).code).toBe(0);
});

test('the input ends too early: what there is is kept where a file was named, and the exit code is 1', async () => {
  const folder = emptyFolder();
  const cut = await playLike(folder, ['bourgeoisie', ...TABLE, '--save', 'cut.jsonl'], ({ options, asked }) =>
    asked < 5 ? choiceAt(asked, options) : null,
  );
  expect(cut.code).toBe(1);
  expect(cut.out).toContain('salon play --resume cut.jsonl');
  expect(existsSync(join(folder, 'cut.jsonl'))).toBe(true);
});

test('Ctrl-C ends it with 130', async () => {
  const folder = emptyFolder();
  const { child, done } = startSalon(folder, 'play', 'bourgeoisie', '--seed', '1');
  child.stdout.on('data', (text: string) => {
    if (text.includes('(? for help)')) child.kill('SIGINT');
  });
  const { code, out } = await done;
  expect(code).toBe(130);
  expect(out).toContain('The game is interrupted; it was not saved.');
});

test('what cannot be gone on with is refused', async () => {
  const folder = emptyFolder();
  const traced = salon(folder, 'trace', 'bourgeoisie', '--players', '2', '--seed', '1').out;
  write(folder, 'over.jsonl', traced);
  write(folder, 'agents.jsonl', traced.split('\n').slice(0, 40).join('\n'));
  await playLike(folder, ['bourgeoisie', ...TABLE, '--save', 'part.jsonl'], ({ options, asked }) =>
    asked < 5 ? choiceAt(asked, options) : 'quit',
  );
  write(folder, 'seed.jsonl', trace(folder, 'part.jsonl').replace('"seed":"people"', '"seed":"others"'));
  write(folder, 'nothing.jsonl', 'nothing\n');
  const refusals = ['over', 'agents', 'seed', 'nothing', 'missing'].map((name) =>
    salon(folder, 'play', '--resume', `${name}.jsonl`),
  );
  expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  expect(refusals.map(({ err }) => err).join('')).toMatch(
    /is over[\s\S]*was not played with salon play[\s\S]*was not dealt from its seed[\s\S]*expected a start line[\s\S]*no such file/,
  );
  expect(salon(folder, 'play', '--resume', 'part.jsonl', '--seat', '0').err).toContain('takes it from the file');
  expect(salon(folder, 'play', 'bourgeoisie', '--save', 'over.jsonl').err).toContain('is there already');
});

test.each([
  [['chess'], /game/],
  [[], /which game\?/],
  [['bourgeoisie', '--players', '9'], /--players/],
  [['bourgeoisie', '--seat', '3'], /--seat/],
  [['bourgeoisie', '--opponents', 'human'], /human/],
  [['bourgeoisie', '--players', '3', '--opponents', 'random,random,random'], /--opponents/],
  [['bourgeoisie', '--opponents', 'heuristic:nobody'], /persona/],
  [['bourgeoisie', '--rules', '{"trackSise": 3}'], /trackSize/],
  [['bourgeoisie', '--seed', ''], /--seed/],
])('salon play %j is refused before anything is dealt', (words, message) => {
  const refused = salon(emptyFolder(), 'play', ...words);
  expect([refused.code, refused.out]).toEqual([2, '']);
  expect(refused.err).toMatch(message);
});

test('an experiment file gives the table: its deck, rules and number of players', async () => {
  const folder = emptyFolder();
  write(folder, 'lab/deck.csv', 'label,copies\nPaupers,3\nSerfs,3\nMayor,30\n');
  write(
    folder,
    'lab/own.yaml',
    'kind: balance\ngame: bourgeoisie\nplayers: [4, 2]\nagents: [random]\ngames: 5\ndeck: deck.csv\nrules: { handLimit: 6 }\ncards: { Mayor: { cost: 11 } }\n',
  );
  const words = [
    'lab/own.yaml',
    '--seed',
    '1',
    '--opponents',
    'random',
    '--save',
    'game.jsonl',
    '--cards',
    '{"Serfs":{"value":2}}',
  ];
  const { code } = await playLike(folder, words, ({ options, asked }) => choiceAt(asked, options));
  expect(code).toBe(0);
  const [line] = readFileSync(join(folder, 'game.jsonl'), 'utf8').split('\n', 1);
  const start = JSON.parse(line);
  expect(start).toMatchObject({ players: 4, rules: { handLimit: 6 }, agents: ['human', 'random', 'random', 'random'] });
  expect(start.cards).toMatchObject([
    { label: 'Paupers' },
    { label: 'Serfs', value: 2 },
    { label: 'Mayor', cost: 11, copies: 30 },
  ]);
  const other = salon(folder, 'play', 'lab/own.yaml', '--players', '3');
  expect(other.code).toBe(2);
  expect(other.err).toContain('3 players are not in lab/own.yaml, which has 4, 2');
});
