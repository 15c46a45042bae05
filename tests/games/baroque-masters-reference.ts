import type { Card } from '../../engine/cards.js';
import type { Setup } from '../../engine/game.js';
import { flag, forSeat, whole, word } from '../../engine/settings.js';

/**
 * A second, naive Baroque Masters for the tests: plain lists and recursion, written from the rules page without a look
 * at the engine. It asks for its decisions by yielding them, and for cards by calling `draw`.
 */

export interface Decision {
  readonly player: number;
  readonly phase: string;
  readonly turn: number;
  readonly options: readonly string[];
}

interface InPlay {
  readonly patron: string;
  commission: string | null;
  qualities: string[];
}

interface Player {
  reputation: number;
  hand: string[];
  patrons: InPlay[];
}

const LOSERS = ['Criticism', 'Gothic', 'Condemnation', 'Scandal', 'Public Disgrace'];
const DRAWERS = ['Ambition', 'Enterprise', 'Virtuosity', 'Passion', 'Genius'];
const GAINERS = ['Celebrated', 'Famous'];
const OWN_HAND = ['Madness', 'Idiosyncrasies'];
const OTHER_HAND = ['Intrigue', 'Tormented'];
const THIEVES = ['Scheme', 'Plot'];
const DISMISSERS = ['Dismissal', 'Fiery Temper'];

type Play<T> = Generator<Decision, T, string>;

/** A card of the hand with an option's label, and what happens then. */
interface Option {
  readonly card: string;
  readonly label: string;
  run(): Play<void> | undefined;
}

export class ReferenceGame {
  readonly players: Player[];
  deck: number;
  readonly discard: string[] = [];
  readonly removed: string[] = [];
  row: string[] = [];
  round = 0;
  truncated = false;
  private first = 0;
  private runOuts = 0;
  private last = false;
  private readonly cards: ReadonlyMap<string, Card>;

  /**
   * @param draw the next card that leaves the deck
   * @param shuffled the discard of so many cards became the deck
   * @param roundEnded called after each round
   */
  constructor(
    private readonly setup: Setup,
    private readonly draw: () => string,
    private readonly shuffled: (count: number) => void,
    private readonly roundEnded: () => void,
  ) {
    this.cards = new Map(setup.cards.map((card) => [card.label, card]));
    this.deck = setup.cards.reduce((sum, card) => sum + card.copies, 0);
    this.players = Array.from({ length: setup.players }, (_, seat) => ({
      reputation: forSeat(setup.rules, 'startingReputation', seat),
      hand: [],
      patrons: [],
    }));
  }

  private card(label: string): Card {
    const card = this.cards.get(label);
    if (card === undefined) throw new RangeError(label);
    return card;
  }

  private number(label: string, field: string): number {
    return Number(this.card(label).fields[field] ?? 0);
  }

  private rule(name: string): number {
    return whole(this.setup.rules, name);
  }

  /** All seats from one on, going left. */
  private from(seat: number): number[] {
    return this.players.map((_, left) => (seat + left) % this.players.length);
  }

  private *ask(player: number, phase: string, options: readonly string[]): Play<string> {
    const different = [...new Set(options)];
    if (different.length === 1) return different[0];
    return yield { player, phase, turn: this.round, options: different };
  }

  *play(): Play<void> {
    do {
      yield* this.playRound();
      this.round++;
      this.roundEnded();
      this.first = (this.first + 1) % this.players.length;
      this.truncated = !this.last && this.round * this.players.length >= this.rule('maxTurns');
    } while (!this.last && !this.truncated);
  }

  private *playRound(): Play<void> {
    this.row = [];
    while (this.row.length < this.rule('optionCards')) {
      const card = this.drawCard();
      if (card === null) break;
      this.row.push(card);
    }
    for (let seat = this.first; this.row.length > 0; seat = (seat + 1) % this.players.length)
      yield* this.takeTurn(seat);
    for (const seat of this.from(this.first)) yield* this.score(seat);
    for (const seat of this.from(this.first)) {
      const { hand } = this.players[seat];
      while (hand.length > this.rule('handLimit')) {
        const choice = yield* this.ask(
          seat,
          'end',
          hand.map((card) => `discard ${card}`),
        );
        this.discard.push(takeOut(hand, choice.slice('discard '.length)));
      }
    }
  }

  private drawCard(): string | null {
    if (this.last) return null;
    if (this.deck === 0) {
      this.runOuts++;
      if (this.runOuts === this.rule('deckPasses') || this.discard.length === 0) {
        this.last = true;
        return null;
      }
      this.deck = this.discard.length;
      this.shuffled(this.discard.length);
      this.discard.length = 0;
    }
    this.deck--;
    return this.draw();
  }

  private *takeTurn(seat: number): Play<void> {
    const { hand } = this.players[seat];
    let taken = false;
    for (;;) {
      const plays = hand.flatMap((card) => this.plays(seat, card));
      const choice = yield* this.ask(seat, 'option', [
        ...(taken ? ['end'] : this.row.map((card) => `take ${card}`)),
        ...plays.map(({ label }) => label),
      ]);
      if (choice === 'end') return;
      const play = plays.find(({ label }) => label === choice);
      if (play === undefined) {
        taken = true;
        yield* this.receive(seat, takeOut(this.row, choice.slice('take '.length)));
      } else {
        takeOut(hand, play.card);
        const more = play.run();
        if (more !== undefined) yield* more;
      }
    }
  }

