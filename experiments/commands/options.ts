import { check } from '../file/fields.js';
import { InputError } from '../file/input-error.js';
import { seedSchema } from '../file/shape.js';

/** A whole number of the command line, from `min` to `max`; throws InputError where it is none. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= min && value <= max) return value;
  const message = `expected a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`;
  throw new InputError(option, [{ path: [], message }]);
}

/** A seed of the command line; throws InputError where it is empty or overlong. */
export function seedText(option: string, text: string): string {
  const checked = check(seedSchema(), text, [], String);
  if (!checked.ok) throw new InputError(option, checked.problems);
  return checked.value;
}

/** JSON of the command line; throws InputError where it is none. */
export function jsonValue(option: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const message = `expected JSON, such as '{"Mayor": {"cost": 11}}', not ${JSON.stringify(text.slice(0, 60))}`;
    throw new InputError(option, [{ path: [], message }]);
  }
}
