import { styleText } from 'node:util';
import { withMinus } from '../../sim/trace/number-text.js';
import { wrapped } from '../../sim/trace/wrap.js';
import { columnsOf } from '../text/lines.js';
import type { Part } from './faces/index.js';

const INDENT = 2;
const HANGING = 4;

/** Between items that stand side by side. */
const GAP = 3;

type Style = 'bold' | 'dim' | 'cyan' | 'yellow';

/** What a person reads: lines as wide as the terminal, with colours where it is one. */
export class Screen {
  constructor(private readonly stream: NodeJS.WriteStream) {}

  get columns(): number {
    return columnsOf(this.stream);
  }

  /** A paragraph, wrapped. */
  paragraph(text: string, { indent = 0, hanging = indent + INDENT, style }: ParagraphOptions = {}): void {
    for (const line of wrapped(plain(text), this.columns, indent, hanging)) this.line(line, style);
  }

  blank(): void {
    this.stream.write('\n');
  }

  parts(parts: readonly Part[]): void {
    for (const part of parts) {
      if (part.kind === 'items') this.items(part.items);
      else if (part.kind === 'heading') this.paragraph(withMinus(part.text), { style: 'bold' });
      else this.paragraph(withMinus(part.text), { indent: INDENT, hanging: HANGING });
    }
  }

  /** Items in as many columns as fit, down and then across. */
  items(items: readonly string[]): void {
    const texts = items.map(plain);
    const width = Math.max(...texts.map((item) => item.length)) + GAP;
    const across = Math.max(1, Math.floor((this.columns - INDENT + GAP) / width));
    const rows = Math.ceil(texts.length / across);
    if (across === 1) {
      for (const text of texts) this.paragraph(text, { indent: INDENT, hanging: HANGING + 1 });
      return;
    }
    for (let row = 0; row < rows; row++) {
      const cells = texts.filter((_, at) => at % rows === row);
      this.line(
        ' '.repeat(INDENT) +
          cells
            .map((cell) => cell.padEnd(width))
            .join('')
            .trimEnd(),
      );
    }
  }

  /** Asks, with the cursor behind the question. */
  prompt(text: string): void {
    this.stream.write(this.styled(`${plain(text)} `, 'cyan'));
  }

  private line(text: string, style?: Style): void {
    this.stream.write(`${style === undefined ? text : this.styled(text, style)}\n`);
  }

  private styled(text: string, style: Style): string {
    return this.stream.isTTY && text !== '' ? styleText(style, text) : text;
  }
}

export interface ParagraphOptions {
  readonly indent?: number;
  /** Indent of the lines after the first. */
  readonly hanging?: number;
  readonly style?: Style;
}

/** Labels and names come from files: nothing in them may steer a terminal. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