  /** A card comes to a player: an Event resolves, anything else goes to the hand. */
  private *receive(seat: number, card: string): Play<void> {
    if (this.card(card).type !== 'V') {
      this.players[seat].hand.push(card);
      return;
    }
    this.removed.push(card);
    const targets = this.targets(seat, card);
    if (targets.length === 0) return;
    const choice = yield* this.ask(
      seat,
      'event',
      targets.map((target) => `target ${target}`),
    );
    yield* this.resolve(seat, card, choice.slice('target '.length));
  }

  private plays(seat: number, card: string): Option[] {
    const { patrons } = this.players[seat];
    const onto = (fits: InPlay[], put: (on: InPlay) => void) =>
      fits.map((on) => ({
        card,
        label: `play ${card} on ${on.patron}`,
        run: () => {
          put(on);
          return undefined;
        },
      }));
    switch (this.card(card).type) {
      case 'P':
        if (!this.mayHave(seat, card)) return [];
        return [
          {
            card,
            label: `play ${card}`,
            run: () => {
              patrons.push({ patron: card, commission: null, qualities: [] });
              return undefined;
            },
          },
        ];
      case 'C':
        return onto(
          patrons.filter(({ commission }) => commission === null),
          (on) => {
            on.commission = card;
          },
        );
      case 'Q': {
        const rank = this.number(card, 'rank');
        return onto(
          patrons.filter(
            ({ commission, qualities }) =>
              commission !== null && qualities.every((other) => this.number(other, 'rank') !== rank),
          ),
          (on) => on.qualities.push(card),
        );
      }
      default:
        return this.targets(seat, card).map((target) => ({
          card,
          label: target === '' ? `use ${card}` : `use ${card} on ${target}`,
          run: () => this.use(seat, card, target),
        }));
    }
  }

  private *use(seat: number, card: string, target: string): Play<void> {
    this.removed.push(card);
    yield* this.resolve(seat, card, target);
  }

  private mayHave(seat: number, patron: string): boolean {
    const { patrons } = this.players[seat];
    const different = flag(this.setup.rules, 'differentPatrons');
    return patrons.length < this.rule('maxPatrons') && !(different && patrons.some((other) => other.patron === patron));
  }

  /** The targets of an Action or Event in words; one empty word where it needs none. */
  private targets(seat: number, card: string): string[] {
    const effect = this.card(card).effect ?? '';
    const patronsOf = (other: number): string[] => this.players[other].patrons.map(({ patron }) => patron);
    const opponents = this.from(seat).slice(1);
    if (LOSERS.includes(effect) || OTHER_HAND.includes(effect)) return opponents.map((other) => `P${other}`);
    if (DISMISSERS.includes(effect)) {
      return this.from(seat).flatMap((other) => patronsOf(other).map((patron) => `P${other} ${patron}`));
    }
    if (THIEVES.includes(effect)) {
      return opponents.flatMap((other) =>
        patronsOf(other)
          .filter((patron) => this.mayHave(seat, patron))
          .map((patron) => `P${other} ${patron}`),
      );
    }
    return [''];
  }

  private *resolve(seat: number, card: string, target: string): Play<void> {
    const effect = this.card(card).effect ?? '';
    const amount = this.number(card, 'amount');
    const other = Number(target.slice(1, 2));
    const patron = target.slice(3);
    if (LOSERS.includes(effect)) this.players[other].reputation -= amount;
    if (GAINERS.includes(effect)) this.players[seat].reputation += amount;
    if (OWN_HAND.includes(effect)) this.discard.push(...this.players[seat].hand.splice(0));
    if (OTHER_HAND.includes(effect)) this.discard.push(...this.players[other].hand.splice(0));
    if (THIEVES.includes(effect) || DISMISSERS.includes(effect)) {
      const { patrons } = this.players[other];
      const [lost] = patrons.splice(
        patrons.findIndex((entry) => entry.patron === patron),
        1,
      );
      this.discard.push(...lost.qualities);
      if (THIEVES.includes(effect)) this.players[seat].patrons.push({ ...lost, qualities: [] });
      else this.discard.push(lost.patron, ...(lost.commission === null ? [] : [lost.commission]));
    }
    if (!DRAWERS.includes(effect)) return;
    for (let draw = 0; draw < amount; draw++) {
      const drawn = this.drawCard();
      if (drawn === null) return;
      yield* this.receive(seat, drawn);
    }
  }

  private *score(seat: number): Play<void> {
    const player = this.players[seat];
    for (;;) {
      const melds = player.patrons.filter(({ commission }) => commission !== null);
      const choice = yield* this.ask(seat, 'scoring', [...melds.map(({ patron }) => `score ${patron}`), 'pass']);
      const meld = melds.find(({ patron }) => choice === `score ${patron}`);
      if (meld === undefined || meld.commission === null) return;
      const cards = [meld.patron, meld.commission, ...meld.qualities];
      player.reputation += this.worth(cards, meld.qualities.length);
      this.removed.push(...cards);
      player.patrons.splice(player.patrons.indexOf(meld), 1);
    }
  }

  private worth(cards: readonly string[], qualities: number): number {
    const ranks = cards.reduce((sum, card) => sum + this.number(card, 'rank'), 0);
    if (qualities > 0) return ranks + (qualities - 1) * this.rule('extraQualityBonus');
    const penalty = this.rule('noQualityPenalty');
    return word(this.setup.rules, 'noQualityMeld') === 'total' ? -penalty : ranks - penalty;
  }
}

function takeOut(list: string[], card: string): string {
  list.splice(list.indexOf(card), 1);
  return card;
}
