import type { Script } from '../../engine/dealer.js';
import { WIN_SHARE_SCALE, winShare, type Observer, type State } from '../../engine/game.js';
import { impossibility } from './card-count.js';
import type { Cursor, ExpectedLine } from './cursor.js';
import { differenceOf } from './difference.js';
import { fieldOf, isObject, shorten, show } from './line.js';
import { Refusal } from './refusal.js';
import type { TraceStart } from './start.js';
import { isTexts, isWhole } from './values.js';

/**
 * Plays the part of chance, of the players and of a witness after a trace: whatever the engine asks for or tells has to
 * stand on the next line. Throws a Refusal where it does not.
 */
export class Reenactment implements Script, Observer {
  /** Who else is told what happens. */
  audience: Observer | null = null;
  decisions = 0;
  private turns = 0;

  constructor(
    private readonly cursor: Cursor,
    private readonly start: TraceStart,
    private readonly state: State,
  ) {}

  draw(stream: number, words: Int32Array, from: number, count: number): number {
    const pile = this.start.game.streams[stream];
    const line = this.cursor.take('draw', () => `draw from ${pile}`);
    agree(line, 'draw.pile', pile);
    const card = fieldOf(line.fields, 'card');
    if (typeof card !== 'string') throw new Refusal(line.number, 'draw.card a label', show(card));
    const { labels } = this.state.variant;
    for (let index = 0; index < count; index++) {
      if (labels[words[from + index]] === card) return index;
    }
    throw new Refusal(line.number, `a card still in pile ${pile}`, `${card}, which is not in it`);
  }

  roll(_stream: number, sides: number): number {
    const line = this.cursor.take('roll', () => `roll of a die with ${sides} sides`);
    agree(line, 'roll.die', sides);
    const value = fieldOf(line.fields, 'value');
    if (isWhole(value, 1, sides)) return value;
    throw new Refusal(line.number, `roll.value a whole number from 1 to ${sides}`, show(value));
  }

  shuffle(stream: number, count: number): void {
    const pile = this.start.game.streams[stream];
    const line = this.cursor.take('shuffle', () => `shuffle of ${pile}`);
    agree(line, 'shuffle.pile', pile);
    agree(line, 'shuffle.cards', count);
  }

  tell(event: number, player: number, card: number, amount: number): void {
    if (this.audience !== null) this.audience.tell(event, player, card, amount);
  }

  gain(event: number, player: number, card: number, amount: number): void {
    if (this.audience !== null) this.audience.gain(event, player, card, amount);
  }

  offer(player: number, words: Int32Array, from: number, count: number): void {
    if (this.audience !== null) this.audience.offer(player, words, from, count);
  }

  turnEnded(turn: number, player: number): void {
    const name = this.start.game.turnName;
    const line = this.cursor.take('turn', () => `the state after ${name} ${turn} of player ${player}`);
    agree(line, 'turn.turn', turn);
    agree(line, 'turn.player', player);
    const expected = this.state.snapshot();
    const found = fieldOf(line.fields, 'state');
    const difference = differenceOf(expected, found, 'state');
    if (difference !== null) {
      const remark = isObject(found) ? impossibility(this.start.setup, expected, found) : '';
      throw new Refusal(line.number, `${difference.path} ${difference.expected}`, difference.found, remark);
    }
    this.turns++;
    if (this.audience !== null) this.audience.turnEnded(turn, player);
  }

  /** Takes the line of the decision the state waits at. Returns the index of the option chosen. */
  takeDecision(): number {
    const { state } = this;
    const { player, phase, options, variant } = state;
    const phaseName = this.start.game.phases[phase];
    const labels = Array.from({ length: options }, (_, k) => variant.actionLabel(phase, state.action(k)));
    const line = this.cursor.take(
      'decision',
      () => `decision of player ${player} in phase ${phaseName} between [${labels.join(', ')}]`,
    );
    agree(line, 'decision.turn', state.turn);
    agree(line, 'decision.player', player);
    agree(line, 'decision.phase', phaseName);
    agreeOptions(line, labels, `(player ${player}, phase ${phaseName})`);
    const choice = fieldOf(line.fields, 'choice');
    if (typeof choice !== 'string') throw new Refusal(line.number, 'decision.choice a label', show(choice));
    const k = labels.indexOf(choice);
    if (k < 0) throw new Refusal(line.number, `a choice among [${labels.join(', ')}]`, show(choice));
    this.decisions++;
    return k;
  }

  /** Takes the last line of the game. */
  takeEnd(): void {
    const { state } = this;
    const { players } = state.variant;
    const scale = this.start.game.scoreScale;
    const line = this.cursor.take('end', () => 'end line');
    agree(
      line,
      'end.scores',
      Array.from({ length: players }, (_, seat) => state.score(seat) / scale),
    );
    agree(
      line,
      'end.winShares',
      Array.from({ length: players }, (_, seat) => winShare(state, seat) / WIN_SHARE_SCALE),
    );
    agree(line, 'end.turns', this.turns);
    agree(line, 'end.decisions', this.decisions);
    agree(line, 'end.truncated', state.truncated);
  }
}

/** A field of a line, named as `kind.field`, has to have a value. */
function agree(line: ExpectedLine, path: string, expected: unknown): void {
  const name = path.slice(path.indexOf('.') + 1);
  const difference = differenceOf(expected, fieldOf(line.fields, name), path, name);
  if (difference === null) return;
  throw new Refusal(line.number, `${difference.path} ${difference.expected}`, difference.found);
}

/** The options have to be the legal ones, in any order. */
function agreeOptions(line: ExpectedLine, legal: readonly string[], where: string): void {
  const options = fieldOf(line.fields, 'options');
  if (!isTexts(options)) throw new Refusal(line.number, 'decision.options a list of labels', show(options));
  const offered = new Set(options);
  if (offered.size < options.length) {
    const twice = options.find((option, index) => options.indexOf(option) < index);
    throw new Refusal(line.number, 'each option once', `${show(twice)} twice`);
  }
  const missing = legal.filter((label) => !offered.has(label));
  const illegal = options.filter((option) => !legal.includes(option));
  if (missing.length === 0 && illegal.length === 0) return;
  const found = [
    ...(missing.length > 0 ? [`missing [${missing.join(', ')}]`] : []),
    ...(illegal.length > 0 ? [`not legal ${shorten(`[${illegal.join(', ')}]`)}`] : []),
  ];
  const expected = `options [${legal.toSorted().join(', ')}] ${where}`;
  throw new Refusal(line.number, expected, found.join(', '));
}
