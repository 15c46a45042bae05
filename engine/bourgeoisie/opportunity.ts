import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Choice } from '../lots.js';
import { ask } from './decision.js';
import { isKept, resolve } from './events.js';
import { addToHand } from './hand.js';
import { CardWord, Kind, P, S, Step, Table, words as arenaWords } from './layout.js';
import { offerTrack, placeOfOption } from './options.js';
import { discard } from './tableau.js';
import { takeFromTrack } from './track.js';

const words = arenaWords;

/** Opportunity: cards are taken from the track as far as tokens reach. Returns whether the state waits for a choice. */
export function seizeOpportunities(
  base: number,
  tables: number,
  me: number,
  choice: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let k = choice; ; k = Choice.Open) {
    if (k === Choice.Open) {
      const options = offerAffordable(base, tables, me, observer);
      if (options <= 1) return false;
      k = ask(base, Step.Opportunity, options, dealer);
      if (k === Choice.Open) return true;
    }
    if (k >= words[base + S.Cards]) return false;
    if (take(base, tables, me, base + placeOfOption(base, tables, k), dealer, observer)) return true;
  }
}

/** Offers the track's cards that the tokens can pay; tells which are offered for the first time in this turn. */
function offerAffordable(base: number, tables: number, me: number, observer: Observer | null): number {
  const tokens = words[me + P.Tokens];
  const start = words[base + S.TrackStart];
  const track = words[base + S.Drawn] - start;
  const places = tokens < track ? tokens : track;
  const reach = words[base + S.Reach];
  if (places > reach) {
    words[base + S.Reach] = places;
    if (observer !== null) {
      observer.offer(words[base + S.Player], words, base + S.Deck + start + reach, places - reach);
    }
  }
  return offerTrack(base, tables, S.Deck + start, places);
}

/** The card is paid and taken; an Event that is not kept resolves at once. Returns whether the state waits for a target. */
function take(
  base: number,
  tables: number,
  me: number,
  place: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  const label = takeFromTrack(base, me, place, observer);
  const card = tables + Table.Cards + label * CardWord.Count;
  if (words[card + CardWord.Kind] !== Kind.Event || isKept(words[card + CardWord.Effect])) {
    addToHand(me, label);
    return false;
  }
  discard(base, tables, label);
  return resolve(base, tables, label, dealer, observer);
}
