import { availableParallelism } from 'node:os';
import type { CommandModule } from 'yargs';
import { resolveRules } from '../../engine/settings.js';
import { checkAgents } from '../file/agents.js';
import { gameOf } from '../file/modules.js';
import { benchLines, measure, type BenchFigures } from '../run/bench.js';
import { wholeNumber } from './options.js';
import { OUTPUT, print } from './output.js';

interface BenchArguments {
  readonly game: string;
  readonly players: string;
  readonly agent: string;
  readonly seconds: string;
  readonly threads: string | undefined;
  readonly json: boolean;
}

export const benchCommand: CommandModule<object, BenchArguments> = {
  command: 'bench',
  describe: 'measures games per second',
  builder: (argv) =>
    argv
      .option('game', { type: 'string', default: 'bourgeoisie', describe: 'game' })
      .option('players', { type: 'string', default: '3', describe: 'number of players' })
      .option('agent', { type: 'string', default: 'random', describe: 'agent in every seat' })
      .option('seconds', { type: 'string', default: '3', describe: 'seconds for each figure' })
      .option('threads', { type: 'string', describe: 'only with that many threads (default: 1, then all cores)' })
      .option('json', { type: 'boolean', default: false, describe: 'figures as JSON' })
      .example('$0 bench --game bourgeoisie --players 3 --threads 1', 'one core'),
  handler: async (options) => {
    const folder = process.cwd();
    const game = await gameOf(options.game, folder);
    const players = wholeNumber('--players', options.players, game.minPlayers, game.maxPlayers);
    const seconds = wholeNumber('--seconds', options.seconds, 1, 3600);
    const setup = { game, players, rules: resolveRules(game.settings, players, {}), cards: game.cards };
    await checkAgents([options.agent], players, folder, '--agent', setup);
    const threads =
      options.threads === undefined
        ? [...new Set([1, availableParallelism()])]
        : [wholeNumber('--threads', options.threads, 1, 256)];
    const figures: BenchFigures[] = [];
    for (const count of threads) {
      for (const tallies of count === 1 ? [true, false] : [true]) {
        const request = { game: options.game, folder, players, agent: options.agent, seconds, threads: count, tallies };
        figures.push(await measure(request));
      }
    }
    print(OUTPUT, options.json ? jsonText(figures) : `${benchLines(figures).join('\n')}\n`);
  },
};

function jsonText(figures: readonly BenchFigures[]): string {
  return `${JSON.stringify(figures.length === 1 ? figures[0] : figures, null, 2)}\n`;
}
