import { Lexer } from 'yaml';

/** An experiment file nests four levels deep. */
const DEEPEST = 50;

/** An experiment that changes every field of a thousand cards has about so many. */
const MOST_TOKENS = 100_000;

/**
 * Why a text must not be parsed, or undefined. Looks at its tokens one by one, in one pass: the parser recurses, and
 * a megabyte of opening brackets takes all of its memory.
 */
export function tooMuch(text: string): string | undefined {
  let tokens = 0;
  let brackets = 0;
  let blocks = 0;
  let lineBegins = true;
  for (const token of new Lexer().lex(text)) {
    if (++tokens > MOST_TOKENS) return `holds more than ${MOST_TOKENS} words and signs`;
    if (token === '[' || token === '{') brackets++;
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
    else if (token.endsWith('\n')) blocks = 0;
    else if (brackets === 0 && (token === '-' || token === '?' || token === ':')) blocks++;
    // Every level of a block is indented by a column or more; two are usual.
    else if (brackets === 0 && lineBegins && token.trim() === '') blocks = token.length / 2;
    lineBegins = token.endsWith('\n');
    if (brackets > DEEPEST || blocks > DEEPEST) return `is nested deeper than ${DEEPEST} levels`;
  }
  return undefined;
}
