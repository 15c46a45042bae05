import { z } from 'zod';
import { numberOf } from '../../../engine/cards.js';
import { cardList, seatsShown, type Face, type Look, type Part } from './face.js';

const tableSchema = z.object({
  personages: z.number(),
  personageDiscard: z.number(),
  discoveries: z.number(),
  discoveryDiscard: z.number(),
  players: z.array(
    z.object({
      hand: z.array(z.string()),
      inPlay: z.array(z.string()),
      discoveries: z.array(z.string()),
      score: z.number(),
    }),
  ),
});

type Player = z.output<typeof tableSchema>['players'][number];

/** Age of Enlightenment: both decks, and what every player has; of other hands, the cards the viewer passed. */
export const ageOfEnlightenment: Face = {
  telling: { untold: ['received', 'found', 'let_in'], apart: ['discovered'] },
  table: (look) => {
    const { personages, personageDiscard, discoveries, discoveryDiscard, players } = tableSchema.parse(look.seen);
    return [
      {
        kind: 'heading',
        text:
          `Personages: deck ${personages}, discard ${personageDiscard}; ` +
          `Discoveries: deck ${discoveries}, discard ${discoveryDiscard}`,
      },
      ...seatsShown(players.length, look.seat).flatMap((seat) => playerParts(look, seat, players[seat])),
    ];
  },
  purse: () => '',
  note: () => '',
};

function playerParts(look: Look, seat: number, player: Player): Part[] {
  const { hand, inPlay, discoveries, score } = player;
  return [
    { kind: 'heading', text: `${look.names[seat]}: ${points(score)} EP` },
    { kind: 'text', text: `hand: ${cardList(look, hand, 'empty')}` },
    { kind: 'text', text: `in play: ${cardList(look, inPlay, 'nobody')}` },
    ...(discoveries.length === 0 ? [] : [{ kind: 'text', text: discoveriesText(look, discoveries) } as const]),
  ];
}

/** Shared bonuses leave fractions. */
function points(score: number): number {
  return Math.round(score * 100) / 100;
}

/** Discoveries pile up: how many of each type there are, and what they are worth in all. */
function discoveriesText({ variant }: Look, labels: readonly string[]): string {
  const cards = new Map(variant.setup.cards.map((card) => [card.label, card]));
  const byType = new Map<string, number>();
  let worth = 0;
  for (const label of labels) {
    const card = cards.get(label);
    if (card === undefined) continue;
    const [type] = (variant.game.help?.card(card).kind ?? card.type).split(',');
    byType.set(type, (byType.get(type) ?? 0) + 1);
    worth += numberOf(card, 'score');
  }
  const types = [...byType].map(([type, number]) => `${number} ${type}`).join(', ');
  const noun = labels.length === 1 ? 'Discovery' : 'Discoveries';
  return `${labels.length} ${noun}, ${worth} EP: ${types}`;
}
