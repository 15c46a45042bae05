import type { State } from '../engine/game.js';
import { Tally } from './tally.js';

/**
 * A tally of a game of one's own: what it announces is checked before it is counted, since a number that is none, or a
 * card that is not there, would be counted somewhere else.
 */
export class CheckedTally extends Tally {
  override decide(phase: number, options: number): void {
    const { phases, maxOptions } = this.layout;
    need('the phase of a decision', phase, 0, phases - 1);
    need('options of a decision (maxOptions)', options, 1, maxOptions);
    super.decide(phase, options);
  }

  override tell(event: number, player: number, card: number, amount: number): void {
    this.checkEvent(event, player, amount);
    need('the card of an event', card, -1, this.layout.labels - 1);
    super.tell(event, player, card, amount);
  }

  override gain(event: number, player: number, card: number, amount: number): void {
    this.checkEvent(event, player, amount);
    need('the card that a player gains', card, 0, this.layout.labels - 1);
    super.gain(event, player, card, amount);
  }

  override tellOften(event: number, card: number, times: number): void {
    this.checkEvent(event, 0, times);
    need('the card of an event', card, 0, this.layout.labels - 1);
    super.tellOften(event, card, times);
  }

  override offer(player: number, words: Int32Array, from: number, count: number): void {
    need('the player of an offer', player, 0, this.layout.players - 1);
    for (let at = from; at < from + count; at++) need('an offered card', words[at], 0, this.layout.labels - 1);
    super.offer(player, words, from, count);
  }

  override offerOften(card: number, turns: number): void {
    need('an offered card', card, 0, this.layout.labels - 1);
    need('the turns of an offer', turns, 0, Number.MAX_SAFE_INTEGER);
    super.offerOften(card, turns);
  }

  override turnEnded(turn: number, player: number): void {
    need('the number of a turn', turn, 0, Number.MAX_SAFE_INTEGER);
    need('the player of a turn', player, 0, this.layout.players - 1);
    super.turnEnded(turn, player);
  }

  override endGame(state: State, seating: readonly number[], decisions: number): void {
    if (state.over !== true) throw new GameFault(`the game is not over, and gives ${String(state.options)} options`);
    if (typeof state.truncated !== 'boolean')
      throw new GameFault(`the game gave truncated as ${String(state.truncated)}; expected true or false`);
    need('the turns of a game', state.turn, 0, Number.MAX_SAFE_INTEGER);
    for (let seat = 0; seat < this.layout.players; seat++) {
      need(`the score of seat ${seat} (in 1/scoreScale points)`, state.score(seat), -MOST_SCORE, MOST_SCORE);
    }
    super.endGame(state, seating, decisions);
  }

  protected override another(whole: Tally): Tally {
    return new CheckedTally(this.layout, this.variant, whole);
  }

  private checkEvent(event: number, player: number, amount: number): void {
    need('an event', event, 0, this.layout.events - 1);
    need('the player of an event', player, 0, this.layout.players - 1);
    need('the amount of an event', amount, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
}

/** A game of one's own gave what it may not give; whose turn it was has nothing to do with it. */
export class GameFault extends Error {}

/** A block's sums of squares stay exact. */
const MOST_SCORE = 1_000_000_000;

/** @throws GameFault where it is no whole number in the range */
function need(what: string, value: number, low: number, high: number): void {
  if (Number.isSafeInteger(value) && value >= low && value <= high) return;
  throw new GameFault(`the game gave ${what} as ${String(value)}; expected a whole number from ${low} to ${high}`);
}
