import type { Dealer } from '../../engine/dealer.js';
import type { Observer, State } from '../../engine/game.js';
import type { ReplayListener } from '../../sim/trace/replay.js';
import type { TraceStart } from '../../sim/trace/start.js';

/** Several listeners to one replay, told in their order. */
export class Listeners implements ReplayListener {
  constructor(private readonly listeners: readonly ReplayListener[]) {}

  startGame(start: TraceStart, state: State, dealer: Dealer): Observer | null {
    const observers = this.listeners
      .map((listener) => listener.startGame(start, state, dealer))
      .filter((observer) => observer !== null);
    return observers.length === 0 ? null : new Observers(observers);
  }

  decide(state: State, k: number): void {
    for (const listener of this.listeners) listener.decide(state, k);
  }

  endGame(state: State): void {
    for (const listener of this.listeners) listener.endGame(state);
  }
}

class Observers implements Observer {
  constructor(private readonly observers: readonly Observer[]) {}

  tell(event: number, player: number, card: number, amount: number): void {
    for (const observer of this.observers) observer.tell(event, player, card, amount);
  }

  gain(event: number, player: number, card: number, amount: number): void {
    for (const observer of this.observers) observer.gain(event, player, card, amount);
  }

  offer(player: number, words: Int32Array, from: number, count: number): void {
    for (const observer of this.observers) observer.offer(player, words, from, count);
  }

  turnEnded(turn: number, player: number): void {
    for (const observer of this.observers) observer.turnEnded(turn, player);
  }
}
