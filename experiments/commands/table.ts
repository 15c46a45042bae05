import { resolve } from 'node:path';
import type { Game, Setup } from '../../engine/game.js';
import { isModulePath } from '../../engine/load.js';
import type { Run } from '../../sim/plan.js';
import { checkCards } from '../file/cards.js';
import { compiled } from '../file/compiled.js';
import { readExperiment, type Experiment } from '../file/experiment.js';
import { InputError } from '../file/input-error.js';
import { gameOf } from '../file/modules.js';
import { checkRules } from '../file/rules.js';
import { jsonValue, wholeNumber } from './options.js';

/** An experiment file is told from a game by its ending. */
const FILE = /\.(ya?ml|json)$/i;

/** What the command line says of a table, beside the game or the experiment file. */
export interface TableOptions {
  readonly players: string | undefined;
  readonly rules: string | undefined;
  readonly cards: string | undefined;
}

/** A game and how it is set up. */
export interface Table {
  readonly game: Game;
  /** The game's name, or the path of its module: as it was given, or whole where a file gave it. */
  readonly reference: string;
  readonly setup: Setup;
  /** The experiment it comes from, and its part with that number of players. */
  readonly origin: { readonly experiment: Experiment; readonly run: Run } | null;
}

/**
 * The table that a command is about.
 *
 * @param source a game's name, the path of its module, or an experiment file
 * @param usual the number of players where neither the command line nor a file says it
 * @throws InputError where something of it is wrong
 */
export async function tableOf(source: string, options: TableOptions, usual: (game: Game) => number): Promise<Table> {
  const table = await (FILE.test(source) ? tableOfFile(source, options) : tableOfGame(source, options, usual));
  compiled(table.game, table.setup).release();
  return table;
}

async function tableOfGame(reference: string, options: TableOptions, usual: (game: Game) => number): Promise<Table> {
  const game = await gameOf(reference, process.cwd());
  const players =
    options.players === undefined
      ? usual(game)
      : wholeNumber('--players', options.players, game.minPlayers, game.maxPlayers);
  const rules = checkRules(game, players, jsonOption('--rules', options.rules), '--rules');
  const cards = checkCards(game, jsonOption('--cards', options.cards), '--cards');
  return { game, reference, setup: { players, rules, cards }, origin: null };
}

/** A table of an experiment; rules and cards of the command line take the place of, or are changes to, the file's. */
async function tableOfFile(file: string, options: TableOptions): Promise<Table> {
  const experiment = await readExperiment(file);
  const numbers = experiment.runs.map(({ setup }) => setup.players);
  const players = options.players === undefined ? numbers[0] : wholeNumber('--players', options.players, 1, 8);
  const run = experiment.runs.find(({ setup }) => setup.players === players);
  if (run === undefined) {
    const message = `${players} players are not in ${file}, which has ${numbers.join(', ')}`;
    throw new InputError('--players', [{ path: [], message }]);
  }
  const { folder } = experiment;
  const game = await gameOf(experiment.game, folder);
  const { setup } = run;
  const [rules, cards] = [jsonOption('--rules', options.rules), jsonOption('--cards', options.cards)];
  return {
    game,
    reference: isModulePath(experiment.game) ? resolve(folder, experiment.game) : experiment.game,
    setup: {
      players,
      rules: rules === undefined ? setup.rules : checkRules(game, players, rules, '--rules'),
      cards: cards === undefined ? setup.cards : checkCards(game, cards, '--cards', undefined, setup.cards),
    },
    origin: { experiment, run },
  };
}

function jsonOption(option: string, text: string | undefined): unknown {
  return text === undefined ? undefined : jsonValue(option, text);
}
