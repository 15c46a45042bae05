import { NO_ACTION, type Game, type Setup, type State, type Variant } from '../game.js';
import { countCards, numberOf, type Card } from '../cards.js';
import { flag, forSeat, whole, word } from '../settings.js';
import { eventText, TYPES } from './cards.js';
import { actionLabel, LAST_ACTIONS, PASS, RETIRE } from './labels.js';
import { arena, CardWord, Effect, Entry, Kind, Named, P, S, Table, words } from './layout.js';
import { observationSize } from './observation.js';
import { BourgeoisieState } from './state.js';
import { Positions } from './positions.js';
import { describe } from './story.js';

const LETTERS = Object.keys(TYPES);

/** The printed Events' effects. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  Plague: Effect.LoseTokens,
  Famine: Effect.LoseGold,
  Taxes: Effect.LoseSilver,
  Corruption: Effect.Steal,
  Cunning: Effect.GainSilver,
  'Diversify Portfolio': Effect.GainTokens,
  Innovators: Effect.Upgrade,
  Professionals: Effect.Upgrade,
  Reputable: Effect.Upgrade,
  'Fine Vista': Effect.Upgrade,
  Legitimacy: Effect.Upgrade,
  Reinvest: Effect.Upgrade,
  Default: Effect.Destroy,
  War: Effect.Destroy,
  Nepotism: Effect.Voucher,
  Patronage: Effect.Voucher,
  'Recognition Fees': Effect.Voucher,
  Crisis: Effect.Voucher,
  'Feudal Tenures': Effect.Voucher,
  Capital: Effect.Voucher,
};

/** Bourgeoisie with its players, rules and cards: its tables in the arena. */
export class BourgeoisieVariant implements Variant {
  readonly players: number;
  readonly labels: readonly string[];
  readonly hasCopies: boolean;
  readonly actions: number;
  readonly maxOptions: number;
  readonly observationSize: number;
  /** Where the tables begin in the arena. */
  readonly tables: number;
  private readonly tableWords: number;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(
    readonly game: Game,
    readonly setup: Setup,
  ) {
    this.players = setup.players;
    this.labels = setup.cards.map((card) => card.label);
    this.numbers = new Map(this.labels.map((label, number) => [label, number]));
    this.hasCopies = setup.cards.some((card) => card.copies > 1);
    this.actions = this.labels.length + LAST_ACTIONS;
    this.maxOptions = this.labels.length + 1;
    this.tableWords = Table.Cards + setup.cards.length * CardWord.Count + countCards(setup.cards);
    this.tables = arena.allocate(this.tableWords);
    writeTables(this.tables, setup, this.hasCopies);
    this.observationSize = observationSize(this);
  }

  actionLabel(phase: number, action: number): string {
    return actionLabel(this.labels, phase, action, this.setup.cards[action]);
  }

  actionOf(phase: number, label: string): number {
    if (label === 'pass') return this.labels.length + PASS;
    if (label === 'retire') return this.labels.length + RETIRE;
    const action = this.numbers.get(label.slice(label.indexOf(' ') + 1));
    return action !== undefined && this.actionLabel(phase, action) === label ? action : NO_ACTION;
  }

  describe(event: number, player: number, card: number, amount: number): string {
    return describe(event, player, card < 0 ? '' : this.labels[card], amount);
  }

  createState(): State {
    return new BourgeoisieState(this);
  }

  release(): void {
    arena.release(this.tables, this.tableWords);
  }
}

