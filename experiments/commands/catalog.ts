import type { CommandModule } from 'yargs';
import { AGENTS } from '../../agents/index.js';
import { GAMES } from '../../engine/index.js';
import { agentsText } from '../catalog/agents.js';
import { cardsCsv, cardsText } from '../catalog/cards.js';
import { gamesText } from '../catalog/games.js';
import { rulesText } from '../catalog/rules.js';
import { schemaText } from '../catalog/schema.js';
import { gameOf } from '../file/modules.js';
import { columnsOf } from '../text/lines.js';
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

export const schemaCommand: CommandModule<object, object> = {
  command: 'schema',
  describe: 'prints the JSON Schema of experiment files, for editors',
  handler: () => print(OUTPUT, schemaText(GAMES)),
};
