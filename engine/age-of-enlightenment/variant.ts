import { countCards, numberOf, type Card } from '../cards.js';
import type { Game, Setup, State, Variant } from '../game.js';
import { forSeat, whole, word, type Rules } from '../settings.js';
import { DISCOVERY_TYPES, isPersonage, KINDS, NATIONS } from './cards.js';
import { actionLabel, actionOf, countActions } from './labels.js';
import { arena, CardWord, Field, Find, Kind, Listed, P, Points, recordOf, S, Table, words } from './layout.js';
import { observationSize } from './observation.js';
import { AgeOfEnlightenmentState } from './state.js';
import { describe } from './story.js';

/** Which Personages keep a Discovery, by its type. */
const FINDERS: Readonly<Record<Field, readonly Kind[]>> = {
  [Field.Idea]: [Kind.Scientist, Kind.Philosopher, Kind.Benefactor],
  [Field.Science]: [Kind.Scientist],
  [Field.Philosophy]: [Kind.Philosopher],
  [Field.Music]: [Kind.Musician],
  [Field.Count]: [],
};

/** Age of Enlightenment with its players, rules and cards: its tables in the arena. */
export class AgeOfEnlightenmentVariant implements Variant {
  readonly players: number;
  readonly labels: readonly string[];
  readonly hasCopies: boolean;
  readonly actions: number;
  readonly maxOptions: number;
  readonly observationSize: number;
  /** Labels of the Personages, by rank. */
  readonly personages: readonly string[];
  /** Where the tables begin in the arena. */
  readonly tables: number;
  private readonly tableWords: number;
  private readonly ranks: ReadonlyMap<string, number>;

  constructor(
    readonly game: Game,
    readonly setup: Setup,
  ) {
    this.players = setup.players;
    this.labels = setup.cards.map((card) => card.label);
    this.hasCopies = setup.cards.some((card) => card.copies > 1);
    this.personages = setup.cards.filter(isPersonage).map((card) => card.label);
    this.ranks = new Map(this.personages.map((label, rank) => [label, rank]));
    this.actions = countActions(this.personages.length);
    this.maxOptions = this.personages.length + 1;
    const places = placesOf(setup);
    this.tableWords = places.length;
    this.tables = arena.allocate(this.tableWords);
    writeTables(this.tables, setup, places);
    this.observationSize = observationSize(this);
  }

  actionLabel(phase: number, action: number): string {
    return actionLabel(this.personages, phase, action);
  }

  actionOf(phase: number, label: string): number {
    return actionOf(this.ranks, phase, label);
  }

  describe(event: number, player: number, card: number, amount: number): string {
    return describe(event, player, card < 0 ? '' : this.labels[card], amount);
  }

  createState(): State {
    return new AgeOfEnlightenmentState(this);
  }

  release(): void {
    arena.release(this.tables, this.tableWords);
  }
}

type Places = ReturnType<typeof placesOf>;

/** Sizes of the decks, and where everything of variable size begins: in a state, and in the tables. */
function placesOf({ players, rules, cards }: Setup) {
  const personages = countCards(cards.filter(isPersonage));
  const discoveries = countCards(cards) - personages;
  const discoveriesAt = S.Deck + personages;
  // A flip writes one place beyond the cards kept so far.
  const keptAt = discoveriesAt + discoveries;
  const findersAt = keptAt + discoveries + 1;
  const playersAt = findersAt + discoveries + 1;
  const flipsAt = P.Hand + 2 * personages;
  const playerWords = flipsAt + placesInFlips(rules, cards);
  const shufflesAt = playersAt + players * playerWords;
  const stateWords = shufflesAt + discoveries + 1;
  const image = recordOf(0, cards.length);
  const scratch = image + stateWords;
  const length = scratch + Math.max(personages, 1);
  return {
    personages,
    discoveries,
    discoveriesAt,
    keptAt,
    findersAt,
    playersAt,
    flipsAt,
    playerWords,
    shufflesAt,
    stateWords,
    image,
    scratch,
    length,
  };
}

/** How often a Personage of a kind flips. */
function flipsOf(rules: Rules, kind: Kind): number {
  return whole(rules, kind === Kind.Musician ? 'musicianFlips' : 'otherFlips');
}

/** Whether some kind flips more often than is listed. */
function flipsMany(rules: Rules): boolean {
  return flipsOf(rules, Kind.Musician) > Listed.Most || flipsOf(rules, Kind.Scientist) > Listed.Most;
}

/** How many places a Personage of a kind has in the list of flips. */
function listingsOf(rules: Rules, kind: Kind): number {
  return flipsMany(rules) ? Math.min(1, flipsOf(rules, kind)) : flipsOf(rules, kind);
}

/** Room for the list of flips of a player who has all Personages: the last to come into play writes all of its places. */
function placesInFlips(rules: Rules, cards: readonly Card[]): number {
  return cards
    .filter(isPersonage)
    .reduce((sum, card) => sum + card.copies * listingsOf(rules, kindOf(card)), Listed.Most as number);
}

