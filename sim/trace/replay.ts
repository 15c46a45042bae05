import { Dealer } from '../../engine/dealer.js';
import type { Game, Observer, Setup, State, Variant } from '../../engine/game.js';
import { Cursor } from './cursor.js';
import type { UnreadableText } from './line.js';
import { Reenactment } from './reenactment.js';
import { Refusal, type Wrong } from './refusal.js';
import { readStart, type TraceStart } from './start.js';

/** What a trace that is right holds. */
export interface Right {
  readonly ok: true;
  readonly games: number;
  /** Over all games. */
  readonly decisions: number;
}

/** Follows games as they are re-enacted: to tell them, to count them, to record them anew. */
export interface ReplayListener {
  /** A game is about to be dealt. Returns who is told what happens in it, or null. */
  startGame(start: TraceStart, state: State, dealer: Dealer): Observer | null;
  /** The k-th option is chosen and about to be played. */
  decide(state: State, k: number): void;
  /** The game is over, and its lines were right to the last. */
  endGame(state: State): void;
}

/**
 * Re-enacts all games of a trace through the scripted dealer. Stops at the first line that does not agree with the
 * rules, and says which, what was expected there and what was found; whatever the input, that is a result and no
 * exception. The listener may have heard of games and of a part of one by then.
 *
 * @param lines as `text.split('\n')`, `linesOf` or `linesOfFile` give them
 * @param games the games a trace may be of
 */
export function replay(
  lines: Iterable<string | UnreadableText>,
  games: readonly Game[],
  listener: ReplayListener | null = null,
): Right | Wrong {
  const cursor = new Cursor(lines);
  const table = new Table();
  let count = 0;
  let decisions = 0;
  try {
    for (let line = cursor.takeStart(true); line !== null; line = cursor.takeStart(false)) {
      const start = readStart(line, games);
      decisions += reenact(cursor, start, table.stateFor(start), listener);
      count++;
    }
    return { ok: true, games: count, decisions };
  } catch (error) {
    if (error instanceof Refusal) return error.wrong;
    throw error;
  } finally {
    table.clear();
    cursor.close();
  }
}

/** Plays one game as its lines say. Returns the number of decisions. */
function reenact(cursor: Cursor, start: TraceStart, state: State, listener: ReplayListener | null): number {
  const dealer = new Dealer(start.game.streams.length);
  const reenactment = new Reenactment(cursor, start, state);
  dealer.script = reenactment;
  state.observer = reenactment;
  try {
    reenactment.audience = listener === null ? null : listener.startGame(start, state, dealer);
    state.start(dealer);
    while (!state.over) {
      const k = reenactment.takeDecision();
      if (listener !== null) listener.decide(state, k);
      state.apply(k, dealer);
    }
    reenactment.takeEnd();
    if (listener !== null) listener.endGame(state);
    return reenactment.decisions;
  } finally {
    dealer.release();
  }
}

/** The variant and the state in use. Games of one setup that follow each other share them. */
class Table {
  private current: { readonly key: string; readonly variant: Variant; readonly state: State } | null = null;

  stateFor({ game, setup }: TraceStart): State {
    const key = JSON.stringify([game.name, setup satisfies Setup]);
    if (this.current !== null && this.current.key === key) return this.current.state;
    this.clear();
    const variant = game.compile(setup);
    const state = variant.createState();
    this.current = { key, variant, state };
    return state;
  }

  clear(): void {
    if (this.current === null) return;
    this.current.state.release();
    this.current.variant.release();
    this.current = null;
  }
}
