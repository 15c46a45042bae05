import type { CommandModule } from 'yargs';
import { AGENTS } from '../../agents/index.js';
import { GAMES } from '../../engine/index.js';
import { agentsText } from '../catalog/agents.js';
import { cardsCsv, cardsText } from '../catalog/cards.js';
import { gamesText } from '../catalog/games.js';
import { observationText } from '../catalog/observation.js';
import { rulesText } from '../catalog/rules.js';
import { schemaText } from '../catalog/schema.js';
import { gameOf } from '../file/modules.js';
import { columnsOf } from '../text/lines.js';
import { wholeNumber } from './options.js';
import { OUTPUT, print } from './output.js';

interface GameArgument {
  readonly game: string;
}

const GAME = { describe: 'name of a game, or path of its module', type: 'string', demandOption: true } as const;

export const gamesCommand: CommandModule<object, object> = {
  command: 'games',
  describe: 'lists the games',
  handler: () => print(OUTPUT, gamesText(GAMES, columnsOf(OUTPUT))),
};

export const agentsCommand: CommandModule<object, object> = {
  command: 'agents',
  describe: 'lists the agents and their options',
  handler: async () => print(OUTPUT, await agentsText(AGENTS, columnsOf(OUTPUT))),
};

export const cardsCommand: CommandModule<object, GameArgument & { readonly csv: boolean }> = {
  command: 'cards <game>',
  describe: "lists a game's cards and the fields that may be set",
  builder: (argv) =>
    argv
      .positional('game', GAME)
      .option('csv', {
        type: 'boolean',
        default: false,
        describe: 'as a spreadsheet reads it, and `deck:` reads it back',
      })
      .example('$0 cards bourgeoisie --csv > my-deck.csv', 'a card list to edit in a spreadsheet'),
  handler: async ({ game, csv }) => {
    const found = await gameOf(game, process.cwd());
    print(OUTPUT, csv ? cardsCsv(found) : cardsText(found, columnsOf(OUTPUT)));
  },
};

export const rulesCommand: CommandModule<object, GameArgument> = {
  command: 'rules <game>',
  describe: "lists a game's rule settings with default and meaning",
  builder: (argv) => argv.positional('game', GAME),
  handler: async ({ game }) => print(OUTPUT, rulesText(await gameOf(game, process.cwd()), columnsOf(OUTPUT))),
};

export const observationCommand: CommandModule<object, GameArgument & { readonly players: string | undefined }> = {
  command: 'observation <game>',
  describe: 'lists the numbers that `observe` gives an agent',
  builder: (argv) =>
    argv
      .positional('game', GAME)
      .option('players', { type: 'string', describe: 'number of players (default: as few as may play)' })
      .example('$0 observation bourgeoisie --players 3', 'what an agent at a table of three is given'),
  handler: async ({ game, players }) => {
    const found = await gameOf(game, process.cwd());
    const { minPlayers, maxPlayers } = found;
    const number = players === undefined ? minPlayers : wholeNumber('--players', players, minPlayers, maxPlayers);
    print(OUTPUT, observationText(found, number, columnsOf(OUTPUT)));
  },
};

export const schemaCommand: CommandModule<object, object> = {
  command: 'schema',
  describe: 'prints the JSON Schema of experiment files, for editors',
  handler: () => print(OUTPUT, schemaText(GAMES)),
};
