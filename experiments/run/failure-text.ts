import type { Run } from '../../sim/plan.js';
import type { Failure } from '../../sim/failure.js';
import { seatingsOf } from '../../results/seating.js';
import { quoted } from './shell-word.js';
import type { Experiment } from '../file/experiment.js';

/** What went wrong in a worker, in which game, and the command that replays that very game. */
export function failureText(
  file: string,
  experiment: Experiment,
  seed: string,
  { message, place, stack }: Failure,
): string {
  const { agents, setup }: Run = experiment.runs[place.run];
  if (place.block < 0) {
    return `${message}\n  in ${experiment.game}, ${setup.players} players, before the first game: while its agents (${agents.join(', ')}) were made`;
  }
  const seating = seatingsOf(agents)[place.seating];
  const agent = place.seat < 0 ? '' : `, agent ${agents[seating[place.seat]]} in seat ${place.seat}`;
  const frames = stack.split('\n').slice(1, 4);
  return [
    `${message}`,
    `  in ${experiment.game}, ${setup.players} players, seed ${JSON.stringify(seed)}, block ${place.block}, seating ${place.seating}${agent}`,
    ...frames,
    `  this very game again: salon trace ${quoted(file)} --players ${setup.players} --seed ${quoted(seed)} --block ${place.block} --seating ${place.seating}`,
  ].join('\n');
}
