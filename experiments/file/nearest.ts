import { distance } from 'fastest-levenshtein';
import { show } from './input-error.js';

/** Words longer than this are no misspelling of anything. */
const LONGEST = 100;

/** The word that was probably meant, or undefined where none is near. Capitals do not count. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const lower = word.toLowerCase();
  let best: string | undefined;
  // A third of the letters may be wrong, and one of two.
  let least = word.length === 2 ? 2 : Math.floor(word.length / 3) + 1;
  for (const candidate of words) {
    const wrong = distance(lower, candidate.toLowerCase());
    if (wrong < least) {
      least = wrong;
      best = candidate;
    }
  }
  return best;
}

/** Lists of up to so many words are given whole where no word is near. */
const MOST_LISTED = 14;

/** `no setting is called "x"; did you mean "y"?`, or the words there are. */
export function unknownWord(kind: string, word: string, words: readonly string[]): string {
  const start = `no ${kind} is called ${show(word)}`;
  const near = nearest(word, words);
  if (near !== undefined) return `${start}; did you mean ${JSON.stringify(near)}?`;
  if (words.length === 0) return `${start}; there is none`;
  return words.length <= MOST_LISTED
    ? `${start}; there ${words.length === 1 ? 'is' : 'are'} ${words.join(', ')}`
    : start;
}
