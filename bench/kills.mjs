// Kills runs at random moments, goes on with each until it is done, and compares its tables with those of a run that
// nobody disturbed; then measures what the checkpoint costs. Build first; prints kills.md:
//   node bench/kills.mjs [kills] > bench/kills.md
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KILLS = Number(process.argv[2] ?? 100);
const SALON = fileURLToPath(new URL('../dist/experiments/salon.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kills-'));

/** Experiments of about a second. */
const EXPERIMENTS = [
  { name: 'bourgeoisie', who: 'players: [2, 3]\nagents: {2: [random, "greedy:samples=1"], 3: [random]}', games: 800 },
  { name: 'baroque-masters', who: 'players: 4\nagents: [random]', games: 4000 },
  { name: 'age-of-enlightenment', who: 'players: 3\nagents: [random]', games: 8000 },
];

/** Every run dies so often before it may end. */
const KILLS_PER_RUN = 4;

/** Runs the command line; kills it after so many milliseconds, counted from its start or from a chunk it has put away. */
function run(words, kill) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [SALON, 'run', ...words, '--quiet'], { cwd: folder });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
    let from = kill?.checkpoint === undefined ? started : Number.POSITIVE_INFINITY;
    let size = kill?.checkpoint === undefined ? 0 : sizeOf(kill.checkpoint);
    const watch = setInterval(() => {
      if (kill === undefined) return;
      const now = performance.now();
      if (from > now && sizeOf(kill.checkpoint) > size) {
        // A new checkpoint begins without a chunk.
        if (size > 0) from = now;
        size = sizeOf(kill.checkpoint);
      }
      if (now - from > kill.after) child.kill('SIGKILL');
    }, 2);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      if (code !== 0 && signal !== 'SIGKILL') reject(new Error(`${words.join(' ')}: exit code ${code}: ${err}`));
      else resolve({ killed: code !== 0, milliseconds: performance.now() - started });
    });
  });
}

function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function tablesOf(path) {
  return readdirSync(path)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => [name, readFileSync(join(path, name), 'utf8')]);
}

async function killRuns() {
  const figures = EXPERIMENTS.map(({ name, games }) => ({ name, games, kills: 0, runs: 0, equal: 0, seconds: [] }));
  const whole = [];
  for (const [at, { name, who, games }] of EXPERIMENTS.entries()) {
    const text = `kind: balance\ngame: ${name}\n${who}\ngames: ${games}\nseed: kills\n`;
    writeFileSync(join(folder, `${name}.yaml`), text);
    for (const rows of ['--rows', '--no-rows']) {
      const out = join(folder, `${name}${rows}`);
      const { milliseconds } = await run([`${name}.yaml`, rows, '--out', out]);
      whole.push({ at, rows, tables: JSON.stringify(tablesOf(out)), milliseconds });
    }
  }
  const kills = () => figures.reduce((sum, figure) => sum + figure.kills, 0);
  for (let turn = 0; kills() < KILLS; turn++) {
    const { at, rows, tables, milliseconds } = whole[turn % whole.length];
    const figure = figures[at];
    const out = join(folder, `run-${turn}`);
    const most = figure.kills + KILLS_PER_RUN;
    for (let ended = false; !ended;) {
      // One in four dies at any moment, while it starts or while it writes tables; the others while they play.
      const checkpoint = Math.random() < 0.25 ? undefined : join(out, 'checkpoint');
      const after = Math.random() * milliseconds * (checkpoint === undefined ? 1 : 0.2);
      const kill = figure.kills === most || kills() === KILLS ? undefined : { checkpoint, after };
      const { killed } = await run([`${figure.name}.yaml`, rows, '--resume', '--out', out], kill);
      figure.kills += Number(killed);
      ended = !killed;
    }
    figure.runs++;
    const leftovers = readdirSync(out).filter((name) => !/\.csv$|^manifest\.json$/.test(name));
    figure.equal += Number(JSON.stringify(tablesOf(out)) === tables && leftovers.length === 0);
    rmSync(out, { recursive: true });
  }
  return figures;
}

