import { z } from 'zod';
import { numberOf } from '../../../engine/cards.js';
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

type Table = z.output<typeof tableSchema>;
type Player = Table['players'][number];
type Meld = Player['patrons'][number];

/** Baroque Masters: the row of Option cards, and what every player has. */
export const baroqueMasters: Face = {
  telling: { untold: ['laid', 'left_in_play'], apart: [] },
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
  note: (look, label) => {
    const { players } = tableSchema.parse(look.seen);
    const scored = label.startsWith('score ') ? label.slice('score '.length) : '';
    const meld = players[look.seat].patrons.find(({ patron, commission }) => patron === scored && commission !== null);
    return meld === undefined ? '' : `${worthOf(look, meld)} RP`;
  },
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

/** RP of a meld if it were scored now. */
function worthOf({ variant }: Look, { patron, commission, qualities }: Meld): number {
  const { noQualityPenalty, noQualityMeld, extraQualityBonus } = variant.setup.rules;
  if (qualities.length === 0 && noQualityMeld === 'total') return -Number(noQualityPenalty);
  const cards = new Map(variant.setup.cards.map((card) => [card.label, card]));
  const ranks = [patron, commission, ...qualities].reduce((sum, label) => {
    const card = label === null ? undefined : cards.get(label);
    return sum + (card === undefined ? 0 : numberOf(card, 'rank'));
  }, 0);
  const extra = qualities.length === 0 ? -Number(noQualityPenalty) : (qualities.length - 1) * Number(extraQualityBonus);
  return ranks + extra;
}
