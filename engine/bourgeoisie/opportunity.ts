import { Choice, type Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { ask, Chosen } from './decision.js';
import { isKept, resolve } from './events.js';
import { addToHand } from './hand.js';
import { CardWord, Kind, Named, P, S, Step, Table, words as arenaWords } from './layout.js';
import { listLabels, placeInRow } from './options.js';
import { countPositions, nthPosition } from './positions.js';
import { discard } from './tableau.js';
import { takeFromTrack } from './track.js';

const words = arenaWords;

/** Opportunity: cards are taken from the track as far as tokens reach. Returns whether the state waits for a choice. */
export function seizeOpportunities(
  base: number,
  tables: number,
  me: number,
  choice: number,
  lot: number,
  dealer: Dealer,
  observer: Observer | null,
): boolean {
  for (let place = choice; ; place = Chosen.Open) {
    if (place === Chosen.Pass) return false;
    if (place === Chosen.Open) {
      const track = S.Deck + words[base + S.TrackStart];
      const places = affordablePlaces(base, me, track, observer);
      const listed = words[tables + Table.ListsTrack] !== 0;
      const open = listed ? 0 : openPlaces(base, places);
      const cards = listed ? listLabels(base, tables, track, places) : countPositions(open);
      if (cards === 0) return false;
      const k = ask(base, Step.Opportunity, listed ? Named.Listed : track, open, cards, cards + 1, lot, dealer);
      if (k === Choice.Open) return true;
      if (k >= cards) return false;
      place = listed ? placeInRow(base, tables, Named.Listed, k) : base + track + nthPosition(open, k);
    }
    if (take(base, tables, me, place, lot, dealer, observer)) return true;
  }
}

/** How many places of the track the tokens can pay; tells which are offered for the first time in this turn. */
function affordablePlaces(base: number, me: number, track: number, observer: Observer | null): number {
  const tokens = words[me + P.Tokens];
  const length = S.Deck + words[base + S.Drawn] - track;
  const places = tokens < length ? tokens : length;
  const reach = words[base + S.Reach];
  if (places > reach) {
    words[base + S.Reach] = places;
    if (observer !== null) observer.offer(words[base + S.Player], words, base + track + reach, places - reach);
  }
  return places;
}

/** The set of positions among the track's first `places` that no card was taken from in this turn. */
function openPlaces(base: number, places: number): number {
  return ((1 << places) - 1) & ~words[base + S.Taken];
}

/** The card is paid and taken; an Event that is not kept resolves at once. Returns whether the state waits for a target. */
function take(
  base: number,
  tables: number,
  me: number,
  place: number,
  lot: number,
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
  return resolve(base, tables, label, lot, dealer, observer);
}
