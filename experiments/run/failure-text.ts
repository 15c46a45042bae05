import { relative, resolve } from 'node:path';
import { parseAgentText } from '../../agents/agent-text.js';
import { isModulePath } from '../../engine/load.js';
import type { Run } from '../../sim/plan.js';
import type { Failure } from '../../sim/failure.js';
import { seatingsOf } from '../../results/seating.js';
import { printable } from '../file/input-error.js';
import { option, quoted } from './shell-word.js';
import type { Experiment } from '../file/experiment.js';

/** What was played when something went wrong. */
interface PlayedExperiment {
  readonly experiment: Experiment;
  readonly seed: string;
  /** What places count from: the experiment's runs, or, in a ladder, those of its pairings. */
  readonly runs: readonly Run[];
  /** The agents that do not choose the same when a game is played again. */
  readonly unrepeatable: readonly string[];
}

/** An agent's text for a command line, on which paths count from the current folder and not from the file's. */
function fromHere(text: string, folder: string): string {
  const { name } = parseAgentText(text);
  if (!isModulePath(name)) return text;
  const path = relative(process.cwd(), resolve(folder, name));
  return `${path.startsWith('..') ? path : `./${path}`}${text.slice(name.length)}`;
}

/** A game that was played, but for its block and seating. */
interface Table {
  readonly game: string;
  readonly agents: readonly string[];
  readonly players: number;
  readonly seed: string;
}

/** What went wrong in a game, in which one, and the first places in the code. */
export function failedGameText(
  { game, agents, players, seed }: Table,
  { message, place: { block, seating, seat }, stack }: Pick<Failure, 'message' | 'place' | 'stack'>,
): string {
  const agent = seat < 0 ? '' : `, agent ${agents[seatingsOf(agents)[seating][seat]]} in seat ${seat}`;
  return [
    printable(message),
    `  in ${game}, ${players} players, seed ${JSON.stringify(seed)}, block ${block}, seating ${seating}${agent}`,
    ...stack.split('\n').slice(1, 4).map(printable),
  ].join('\n');
}

/** What went wrong in a worker, in which game, and the command that replays that very game. */
export function failureText(
  file: string,
  { experiment, seed, runs, unrepeatable }: PlayedExperiment,
  { message, place, stack }: Failure,
): string {
  const { agents, setup } = runs[place.run];
  const { players } = setup;
  if (place.block < 0) {
    return `${printable(message)}\n  in ${experiment.game}, ${players} players, before the first game: while its agents (${agents.join(', ')}) were made`;
  }
  const table =
    runs === experiment.runs
      ? ''
      : ` --agents ${quoted(agents.map((text) => fromHere(text, experiment.folder)).join(','))}`;
  const again = agents.some((text) => unrepeatable.includes(text))
    ? 'a game of the same deal (not this very one)'
    : 'this very game again';
  return [
    failedGameText({ game: experiment.game, agents, players, seed }, { message, place, stack }),
    `  ${again}: salon trace ${quoted(file)} --players ${players}${table} ${option('seed', seed)} --block ${place.block} --seating ${place.seating}`,
  ].join('\n');
}
