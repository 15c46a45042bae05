/** Throws a Refusal at the line being read. */
export type Refuse = (expected: string, found: string) => never;

/** Whether a value is a whole number within a range. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** Whether a value is a list of texts. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
