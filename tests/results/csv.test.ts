import { expect, test } from 'vitest';
import { csvOf, csvRows } from '../../results/csv.js';

test('counts are whole, figures have six significant digits', () => {
  const rows = [
    [9007199254740991, 12345678901234567890n, -120000],
    [1 / 3, -200 / 3, 0.1 + 0.2],
    [12.5, 1 / 81000, 99999.97],
    [null, true, 0],
  ];
  expect(csvRows(rows).split('\n').slice(0, 4)).toEqual([
    '9007199254740991,12345678901234567890,-120000',
    '0.333333,-66.6667,0.3',
    '12.5,0.0000123457,100000',
    ',true,0',
  ]);
});

test('a cell that a spreadsheet would run is escaped, a negative figure is not', () => {
  const columns = [
    { name: 'agent', meaning: '' },
    { name: 'margin', meaning: '' },
  ];
  expect(csvOf({ columns, rows: [['=1+1', -0.25]] })).toBe("agent,margin\n'=1+1,-0.25\n");
});
