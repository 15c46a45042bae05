import type { Dealer } from '../dealer.js';
import type { Observer } from '../game.js';
import { Told } from './announcements.js';
import { Named, P, S, Stream, Table, words as arenaWords } from './layout.js';
import { discard } from './tableau.js';

const words = arenaWords;

/** Draws cards onto the track until it is full or the deck is empty. Returns whether cards are left in the deck. */
export function fillTrack(base: number, tables: number, start: number, dealer: Dealer): boolean {
  const deckSize = words[tables + Table.DeckSize];
  const full = start + words[tables + Table.TrackSize];
  const end = full < deckSize ? full : deckSize;
  const deck = base + S.Deck;
  let drawn = words[base + S.Drawn];
  while (drawn < end) {
    const to = deck + drawn;
    const from = to + dealer.draw(Stream.Deck, words, to, deckSize - drawn);
    const label = words[from];
    words[from] = words[to];
    words[to] = label;
    drawn++;
  }
  words[base + S.Drawn] = drawn;
  return drawn < deckSize;
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
  words[base + S.Taken] |= 1 << (position - 1);
  words[me + P.Tokens] -= position;
  if (observer !== null) observer.gain(Told.Taken, words[base + S.Player], label, position);
  return label;
}

/**
 * The End phase on the track: the card at position 1 is discarded, the others slide down, the deck fills up. Returns
 * whether cards are left in the deck.
 */
export function slideTrack(base: number, tables: number, dealer: Dealer, observer: Observer | null): boolean {
  const start = words[base + S.TrackStart];
  const first = base + S.Deck + start;
  const track = words[base + S.Drawn] - start;
  let holes = words[base + S.Holes];
  const label = words[first];
  if (label !== Named.NoCard && track > 0) {
    words[first] = Named.NoCard;
    holes++;
    discard(base, tables, label);
    if (observer !== null) observer.tell(Told.Passed, words[base + S.Player], label, 0);
  }
  if (holes > 1) closeGaps(first, track);
  words[base + S.TrackStart] = start + holes;
  words[base + S.Holes] = 0;
  words[base + S.Taken] = 0;
  return fillTrack(base, tables, start + holes, dealer);
}

/** Moves the cards before each hole of the track over it; the track then begins that many places later. */
function closeGaps(first: number, track: number): void {
  let to = first + track - 1;
  for (let at = to; at >= first; at--) {
    // Moved always, kept unless it is Named.NoCard (-1): no branch that cannot be predicted.
    const label = words[at];
    words[to] = label;
    to -= ~label >>> 31;
  }
}
