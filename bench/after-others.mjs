// Is each game as fast after the other games and several agents have run in the same process as in a fresh one? Plays
// both ways in processes of their own, in turn, and prints games a second and their ratio. Build first:
//   node bench/after-others.mjs [rounds]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROUNDS = Number(process.argv[2] ?? 3);
const PLAYERS = 3;
const SECONDS = 3;
/** Agents that play the other games before, each for so long. */
const OTHERS = ['random', 'greedy', 'heuristic', 'flat:20', 'mcts:20'];
const SECONDS_BEFORE = 0.7;

/** Games a second of a game between random agents, with tallies; the fastest of many slices. */
async function measure(name, before) {
  const { inlineMore } = await import('../dist/experiments/v8-flags.js');
  inlineMore();
  const { GAMES } = await import('../dist/engine/index.js');
  for (const game of before ? GAMES : []) {
    if (game.name !== name) for (const agent of OTHERS) await play(game, agent, SECONDS_BEFORE);
  }
  for (const agent of before ? OTHERS : []) {
    const game = GAMES.find((entry) => entry.name === name);
    await play(game, agent, SECONDS_BEFORE);
  }
  return play(
    GAMES.find((entry) => entry.name === name),
    'random',
    SECONDS,
  );
}

async function play(game, agent, seconds) {
  const { resolveRules } = await import('../dist/engine/settings.js');
  const { createAgents } = await import('../dist/agents/load.js');
  const { seatingsOf } = await import('../dist/results/seating.js');
  const { Tally } = await import('../dist/results/tally.js');
  const { TallyLayout } = await import('../dist/results/tally-layout.js');
  const { createMatch } = await import('../dist/sim/player.js');
  const { runKey } = await import('../dist/sim/seeds.js');
  const { Whereabouts } = await import('../dist/sim/whereabouts.js');
  const variant = game.compile({
    players: PLAYERS,
    rules: resolveRules(game.settings, PLAYERS),
    cards: game.cards,
  });
  const texts = Array.from({ length: PLAYERS }, () => agent);
  const agents = await createAgents(texts, '.', { variant });
  const layout = new TallyLayout(variant, texts);
  const tally = new Tally(layout, variant);
  const match = await createMatch(variant, texts, agents, seatingsOf(texts), tally, new Whereabouts());
  const key = runKey('after-others');
  const blocks = agent === 'random' ? 500 : 1;
  const end = performance.now() + seconds * 1000;
  let least = Number.POSITIVE_INFINITY;
  for (let block = 0; performance.now() < end; block += blocks) {
    const start = performance.now();
    match.playBlocks(key, block, blocks, null);
    least = Math.min(least, performance.now() - start);
  }
  return Math.round((blocks / least) * 1000);
}

function inProcess(name, before) {
  const script = fileURLToPath(import.meta.url);
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, 'measure', name, String(before)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

if (process.argv[2] === 'measure') {
  process.stdout.write(String(await measure(process.argv[3], process.argv[4] === 'true')));
} else {
  const { GAMES } = await import('../dist/engine/index.js');
  for (const { name } of GAMES) {
    const fresh = [];
    const after = [];
    for (let round = 0; round < ROUNDS; round++) {
      fresh.push(inProcess(name, false));
      after.push(inProcess(name, true));
    }
    const ratio = Math.max(...after) / Math.max(...fresh);
    process.stdout.write(
      `${name}: fresh ${fresh.join(' ')}, after others ${after.join(' ')} games/s, ratio ${ratio.toFixed(2)}\n`,
    );
  }
}
