/** Card lists as data: one entry a label, what may be changed about it, and the deck that follows. */

/** One entry of a card list: all copies that share a label. */
export interface Card {
  /** The name, or name and value where several printed cards share a name. It stays when a card is tuned. */
  readonly label: string;
  /** A letter, as on the sheet. */
  readonly type: string;
  /** The deck it belongs to, where a game has several. */
  readonly deck?: string;
  /** How many are in the deck, from 0. */
  readonly copies: number;
  /** What it does: the name of the printed card whose effect it has; absent where it has none. */
  readonly effect?: string;
  /** Its numbers and letters by field name (`value`, `rank`, `nation` …): all that have an effect on this card. */
  readonly fields: Readonly<Record<string, number | string>>;
}

/** A field of a card that may be set by name. */
export type CardField =
  | {
      readonly name: string;
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly meaning: string;
    }
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly values: readonly [string, ...string[]];
      readonly meaning: string;
    };

/** Changes to one card: fields, `copies`. */
export type CardChange = Readonly<Record<string, number | string>>;

/** The card list with changes by label (already checked) made to it. */
export function changeCards(cards: readonly Card[], changes: Readonly<Record<string, CardChange>>): readonly Card[] {
  return cards.map((card) => {
    const change = changes[card.label];
    if (change === undefined) return card;
    const { copies = card.copies, type = card.type, ...fields } = change;
    return { ...card, copies: Number(copies), type: String(type), fields: { ...card.fields, ...fields } };
  });
}

/** A field of a card that is a number; 0 where the card has no such field. */
export function numberOf(card: Card, field: string): number {
  const value = card.fields[field] ?? 0;
  if (typeof value !== 'number') throw new TypeError(`${field} of ${card.label} is no number: ${value}`);
  return value;
}

/** How many cards there are, copies counted. */
export function countCards(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}
