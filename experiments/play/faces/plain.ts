import { playerInWords, tableInWords } from '../../../sim/trace/summary.js';
import { seatsShown, type Face } from './face.js';

/** Any game: its snapshot in words. */
export const plain: Face = {
  telling: { untold: [], apart: [] },
  table: ({ seen, seat, names }) => {
    const { places: _, ...table } = seen;
    return [
      { kind: 'heading', text: 'On the table' },
      { kind: 'text', text: tableInWords(table) },
      ...seatsShown(names.length, seat).flatMap((player) => [
        { kind: 'heading', text: names[player] } as const,
        { kind: 'text', text: playerInWords(table, player) } as const,
      ]),
    ];
  },
  purse: () => '',
  note: () => '',
};
