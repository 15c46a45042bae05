import type { CommandModule } from 'yargs';
import { splitAgents } from '../../agents/agent-text.js';
import { seatingsOf } from '../../results/seating.js';
import type { Run } from '../../sim/plan.js';
import { RunFailure } from '../../sim/failure.js';
import { recordGames, type TraceRequest } from '../../sim/trace/record-games.js';
import { checkAgents } from '../file/agents.js';
import { DEFAULT_SEED } from '../file/experiment.js';
import { InputError } from '../file/input-error.js';
import { failedGameText } from '../run/failure-text.js';
import { seedText, wholeNumber } from './options.js';
import { OUTPUT, printSlowly } from './output.js';
import { tableOf } from './table.js';

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
    const request = await requestOf(options);
    try {
      for await (const lines of recordGames(request)) await printSlowly(OUTPUT, lines);
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      const { game, agents, seed, setup } = request;
      const text = failedGameText({ game, agents, seed, players: setup.players }, error.failure);
      throw new RunFailure({ ...error.failure, message: text });
    }
  },
};

async function requestOf(options: TraceArguments): Promise<TraceRequest> {
  const table = await tableOf(options.source, options, () => {
    throw missing('--players');
  });
  const { game, reference, setup, origin } = table;
  if (origin === null && options.seed === undefined) throw missing('--seed');
  if (origin?.experiment.kind === 'ladder' && options.agents === undefined) {
    const message = `is missing: a ladder has many tables; name the agents of one, such as ${ladderTable(origin.run).join(',')}`;
    throw new InputError('--agents', [{ path: [], message }]);
  }
  const isOfFile = origin !== null && options.agents === undefined;
  const agents = isOfFile
    ? origin.run.agents
    : await checkAgents(splitAgents(options.agents ?? 'random'), setup.players, process.cwd(), '--agents', {
        game,
        ...setup,
      });
  return {
    game: reference,
    // Paths of agents on the command line count from here.
    folder: isOfFile ? origin.experiment.folder : process.cwd(),
    agents,
    setup,
    seed: options.seed === undefined ? (origin?.experiment.seed ?? DEFAULT_SEED) : seedText('--seed', options.seed),
    ...address(options, agents),
  };
}

function missing(option: string): InputError {
  return new InputError('trace', [{ path: [], message: `${option} is missing: a game needs --players and --seed` }]);
}

/** A table of a ladder: its last agent alone among those of the first. */
function ladderTable({ agents, setup: { players } }: Run): (string | undefined)[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? agents.at(-1) : agents[0]));
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
