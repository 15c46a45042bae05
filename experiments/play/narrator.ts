import { NO_CARD, type Observer, type State } from '../../engine/game.js';
import type { Telling } from './faces/index.js';
import { titleOf } from '../../sim/trace/card-count.js';
import { withMinus } from '../../sim/trace/number-text.js';

/** Something that happened, as a sentence with room for the cards that it happened to. */
interface Sentence {
  /** `P1`, who it is about; empty where it is about nobody. */
  readonly subject: string;
  readonly before: string;
  /** Cards in the middle: those seen by name, the others as a number. */
  readonly cards: string[];
  unseen: number;
  readonly after: string;
}

interface Chapter {
  readonly heading: string;
  readonly player: number;
  readonly sentences: Sentence[];
}

/** The event that belongs to the deal, before the first turn. */
const DEAL = 'dealt';

/** Remembers what happens at the table, as one seat sees it, until it is asked what was new. */
export class Narrator implements Observer {
  /** While it is muted it remembers nothing: what happens is a repetition. */
  muted = false;
  private chapters: Chapter[] = [];

  /**
   * @param seat who is told: cards that he may not see are told as `a card`
   * @param names what each seat is called
   */
  constructor(
    private readonly state: State,
    private readonly seat: number,
    private readonly names: readonly string[],
    private readonly telling: Telling,
  ) {}

  tell(event: number, player: number, card: number, amount: number): void {
    if (this.muted) return;
    const { variant } = this.state;
    const kind = variant.game.events[event];
    if (this.telling.untold.includes(kind.name)) return;
    const text = withMinus(variant.describe(event, player, card, amount));
    if (text === '') return;
    const label = card === NO_CARD ? '' : variant.labels[card];
    const seen = kind.seenBy === undefined || kind.seenBy.some((left) => this.seatTo(player, left) === this.seat);
    const chapter = this.chapterOf(kind.name === DEAL);
    addTo(chapter, sentenceOf(text, label, seen), this.telling.apart.includes(kind.name));
  }

  gain(event: number, player: number, card: number, amount: number): void {
    this.tell(event, player, card, amount);
  }

  offer(): void {}

  turnEnded(): void {}

  /** What is new since the last time, a paragraph for each turn. */
  news(): string[] {
    const told = this.chapters.map(paragraphOf);
    this.chapters = [];
    return told;
  }

  private seatTo(player: number, left: number): number {
    const { players } = this.state.variant;
    return (player + left + players) % players;
  }

  private chapterOf(isDeal: boolean): Chapter {
    const { state } = this;
    const { turnName } = state.variant.game;
    const isRound = turnName === 'round';
    const player = isRound || isDeal || state.over ? -1 : state.player;
    const turn = `${titleOf(turnName)} ${state.turn + 1}`;
    const whose = isRound ? turn : `${turn}, ${this.names[state.player]}`;
    const heading = isDeal ? 'The deal' : state.over ? 'At the end' : whose;
    const last = this.chapters.at(-1);
    if (last?.heading === heading) return last;
    const chapter = { heading, player, sentences: [] };
    this.chapters.push(chapter);
    return chapter;
  }
}

/** The same thing happening to several cards in a row is one sentence, unless they are told apart. */
function addTo({ sentences }: Chapter, sentence: Sentence, apart: boolean): void {
  const last = sentences.at(-1);
  if (last === undefined || apart || !isAlike(last, sentence)) {
    sentences.push(sentence);
    return;
  }
  last.cards.push(...sentence.cards);
  last.unseen += sentence.unseen;
}

function isAlike(one: Sentence, other: Sentence): boolean {
  return (
    one.cards.length + one.unseen > 0 &&
    other.cards.length + other.unseen > 0 &&
    one.subject === other.subject &&
    one.before === other.before &&
    one.after === other.after
  );
}

function sentenceOf(text: string, label: string, seen: boolean): Sentence {
  const subject = /^P\d+(?= )/.exec(text)?.[0] ?? '';
  const rest = subject === '' ? text : text.slice(subject.length + 1);
  const parts = label === '' ? [rest] : rest.split(label);
  if (parts.length === 2) {
    return { subject, before: parts[0], cards: seen ? [label] : [], unseen: seen ? 0 : 1, after: parts[1] };
  }
  return { subject, before: seen ? rest : parts.join('a card'), cards: [], unseen: 0, after: '' };
}

/** One after another; who does several things in a row is named once. */
function paragraphOf({ heading, player, sentences }: Chapter): string {
  let text = `${heading}:`;
  let before = player < 0 ? '' : `P${player}`;
  for (const [index, sentence] of sentences.entries()) {
    const { subject } = sentence;
    const goesOn = subject !== '' && subject === before;
    const words = `${sentence.before}${cardsOf(sentence)}${sentence.after}`;
    const join = index === 0 ? ' ' : goesOn ? ', ' : '; ';
    text += join + (goesOn || subject === '' ? words : `${subject} ${words}`);
    before = subject;
  }
  return `${text}.`;
}

function cardsOf({ cards, unseen }: Sentence): string {
  const hidden = unseen === 0 ? [] : [unseen === 1 ? 'a card' : `${unseen} cards`];
  const named = [...cards, ...hidden];
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
