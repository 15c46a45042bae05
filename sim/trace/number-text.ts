/**
 * A text for people, whose negative numbers have a minus sign: a hyphen before a number, at the beginning or after a
 * blank or bracket. Tables and JSON keep the hyphen, which programs read.
 */
export function withMinus(text: string): string {
  return text.replaceAll(/(?<=^|[ ([])-(?=\d)/g, '−');
}

/** A score as people read it: thirds and the like to two places. */
export function points(score: number): string {
  const rounded = Math.round(score * 100) / 100;
  return `${withMinus(String(rounded))} ${rounded === 1 ? 'point' : 'points'}`;
}
