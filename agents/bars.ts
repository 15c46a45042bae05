import type { Card } from '../engine/cards.js';
import type { Variant } from '../engine/game.js';

/** Between the words of `without=War+Land`. */
const BETWEEN = '+';

/** Options that do nothing: barring a phase leaves them. */
const RESTING: ReadonlySet<string> = new Set(['pass', 'decline', 'end']);

/** What a word of `without=` may bar: whether it bars an option with that label in that phase. */
type Bar = (phase: string, label: string) => boolean;

/** The words of a value of `without=`. */
export function wordsOf(value: string): string[] {
  return value.split(BETWEEN).map((word) => word.trim());
}

/**
 * What `without=` may bar in a variant. A word is, in this order,
 *
 * - the label of a card: every option that names it;
 * - a card type, by its name or letter: every option that names a card of it;
 * - a phase: all that is done in it, but not to pass, decline or end;
 * - the label of an option: `retire`, `take War`.
 *
 * Capitals tell apart words that are alike but for them (the card `Capital`, the phase `capital`); beyond that they do
 * not count.
 */
export class Vocabulary {
  /** Every word there is. */
  readonly words: readonly string[];
  private readonly bars: ReadonlyMap<string, Bar>;
  private readonly regardlessOfCase: ReadonlyMap<string, Bar>;
  private readonly cardLabels: RegExp;

  constructor(private readonly variant: Variant) {
    const { game, setup } = variant;
    const labels = [...new Set(setup.cards.map(({ label }) => label))];
    const longestFirst = labels.toSorted((one, other) => other.length - one.length);
    this.cardLabels = new RegExp(`(?<= )(?:${longestFirst.map(escapeForRegExp).join('|')})(?= |$)`, 'g');
    // A letter may have a name in each deck: `Scientist, Science`.
    const types = Object.entries(game.types).flatMap(([letter, names]) =>
      [...names.split(', '), letter].map((word) => [word, this.cardsThat(({ type }) => type === letter)] as const),
    );
    const bars: (readonly [string, Bar])[] = [
      ...labels.map((label) => [label, this.cardsThat((card) => card.label === label)] as const),
      ...types,
      ...game.phases.map(
        (name) => [name, (phase: string, label: string) => phase === name && !RESTING.has(label)] as const,
      ),
      ...this.optionLabels().map((own) => [own, (_: string, label: string) => label === own] as const),
    ];
    const inOrder = bars.toReversed();
    this.bars = new Map(inOrder);
    this.regardlessOfCase = new Map(inOrder.map(([word, bar]) => [word.toLowerCase(), bar]));
    this.words = [...new Set(bars.map(([word]) => word))];
  }

  /** Whether the word bars something. */
  knows(word: string): boolean {
    return this.barOf(word) !== undefined;
  }

  /** By phase and action (phase × actions + action): 1 where the words bar it. Throws where a word bars nothing. */
  tableOf(words: readonly string[]): Uint8Array {
    const { game, actions } = this.variant;
    const table = new Uint8Array(game.phases.length * actions);
    for (const word of words) {
      const bar = this.barOf(word);
      if (bar === undefined) throw new Error(`without=${word}: no card, type, phase or option of ${game.name}`);
      for (let at = 0; at < table.length; at++) {
        const phase = Math.floor(at / actions);
        if (bar(game.phases[phase], this.variant.actionLabel(phase, at % actions))) table[at] = 1;
      }
    }
    return table;
  }

  private barOf(word: string): Bar | undefined {
    return this.bars.get(word) ?? this.regardlessOfCase.get(word.toLowerCase());
  }

  /** Bars the options that name one of the cards. */
  private cardsThat(matches: (card: Card) => boolean): Bar {
    const labels = new Set(this.variant.setup.cards.filter(matches).map(({ label }) => label));
    return (_, option) => (option.match(this.cardLabels) ?? []).some((label) => labels.has(label));
  }

  private optionLabels(): string[] {
    const { game, actions } = this.variant;
    const labels = new Set<string>();
    for (let phase = 0; phase < game.phases.length; phase++) {
      for (let action = 0; action < actions; action++) labels.add(this.variant.actionLabel(phase, action));
    }
    return [...labels];
  }
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
