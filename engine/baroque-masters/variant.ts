import type { Game, Setup, State, Variant } from '../game.js';
import { countCards, numberOf, type Card } from '../cards.js';
import { flag, forSeat, whole, word } from '../settings.js';
import { TYPES } from './cards.js';
import { actionsOfCard, actionsOfEvents, Catalogue } from './catalogue.js';
import { effectOf, sortOf } from './effects.js';
import { arena, CardWord, COMMISSIONED, FEW_CARDS, HAND_AT, S, Slot, Sort, SortWord, Table, words } from './layout.js';
import { observationSize } from './observation.js';
import { BaroqueMastersState } from './state.js';
import { describe } from './story.js';

const LETTERS = Object.keys(TYPES);

/** Baroque Masters with its players, rules and cards: its tables in the arena. */
export class BaroqueMastersVariant implements Variant {
  readonly players: number;
  readonly labels: readonly string[];
  readonly hasCopies: boolean;
  readonly offersOnce = true;
  readonly actions: number;
  readonly maxOptions: number;
  readonly observationSize: number;
  /** Where the tables begin in the arena. */
  readonly tables: number;
  /** The labels of the Patrons, by their number among them. */
  readonly patrons: readonly string[];
  private readonly tableWords: number;
  private readonly catalogue: Catalogue;

  constructor(
    readonly game: Game,
    readonly setup: Setup,
  ) {
    const { players, cards } = setup;
    this.players = players;
    this.labels = cards.map((card) => card.label);
    this.patrons = cards.filter((card) => card.type === 'P').map((card) => card.label);
    this.hasCopies = cards.some((card) => card.copies > 1);
    this.catalogue = new Catalogue(setup);
    this.actions = this.catalogue.size;
    this.maxOptions = cards.length + mostPlays(setup) + actionsOfEvents(players, slotsOf(setup));
    this.tableWords = Table.Cards + cards.length * CardWord.Count + countCards(cards) + mostPlays(setup);
    this.tables = arena.allocate(this.tableWords);
    writeRules(this.tables, setup);
    writeOffsets(this.tables, setup);
    writeCards(this.tables, setup, this.catalogue);
    this.observationSize = observationSize(this);
  }

  actionLabel(phase: number, action: number): string {
    return this.catalogue.label(phase, action);
  }

  actionOf(phase: number, label: string): number {
    return this.catalogue.action(phase, label);
  }

  describe(event: number, player: number, card: number, amount: number): string {
    return describe(event, player, card < 0 ? '' : this.labels[card], amount);
  }

  createState(): State {
    return new BaroqueMastersState(this);
  }

  release(): void {
    arena.release(this.tables, this.tableWords);
  }
}

function writeRules(tables: number, { players, rules, cards }: Setup): void {
  const differentPatrons = flag(rules, 'differentPatrons');
  const twins = !differentPatrons && cards.some((card) => card.type === 'P' && card.copies > 1);
  words[tables + Table.Players] = players;
  words[tables + Table.Labels] = cards.length;
  words[tables + Table.DeckSize] = countCards(cards);
  words[tables + Table.PatronKinds] = cards.filter((card) => card.type === 'P').length;
  words[tables + Table.OptionCards] = whole(rules, 'optionCards');
  words[tables + Table.MaxPatrons] = whole(rules, 'maxPatrons');
  words[tables + Table.DifferentPatrons] = Number(differentPatrons);
  words[tables + Table.TwinPatrons] = Number(twins);
  words[tables + Table.HandLimit] = whole(rules, 'handLimit');
  words[tables + Table.NoQualityPenalty] = whole(rules, 'noQualityPenalty');
  words[tables + Table.NoQualityTotal] = Number(word(rules, 'noQualityMeld') === 'total');
  words[tables + Table.ExtraQualityBonus] = whole(rules, 'extraQualityBonus');
  const ranks = Math.max(0, ...cards.filter((card) => card.type === 'Q').map(rankOf));
  words[tables + Table.QualitiesEnd] = Sort.Quality + ranks * SortWord.Count;
  words[tables + Table.DeckPasses] = whole(rules, 'deckPasses');
  words[tables + Table.MaxTurns] = whole(rules, 'maxTurns');
  for (let seat = 0; seat < players; seat++) {
    words[tables + Table.StartingReputation + seat] = forSeat(rules, 'startingReputation', seat);
  }
}

