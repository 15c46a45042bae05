import { z } from 'zod';
import { type Card, type CardChange, type CardField, changeCards, countCards } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { MAX_NUMBER } from '../../engine/settings.js';
import { accept, check, type Checked, expected, isMapping, oneOf, wholeNumber } from './fields.js';
import type { Place, Problem } from './input-error.js';
import { unknownWord } from './nearest.js';

/** Copies of a card; 0 takes it out of the deck. */
export const COPIES = 'copies';

/** A deck of a game holds at most so many cards. */
export const MOST_CARDS = 1000;

/** The schema of a card's field. */
export function fieldSchema(field: CardField): z.ZodType<number | string> {
  return field.kind === 'whole' ? wholeNumber(field.min, field.max) : oneOf(field.values);
}

export function copiesSchema(): z.ZodType<number> {
  return wholeNumber(0, MAX_NUMBER);
}

/** Fields that may be set on a card, `copies` among them. */
export function fieldNames(game: Game, card: Pick<Card, 'type' | 'deck' | 'effect'>): string[] {
  return [...game.fieldsOf(card), COPIES];
}

/** What may be changed about a card: the fields that have an effect on it. */
export function cardSchema(game: Game, names: readonly string[]): z.ZodType<CardChange> {
  const fields = game.cardFields.filter(({ name }) => names.includes(name));
  const shape = Object.fromEntries(
    fields.map((field) => [field.name, fieldSchema(field).describe(field.meaning).exactOptional()]),
  );
  const copies = copiesSchema().describe('how many are in the deck (0: none)').exactOptional();
  return z.strictObject({ ...shape, [COPIES]: copies }, { error: expected('a mapping of fields') });
}

/** A card as it would be with the type that is asked for: what has an effect on it follows from that. */
function retyped(game: Game, card: Card, change: unknown): Card {
  const type = isMapping(change) && Object.hasOwn(change, 'type') ? change['type'] : undefined;
  return typeof type === 'string' && Object.hasOwn(game.types, type) ? { ...card, type } : card;
}

/** The card list with changes by label made to it. */
export function changedCards(game: Game, cards: readonly Card[], value: unknown): Checked<readonly Card[]> {
  if (value === undefined) return { ok: true, value: cards };
  if (!isMapping(value)) {
    const message = expected('a mapping of cards')({ input: value });
    return { ok: false, problems: [{ path: [], message }] };
  }
  const byLabel = new Map(cards.map((card) => [card.label, card]));
  const problems: Problem[] = [];
  const changes: [string, CardChange][] = [];
  // A zod record would pass over a card called __proto__ in silence.
  for (const [label, change] of Object.entries(value)) {
    const card = byLabel.get(label);
    if (card === undefined) {
      problems.push({ path: [label], message: unknownWord('card', label, [...byLabel.keys()]) });
      continue;
    }
    const names = fieldNames(game, retyped(game, card, change));
    const result = check(cardSchema(game, names), change, [label], (_, key) => uselessField(game, label, names, key));
    if (result.ok) changes.push([label, result.value]);
    else problems.push(...result.problems);
  }
  return problems.length === 0
    ? { ok: true, value: changeCards(cards, Object.fromEntries(changes)) }
    : { ok: false, problems };
}

/** What to say of a field that a card does not have. */
export function uselessField(game: Game, label: string, names: readonly string[], key: string): string {
  if (!game.cardFields.some(({ name }) => name === key)) return unknownWord(`field of ${label}`, key, names);
  return `has no effect on ${label}; fields that have: ${names.join(', ')}`;
}

/** What is wrong with the sizes of the decks: each must hold a card, and not too many. */
export function deckProblems(game: Game, cards: readonly Card[]): Problem[] {
  const decks: readonly (string | undefined)[] = game.decks.length === 0 ? [undefined] : game.decks;
  return decks.flatMap((deck) => {
    const size = countCards(cards.filter((card) => card.deck === deck));
    const name = deck === undefined ? 'the deck' : `the deck of ${deck}`;
    if (size === 0) return [{ path: [], message: `${name} holds no card; it must hold one or more` }];
    if (size > MOST_CARDS)
      return [{ path: [], message: `${name} holds ${size} cards; at most ${MOST_CARDS} are played` }];
    return [];
  });
}

/**
 * A card list with changes by label: `{Mayor: {cost: 11, copies: 2}}`.
 *
 * @param value a mapping of labels to fields, as `cards` of an experiment file or `--cards` holds it
 * @param source what was read, for the message
 * @param cards the list that is changed: the printed one
 * @throws InputError where a card or field is unknown, a value out of its range, or a deck empty
 */
export function checkCards(
  game: Game,
  value: unknown,
  source = 'cards',
  place?: Place,
  cards: readonly Card[] = game.cards,
): readonly Card[] {
  const changed = accept(source, changedCards(game, cards, value), place);
  const problems = deckProblems(game, changed);
  return accept(source, problems.length === 0 ? { ok: true, value: changed } : { ok: false, problems }, place);
}
