import { Arena, ARENA_WORDS } from '../memory.js';

/** The arena of Bourgeoisie. Modules of this game alias it in a top-level const, which V8 folds into their code. */
export const words = new Int32Array(ARENA_WORDS);
export const arena = new Arena(words);

/** The card types, in the order of the sheet. */
export const enum Kind {
  Family,
  Trade,
  Bond,
  Land,
  Office,
  Event,
  Count,
}

/** What an Event does. */
export const enum Effect {
  None,
  LoseTokens,
  LoseGold,
  LoseSilver,
  Steal,
  GainSilver,
  GainTokens,
  Upgrade,
  Destroy,
  Voucher,
}

/** A card's record in the tables: CardWord.Count words a label, from Table.Cards. */
export const enum CardWord {
  Kind,
  Value,
  Cost,
  Bonus,
  Effect,
  Target,
  Amount,
  Price,
  Count,
}

/** The compiled tables of a variant; the deck's list follows the card records. */
export const enum Table {
  Players,
  Labels,
  DeckSize,
  /** How many of the deck are Families; they stand first. */
  Families,
  HasCopies,
  /** Whether a card of the track is looked up in the list of options: labels may be equal, or the track is long. */
  ListsTrack,
  TrackSize,
  HandLimit,
  StartingSilverDie,
  FateDie,
  SilverPerGold,
  OfficesPerTurn,
  RetireIncome,
  ForcedRetireIncome,
  /** The lower of the two incomes above: below it nothing happens in the Noblement phase. */
  LeastRetireIncome,
  /** Which of a player's incomes counts for retiring: P.Income or P.InvestmentIncome. */
  RetiringIncome,
  NoOfficePenalty,
  ExtraFamilyBonus,
  SharedEventRoll,
  GoldKeptOnRetire,
  MaxTurns,
  /** Where in a state the parts of variable place begin, and how long they are. */
  PlayersAt,
  PlayerWords,
  TableauAt,
  RetiredAt,
  ListAt,
  DiscardsAt,
  StateWords,
  /** Where in the tables the deck's list begins. */
  DeckList,
  StartingSilver,
  StartingTokens = 37,
  /** Money for a card of each kind, while purchases are offered. */
  Purse = 43,
  Cards = 49,
}

/**
 * A state: these words, then the deck, the players, the retired families, the list of options, the discards.
 *
 * The deck has a place for every card: the track is at TrackStart … Drawn − 1 (position 1 first; Named.NoCard where one was
 * taken in this turn), the face-down cards, in no order, from Drawn on.
 */
export const enum S {
  Tables,
  Step,
  Options,
  /** How many of the options are cards; one more is a pass. */
  Cards,
  /** Where the cards of the options stand (from the state's base), or Named.Listed: the list of options says. */
  Direct,
  Turn,
  Player,
  /** Where the block of the player to act begins, from the state's base. */
  Me,
  Over,
  Truncated,
  Drawn,
  TrackStart,
  Discards,
  /** Of the places that Direct begins with, those that are options, as a set of positions; 0: all are. */
  Open,
  /** How many places of the track are empty, their cards taken in this turn; which, as a set of positions. */
  Holes,
  Taken,
  /** How many places of the track have been offered in this turn. */
  Reach,
  OfficesBought,
  /** Whether a card was bought or a voucher used since purchases last ended. */
  Bought,
  /** The Event being resolved. */
  Event,
  /** Words in use at RetiredAt. */
  RetiredWords,
  /** Unspent credit of vouchers, by kind of card. */
  Credit,
  Deck = 28,
}

/** Named numbers. A const enum is compiled to the number itself; an imported const would be looked up every time. */
export const enum Named {
  /** No card: a hole in the track. */
  NoCard = -1,
  /** As S.Direct: the cards of the options stand in the list. */
  Listed = 0,
  /** In the purse: no card of the kind may be bought. */
  NoMoney = -1,
  /** The price of an Event that asks none. */
  NoPrice = -1,
  /** Dice of Events are D6 whatever `fateDie` is. */
  EventDie = 6,
}

/**
 * A player's block: these words, then the hand (labels in no order, at most the whole deck), then, at TableauAt, the
 * current family's cards in order of play (label and upgrades).
 */
export const enum P {
  Silver,
  Gold,
  Tokens,
  HandCount,
  /** Cards of the current family. */
  TableauCount,
  /** Of these, by kind. */
  TableauKinds,
  /** The worth of all cards of the current family, and of its Bonds, Lands and Offices. */
  Income = 11,
  InvestmentIncome,
  Retired,
  Score,
  Hand,
}

/** The phases with decisions, as traces name them. */
export const PHASES = ['family', 'opportunity', 'event', 'capital', 'investment', 'noblement', 'end'] as const;

/** The steps of a turn at which a position may wait for a choice: twice the number of its phase, Trade is the family phase too. */
export const enum Step {
  Family = 0,
  Trade = 1,
  Opportunity = 2,
  Target = 4,
  Capital = 6,
  Investment = 8,
  Noblement = 10,
  Discard = 12,
}

/** The index of a step's phase. */
export function phaseOf(step: Step): number {
  return step >> 1;
}

/** Streams of chance. */
export const enum Stream {
  Families,
  Deck,
  Silver,
  Fate,
  Event,
}

export const STREAMS = ['families', 'deck', 'silver', 'fate', 'event'] as const;

/** An entry of a tableau or of a retired family: its label and the upgrades on it. */
export const enum Entry {
  Label,
  Upgrades,
  Count,
}
