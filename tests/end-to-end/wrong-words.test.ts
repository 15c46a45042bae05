import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyFolder, salon, SMALL, write } from './salon.js';

/** Command lines that are wrong, and what each is told; exit code 2, nothing written. */
const WRONG: readonly (readonly [line: string, message: string])[] = [
  ['', 'a command is missing'],
  ['rn small.yaml', 'no command is called "rn"; did you mean "run"?'],
  ['frobnicate', 'no command is called "frobnicate"; there are run, games'],
  ['run small.yaml --players 2', 'run has no option --players; it stands in the experiment file'],
  ['games --json', 'games has no option --json (salon games --help lists those it has)'],
  ['run small.yaml --rows=yes', '--rows: expected true or false, not "yes"'],
  ['run small.yaml --force=', '--force: expected true or false, not ""'],
  ['trace bourgeoisie --players 3 --seed=', '--seed: expected a text of 1 to 200 letters'],
  [
    'trace bourgeoisie --players 3 --seed 1 --block 9007199254740991',
    '--block: expected a whole number from 0 to 9007199254740990',
  ],
  ['trace small.yaml --agents random:without=Nonsense', 'without: no card, type, phase or option is called "Nonsense"'],
  ['run', 'Not enough non-option arguments'],
  ['run nothing.yaml', 'nothing.yaml: there is no such file'],
  ['run .', '.: is a folder; a file was expected'],
  ['run small.yaml --gmes 5', 'Unknown argument: gmes; did you mean --games?'],
  ['run small.yaml --games many', '--games: expected a whole number from 1 to 1000000000000, not "many"'],
  ['run small.yaml --games 0', '--games: expected a whole number from 1'],
  ['run small.yaml --games -5', '--games'],
  ['run small.yaml --games 1.5', '--games: expected a whole number from 1'],
  ['run small.yaml --games 1e99', '--games: expected a whole number from 1'],
  ['run small.yaml --games 5 --games 6', '--games is given more than once'],
  ['run small.yaml --threads 0', '--threads: expected a whole number from 1 to 256, not "0"'],
  ['run small.yaml --threads two', '--threads: expected a whole number from 1 to 256, not "two"'],
  ['run small.yaml --seed=', '--seed: expected a text of 1 to 200 letters'],
  ['run small.yaml other.yaml', 'Unknown'],
  ['cards', 'Not enough non-option arguments'],
  ['cards bourgeoisy', 'no game is called "bourgeoisy"; did you mean "bourgeoisie"?'],
  ['rules barok', 'no game is called "barok"'],
  ['trace bourgeoisie --players 3', '--seed is missing: a game needs --players and --seed'],
  ['trace bourgeoisie --seed 1', '--players is missing'],
  ['trace bourgeoisie --players 7 --seed 1', '--players: expected a whole number from 2 to 6, not "7"'],
  ['trace bourgeoisie --players 3 --seed 1 --agents random,greedy', 'expected 1 agent for every seat, or 3'],
  ['trace bourgeoisie --players 3 --seed 1 --agents gredy', 'did you mean "greedy"?'],
  ['trace bourgeoisie --players 3 --seed 1 --agents greedy:sample=2', 'did you mean "samples"?'],
  ['trace bourgeoisie --players 3 --seed 1 --agents greedy:0', 'samples'],
  ['trace bourgeoisie --players 3 --seed 1 --agents ./none.js', 'the module "./none.js" cannot be used'],
  ['trace bourgeoisie --players 3 --seed 1 --rules {', '--rules: expected JSON'],
  ['trace bourgeoisie --players 3 --seed 1 --rules {"trackSise":4}', 'did you mean "trackSize"?'],
  ['trace bourgeoisie --players 3 --seed 1 --rules {"trackSize":0}', 'trackSize'],
  ['trace bourgeoisie --players 3 --seed 1 --cards {"Mayer":{"cost":1}}', 'did you mean "Mayor"?'],
  ['trace bourgeoisie --players 3 --seed 1 --cards {"Mayor":{"prize":1}}', '"prize"'],
  ['trace bourgeoisie --players 3 --seed 1 --block -1', '--block'],
  ['trace bourgeoisie --players 3 --seed 1 --seating 1', '--seating: expected a whole number from 0 to 0, not "1"'],
  ['trace bourgeoisie --players 3 --seed 1 --games 0', '--games: expected a whole number from 1'],
  ['trace small.yaml --players 4', '4 players are not in small.yaml, which has 3'],
  ['trace missing.yaml', 'missing.yaml: there is no such file'],
  ['trace bourgeoisie --players 3 --seed 1 --cards {"__proto__":{"cost":1}}', 'no card is called "__proto__"'],
  ['replay none.jsonl', 'none.jsonl: there is no such file; a trace (JSON Lines) was expected'],
  ['replay .', '.: is a folder; a trace (JSON Lines) was expected'],
  ['play --resume .', '.: is a folder; a trace (JSON Lines) was expected'],
  ['replay', 'Not enough non-option arguments'],
  ['bench --game chess', 'no game is called "chess"'],
  ['bench --players 9', '--players: expected a whole number from 2 to 6, not "9"'],
  ['bench --agent nobody', 'no agent is called "nobody"'],
  ['bench --seconds 0', '--seconds: expected a whole number from 1 to 3600, not "0"'],
  ['schema now', 'Unknown'],
];

test.each(WRONG)('salon %s', (line, message) => {
  const folder = emptyFolder();
  write(folder, 'small.yaml', SMALL);
  const words = line === '' ? [] : line.split(' ');
  const { code, out, err } = salon(folder, ...words);
  expect(err).toContain(message);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err, 'no stack trace').not.toMatch(/\n\s+at /);
  expect(existsSync(`${folder}/runs`) || readdirSync(folder).length > 1, 'nothing is written').toBe(false);
});
