import { CardWord, COMMISSIONED, Effect, HAND_AT, Kind, P, S, Slot, Table, words as arenaWords } from './layout.js';
import { blockOf, mayHavePatron } from './patrons.js';
import { meldWorth } from './tableau.js';

const words = arenaWords;

/** What a meld in play counts of its RP: until it is scored it may be stolen or discarded. */
const UNSCORED = 0.9;

/** What a Patron in play that waits for a Commission counts of its rank, and what a place for one is worth beside. */
const WAITING = 0.6;
const WAITING_BASE = 1;

/** What a card in hand counts of its rank: a Commission or Quality that fits at once, and any other. */
const FITTING = 0.7;
const NOT_FITTING = 0.3;

/** RP that a card drawn is worth, that a discarded hand costs its owner, that an attack on a Patron brings. */
const CARD_DRAWN = 1;
const HAND_LOST = 1;
const PATRON_LOST = 2;

/** What an Action counts as long as it is kept in hand. */
const KEPT = 0.5;

/** How much of the best opponent's prospects counts against one's own. */
const RIVAL = 0.5;

/**
 * A player's standing in RP: his prospects less RIVAL of the best opponent's, so that what is taken from a rival
 * counts too.
 *
 * Prospects are the RP scored; the melds in play at UNSCORED of their RP; a Patron without a Commission at WAITING of
 * its rank; and the hand: cards that could be put into play at once at FITTING of their rank, others at NOT_FITTING,
 * Actions at KEPT of what they bring; all of it while the game goes on. Everything here is public.
 */
export function estimate(base: number, seat: number): number {
  const tables = words[base + S.Tables];
  let rival = -Infinity;
  for (let other = 0; other < words[tables + Table.Players]; other++) {
    if (other !== seat) rival = Math.max(rival, prospects(base, tables, other));
  }
  return prospects(base, tables, seat) - RIVAL * rival;
}

function prospects(base: number, tables: number, seat: number): number {
  const me = blockOf(base, tables, seat);
  const scored = words[me + P.Reputation];
  if (words[base + S.Over] !== 0) return scored;
  return scored + inPlay(me, tables) + (words[base + S.LastRound] === 0 ? 1 : 0.5) * inHand(me, tables);
}

function inPlay(me: number, tables: number): number {
  let value = 0;
  const slots = me + words[tables + Table.SlotsAt];
  for (let slot = slots; slot < slots + words[me + P.PatronCount] * Slot.Count; slot += Slot.Count) {
    if ((words[slot + Slot.Ranks] & COMMISSIONED) === 0) value += WAITING_BASE + WAITING * words[slot + Slot.Worth];
    else value += UNSCORED * Math.max(0, meldWorth(tables, slot));
  }
  return value;
}

function inHand(me: number, tables: number): number {
  const free = words[me + P.PatronCount] - words[me + P.Melds];
  let value = 0;
  const hand = me + HAND_AT;
  for (let at = hand; at < hand + words[me + P.Hand]; at++) {
    const card = tables + Table.Cards + words[at] * CardWord.Count;
    const rank = words[card + CardWord.Rank];
    const kind: Kind = words[card + CardWord.Type];
    switch (kind) {
      case Kind.Patron:
        value += (mayHavePatron(me, tables, words[at]) ? FITTING : NOT_FITTING) * rank;
        break;
      case Kind.Commission:
        value += (free > 0 ? FITTING : NOT_FITTING) * rank;
        break;
      case Kind.Quality:
        value += (words[me + P.Melds] > 0 ? FITTING : NOT_FITTING) * rank;
        break;
      default:
        value += KEPT * worthOfText(words[card + CardWord.Does], words[card + CardWord.Amount]);
    }
  }
  return value;
}

function worthOfText(effect: Effect, amount: number): number {
  switch (effect) {
    case Effect.LoseReputation:
      return RIVAL * amount;
    case Effect.Draw:
      return CARD_DRAWN * amount;
    case Effect.Gain:
      return amount;
    case Effect.DiscardHand:
      return HAND_LOST;
    case Effect.Steal:
    case Effect.DiscardPatron:
      return PATRON_LOST;
    default:
      return 0;
  }
}
