import { randomBytes } from 'node:crypto';
import type { CommandModule } from 'yargs';
import { splitAgents } from '../../agents/agent-text.js';
import { heuristicOf } from '../../agents/heuristic/index.js';
import type { Game, Variant } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { isModulePath } from '../../engine/load.js';
import { allAgentProblems, checkAgents } from '../file/agents.js';
import { compiled } from '../file/compiled.js';
import { InputError, printable } from '../file/input-error.js';
import { gameOf } from '../file/modules.js';
import { Archive } from '../play/archive.js';
import { faceOf } from '../play/faces/index.js';
import { Host, type Ending } from '../play/host.js';
import { LinesIn } from '../play/lines-in.js';
import { Opponents } from '../play/opponents.js';
import { catchUp, readBrokenOff, type BrokenOff } from '../play/resume.js';
import { Screen } from '../play/screen.js';
import { HUMAN, Sitting, type Invitation } from '../play/sitting.js';
import { cautionOf, unrepeatable } from '../run/caution.js';
import { quoted } from '../run/shell-word.js';
import { endWith, EXIT, Interrupted } from './exit.js';
import { Interruption } from './interruption.js';
import { seedText, wholeNumber } from './options.js';
import { OUTPUT } from './output.js';
import { tableOf } from './table.js';

interface PlayArguments {
  readonly game: string | undefined;
  readonly players: string | undefined;
  readonly opponents: string | undefined;
  readonly seat: string | undefined;
  readonly seed: string | undefined;
  readonly rules: string | undefined;
  readonly cards: string | undefined;
  readonly save: string | undefined;
  readonly resume: string | undefined;
}

/** Players at a table where nothing is said of their number. */
const USUAL_PLAYERS = 3;

export const playCommand: CommandModule<object, PlayArguments> = {
  command: 'play [game]',
  describe: 'plays a game with you, in the terminal',
  builder: (argv) =>
    argv
      .positional('game', {
        describe: 'name of a game, path of its module, or an experiment file with its rules and cards',
        type: 'string',
      })
      .option('players', { type: 'string', describe: 'number of players, you among them (default: 3)' })
      .option('opponents', {
        type: 'string',
        describe:
          'the other players, separated by commas; one stands for all (default: heuristic; greedy for a game without one)',
      })
      .option('seat', { type: 'string', describe: 'your seat (default: 0, which starts)' })
      .option('seed', { type: 'string', describe: 'seed (default: drawn by lot, and told)' })
      .option('rules', { type: 'string', describe: 'rule settings as JSON' })
      .option('cards', { type: 'string', describe: 'changes to cards as JSON' })
      .option('save', { type: 'string', describe: 'file for the trace, in place of one in runs/played/' })
      .option('resume', { type: 'string', describe: 'goes on with a game that was saved' })
      .example('$0 play bourgeoisie --opponents heuristic,mcts:400', 'against two opponents'),
  handler: playGame,
};

/** A game to be played, from its beginning or from where it was broken off. */
interface Start {
  readonly game: Game;
  /** Name, or path of the module. */
  readonly reference: string;
  readonly invitation: Invitation;
  readonly brokenOff: BrokenOff | null;
}

async function playGame(options: PlayArguments): Promise<void> {
  const start = await (options.resume === undefined ? newGame(options) : oldGame(options, options.resume));
  const { game, invitation, brokenOff } = start;
  const archive = new Archive(options.save ?? null, options.resume ?? null, `${game.name}-${invitation.seed}`);
  const variant = compiled(game, invitation.setup);
  const opponents = await seatOpponents(start, variant);
  const names = invitation.agents.map((agent, seat) => `P${seat} (${seat === invitation.seat ? 'you' : agent})`);
  const sitting = new Sitting(variant, invitation, names, faceOf(game).telling);
  const screen = new Screen(OUTPUT);
  const interruption = new Interruption();
  const lines = new LinesIn(process.stdin, interruption.signal);
  try {
    if (brokenOff !== null) catchUp(brokenOff, invitation, sitting, opponents, interruption.signal);
    welcome(start, names, screen);
    const host = new Host({ variant, invitation, names, sitting, opponents, archive, screen, lines });
    const ending = await host.play();
    await (ending === 'over' ? keep(start, archive, sitting, screen) : leave(ending, start, archive, sitting, screen));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    screen.blank();
    await leave('interrupted', start, archive, sitting, screen);
    throw error;
  } finally {
    lines.close();
    interruption.end();
  }
}

