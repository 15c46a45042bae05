import { show } from '../file/input-error.js';

/** What a person wants. */
export type Command =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'help' | 'hint' | 'undo' | 'table' | 'quit' }
  | { readonly kind: 'card'; readonly words: string }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** What may be typed besides a number, for the help. */
export const COMMANDS: readonly string[] = [
  'a number   chooses that option',
  '?          these words; ? and the name of a card: what the card is',
  'hint       what a searcher would do, and why',
  'undo       takes back your last decision, if nobody decided and nothing was drawn or rolled since',
  'table      shows the table again',
  'save FILE  keeps the game so far; salon play --resume FILE goes on with it',
  'quit, q    leaves the game',
];

/** Words quoted back are cut to this. */
const LONGEST_QUOTE = 20;

/** A text short enough to be quoted in an answer of one line. */
export function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
}

/** Reads a line that was typed at a decision with so many options. Whatever it holds, that is a command. */
export function readCommand(line: string, options: number): Command {
  const text = line.trim();
  const asked = `type a number from 1 to ${options}, or ? for help`;
  if (text === '') return { kind: 'wrong', message: asked };
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    if (number >= 1 && number <= options) return { kind: 'choice', choice: number - 1 };
    return { kind: 'wrong', message: `there is no option ${shortened(text)}: ${asked}` };
  }
  if (text.startsWith('?') && text !== '?') return { kind: 'card', words: text.slice(1).trim() };
  const [word, ...more] = text.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'save': {
      const file = text.slice(word.length).trim();
      return file === '' ? { kind: 'wrong', message: 'save where? save FILE' } : { kind: 'save', file };
    }
    case '?':
    case 'help':
    case 'hint':
    case 'undo':
    case 'table':
    case 'q':
    case 'quit':
      return more.length === 0
        ? { kind: simpleKind(word.toLowerCase()) }
        : { kind: 'wrong', message: `${word.toLowerCase()} stands alone: ${asked}` };
    default:
      return { kind: 'wrong', message: `${show(shortened(text))} is not understood: ${asked}` };
  }
}

function simpleKind(word: string): 'help' | 'hint' | 'undo' | 'table' | 'quit' {
  if (word === 'q') return 'quit';
  return word === 'hint' || word === 'undo' || word === 'table' || word === 'quit' ? word : 'help';
}
