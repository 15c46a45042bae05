import { setImmediate } from 'node:timers/promises';
import { WIN_SHARE_SCALE, winShare, type Variant } from '../../engine/game.js';
import { titleOf } from '../../sim/trace/card-count.js';
import { points } from '../../sim/trace/number-text.js';
import { printable } from '../file/input-error.js';
import { percent, textTable } from '../text/table.js';
import type { Archive } from './archive.js';
import { COMMANDS, readCommand, shortened, type Command } from './command.js';
import { faceOf, type Face, type Look } from './faces/index.js';
import { ADVISER, Adviser } from './hint.js';
import type { LinesIn } from './lines-in.js';
import { cardWords, optionLabels, optionText } from './options-shown.js';
import type { Opponents } from './opponents.js';
import type { Screen } from './screen.js';
import { Sight } from './sight.js';
import type { Invitation, Refusal, Sitting } from './sitting.js';

/** How a sitting ends: the game is over, the person leaves, the input ends. */
export type Ending = 'over' | 'quit' | 'cut off';

/** What is needed to host a game. */
export interface Room {
  readonly variant: Variant;
  readonly invitation: Invitation;
  /** What each seat is called. */
  readonly names: readonly string[];
  readonly sitting: Sitting;
  readonly opponents: Opponents;
  readonly archive: Archive;
  readonly screen: Screen;
  readonly lines: LinesIn;
}

/** So many options of a hint are told; the others went through fewer lines. */
const OPINIONS_TOLD = 8;

const REFUSALS: Readonly<Record<Refusal, string>> = {
  nothing: 'there is nothing to take back: you have decided nothing yet',
  others: 'it cannot be taken back: others have decided since',
  chance: 'it cannot be taken back: cards were drawn or dice rolled since',
};

/** Plays a game with a person: shows, asks, and has the opponents play. */
export class Host {
  private readonly face: Face;
  private readonly sight: Sight;
  private adviser: Adviser | null = null;
  /** Whether the table has changed by more than the person's own choices since it was shown. */
  private stale = true;
  private shownTurn = -1;

  constructor(private readonly room: Room) {
    this.face = faceOf(room.variant.game);
    this.sight = new Sight(room.variant);
  }

  /** Plays to the end, or until the person leaves. Throws Interrupted where he is interrupted. */
  async play(): Promise<Ending> {
    const { sitting, opponents, invitation } = this.room;
    const { state } = sitting;
    while (!state.over) {
      if (state.player === invitation.seat) {
        const ending = await this.ask();
        if (ending !== null) return ending;
      } else {
        sitting.play(opponents.choose(state));
        this.stale = true;
        // An interruption is heard between decisions.
        await setImmediate();
        this.room.lines.heed();
      }
    }
    this.tellEnd();
    return 'over';
  }

  /** Asks until the person has chosen, or leaves. */
  private async ask(): Promise<Ending | null> {
    const { sitting, screen, lines } = this.room;
    const { state } = sitting;
    this.tellNews();
    if (this.stale || state.turn !== this.shownTurn) this.showTable();
    this.showOptions();
    for (;;) {
      screen.prompt(`${this.phaseTitle} 1–${state.options} (? for help):`);
      const line = await lines.next();
      if (line === null) {
        screen.blank();
        return 'cut off';
      }
      if (!lines.echoes) screen.paragraph(printable(line));
      const command = readCommand(line, state.options);
      if (command.kind === 'quit') return 'quit';
      if (command.kind === 'choice') {
        sitting.play(command.choice);
        return null;
      }
      if (command.kind === 'undo' && this.takeBack()) return null;
      await this.answer(command);
    }
  }

  private async answer(command: Command): Promise<void> {
    switch (command.kind) {
      case 'help':
        return this.tellRules();
      case 'card':
        return this.tellCard(command.words);
      case 'hint':
        return this.tellHint();
      case 'table':
        this.showTable();
        return this.showOptions();
      case 'save':
        return this.save(command.file);
      case 'wrong':
        return this.remark(command.message);
    }
  }

  private get look(): Look {
    const { variant, invitation, names, sitting } = this.room;
    return {
      variant,
      seen: this.sight.look(sitting.state, invitation.seat),
      seat: invitation.seat,
      names,
      card: (label) => {
        const { kind } = cardWords(variant, label);
        return kind === '' ? label : `${label} (${kind})`;
      },
    };
  }

  private get phaseTitle(): string {
    const { state } = this.room.sitting;
    return titleOf(state.variant.game.phases[state.phase]);
  }

  private tellNews(): void {
    const { sitting, screen } = this.room;
    const news = sitting.narrator.news();
    if (news.length > 0) screen.blank();
    for (const paragraph of news) screen.paragraph(paragraph);
  }

  private showTable(): void {
    const { screen, sitting } = this.room;
    screen.blank();
    screen.parts(this.face.table(this.look));
    this.stale = false;
    this.shownTurn = sitting.state.turn;
  }

