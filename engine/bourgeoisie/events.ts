import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { ask } from './decision.js';
import { CardWord, Effect, Named, P, S, Step, Stream, Table, words as arenaWords } from './layout.js';
import { listTargets, placeInRow } from './options.js';
import { destroy, upgrade } from './tableau.js';

const words = arenaWords;

/** Whether an Event with this effect is kept in hand until it is used (R5); every other resolves when taken (R6). */
export function isKept(effect: number): boolean {
  return effect === Effect.Voucher;
}

/** Resolves an Event that was taken. Returns whether the state waits for a target. */
export function resolve(
  base: number,
  tables: number,
  label: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const card = tables + Table.Cards + label * CardWord.Count;
  const player = words[base + S.Player];
  if (observer !== null) observer.tell(Told.Played, player, label, 0);
  switch (words[card + CardWord.Effect]) {
    case Effect.LoseTokens:
      everyoneLoses(base, P.Tokens, Told.Tokens, dealer, observer);
      return false;
    case Effect.LoseGold:
      everyoneLoses(base, P.Gold, Told.Gold, dealer, observer);
      return false;
    case Effect.LoseSilver:
      everyoneLoses(base, P.Silver, Told.Silver, dealer, observer);
      return false;
    case Effect.Steal:
      stealSilver(base, words[card + CardWord.Amount], observer);
      return false;
    case Effect.GainSilver: {
      const first = dealer.roll(Stream.Event, Named.EventDie);
      change(base, player, P.Silver, Told.Silver, first + dealer.roll(Stream.Event, Named.EventDie), observer);
      return false;
    }
    case Effect.GainTokens:
      change(base, player, P.Tokens, Told.Tokens, dealer.roll(Stream.Event, Named.EventDie), observer);
      return false;
    case Effect.Upgrade:
    case Effect.Destroy:
      return askTarget(base, tables, label, card, lot, dealer, observer);
    default:
      return false;
  }
}

/**
 * R8: where there is a target one must be chosen, unless the Event asks a price; a single one is chosen at once. Returns
 * whether the state waits for a choice.
 */
function askTarget(
  base: number,
  tables: number,
  label: number,
  card: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const price = words[card + CardWord.Price];
  const hasPrice = price !== Named.NoPrice;
  if (hasPrice && words[base + words[base + S.Me] + P.Gold] < price) return false;
  words[base + S.Event] = label;
  const cards = listTargets(base, tables, words[card + CardWord.Target]);
  if (cards === 0) return false;
  const options = hasPrice ? cards + 1 : cards;
  const k = options > 1 ? ask(base, Step.Target, Named.Listed, 0, cards, options, lot, dealer) : 0;
  if (k === Choice.Open) return true;
  if (k < cards) hitTarget(base, tables, placeInRow(base, tables, Named.Listed, k), observer);
  return false;
}

/** Does to the card at `place` in a tableau what the Event being resolved does to its target. */
export function hitTarget(base: number, tables: number, place: number, observer: Observer | null): void {
  const player = words[base + S.Player];
  const event = tables + Table.Cards + words[base + S.Event] * CardWord.Count;
  const blocks = base + words[tables + Table.PlayersAt];
  const seat = Math.trunc((place - blocks) / words[tables + Table.PlayerWords]);
  const block = blocks + seat * words[tables + Table.PlayerWords];
  const label = words[place];
  if (words[event + CardWord.Effect] === Effect.Destroy) {
    destroy(base, block, place);
    if (observer !== null) observer.tell(Told.Destroyed, seat, label, 0);
    return;
  }
  if (words[event + CardWord.Price] !== Named.NoPrice)
    words[base + words[base + S.Me] + P.Gold] -= words[event + CardWord.Price];
  const tokens = words[event + CardWord.Amount];
  upgrade(tables, block, place, tokens);
  if (observer !== null) observer.tell(Told.Upgraded, player, label, tokens);
}

/** R9: one roll serves every player; `sharedEventRoll` false: each rolls for himself, from the taker going left. */
function everyoneLoses(base: number, amount: P, told: Told, dealer: Dealer, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const players = words[tables + Table.Players];
  const shared = words[tables + Table.SharedEventRoll] !== 0;
  let roll = shared ? dealer.roll(Stream.Event, Named.EventDie) : 0;
  let seat = words[base + S.Player];
  for (let left = 0; left < players; left++) {
    if (!shared) roll = dealer.roll(Stream.Event, Named.EventDie);
    change(base, seat, amount, told, -roll, observer);
    seat = seat + 1 < players ? seat + 1 : 0;
  }
}

function stealSilver(base: number, most: number, observer: Observer | null): void {
  const tables = words[base + S.Tables];
  const players = words[tables + Table.Players];
  const thief = words[base + S.Player];
  let stolen = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat !== thief) stolen -= change(base, seat, P.Silver, Told.Silver, -most, observer);
  }
  change(base, thief, P.Silver, Told.Silver, stolen, observer);
}

/** Changes an amount of a player's, which does not fall below 0. Returns the change made. */
function change(base: number, seat: number, amount: P, told: Told, by: number, observer: Observer | null): number {
  const tables = words[base + S.Tables];
  const at = base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords] + amount;
  const before = words[at];
  const after = before + by > 0 ? before + by : 0;
  words[at] = after;
  if (observer !== null) observer.tell(told, seat, -1, after - before);
  return after - before;
}
