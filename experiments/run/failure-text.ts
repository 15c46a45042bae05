import type { Run } from '../../sim/plan.js';
import type { Failure } from '../../sim/failure.js';
import { seatingsOf } from '../../results/seating.js';
import { quoted } from './shell-word.js';
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

/** What went wrong in a worker, in which game, and the command that replays that very game. */
export function failureText(
  file: string,
  { experiment, seed, runs, unrepeatable }: PlayedExperiment,
  { message, place, stack }: Failure,
): string {
  const { agents, setup } = runs[place.run];
  if (place.block < 0) {
    return `${message}\n  in ${experiment.game}, ${setup.players} players, before the first game: while its agents (${agents.join(', ')}) were made`;
  }
  const seating = seatingsOf(agents)[place.seating];
  const agent = place.seat < 0 ? '' : `, agent ${agents[seating[place.seat]]} in seat ${place.seat}`;
  const table = runs === experiment.runs ? '' : ` --agents ${quoted(agents.join(','))}`;
  const again = agents.some((text) => unrepeatable.includes(text))
    ? 'a game of the same deal (not this very one)'
    : 'this very game again';
  const frames = stack.split('\n').slice(1, 4);
  return [
    `${message}`,
    `  in ${experiment.game}, ${setup.players} players, seed ${JSON.stringify(seed)}, block ${place.block}, seating ${place.seating}${agent}`,
    ...frames,
    `  ${again}: salon trace ${quoted(file)} --players ${setup.players}${table} --seed ${quoted(seed)} --block ${place.block} --seating ${place.seating}`,
  ].join('\n');
}