/** Processor time of a record, of which there is at most one a second, and what it holds. */
async function costOfRecords() {
  const { CheckpointFile } = await import('../dist/sim/checkpoint/checkpoint-file.js');
  const { progressText } = await import('../dist/sim/checkpoint/progress.js');
  const { RunPlayer } = await import('../dist/sim/player.js');
  const { Whereabouts } = await import('../dist/sim/whereabouts.js');
  const { Totals } = await import('../dist/results/totals.js');
  const { TallyLayout } = await import('../dist/results/tally-layout.js');
  const { GAMES } = await import('../dist/engine/index.js');
  const { resolveRules } = await import('../dist/engine/settings.js');
  const costs = [];
  for (const game of GAMES) {
    const players = 3;
    const agents = ['random', 'random', 'random'];
    const setup = { players, rules: resolveRules(game.settings, players), cards: game.cards };
    const plan = {
      game: game.name,
      folder,
      seed: 'cost',
      games: 1,
      rows: false,
      onError: 'stop',
      timeout: null,
      runs: [{ agents, setup }],
    };
    const player = await RunPlayer.create(plan, 0, new Whereabouts());
    const result = player.playChunk({ firstBlock: 0, blocks: 20000 });
    const layout = new TallyLayout(game.compile(setup), agents);
    const file = await CheckpointFile.create(join(folder, 'cost'), plan);
    const rounds = 60;
    const measured = [];
    for (const round of [1, 2]) {
      const before = process.cpuUsage();
      const started = performance.now();
      let bytes = 0;
      for (let at = 0; at < rounds; at++) {
        const totals = new Totals(layout);
        totals.add(result.tally);
        const skipped = { blocks: 0, examples: [] };
        const text = progressText({
          run: 0,
          from: at,
          to: at + 1,
          totals: totals.save(),
          skipped,
          seconds: at,
          rows: null,
        });
        bytes = text.length;
        await file.append(text);
      }
      const { user, system } = process.cpuUsage(before);
      const wall = (performance.now() - started) / rounds;
      measured[round] = { name: game.name, bytes, processor: (user + system) / 1000 / rounds, wall };
    }
    await file.close();
    costs.push(measured[2]);
  }
  return costs;
}

try {
  const started = performance.now();
  const figures = await killRuns();
  const minutes = (performance.now() - started) / 60_000;
  const costs = await costOfRecords();
  const total = (of) => figures.reduce((sum, figure) => sum + of(figure), 0);
  const lines = [
    '# Kills',
    '',
    `\`node bench/kills.mjs ${KILLS}\` kills runs (SIGKILL) at random moments, goes on with each by \`--resume\` until it is`,
    'done, and compares all its tables to the byte with those of a run that nobody disturbed; every other run writes',
    '`games.csv` too.',
    '',
    '| game | kills | runs | equal to the byte |',
    '| --- | ---: | ---: | ---: |',
    ...figures.map(({ name, kills, runs, equal }) => `| ${name} | ${kills} | ${runs} | ${equal} |`),
    `| all | ${total(({ kills }) => kills)} | ${total(({ runs }) => runs)} | ${total(({ equal }) => equal)} |`,
    '',
    'What the checkpoint costs: a record is written at most once a second, so that its processor time in milliseconds is',
    'its cost in thousandths of one core; the writing itself waits for the disk beside the games.',
    '',
    '| game | bytes | processor ms a record | ms until it is on the disk | share of a core |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...costs.map(
      ({ name, bytes, processor, wall }) =>
        `| ${name}, 3 players | ${bytes} | ${processor.toFixed(1)} | ${wall.toFixed(1)} | ${(processor / 10).toFixed(2)} % |`,
    ),
    '',
    `Measured in ${minutes.toFixed(1)} minutes on ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node.js ${process.version}.`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
  if (total(({ equal }) => equal) !== total(({ runs }) => runs)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
