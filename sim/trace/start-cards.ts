import { countCards, type Card, type CardField } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { titleOf } from './card-count.js';
import { fieldOf, isObject, show, type Fields } from './line.js';
import { isWhole, type Refuse } from './values.js';

/** Cards in a deck, at most. */
const LARGEST_DECK = 1000;

/**
 * The card list of a start line, in the order of the sheet, then the cards that are not on it. A card of the sheet
 * that the line leaves out has no copies.
 */
export function readCards(list: unknown, game: Game, refuse: Refuse): readonly Card[] {
  if (!Array.isArray(list)) return refuse('start.cards a list', show(list));
  const read = new Map<string, Card>();
  for (const entry of list as readonly unknown[]) {
    const card = readCard(entry, game, refuse);
    if (read.has(card.label)) refuse('each card once in start.cards', `${card.label} twice`);
    read.set(card.label, card);
  }
  const printed = game.cards.map((card) => read.get(card.label) ?? { ...card, copies: 0 });
  for (const { label } of game.cards) read.delete(label);
  const cards = [...printed, ...read.values()];
  checkDecks(cards, game, refuse);
  return cards;
}

function checkDecks(cards: readonly Card[], game: Game, refuse: Refuse): void {
  for (const deck of game.decks.length === 0 ? [undefined] : game.decks) {
    const size = countCards(cards.filter((card) => card.deck === deck));
    const name = deck === undefined ? 'a deck' : titleOf(deck);
    if (size < 1 || size > LARGEST_DECK) refuse(`${name} of 1 to ${LARGEST_DECK} cards`, `${size}`);
  }
}

function readCard(entry: unknown, game: Game, refuse: Refuse): Card {
  if (!isObject(entry)) return refuse('start.cards a list of objects', show(entry));
  const label = fieldOf(entry, 'label');
  if (typeof label !== 'string' || label === '') return refuse('a label of every card in start.cards', show(entry));
  const kind = readKind(entry, label, game, refuse);
  const copies = fieldOf(entry, 'copies');
  if (!isWhole(copies, 0, LARGEST_DECK)) {
    return refuse(`copies of ${label} a whole number from 0 to ${LARGEST_DECK}`, show(copies));
  }
  return { label, ...kind, copies, fields: readFields(entry, label, kind, game, refuse) };
}

/** What decides about the fields of a card. */
type Kind = Pick<Card, 'type' | 'deck' | 'effect'>;

/** Type, deck and effect: those of the sheet's card, or those that a new card names. */
function readKind(entry: Fields, label: string, game: Game, refuse: Refuse): Kind {
  const printed = game.cards.find((card) => card.label === label);
  const deck = fieldOf(entry, 'deck');
  const type = fieldOf(entry, 'type');
  const effect = fieldOf(entry, 'effect');
  if (printed === undefined) return readNewKind(label, { deck, type, effect }, game, refuse);
  if (printed.deck !== undefined && deck !== printed.deck) {
    const where = game.decks.find((name) => name === deck);
    refuse(
      'a card of the sheet',
      where === undefined
        ? `start.cards has ${label} in deck ${show(deck)}`
        : `start.cards has ${label} among the ${titleOf(where)}`,
    );
  }
  if (effect !== undefined && effect !== printed.effect) {
    refuse(
      printed.effect === undefined ? `no effect of ${label}` : `effect ${printed.effect} of ${label}`,
      show(effect),
    );
  }
  const types = game.fieldsOf(printed).includes('type') ? wordsOf(game, 'type') : [printed.type];
  if (typeof type !== 'string' || !types.includes(type)) {
    return refuse(`type ${types.join(' or ')} of ${label}`, show(type));
  }
  return { ...kindOf(printed), type };
}

/** A card that is not on the sheet is a plain one of a type there is, or has the effect of a printed one of its type. */
function readNewKind(label: string, named: Record<keyof Kind, unknown>, game: Game, refuse: Refuse): Kind {
  const { deck, type, effect } = named;
  const like = game.cards.find(
    (card) => card.type === type && card.effect === effect && (game.decks.length === 0 || card.deck === deck),
  );
  const about = game.decks.length === 0 ? '' : ` in deck ${show(deck)}`;
  const doing = effect === undefined ? '' : ` and effect ${show(effect)}`;
  return like === undefined
    ? refuse('a card of the sheet', `start.cards has ${show(label)} of type ${show(type)}${about}${doing}`)
    : kindOf(like);
}

function kindOf({ type, deck, effect }: Card): Kind {
  return { type, ...(deck !== undefined && { deck }), ...(effect !== undefined && { effect }) };
}

function readFields(entry: Fields, label: string, kind: Kind, game: Game, refuse: Refuse): Card['fields'] {
  const names = game.fieldsOf(kind);
  const fields: Record<string, number | string> = {};
  for (const field of game.cardFields) {
    if (field.name === 'type' || field.name === 'copies') continue;
    const value = fieldOf(entry, field.name);
    if (names.includes(field.name)) fields[field.name] = readField(field, value, label, refuse);
    else if (value !== undefined && value !== 0) {
      refuse(`no ${field.name} of ${label} (it has no effect, so setting it is an error)`, show(value));
    }
  }
  return fields;
}

function readField(field: CardField, value: unknown, label: string, refuse: Refuse): number | string {
  if (field.kind === 'whole') {
    if (isWhole(value, field.min, field.max)) return value;
    return refuse(`${field.name} of ${label} a whole number from ${field.min} to ${field.max}`, show(value));
  }
  if (typeof value === 'string' && field.values.includes(value)) return value;
  return refuse(`${field.name} of ${label} one of ${field.values.join(', ')}`, show(value));
}

function wordsOf(game: Game, name: string): readonly string[] {
  const field = game.cardFields.find((candidate) => candidate.name === name);
  return field?.kind === 'choice' ? field.values : [];
}
