import * as fc from 'fast-check';
import { changeCards, countCards, type Card, type CardChange, type CardField } from '../../engine/cards.js';
import type { Game, Setup } from '../../engine/game.js';
import { resolveRules, type Rules, type Setting, type SettingValue } from '../../engine/settings.js';

/** What a designer changed: rule settings by name, cards by label. */
export interface Changes {
  readonly rules: Partial<Rules>;
  readonly cards: Readonly<Record<string, CardChange>>;
}

/** The game as printed. */
export const PRINTED: Changes = { rules: {}, cards: {} };

/** A game of a number of players with changes made to it. */
export function setupOf(game: Game, players: number, { rules, cards }: Changes = PRINTED): Setup {
  return { players, rules: resolveRules(game.settings, players, rules), cards: changeCards(game.cards, cards) };
}

/** Most values lie below this, where they matter together; a few anywhere in the setting's range. */
const NEAR = 12;

/** So many cards are changed one by one, at most. */
const MOST_CARDS_CHANGED = 12;

/** A card may get so many copies, at most. */
const MOST_COPIES = 40;

/** Any changes: settings near their defaults and far from them, changed cards, several copies, short decks. */
export function changes(game: Game, players: number): fc.Arbitrary<Changes> {
  return fc.record({ rules: ruleChanges(game, players), cards: cardChanges(game) });
}

/** Any setup of a game: any number of players, any changes; its games end after `mostTurns` or fewer. */
export function setups(game: Game, mostTurns: number): fc.Arbitrary<Setup> {
  return fc
    .tuple(fc.integer({ min: game.minPlayers, max: game.maxPlayers }), fc.integer({ min: 1, max: mostTurns }))
    .chain(([players, maxTurns]) =>
      changes(game, players).map(({ rules, cards }) =>
        setupOf(game, players, { rules: { ...rules, maxTurns }, cards }),
      ),
    );
}

/** Any rule settings; most keep their defaults. */
export function ruleChanges(game: Game, players: number): fc.Arbitrary<Partial<Rules>> {
  const values = game.settings.map((setting) => [setting.name, settingValues(setting, players)] as const);
  return fc.record<Record<string, SettingValue>>(Object.fromEntries(values), { requiredKeys: [] });
}

function settingValues(setting: Setting, players: number): fc.Arbitrary<SettingValue> {
  switch (setting.kind) {
    case 'whole':
    case 'byPlayers':
      return wholes(setting.min, setting.max);
    case 'perSeat':
      return fc.array(fc.oneof(wholes(0, setting.max), wholes(setting.min, setting.max)), {
        minLength: players,
        maxLength: players,
      });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...setting.values);
  }
}

function wholes(min: number, max: number): fc.Arbitrary<number> {
  const near = { arbitrary: fc.integer({ min, max: Math.min(max, Math.max(min, 0) + NEAR) }), weight: 8 };
  return fc.oneof(near, { arbitrary: fc.integer({ min, max }), weight: 1 });
}

/** Any changes to cards that leave every deck a card. */
export function cardChanges(game: Game): fc.Arbitrary<Changes['cards']> {
  const single = fc
    .constantFrom(...game.cards)
    .chain((card) => cardChange(game, card).map((change): [string, CardChange] => [card.label, change]));
  const few = fc.array(single, { maxLength: MOST_CARDS_CHANGED });
  return fc
    .oneof(
      { arbitrary: few, weight: 4 },
      { arbitrary: removals(game), weight: 2 },
      { arbitrary: manyCopies(game), weight: 1 },
    )
    .map((list): Changes['cards'] => Object.fromEntries(list))
    .filter((cards) => everyDeckHasCards(game, changeCards(game.cards, cards)));
}

function cardChange(game: Game, card: Card): fc.Arbitrary<CardChange> {
  const names = game.fieldsOf(card);
  const fields = game.cardFields.filter(({ name }) => names.includes(name));
  const values = fields.map((field) => [field.name, fieldValues(field)] as const);
  return fc.record<Record<string, number | string>>(
    { copies: fc.integer({ min: 0, max: 3 }), ...Object.fromEntries(values) },
    { requiredKeys: [] },
  );
}

/** Any value of a card's field. */
export function fieldValues(field: CardField): fc.Arbitrary<number | string> {
  return field.kind === 'choice' ? fc.constantFrom(...field.values) : wholes(field.min, field.max);
}

/** Short decks: all but a few cards are taken out; of those there may be several copies. */
function removals(game: Game): fc.Arbitrary<[string, CardChange][]> {
  const labels = game.cards.map(({ label }) => label);
  const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: labels.length, maxLength: labels.length });
  return fc
    .tuple(fc.subarray(labels, { minLength: 1, maxLength: Math.min(labels.length, 20) }), counts)
    .map(([kept, copies]) => labels.map((label, at) => [label, { copies: kept.includes(label) ? copies[at] : 0 }]));
}

function manyCopies(game: Game): fc.Arbitrary<[string, CardChange][]> {
  const entry = fc.tuple(fc.constantFrom(...game.cards), fc.integer({ min: 2, max: MOST_COPIES }));
  return fc.array(entry, { maxLength: 5 }).map((list) => list.map(([{ label }, copies]) => [label, { copies }]));
}

/** The decks of a card list; a single one has no name. */
export function decksOf(game: Game): readonly (string | undefined)[] {
  return game.decks.length === 0 ? [undefined] : game.decks;
}

function everyDeckHasCards(game: Game, cards: readonly Card[]): boolean {
  return decksOf(game).every((deck) => countCards(cards.filter((card) => card.deck === deck)) > 0);
}
