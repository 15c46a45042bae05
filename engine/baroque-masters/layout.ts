import { Arena, ARENA_WORDS } from '../memory.js';

/** The arena of Baroque Masters. Modules of this game alias it in a top-level const, which V8 folds into their code. */
export const words = new Int32Array(ARENA_WORDS);
export const arena = new Arena(words);

/** The card types, in the order of the sheet. All but Events are held in hands. */
export const enum Kind {
  Patron,
  Commission,
  Quality,
  Action,
  Event,
}

/** What an Action or Event does. */
export const enum Effect {
  None,
  Draw,
  Gain,
  DiscardOwnHand,
  LoseReputation,
  DiscardHand,
  Steal,
  DiscardPatron,
}

/** A card's record in the tables: CardWord.Count words a label, from Table.Cards. */
export const enum CardWord {
  /** A Kind. */
  Type,
  Rank,
  /** An Effect. */
  Does,
  Amount,
  /** 0 for the only card of its label; of others, one in 31 has the same of the numbers 1 to 31. */
  Several,
  /** A Patron in play takes the Commission or Quality if, of the bits Mask of its Slot.Ranks, those of Wanted are set. */
  Mask,
  Wanted,
  /** A Patron's number among the Patrons of the card list. */
  Patron,
  /** Where the record of its sort begins in a player's block. */
  Sort,
  /** Its first action beyond taking it: to play a Patron; to play it on each Patron; to use it, on each target. */
  Actions,
  Count,
}

/** A player's record of a sort of cards: all that can be played in the same ways. */
export const enum SortWord {
  /** In how many ways he may play one such card now. */
  Ways,
  /** How many different cards of the sort he holds. */
  Held,
  /** How many Patrons of the sort he has in play. */
  InPlay,
  Count,
}

/** Ways to play a card. */
export const enum Ways {
  /** So many stand for those of Actions that aim at a Patron: they are counted when the hand is offered. */
  Uncounted = 0x100000,
}

/** The compiled tables of a variant; the deck's list follows the card records. */
export const enum Table {
  Players,
  Labels,
  DeckSize,
  /** How many kinds of Patron the card list has. */
  PatronKinds,
  OptionCards,
  MaxPatrons,
  DifferentPatrons,
  /** Whether a player can have two Patrons of one label in play. */
  TwinPatrons,
  HandLimit,
  NoQualityPenalty,
  /** Whether a meld without a Quality is worth minus the penalty in all (R4). */
  NoQualityTotal,
  ExtraQualityBonus,
  /** Where in a player's block the records of Qualities, by the highest rank in the card list, end. */
  QualitiesEnd,
  /** Where those of Patrons begin, in the order of their kinds, and end. */
  PatronsAt,
  PatronsEnd,
  DeckPasses,
  MaxTurns,
  /** The first action that chooses an Event's target. */
  EventActions,
  /** Where in a state the parts of variable place begin, and how long they are. */
  RowAt,
  RemovedAt,
  PlayersAt,
  PlayerWords,
  StateWords,
  /** Where in a player's block his Patrons in play begin, and how many there may be. */
  SlotsAt,
  Slots,
  /** Where in the tables the deck's list begins. */
  DeckList,
  /** The last listing of plays: its number, and where in the tables it begins. */
  Listing,
  PlaysAt,
  StartingReputation,
  Cards = 40,
}

/**
 * A state: these words, then the deck, the row, the cards removed from the game, the players.
 *
 * The deck has room for every card: its discards are at 0 … Discards − 1, the face-down cards, in no order, at
 * Drawn … DeckSize − 1.
 */
export const enum S {
  Tables,
  /** The number of the listing that has its plays, 0 where none was made. No part of the position, and not hashed. */
  Listing,
  /** The decision the position waits at. */
  Step,
  Options,
  /** The number of rounds played. */
  Turn,
  Player,
  /** Where the block of the player to act begins, from the state's base. */
  Me,
  /** The round's first player. */
  First,
  /** Who has still to score, or to discard: bit n for the n-th seat to the left of the first player. */
  Waiting,
  Over,
  Truncated,
  Drawn,
  Discards,
  Removed,
  /** How many times the deck ran out. */
  RunOuts,
  /** Whether it did so for the last time: nothing is drawn any more (R10). */
  LastRound,
  /** The row is a bunch: its counters, then how many cards were laid out. */
  Row,
  RowLabels,
  RowLaid,
  /** Whether the player to act has taken his card. */
  Taken,
  /** Cards that Actions and Events being resolved have still to draw (R8). */
  DrawsLeft,
  /** The Event being resolved, where the position waits for its target. */
  Text,
  Deck,
}

/**
 * A player's block: these words, then the records of sorts, then, at HAND_AT, his hand, then, at PatronsAt, the records
 * of Patrons by kind, then, at SlotsAt, his Patrons in order of play.
 */
export const enum P {
  Reputation,
  /** The hand is a bunch: its counters. */
  Hand,
  HandLabels,
  PatronCount,
  /** How many of his Patrons have a Commission. */
  Melds,
  /** In how many ways he may play cards of his hand: the ways of each sort, as many times as it is held. */
  Plays,
  Sorts,
}

/**
 * Where the record of each sort begins in a player's block. Each rank of Qualities is a sort of its own, and so is each
 * kind of Patron, whose records stand elsewhere. An Event's sort says how its target is chosen.
 */
export const enum Sort {
  Commission = P.Sorts,
  /** Of rank 1; the other ranks, to MAX_RANK, follow. */
  Quality = P.Sorts + SortWord.Count,
  /** An Action that needs no target, one that aims at an opponent, at any Patron, at a Patron to steal. */
  Plain = P.Sorts + 10 * SortWord.Count,
  AtOpponent = P.Sorts + 11 * SortWord.Count,
  AtPatron = P.Sorts + 12 * SortWord.Count,
  ToSteal = P.Sorts + 13 * SortWord.Count,
  End = P.Sorts + 14 * SortWord.Count,
}

/** Where in a player's block his hand begins: in the same place whatever the card list, as nothing is read more often. */
export const HAND_AT = Sort.End;

/** The counters of a bunch: all its cards, and its different labels, which stand first in its list. */
export const enum BunchWord {
  Total,
  Labels,
}

/** An option that plays a card: where the card stands in the player's block, and which of its ways is meant. */
export const enum Play {
  Place = 0xffff,
  WayShift = 16,
}

/** A Patron in play with what it carries: the sum of all ranks, how many cards, and these. */
export const enum Slot {
  Worth,
  /** Bit 0: it carries a Commission. Bit r: it carries a Quality of rank r. */
  Ranks,
  Cards,
  Patron,
  Commission,
  Qualities,
  Count = 14,
}

/** The bit of Slot.Ranks that a Commission sets. */
export const COMMISSIONED = 1;

/** So many places of a hand are read without asking how many cards are in it, by `nthPlay`: each hand has them. */
export const FEW_CARDS = 3;

/** The steps of a round at which a position waits for a choice. */
export const enum Step {
  Option,
  Event,
  Scoring,
  Discard,
}

/** The phases with decisions, as traces name them: those of the steps. */
export const PHASES = ['option', 'event', 'scoring', 'end'] as const;

/** The one stream of chance. */
export const enum Stream {
  Deck,
}

export const STREAMS = ['deck'] as const;
