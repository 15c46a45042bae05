// Plays random games with the compiled lab and prints, as JSON, the bytes allocated per game, and the bytes kept after
// many. Run with `node --expose-gc allocation.mjs <url of dist/> <game> <players>`.
/** Until then V8 has compiled all: what it allocates for that is no game's. */
const WARM_UP = 200_000;
const MEASURED = 40_000;
const MANY = 20_000;

const [, , dist, name, number] = process.argv;
const players = Number(number);
const load = (path) => import(new URL(path, dist).href);
const { GAMES } = await load('engine/index.js');
const { resolveRules } = await load('engine/settings.js');
const { Match } = await load('sim/match.js');
const { Tally } = await load('results/tally.js');
const { TallyLayout } = await load('results/tally-layout.js');
const { seatingsOf } = await load('results/seating.js');
const { runKey } = await load('sim/seeds.js');
const { Whereabouts } = await load('sim/whereabouts.js');
const { createAgent } = await load('agents/random.js');
const game = GAMES.find((candidate) => candidate.name === name);
const variant = game.compile({ players, rules: resolveRules(game.settings, players), cards: game.cards });
const texts = Array.from({ length: players }, () => 'random');
const layout = new TallyLayout(variant, texts);
const tally = new Tally(layout, variant);
const agent = createAgent();
const match = new Match(
  variant,
  texts.map(() => agent),
  seatingsOf(texts),
  tally,
  new Whereabouts(),
);
const key = runKey('memory');
let block = 0;
const play = (games) => {
  match.playBlocks(key, block, games, null);
  block += games;
};
const heapUsed = () => process.memoryUsage().heapUsed;

play(WARM_UP);
globalThis.gc();
const before = heapUsed();
play(MEASURED);
const allocated = (heapUsed() - before) / MEASURED;
globalThis.gc();
const settled = heapUsed();
play(MANY);
globalThis.gc();
process.stdout.write(JSON.stringify({ allocated, kept: heapUsed() - settled }));
