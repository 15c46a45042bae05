// Plays 2 million games of each game with uniformly random players and compares win shares, lengths, decisions and
// scores with the figures that an independent implementation of the rules found in 2 million games of its own.
//
//     npm run build && node bench/known-figures.mjs > bench/known-figures.md
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = 2_000_000;
const SALON = fileURLToPath(new URL('../dist/experiments/salon.js', import.meta.url));

const KNOWN = [
  { game: 'bourgeoisie', players: 3, shares: [0.3409, 0.3336, 0.3255], turns: 58.48, decisions: 196.6 },
  { game: 'baroque-masters', players: 4, shares: [0.2515, 0.2407, 0.2499, 0.2579], turns: 11.42, decisions: 212.8 },
  {
    game: 'age-of-enlightenment',
    players: 4,
    shares: [0.2703, 0.3177, 0.2571, 0.155],
    turns: 40.08,
    decisions: 59.7,
    scores: [200.1, 208.8, 196.5, 174.1],
  },
];

/** The rows of a table, as objects. */
function rowsOf(folder, name) {
  const [head, ...rows] = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(','));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])));
}

/** Mean and standard error of the mean of an exact distribution. */
function meanOf(rows) {
  const games = rows.reduce((sum, { games }) => sum + Number(games), 0);
  const mean = rows.reduce((sum, { value, games }) => sum + Number(value) * Number(games), 0) / games;
  const square = rows.reduce((sum, { value, games }) => sum + (Number(value) - mean) ** 2 * Number(games), 0) / games;
  return { mean, error: Math.sqrt(square / games) };
}

const lines = [];
let worst = 0;

/** A line of the report; `rounding` is half a unit of the known figure's last digit. */
function compare(what, mean, error, known, rounding) {
  const beyond = Math.max(0, Math.abs(mean - known) - rounding);
  const errors = beyond / (error * Math.SQRT2);
  worst = Math.max(worst, errors);
  lines.push(`| ${what} | ${known} | ${mean.toFixed(5)} | ${error.toFixed(5)} | ${errors.toFixed(2)} |`);
}

const folder = mkdtempSync(join(tmpdir(), 'salon-known-'));
for (const { game, players, shares, turns, decisions, scores } of KNOWN) {
  const file = join(folder, `${game}.yaml`);
  writeFileSync(
    file,
    `kind: balance\ngame: ${game}\nplayers: ${players}\nagents: [random]\ngames: ${GAMES}\nseed: known figures\n`,
  );
  const out = join(folder, game);
  execFileSync(process.execPath, [SALON, 'run', file, '--out', out, '--quiet'], { stdio: 'inherit' });
  const seats = rowsOf(out, 'seats');
  const errorOf = (row, name) => (Number(row[`${name}_high`]) - Number(row[`${name}_low`])) / (2 * 1.959964);
  shares.forEach((known, seat) => {
    const row = seats[seat];
    compare(
      `${game}, ${players} players, win share of seat ${seat}`,
      Number(row.win_share),
      errorOf(row, 'win_share'),
      known,
      0.00005,
    );
  });
  const length = rowsOf(out, 'length');
  const lengths = meanOf(length.filter(({ measure }) => measure !== 'decisions'));
  compare(`${game}, turns (rounds)`, lengths.mean, lengths.error, turns, 0.005);
  const counts = meanOf(length.filter(({ measure }) => measure === 'decisions'));
  compare(`${game}, decisions`, counts.mean, counts.error, decisions, 0.05);
  scores?.forEach((known, seat) => {
    const row = seats[seat];
    compare(`${game}, score of seat ${seat}`, Number(row.score_mean), errorOf(row, 'score'), known, 0.05);
  });
}
rmSync(folder, { recursive: true });

process.stdout.write(`# Known figures of uniformly random play

${GAMES.toLocaleString('en')} games of each game, seed \`known figures\`, against an independent implementation's 2,000,000.
"Off" is the distance, beyond the rounding of the known figure, in standard errors of the difference (both sides taken
to have the same error). Written by \`node bench/known-figures.mjs\`.

| figure | known | here | standard error | off |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}

The largest distance is ${worst.toFixed(2)} standard errors; four are allowed.
`);
process.exitCode = worst > 4 ? 1 : 0;
