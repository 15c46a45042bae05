import { startSalon, type Outcome } from '../end-to-end/salon.js';

/** What a person sees when he is asked: all that was printed since he answered last, and how many options there are. */
export interface Question {
  readonly shown: string;
  readonly options: number;
  /** How often he was asked before. */
  readonly asked: number;
}

const PROMPT = / 1–(\d+) \(\? for help\): $/;

/** Sits at `salon play` like a person: answers every prompt when it is there; null ends the input. */
export async function playLike(
  folder: string,
  words: readonly string[],
  answer: (question: Question) => string | null,
): Promise<Outcome> {
  const { child, done } = startSalon(folder, 'play', ...words);
  let shown = '';
  let asked = 0;
  child.stdout.on('data', (text: string) => {
    shown += text;
    const prompt = PROMPT.exec(shown);
    if (prompt === null) return;
    const reply = answer({ shown, options: Number(prompt[1]), asked: asked++ });
    shown = '';
    if (reply === null) child.stdin.end();
    else child.stdin.write(`${reply}\n`);
  });
  // A game that ends closes its input.
  child.stdin.on('error', () => {});
  return done;
}

/** Chooses here and there, the same at the n-th decision of every sitting. */
export function choiceAt(decision: number, options: number): string {
  return String(((decision * 7 + 3) % options) + 1);
}