async function newGame(options: PlayArguments): Promise<Start> {
  if (options.game === undefined) {
    const names = GAMES.map(({ name }) => name).join(', ');
    throw new InputError('play', [{ path: [], message: `which game? ${names}, an experiment file, or --resume FILE` }]);
  }
  const opponents = options.opponents === undefined ? null : splitAgents(options.opponents);
  const { game, reference, setup } = await tableOf(options.game, options, (found) =>
    usualPlayers(found, opponents?.length ?? 1),
  );
  const { players } = setup;
  const given = opponents ?? [(await heuristicOf(game)) === undefined ? 'greedy' : 'heuristic'];
  const seat = options.seat === undefined ? 0 : wholeNumber('--seat', options.seat, 0, players - 1);
  const others = await checkAgents(given, players - 1, process.cwd(), '--opponents', { game, ...setup });
  const seed = options.seed === undefined ? randomBytes(5).toString('hex') : seedText('--seed', options.seed);
  const agents = [...others.slice(0, seat), HUMAN, ...others.slice(seat)];
  const unsteady = await unrepeatable(others, process.cwd());
  const invitation = { setup, seed, agents, seat, unrepeatable: unsteady };
  return { game, reference, invitation, brokenOff: null };
}

function usualPlayers({ minPlayers, maxPlayers }: Game, opponents: number): number {
  if (opponents > 1) return Math.min(maxPlayers, opponents + 1);
  return Math.min(maxPlayers, Math.max(minPlayers, USUAL_PLAYERS));
}

async function oldGame(options: PlayArguments, file: string): Promise<Start> {
  for (const name of ['players', 'opponents', 'seat', 'seed', 'rules', 'cards'] as const) {
    if (options[name] !== undefined)
      throw new InputError(`--${name}`, [{ path: [], message: '--resume takes it from the file' }]);
  }
  const own = options.game === undefined ? null : await gameOf(options.game, process.cwd());
  const brokenOff = readBrokenOff(file, own);
  const { game } = brokenOff;
  const texts = brokenOff.invitation.agents.filter((agent) => agent !== HUMAN);
  const problems = await allAgentProblems(texts, process.cwd());
  if (problems.length > 0) throw new InputError(file, problems);
  const invitation = { ...brokenOff.invitation, unrepeatable: await unrepeatable(texts, process.cwd()) };
  return { game, reference: options.game ?? game.name, invitation, brokenOff };
}

/** An agent may refuse a game only when it is made for it. */
async function seatOpponents({ invitation, brokenOff }: Start, variant: Variant): Promise<Opponents> {
  try {
    return await Opponents.create(invitation, variant, process.cwd());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new InputError(brokenOff?.file ?? '--opponents', [{ path: [], message: printable(error.message) }]);
  }
}

function welcome({ game, invitation, brokenOff }: Start, names: readonly string[], screen: Screen): void {
  const { seed, setup } = invitation;
  screen.paragraph(`${game.title}, ${setup.players} players, seed ${seed}`, { style: 'bold' });
  screen.paragraph(`At the table: ${names.join(', ')}.`);
  const caution = cautionOf(invitation.unrepeatable, 'game');
  if (caution !== null) screen.paragraph(caution);
  if (brokenOff !== null) screen.paragraph(`The game goes on after ${brokenOff.choices.length} decisions.`);
  screen.paragraph('Type the number of an option; ? tells the rules and what else you can type.');
}

/** The game is over. */
async function keep({ reference }: Start, archive: Archive, sitting: Sitting, screen: Screen): Promise<void> {
  const path = await archive.finish(sitting.lines, sitting.decisions);
  screen.blank();
  screen.paragraph(`The game is kept in ${path}. To see it again:`);
  const module = isModulePath(reference) ? ` --game ${quoted(reference)}` : '';
  screen.paragraph(`salon replay ${quoted(path)} --print${module}`, { indent: 2 });
}

const PARTINGS = {
  quit: 'You leave the game',
  'cut off': 'The input ends before the game does',
  interrupted: 'The game is interrupted',
} as const satisfies Record<Exclude<Ending, 'over'> | 'interrupted', string>;

/** The game is broken off. */
async function leave(
  ending: keyof typeof PARTINGS,
  { reference, brokenOff }: Start,
  archive: Archive,
  sitting: Sitting,
  screen: Screen,
): Promise<void> {
  await archive.breakOff(sitting.lines, sitting.decisions);
  if (ending === 'cut off') endWith(EXIT.failed);
  const saved = archive.saved ?? (brokenOff && { path: brokenOff.file, decisions: brokenOff.choices.length });
  const what = PARTINGS[ending];
  if (saved === null) {
    screen.paragraph(`${what}; it was not saved.`);
    return;
  }
  const later = sitting.decisions - saved.decisions;
  const lost = later > 0 ? ` (without the last ${later} decisions)` : '';
  screen.paragraph(`${what}. To go on with it${lost}:`);
  const module = isModulePath(reference) ? `${quoted(reference)} ` : '';
  screen.paragraph(`salon play ${module}--resume ${quoted(saved.path)}`, { indent: 2 });
}