function writeTables(tables: number, { players, rules, cards }: Setup, places: Places): void {
  const personages = cards.filter(isPersonage);
  words[tables + Table.Players] = players;
  words[tables + Table.HasCopies] = Number(personages.some((card) => card.copies > 1));
  words[tables + Table.Personages] = places.personages;
  words[tables + Table.Discoveries] = places.discoveries;
  words[tables + Table.PersonageLabels] = personages.length;
  words[tables + Table.StartingHand] = whole(rules, 'startingHand');
  words[tables + Table.DrawCount] = whole(rules, 'drawCount');
  words[tables + Table.BenefactorDraw] = whole(rules, 'benefactorDraw');
  words[tables + Table.HandLimit] = whole(rules, 'handLimit');
  words[tables + Table.LeastUnused] = Math.max(whole(rules, 'usedUpAt') + 1, whole(rules, 'drawCount'));
  words[tables + Table.MaxTurns] = whole(rules, 'maxTurns');
  words[tables + Table.DiscoveriesAt] = places.discoveriesAt;
  words[tables + Table.KeptAt] = places.keptAt;
  words[tables + Table.FindersAt] = places.findersAt;
  words[tables + Table.PlayersAt] = places.playersAt;
  words[tables + Table.PlayerWords] = places.playerWords;
  words[tables + Table.InPlayAt] = P.Hand + places.personages;
  words[tables + Table.FlipsAt] = places.flipsAt;
  words[tables + Table.ShufflesAt] = places.shufflesAt;
  words[tables + Table.StateWords] = places.stateWords;
  words[tables + Table.Image] = tables + places.image;
  words[tables + Table.Scratch] = tables + places.scratch;
  words[tables + Table.FlipsMany] = Number(flipsMany(rules));
  for (let kind = 0; kind < Kind.Count; kind++) {
    words[tables + Table.Flips + kind] = flipsOf(rules, kind);
    words[tables + Table.Listings + kind] = listingsOf(rules, kind);
  }
  writeShares(tables + Table.NationShares, whole(rules, 'nationBonus'), word(rules, 'majorityTie'), players);
  writeShares(tables + Table.KindShares, whole(rules, 'typeBonus'), word(rules, 'majorityTie'), players);
  writeCards(tables, cards);
  writeImage(tables, players, rules, cards, places);
}

/** What each of so many players with the most gets, in 60ths; nobody having any gives none. */
function writeShares(at: number, bonus: number, tie: string, players: number): void {
  const all = bonus * Points.Scale;
  words[at + 1] = all;
  for (let leaders = 2; leaders <= players; leaders++) {
    if (tie === 'split') words[at + leaders] = all / leaders;
    else words[at + leaders] = tie === 'all' ? all : 0;
  }
}

function writeCards(tables: number, cards: readonly Card[]): void {
  let personages = 0;
  let discoveries = 0;
  cards.forEach((card, label) => {
    const at = recordOf(tables, label);
    if (isPersonage(card)) {
      const kind = kindOf(card);
      const nation = letterOf(NATIONS, String(card.fields.nation), card.label);
      words[at + CardWord.Type] = kind;
      words[at + CardWord.Origin] = nation;
      words[at + CardWord.Rank] = personages++;
      words[tables + Table.DeckKinds + kind] += card.copies;
      words[tables + Table.DeckNations + nation] += card.copies;
    } else {
      const field: Field = letterOf(DISCOVERY_TYPES, card.type, card.label);
      const score = numberOf(card, 'score');
      const find = Find.Kept | (field === Field.Idea ? Find.Idea : 0) | (score << Find.ScoreShift);
      words[at + CardWord.Type] = field;
      words[at + CardWord.Rank] = discoveries++;
      words[at + CardWord.Score] = score;
      for (const kind of FINDERS[field]) words[at + CardWord.Finds + kind] = find;
    }
  });
}

function kindOf(card: Card): Kind {
  return letterOf(KINDS, card.type, card.label);
}

/** Where a letter stands in its list. Throws a RangeError where the deck has no such type or nation. */
function letterOf(letters: readonly string[], letter: string, label: string): number {
  const place = letters.indexOf(letter);
  if (place < 0) throw new RangeError(`${label} cannot be ${letter}: its deck has ${letters.join(', ')}`);
  return place;
}

/** The state before the start: `start` copies it. */
function writeImage(tables: number, players: number, rules: Rules, cards: readonly Card[], places: Places): void {
  const image = words[tables + Table.Image];
  words[image + S.Tables] = tables;
  words[image + S.Personages] = places.personages;
  words[image + S.Discoveries] = places.discoveries;
  let personage = image + S.Deck;
  let discovery = image + places.discoveriesAt;
  cards.forEach((card, label) => {
    for (let copy = 0; copy < card.copies; copy++) words[isPersonage(card) ? personage++ : discovery++] = label;
  });
  for (let seat = 0; seat < players; seat++) {
    const score = forSeat(rules, 'startingScore', seat) * Points.Scale;
    words[image + places.playersAt + seat * places.playerWords + P.Earned] = score;
  }
}
