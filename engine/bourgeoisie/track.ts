import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { Named, P, S, Stream, Table, words as arenaWords } from './layout.js';
import { discard } from './tableau.js';

const words = arenaWords;

/** Draws cards onto the track until it is full or the deck is empty. */
export function fillTrack(base: number, tables: number, dealer: Dealer): void {
  const deckSize = words[tables + Table.DeckSize];
  const full = words[base + S.TrackStart] + words[tables + Table.TrackSize];
  const end = full < deckSize ? full : deckSize;
  const deck = base + S.Deck;
  let drawn = words[base + S.Drawn];
  while (drawn < end) {
    const at = deck + drawn + dealer.draw(Stream.Deck, words, deck + drawn, deckSize - drawn);
    const label = words[at];
    words[at] = words[deck + drawn];
    words[deck + drawn] = label;
    drawn++;
  }
  words[base + S.Drawn] = drawn;
}

/** How many of the track's places, from position 1 on, hold no cards too dear for the tokens; holes count. */
export function affordablePlaces(base: number, tokens: number): number {
  const places = words[base + S.Drawn] - words[base + S.TrackStart];
  return tokens < places ? tokens : places;
}

/** The track position of the place at a deck index, from 1. */
export function positionOf(base: number, at: number): number {
  return at - words[base + S.TrackStart] + 1;
}

/** Takes the track's card at a place, pays its position in tokens and leaves its space empty. Returns the label. */
export function takeFromTrack(base: number, me: number, place: number, observer: Observer | null): number {
  const label = words[place];
  const position = positionOf(base, place - base - S.Deck);
  words[place] = Named.NoCard;
  words[base + S.Holes]++;
  words[me + P.Tokens] -= position;
  if (observer !== null) observer.tell(Told.Taken, words[base + S.Player], label, position);
  return label;
}

/** The End phase on the track: the card at position 1 is discarded, the others slide down, the deck fills up. */
export function slideTrack(base: number, tables: number, dealer: Dealer, observer: Observer | null): void {
  const first = base + S.Deck + words[base + S.TrackStart];
  const label = words[first];
  if (label !== Named.NoCard && words[base + S.TrackStart] < words[base + S.Drawn]) {
    words[first] = Named.NoCard;
    words[base + S.Holes]++;
    if (observer !== null) observer.tell(Told.Passed, words[base + S.Player], label, 0);
    closeGaps(base);
    discard(base, label);
  } else {
    closeGaps(base);
  }
  fillTrack(base, tables, dealer);
}

/** Moves the cards before each hole over it; the track then begins that many places later. */
function closeGaps(base: number): void {
  const holes = words[base + S.Holes];
  if (holes > 1) {
    const first = base + S.Deck + words[base + S.TrackStart];
    // No hole lies beyond the tokens of this turn.
    let to = first + affordablePlaces(base, words[base + S.Reach]) - 1;
    for (let at = to; at >= first; at--) {
      const label = words[at];
      // Moved always, kept unless it is Named.NoCard (-1): no branch that cannot be predicted.
      words[to] = label;
      to -= (label >>> 31) ^ 1;
    }
  }
  words[base + S.TrackStart] += holes;
  words[base + S.Holes] = 0;
}