  private showOptions(): void {
    const { screen, sitting } = this.room;
    const { look } = this;
    const purse = this.face.purse(look);
    const labels = optionLabels(sitting.state);
    const width = String(labels.length).length;
    screen.blank();
    screen.paragraph(`${this.phaseTitle} phase${purse === '' ? '' : `; you have ${purse}`}`, { style: 'bold' });
    screen.items(labels.map((label, at) => `${String(at + 1).padStart(width)} ${optionText(look, this.face, label)}`));
  }

  private remark(text: string): void {
    this.room.screen.paragraph(text, { style: 'yellow' });
  }

  private tellRules(): void {
    const { screen, variant, sitting } = this.room;
    const { game, setup } = variant;
    const rules = game.help?.phase(game.phases[sitting.state.phase], setup.rules) ?? [];
    screen.paragraph(`The rules of the ${this.phaseTitle} phase`, { style: 'bold' });
    for (const rule of rules) screen.paragraph(rule, { indent: 2, hanging: 2 });
    if (rules.length === 0) screen.paragraph(`${game.title} has no words for them.`, { indent: 2, hanging: 2 });
    screen.paragraph('What you can type', { style: 'bold' });
    for (const text of COMMANDS) screen.paragraph(text, { indent: 2, hanging: 13 });
  }

  private tellCard(words: string): void {
    const { variant, screen } = this.room;
    const label = variant.labels.find((candidate) => candidate.toLowerCase() === words.toLowerCase());
    if (label === undefined) return this.remark(`no card is called ${JSON.stringify(shortened(words))}`);
    const { kind, text } = cardWords(variant, label);
    const said = [kind, text].filter((part) => part !== '').join(': ');
    screen.paragraph(`${label}: ${said === '' ? 'there is nothing to say of it' : said}`);
  }

  private async tellHint(): Promise<void> {
    const { variant, invitation, screen, sitting } = this.room;
    const { state } = sitting;
    this.adviser ??= await Adviser.create(variant, invitation.seed);
    const opinions = this.adviser.opinions(state);
    const labels = optionLabels(state);
    const lines = opinions.reduce((sum, { visits }) => sum + visits, 0);
    const [best] = opinions;
    screen.paragraph(
      `${ADVISER} would choose ${best.option + 1}, ${labels[best.option]}: ${percent(best.visits / lines, 0)} of the lines ` +
        `it tried went there, and you can expect ${percent(best.share, 0)} of the win (an even share is ` +
        `${percent(1 / variant.players, 0)}).`,
      { style: 'bold' },
    );
    const told = opinions.slice(0, OPINIONS_TOLD);
    const rows = told.map(({ option, visits, share }) => [
      `${visits}`,
      visits === 0 ? '' : percent(share, 0),
      `${option + 1} ${labels[option]}`,
    ]);
    for (const row of textTable(['Lines', 'Win', 'Option'], rows)) screen.paragraph(row, { indent: 2, hanging: 16 });
    const rest = opinions.length - told.length;
    if (rest > 0) screen.paragraph(`and ${rest} more, in which it believes less`, { indent: 2 });
  }

  /** Whether the last decision was taken back. */
  private takeBack(): boolean {
    const refusal = this.room.sitting.takeBack();
    if (refusal === null) {
      this.remark('taken back');
      this.stale = true;
      return true;
    }
    this.remark(REFUSALS[refusal]);
    return false;
  }

  private async save(file: string): Promise<void> {
    const { archive, sitting } = this.room;
    if (archive.isTaken(file)) return this.remark(`${printable(file)} is there already; name another file`);
    try {
      await archive.save(file, sitting.lines, sitting.decisions);
      this.remark(`saved in ${printable(file)}, after ${sitting.decisions} decisions`);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      this.remark(`it cannot be saved there: ${printable(error.message)}`);
    }
  }

  private tellEnd(): void {
    const { sitting, screen, names, variant } = this.room;
    const { state } = sitting;
    this.tellNews();
    this.showTable();
    screen.blank();
    const turns = `${state.turn} ${variant.game.turnName}${state.turn === 1 ? '' : 's'}`;
    screen.paragraph(`The game ${state.truncated ? 'is cut short' : 'is over'} after ${turns}.`, { style: 'bold' });
    const seats = Array.from({ length: variant.players }, (_, seat) => seat);
    for (const seat of seats.toSorted((one, other) => state.score(other) - state.score(one))) {
      const share = winShare(state, seat);
      const outcome = share === WIN_SHARE_SCALE ? ', who wins' : share > 0 ? ', who shares the win' : '';
      const score = state.score(seat) / variant.game.scoreScale;
      screen.paragraph(`${names[seat]}: ${points(score)}${outcome}`, { indent: 2 });
    }
  }
}
