import { Arena, ARENA_WORDS } from '../memory.js';

/** The arena of Age of Enlightenment. Modules of this game alias it in a top-level const, which V8 folds into their code. */
export const words = new Int32Array(ARENA_WORDS);
export const arena = new Arena(words);

/** What a Personage is, in the order of the sheet. The first three have a majority. */
export const enum Kind {
  Scientist,
  Philosopher,
  Musician,
  Benefactor,
  Count,
}

/** Where a Personage comes from. The first three have a majority (R7). */
export const enum Nation {
  English,
  French,
  German,
  Other,
  Count,
}

/** What a Discovery is. */
export const enum Field {
  Idea,
  Science,
  Philosophy,
  Music,
  Count,
}

/** How many of the nations, and how many of the kinds, have a majority: the first three (R7, R8). */
export const enum Majority {
  Count = 3,
}

/** A card's record in the tables: 2 ^ CardWord.Shift words a label, from Table.Cards. */
export const enum CardWord {
  /** Kind of a Personage, Field of a Discovery. */
  Type,
  /** Nation of a Personage. */
  Origin,
  /** Its place among the labels of its deck. */
  Rank,
  /** EP of a Discovery. */
  Score,
  /** What a Discovery is to the Personage that flips it, by its kind: see `Find`. */
  Finds,
  Shift = 3,
}

/** A Discovery in the eyes of a kind of Personage: 0 where that kind does not keep it, else these bits and its EP. */
export const enum Find {
  Kept = 1,
  Idea = 2,
  ScoreShift = 3,
}

/** Scores are counted in 60ths, so that a bonus shared by 2 to 6 players is whole. */
export const enum Points {
  Scale = 60,
}

/**
 * The compiled tables of a variant. The image of a state before the start and room for a redeal follow the cards.
 */
export const enum Table {
  Players,
  HasCopies,
  /** Sizes of the two decks, copies counted. */
  Personages,
  Discoveries,
  /** How many labels the Personages have. */
  PersonageLabels,
  StartingHand,
  DrawCount,
  BenefactorDraw,
  HandLimit,
  /** The Personage deck is used up when it has fewer cards than this. */
  LeastUnused,
  MaxTurns,
  /** Where in a state the parts of variable place begin, and how long they are. */
  DiscoveriesAt,
  KeptAt,
  FindersAt,
  PlayersAt,
  PlayerWords,
  InPlayAt,
  FlipsAt,
  ShufflesAt,
  StateWords,
  /** Where in the arena these begin. */
  Image,
  Scratch,
  /** Whether some Personages flip so often that each that flips has a single place in the list of flips. */
  FlipsMany,
  /** Flips of a Personage, and its places in the list of flips, by kind. */
  Flips = 24,
  Listings = 28,
  /** Personages in the whole deck, by kind and by nation. */
  DeckKinds = 32,
  DeckNations = 36,
  /** What each of 0 … 6 players with the most gets, in 60ths. */
  NationShares = 40,
  KindShares = 48,
  Cards = 56,
}

/** How often a Personage flips at most where each of its flips has a place in the list of flips. */
export const enum Listed {
  Most = 4,
}

/** A kept Discovery: the seat that keeps it in the low bits, then its label. */
export const enum InKept {
  Seat = 7,
  LabelShift = 3,
}

/**
 * A state: these words, then the Personage deck, at DiscoveriesAt the Discovery deck, at KeptAt the kept Discoveries
 * in the order in which they were found (see InKept), at FindersAt the Personages that found them, as in a row, at
 * PlayersAt the players' blocks. Last, at ShufflesAt, stands what is told of a game rather than played with, and is not
 * hashed: for each number of kept Discoveries, how often the discard was shuffled when there were as many.
 *
 * A deck's stretch holds the face-down cards first, in no order; then, in the Draw phase, the Personages just drawn;
 * its discard stands at the end, the first card discarded last. A Discovery discard that is shuffled stays where it
 * stands and is the deck: the deck then begins behind as many free places as cards were kept before, see `pileAt`.
 */
export const enum S {
  Tables,
  Step,
  Options,
  Turn,
  Player,
  /** Where the block of the player to act begins, from the state's base. */
  Me,
  Over,
  Truncated,
  /** Cards in each place. */
  Personages,
  Drawn,
  PersonageDiscard,
  Discoveries,
  DiscoveryDiscard,
  Kept,
  /** Personages in play, all players together. */
  InPlay,
  /** Kept and InPlay when the Discovery discard was last shuffled (R4 a). */
  KeptAtShuffle,
  InPlayAtShuffle,
  /** Not 0 where this turn keeps the game going: begun with Personages to draw, a Discovery flipped, a Personage played (R4 b). */
  Stirred,
  /** Turns in a row that did not. */
  Idle,
  /** The Discovery phase: how many of the player's list of flips were made. All of these are 0 in other phases. */
  FlipsMade,
  /** Personages that came into play since it began, and their places in the list: they do not flip in it (R2). */
  LateCount,
  LateFlips,
  /** How often the Personage that is next has flipped already, where it has a single place in the list. */
  Repeats,
  /** InPlay when the bonuses were last counted: see `settle`. */
  Settled,
  Deck = 24,
}

/**
 * A player's block: these words, then the hand, then, at InPlayAt, the Personages in play in order (label * 8 +
 * kind), then, at FlipsAt, the list of flips: the same again, each as many times as it flips.
 *
 * A card in hand is label * 2, plus 1 where the player to the right passed it and so knows it. With several copies that
 * is a number for each label: of equal cards, the known ones are the first to leave the hand. The first HandLabels
 * cards are all different, known copies before others; further copies stand behind them.
 */
export const enum P {
  /** The starting score and the EP of Discoveries; the bonuses, as of S.Settled. Both in 60ths. */
  Earned,
  Bonus,
  HandCount,
  HandLabels,
  InPlayCount,
  FlipsCount,
  /** Personages in play, by nation and by kind. */
  Nations,
  Kinds = 10,
  Hand = 14,
}

/**
 * The steps of a turn, in their order: four times the number of their phase, keeping and passing being the Draw phase too.
 * A position waits at Keep, Pass, Person, Idea or End.
 */
export const enum Step {
  Draw = 0,
  Keep = 1,
  Pass = 2,
  Person = 4,
  Idea = 8,
  End = 12,
}

/** The phases with decisions, as traces name them. */
export const PHASES = ['draw', 'person', 'discovery', 'end'] as const;

/** The index of a step's phase. */
export function phaseOf(step: Step): number {
  return step >> 2;
}

/** Streams of chance; dealing at setup draws from the same pile. */
export const enum Stream {
  Personages,
  Discoveries,
}

export const STREAMS = ['personages', 'discoveries'] as const;

/** Where a card's record begins. */
export function recordOf(tables: number, label: number): number {
  return tables + Table.Cards + (label << CardWord.Shift);
}

/** Where a player's block begins. */
export function blockOf(base: number, tables: number, seat: number): number {
  return base + words[tables + Table.PlayersAt] + seat * words[tables + Table.PlayerWords];
}
