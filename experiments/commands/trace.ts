import { resolve } from 'node:path';
import type { CommandModule } from 'yargs';
import { splitAgents } from '../../agents/agent-text.js';
import { isModulePath } from '../../engine/load.js';
import { seatingsOf } from '../../results/seating.js';
import type { Run } from '../../sim/plan.js';
import { recordGames, type TraceRequest } from '../../sim/trace/record-games.js';
import { checkAgents } from '../file/agents.js';
import { checkCards } from '../file/cards.js';
import { compiled } from '../file/compiled.js';
import { readExperiment } from '../file/experiment.js';
import { InputError } from '../file/input-error.js';
import { gameOf } from '../file/modules.js';
import { checkRules } from '../file/rules.js';
import { DEFAULT_SEED, jsonValue, seedText, wholeNumber } from './options.js';
import { OUTPUT, printSlowly } from './output.js';

interface TraceArguments {
  readonly source: string;
  readonly players: string | undefined;
  readonly seed: string | undefined;
  readonly block: string;
  readonly seating: string;
  readonly agents: string | undefined;
  readonly games: string;
  readonly rules: string | undefined;
  readonly cards: string | undefined;
}

/** An experiment file is told from a game by its ending. */
const FILE = /\.(ya?ml|json)$/i;

export const traceCommand: CommandModule<object, TraceArguments> = {
  command: 'trace <source>',
  describe: 'prints games as traces, one JSON line after another',
  builder: (argv) =>
    argv
      .positional('source', {
        describe: 'name of a game, path of its module, or an experiment file',
        type: 'string',
        demandOption: true,
      })
      .option('players', { type: 'string', describe: 'number of players' })
      .option('seed', { type: 'string', describe: 'seed' })
      .option('block', { type: 'string', default: '0', describe: 'block of the first game' })
      .option('seating', { type: 'string', default: '0', describe: 'seating of the first game in its block' })
      .option('agents', { type: 'string', describe: 'agents, separated by commas (default: random)' })
      .option('games', { type: 'string', default: '1', describe: 'how many games' })
      .option('rules', { type: 'string', describe: 'rule settings as JSON' })
      .option('cards', { type: 'string', describe: 'changes to cards as JSON' })
      .example('$0 trace bourgeoisie --players 3 --seed 7 --agents random,greedy,random --games 50', 'fifty games')
      .example('$0 trace my.yaml --block 12 --seating 2', 'a game of an experiment'),
  handler: async (options) => {
    const request = await (FILE.test(options.source) ? requestOfFile(options) : requestOfGame(options));
    for await (const lines of recordGames(request)) await printSlowly(OUTPUT, lines);
  },
};

async function requestOfGame(options: TraceArguments): Promise<TraceRequest> {
  const folder = process.cwd();
  const game = await gameOf(options.source, folder);
  if (options.players === undefined || options.seed === undefined) {
    const missing = options.players === undefined ? '--players' : '--seed';
    throw new InputError('trace', [{ path: [], message: `${missing} is missing: a game needs --players and --seed` }]);
  }
  const players = wholeNumber('--players', options.players, game.minPlayers, game.maxPlayers);
  const rules = checkRules(game, players, jsonOption('--rules', options.rules), '--rules');
  const cards = checkCards(game, jsonOption('--cards', options.cards), '--cards');
  const setup = { game, players, rules, cards };
  compiled(game, { players, rules, cards }).release();
  const agents = await checkAgents(splitAgents(options.agents ?? 'random'), players, folder, '--agents', setup);
  return {
    game: options.source,
    folder,
    agents,
    setup: { players, rules, cards },
    seed: seedText('--seed', options.seed),
    ...address(options, agents),
  };
}

async function requestOfFile(options: TraceArguments): Promise<TraceRequest> {
  const experiment = await readExperiment(options.source);
  const numbers = experiment.runs.map(({ setup }) => setup.players);
  const players = options.players === undefined ? numbers[0] : wholeNumber('--players', options.players, 1, 8);
  const run = experiment.runs.find(({ setup }) => setup.players === players);
  if (run === undefined) {
    const message = `${players} players are not in ${options.source}, which has ${numbers.join(', ')}`;
    throw new InputError('--players', [{ path: [], message }]);
  }
  if (options.agents === undefined && experiment.kind === 'ladder') {
    const message = `is missing: a ladder has many tables; name the agents of one, such as ${tableOf(run).join(',')}`;
    throw new InputError('--agents', [{ path: [], message }]);
  }
  const { game, folder } = experiment;
  const found = await gameOf(game, folder);
  const setup = {
    players,
    rules:
      options.rules === undefined
        ? run.setup.rules
        : checkRules(found, players, jsonOption('--rules', options.rules), '--rules'),
    cards:
      options.cards === undefined
        ? run.setup.cards
        : checkCards(found, jsonOption('--cards', options.cards), '--cards', undefined, run.setup.cards),
  };
  compiled(found, setup).release();
  const agents =
    options.agents === undefined
      ? run.agents
      : await checkAgents(splitAgents(options.agents), players, process.cwd(), '--agents', { game: found, ...setup });
  return {
    // Its path counts from the file, those of agents on the command line from here.
    game: isModulePath(game) ? resolve(folder, game) : game,
    folder: options.agents === undefined ? folder : process.cwd(),
    agents,
    setup,
    seed: options.seed === undefined ? (experiment.seed ?? DEFAULT_SEED) : seedText('--seed', options.seed),
    ...address(options, agents),
  };
}

/** A table of a ladder: its last agent alone among those of the first. */
function tableOf({ agents, setup: { players } }: Run): (string | undefined)[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? agents.at(-1) : agents[0]));
}

function jsonOption(option: string, text: string | undefined): unknown {
  return text === undefined ? undefined : jsonValue(option, text);
}

function address(
  { block, seating, games }: TraceArguments,
  agents: readonly string[],
): Pick<TraceRequest, 'block' | 'seating' | 'games'> {
  const most = wholeNumber('--games', games, 1, 1e12);
  return {
    block: wholeNumber('--block', block, 0, Number.MAX_SAFE_INTEGER - most),
    seating: wholeNumber('--seating', seating, 0, seatingsOf(agents).length - 1),
    games: most,
  };
}