function rankOf(card: Card): number {
  return numberOf(card, 'rank');
}

/** How many Patrons a player has in play at most. */
function slotsOf({ rules, cards }: Setup): number {
  const patrons = cards.filter((card) => card.type === 'P');
  const available = flag(rules, 'differentPatrons') ? patrons.length : countCards(patrons);
  return Math.min(whole(rules, 'maxPatrons'), available);
}

/** In how many ways a player may play cards at most: each card that may be played, on each Patron that may be in play. */
function mostPlays(setup: Setup): number {
  const slots = slotsOf(setup);
  return setup.cards.reduce((sum, card) => sum + actionsOfCard(card, setup.players, slots), 0);
}

/** Where the parts of a state lie: each list has room for every card that it could hold. */
function writeOffsets(tables: number, setup: Setup): void {
  const { players, cards, rules } = setup;
  const deckSize = countCards(cards);
  const patrons = cards.filter((card) => card.type === 'P');
  const patronsAt = HAND_AT + Math.max(FEW_CARDS, countCards(cards.filter((card) => card.type !== 'V')));
  const slotsAt = patronsAt + patrons.length * SortWord.Count;
  const slots = slotsOf(setup);
  const playerWords = slotsAt + slots * Slot.Count;
  const rowAt = S.Deck + deckSize;
  const removedAt = rowAt + Math.min(whole(rules, 'optionCards'), deckSize);
  const playersAt = removedAt + deckSize;
  words[tables + Table.RowAt] = rowAt;
  words[tables + Table.RemovedAt] = removedAt;
  words[tables + Table.PatronsAt] = patronsAt;
  words[tables + Table.PatronsEnd] = slotsAt;
  words[tables + Table.SlotsAt] = slotsAt;
  words[tables + Table.Slots] = slots;
  words[tables + Table.PlayersAt] = playersAt;
  words[tables + Table.PlayerWords] = playerWords;
  words[tables + Table.StateWords] = playersAt + players * playerWords;
}

function writeCards(tables: number, { cards }: Setup, catalogue: Catalogue): void {
  const deckList = tables + Table.Cards + cards.length * CardWord.Count;
  words[tables + Table.DeckList] = deckList;
  words[tables + Table.PlaysAt] = deckList + countCards(cards);
  words[tables + Table.EventActions] = catalogue.eventActions;
  let patrons = 0;
  let several = 0;
  let deckEnd = deckList;
  cards.forEach((card, label) => {
    const at = tables + Table.Cards + label * CardWord.Count;
    words[at + CardWord.Type] = LETTERS.indexOf(card.type);
    words[at + CardWord.Rank] = rankOf(card);
    words[at + CardWord.Mask] = COMMISSIONED | (card.type === 'Q' ? 1 << rankOf(card) : 0);
    words[at + CardWord.Wanted] = card.type === 'Q' ? COMMISSIONED : 0;
    words[at + CardWord.Does] = effectOf(card);
    words[at + CardWord.Amount] = numberOf(card, 'amount');
    words[at + CardWord.Several] = card.copies > 1 ? (several++ % 31) + 1 : 0;
    words[at + CardWord.Sort] = sortOf(card, words[tables + Table.PatronsAt] + patrons * SortWord.Count);
    words[at + CardWord.Patron] = card.type === 'P' ? patrons++ : 0;
    words[at + CardWord.Actions] = catalogue.starts[label];
    words.fill(label, deckEnd, deckEnd + card.copies);
    deckEnd += card.copies;
  });
}
