import { z } from 'zod';
import { cardList, counted, seatsShown, type Face, type Look, type Part } from './face.js';

const tableSchema = z.object({
  deck: z.number(),
  discard: z.number(),
  removed: z.number(),
  places: z.object({ row: z.array(z.string()) }),
  players: z.array(
    z.object({
      reputation: z.number(),
      hand: z.array(z.string()),
      patrons: z.array(
        z.object({ patron: z.string(), commission: z.string().nullable(), qualities: z.array(z.string()) }),
      ),
    }),
  ),
});

type Player = z.output<typeof tableSchema>['players'][number];

/** Baroque Masters: the row of Option cards, and what every player has. */
export const baroqueMasters: Face = {
  untold: ['laid', 'left_in_play'],
  table: (look) => {
    const { deck, discard, removed, places, players } = tableSchema.parse(look.seen);
    return [
      { kind: 'heading', text: `The row (deck ${deck}, discard ${discard}, out of the game ${removed})` },
      ...(places.row.length === 0
        ? [{ kind: 'text', text: 'empty' } as const]
        : [{ kind: 'items', items: places.row.map((label) => look.card(label)) } as const]),
      ...seatsShown(players.length, look.seat).flatMap((seat) => playerParts(look, seat, players[seat])),
    ];
  },
  purse: () => '',
  note: () => '',
};

function playerParts(look: Look, seat: number, { reputation, hand, patrons }: Player): Part[] {
  return [
    { kind: 'heading', text: `${look.names[seat]}: ${reputation} RP, ${counted(patrons.length, 'Patron')} in play` },
    { kind: 'text', text: `hand: ${cardList(look, hand, 'empty')}` },
    ...patrons.map(({ patron, commission, qualities }): Part => {
      const meld = [patron, ...(commission === null ? [] : [commission]), ...qualities];
      return { kind: 'text', text: `in play: ${meld.map((label) => look.card(label)).join(' + ')}` };
    }),
  ];
}
