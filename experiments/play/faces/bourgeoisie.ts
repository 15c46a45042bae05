import { z } from 'zod';
import { numberOf } from '../../../engine/cards.js';
import { cardList, seatsShown, type Face, type Look, type Part } from './face.js';

const cardInPlay = z.object({ card: z.string(), upgrades: z.number() });

const tableSchema = z.object({
  deck: z.number(),
  discard: z.number(),
  track: z.array(z.string().nullable()),
  players: z.array(
    z.object({
      silver: z.number(),
      gold: z.number(),
      tokens: z.number(),
      hand: z.array(z.string()),
      family: z.array(cardInPlay).nullable(),
      retired: z.array(z.array(cardInPlay)),
      score: z.number(),
    }),
  ),
});

type Player = z.output<typeof tableSchema>['players'][number];

/** Bourgeoisie: the track, and what every player has. */
export const bourgeoisie: Face = {
  telling: { untold: [], apart: ['taken', 'sold', 'upgraded'] },
  table: (look) => {
    const { deck, discard, track, players } = tableSchema.parse(look.seen);
    const width = String(track.length).length;
    return [
      { kind: 'heading', text: `The track (deck ${deck}, discard ${discard})` },
      {
        kind: 'items',
        items: track.map((label, at) => `${String(at + 1).padStart(width)} ${label === null ? '–' : look.card(label)}`),
      },
      ...seatsShown(players.length, look.seat).flatMap((seat) => playerParts(look, seat, players[seat])),
    ];
  },
  purse: (look) => {
    const { players } = tableSchema.parse(look.seen);
    return purseOf(players[look.seat]);
  },
  note: (look, label) => {
    const { track } = tableSchema.parse(look.seen);
    const position = label.startsWith('take ') ? track.indexOf(label.slice('take '.length)) + 1 : 0;
    return position > 0 ? `${position} OT` : '';
  },
};

function purseOf({ silver, gold, tokens }: Player): string {
  return `${silver} silver, ${gold} gold, ${tokens} OT`;
}

function playerParts(look: Look, seat: number, player: Player): Part[] {
  const { hand, family, retired, score } = player;
  return [
    { kind: 'heading', text: `${look.names[seat]}: ${purseOf(player)}, ${score} PP` },
    { kind: 'text', text: `hand: ${cardList(look, hand, 'empty')}` },
    {
      kind: 'text',
      text:
        family === null || family.length === 0
          ? 'no current family'
          : `family, income ${incomeOf(look, family)}: ${familyText(look, family)}`,
    },
    ...retired.map((cards): Part => ({ kind: 'text', text: `retired: ${familyText(look, cards)}` })),
  ];
}

type Family = readonly z.output<typeof cardInPlay>[];

function familyText(look: Look, family: Family): string {
  return family
    .map(({ card, upgrades }) => (upgrades === 0 ? look.card(card) : `${look.card(card)} +${upgrades} UT`))
    .join(', ');
}

/** The worth of all its cards: value and upgrade tokens. */
function incomeOf({ variant }: Look, family: Family): number {
  const cards = new Map(variant.setup.cards.map((card) => [card.label, card]));
  return family.reduce((income, { card, upgrades }) => {
    const entry = cards.get(card);
    return income + upgrades + (entry === undefined ? 0 : numberOf(entry, 'value'));
  }, 0);
}