function writeTables(tables: number, { players, rules, cards }: Setup, hasCopies: boolean): void {
  const deckSize = countCards(cards);
  const deckList = tables + Table.Cards + cards.length * CardWord.Count;
  const playerWords = P.Hand + deckSize + deckSize * Entry.Count;
  const playersAt = S.Deck + deckSize;
  const retiredAt = playersAt + players * playerWords;
  const listAt = retiredAt + deckSize * (2 + Entry.Count);
  const discardsAt = listAt + Math.max(deckSize, 1);

  words[tables + Table.Players] = players;
  words[tables + Table.Labels] = cards.length;
  words[tables + Table.DeckSize] = deckSize;
  words[tables + Table.Families] = countCards(cards.filter((card) => card.type === 'F'));
  words[tables + Table.HasCopies] = Number(hasCopies);
  words[tables + Table.ListsTrack] = Number(hasCopies || whole(rules, 'trackSize') > Positions.Most);
  words[tables + Table.TrackSize] = whole(rules, 'trackSize');
  words[tables + Table.HandLimit] = whole(rules, 'handLimit');
  words[tables + Table.StartingSilverDie] = whole(rules, 'startingSilverDie');
  words[tables + Table.FateDie] = whole(rules, 'fateDie');
  words[tables + Table.SilverPerGold] = whole(rules, 'silverPerGold');
  words[tables + Table.OfficesPerTurn] = whole(rules, 'officesPerTurn');
  words[tables + Table.RetireIncome] = whole(rules, 'retireIncome');
  words[tables + Table.ForcedRetireIncome] = whole(rules, 'forcedRetireIncome');
  words[tables + Table.LeastRetireIncome] = Math.min(whole(rules, 'retireIncome'), whole(rules, 'forcedRetireIncome'));
  words[tables + Table.RetiringIncome] = word(rules, 'incomeBasis') === 'all' ? P.Income : P.InvestmentIncome;
  words[tables + Table.NoOfficePenalty] = whole(rules, 'noOfficePenalty');
  words[tables + Table.ExtraFamilyBonus] = whole(rules, 'extraFamilyBonus');
  words[tables + Table.SharedEventRoll] = Number(flag(rules, 'sharedEventRoll'));
  words[tables + Table.GoldKeptOnRetire] = Number(flag(rules, 'goldKeptOnRetire'));
  words[tables + Table.MaxTurns] = whole(rules, 'maxTurns');
  words[tables + Table.PlayersAt] = playersAt;
  words[tables + Table.PlayerWords] = playerWords;
  words[tables + Table.TableauAt] = P.Hand + deckSize;
  words[tables + Table.RetiredAt] = retiredAt;
  words[tables + Table.ListAt] = listAt;
  words[tables + Table.DiscardsAt] = discardsAt;
  words[tables + Table.StateWords] = discardsAt + deckSize;
  words[tables + Table.DeckList] = deckList;
  for (let seat = 0; seat < players; seat++) {
    words[tables + Table.StartingSilver + seat] = forSeat(rules, 'startingSilver', seat);
    words[tables + Table.StartingTokens + seat] = forSeat(rules, 'startingTokens', seat);
  }
  words.fill(Named.NoMoney, tables + Table.Purse, tables + Table.Purse + Kind.Count);
  cards.forEach((card, label) => writeCard(tables + Table.Cards + label * CardWord.Count, card));
  deckOf(cards).forEach((label, at) => {
    words[deckList + at] = label;
  });
}

function writeCard(at: number, card: Card): void {
  const event = card.effect === undefined ? undefined : eventText(card.effect);
  words[at + CardWord.Kind] = LETTERS.indexOf(card.type);
  words[at + CardWord.Value] = numberOf(card, 'value');
  words[at + CardWord.Cost] = numberOf(card, 'cost');
  words[at + CardWord.Bonus] = numberOf(card, 'bonus');
  words[at + CardWord.Effect] = card.effect === undefined ? Effect.None : EFFECTS[card.effect];
  words[at + CardWord.Target] = event?.target === undefined ? Kind.Count : LETTERS.indexOf(event.target);
  words[at + CardWord.Amount] = numberOf(card, 'amount');
  words[at + CardWord.Price] = event?.price === undefined ? Named.NoPrice : numberOf(card, 'price');
}

/** The labels in the deck, copies repeated, Families first: they are dealt from that part. */
function deckOf(cards: readonly Card[]): number[] {
  const numbered = cards.map((card, label) => ({ card, label }));
  const isFamily = ({ card }: { card: Card }): boolean => card.type === 'F';
  return [...numbered.filter(isFamily), ...numbered.filter((entry) => !isFamily(entry))].flatMap(({ card, label }) =>
    Array.from({ length: card.copies }, () => label),
  );
}
