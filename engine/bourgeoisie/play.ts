import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { hitTarget, isKept, resolve } from './events.js';
import { addToHand, removeFromHand } from './hand.js';
import { CardWord, Effect, Kind, P, S, Step, Table, words as arenaWords } from './layout.js';
import { placeOfOption } from './options.js';
import { discard, putIntoPlay, retire } from './tableau.js';
import { takeFromTrack } from './track.js';

const words = arenaWords;

/** Plays an option. Returns the step to go on from; Step.Target where the state waits for a target already. */
export function play(base: number, k: number, dealer: Dealer, observer: Observer | null): Step {
  const tables = words[base + S.Tables];
  const me = base + words[base + S.Me];
  const step: Step = words[base + S.Step];
  if (k >= words[base + S.Cards]) return pass(base, step, k, observer);
  const place = base + placeOfOption(base, tables, k);
  const label = words[place];
  switch (step) {
    case Step.Opportunity:
      return take(base, tables, me, place, dealer, observer);
    case Step.Target:
      hitTarget(base, tables, place, observer);
      return Step.Opportunity;
  }
  removeFromHand(me, place);
  switch (step) {
    case Step.Family:
      putIntoPlay(base, tables, me, label, observer);
      return Step.Trade;
    case Step.Trade:
    case Step.Investment:
      return invest(base, tables, me, label, step, observer);
    case Step.Capital:
      sell(base, tables, me, label, observer);
      return Step.Capital;
    default:
      discard(base, tables, label);
      if (observer !== null) observer.tell(Told.Discarded, words[base + S.Player], label, 0);
      return Step.Discard;
  }
}

/** What follows a pass; in the Noblement phase, the first of the two options is to retire. */
function pass(base: number, step: Step, k: number, observer: Observer | null): Step {
  switch (step) {
    case Step.Family:
      return Step.Trade;
    case Step.Trade:
      return Step.Revenue;
    case Step.Target:
      return Step.Opportunity;
    case Step.Opportunity:
      return Step.Capital;
    case Step.Capital:
      return Step.Conversion;
    case Step.Investment:
      return Step.Noblement;
    default:
      if (k === 0) retire(base, observer);
      return Step.Discard;
  }
}

/** Uses a voucher (R5), or pays a card's cost, credit before gold, and puts it into play. Returns the step that follows. */
function invest(base: number, tables: number, me: number, label: number, step: Step, observer: Observer | null): Step {
  const card = tables + Table.Cards + label * CardWord.Count;
  words[base + S.Bought] = 1;
  if (words[card + CardWord.Effect] === Effect.Voucher) {
    words[base + S.Credit + words[card + CardWord.Target]] += words[card + CardWord.Amount];
    discard(base, tables, label);
    if (observer !== null) observer.tell(Told.Played, words[base + S.Player], label, 0);
    return step;
  }
  const kind = words[card + CardWord.Kind];
  const cost = words[card + CardWord.Cost];
  const credit = words[base + S.Credit + kind];
  const fromCredit = credit < cost ? credit : cost;
  words[base + S.Credit + kind] = credit - fromCredit;
  words[me + P.Gold] -= cost - fromCredit;
  putIntoPlay(base, tables, me, label, observer);
  if (kind === Kind.Office) words[base + S.OfficesBought]++;
  return kind === Kind.Trade ? Step.Revenue : step;
}

/** Opportunity: the card is paid and taken; an Event that is not kept resolves at once. Returns the step that follows. */
function take(
  base: number,
  tables: number,
  me: number,
  place: number,
  dealer: Dealer,
  observer: Observer | null,
): Step {
  const label = takeFromTrack(base, me, place, observer);
  const card = tables + Table.Cards + label * CardWord.Count;
  if (words[card + CardWord.Kind] !== Kind.Event || isKept(words[card + CardWord.Effect])) {
    addToHand(me, label);
    return Step.Opportunity;
  }
  discard(base, tables, label);
  if (resolve(base, tables, label, dealer, observer) <= 1) return Step.Opportunity;
  words[base + S.Step] = Step.Target;
  return Step.Target;
}

/** Capital: a sold card pays silver equal to its value; an Event pays 0. */
function sell(base: number, tables: number, me: number, label: number, observer: Observer | null): void {
  const value = words[tables + Table.Cards + label * CardWord.Count + CardWord.Value];
  words[me + P.Silver] += value;
  discard(base, tables, label);
  if (observer !== null) observer.tell(Told.Sold, words[base + S.Player], label, value);
}
