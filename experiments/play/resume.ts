import type { Game, Observer, State } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { replay, type ReplayListener } from '../../sim/trace/replay.js';
import type { TraceStart } from '../../sim/trace/start.js';
import { InputError } from '../file/input-error.js';
import { quoted } from '../run/shell-word.js';
import type { Opponents } from './opponents.js';
import { BLOCK, HUMAN, type Invitation, type Sitting } from './sitting.js';
import { traceLines } from './trace-lines.js';
import { wrongText } from './wrong-text.js';

/** A game that was broken off. */
export interface BrokenOff {
  readonly file: string;
  readonly game: Game;
  readonly invitation: Omit<Invitation, 'unrepeatable'>;
  /** By decision: the index of the option chosen. */
  readonly choices: readonly number[];
  readonly lines: readonly string[];
}

/** What a replay says of a trace that is right as far as it goes. */
const END_OF_INPUT = 'the end of the input';

/**
 * Reads the trace of a game that was broken off, and checks it against the rules.
 *
 * @param own the game that was named; null: one of the lab's
 * @throws InputError where it is no such trace
 */
export function readBrokenOff(file: string, own: Game | null): BrokenOff {
  const refuse = (message: string): never => {
    throw new InputError(file, [{ path: [], message }]);
  };
  const reader = new Reader();
  const outcome = replay(traceLines(file), own === null ? GAMES : [own], reader);
  const { start, choices } = reader;
  if (reader.games > 1) refuse('holds several games; one can be gone on with');
  if (reader.over) refuse('the game is over; salon replay tells it with --print');
  if (!outcome.ok && outcome.found !== END_OF_INPUT)
    refuse(
      `line ${outcome.line}: ${wrongText(outcome, own === null ? `salon play PATH --resume ${quoted(file)}` : null)}`,
    );
  if (start === null) return refuse('holds no game');
  const seats = start.agents.flatMap((agent, seat) => (agent === HUMAN ? [seat] : []));
  if (seats.length !== 1 || start.fields['block'] !== BLOCK)
    refuse('was not played with salon play, and so cannot be gone on with');
  const { game, setup, seed, agents } = start;
  const lines = [...traceLines(file)].filter((line) => typeof line === 'string').filter((line) => line.trim() !== '');
  return { file, game, invitation: { setup, seed, agents, seat: seats[0] }, choices, lines };
}

/**
 * Plays a game to where it was broken off; the opponents choose again, so that their streams go on as they would have.
 * Those that do not choose the same again are taken at the file's word.
 *
 * @throws InputError where chance or an opponent does otherwise than in the file
 */
export function catchUp(
  { file, choices, lines }: BrokenOff,
  { seat, agents, unrepeatable }: Invitation,
  sitting: Sitting,
  opponents: Opponents,
  signal: AbortSignal,
): void {
  const { state } = sitting;
  const refuse = (message: string): never => {
    throw new InputError(file, [{ path: [], message }]);
  };
  for (const choice of choices) {
    if (!agrees(sitting.lines, lines)) refuse('was not dealt from its seed by this version of the game');
    if (signal.aborted) return;
    const { player } = state;
    const choosesAgain = player !== seat && !unrepeatable.includes(agents[player]);
    if (choosesAgain && opponents.choose(state) !== choice)
      refuse(`P${player} (${agents[player]}) now plays otherwise than in the file`);
    sitting.play(choice);
  }
  if (!agrees(sitting.lines, lines)) refuse('was not dealt from its seed by this version of the game');
  sitting.narrator.news();
}

/** Whether the lines written so far are those of the file, as far as both go. The start line may say more. */
function agrees(written: readonly string[], lines: readonly string[]): boolean {
  const last = Math.min(written.length, lines.length) - 1;
  return last < 1 || written[last] === lines[last];
}

/** Listens for the choices of the first game. */
class Reader implements ReplayListener {
  start: TraceStart | null = null;
  readonly choices: number[] = [];
  games = 0;
  over = false;

  startGame(start: TraceStart): Observer | null {
    this.start ??= start;
    this.games++;
    return null;
  }

  decide(_state: State, k: number): void {
    if (this.games === 1) this.choices.push(k);
  }

  endGame(): void {
    this.over = true;
  }
}
