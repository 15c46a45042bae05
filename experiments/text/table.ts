import { withMinus } from '../../sim/trace/number-text.js';

/** Lines of columns set apart by two spaces; numbers, as texts, stand to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) =>
    line
      .map((cell, column) =>
        isNumberColumn(rows, column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd(),
  );
}

function isNumberColumn(rows: readonly (readonly string[])[], column: number): boolean {
  return rows.every((row) => /^[-+–−±.,%\d ]*$/.test(row[column]));
}

/** A share as percent with one place: 33.4 %. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`;
}

/** A number with so many places; a negative one has a minus sign, and none is −0.0. */
export function decimal(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? withMinus(`-${text}`) : text;
}

/** The same with a plus sign where it is not negative. */
export function signed(value: number, digits = 1): string {
  const text = decimal(value, digits);
  return text.startsWith('−') ? text : `+${text}`;
}

/** A whole number with thin groups of three. */
export function grouped(value: number): string {
  return value.toLocaleString('en').replaceAll(',', ' ');
}

/** So many of something: 1 block, 2 blocks. */
export function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
