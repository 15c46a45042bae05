import * as fc from 'fast-check';
import { changeCards, countCards, type Card, type CardChange, type CardField } from '../../engine/cards.js';
import type { Game, Setup } from '../../engine/game.js';
import { resolveRules, type Setting, type SettingValue } from '../../engine/settings.js';

/** Games under random rules end here, so that tests do. */
const MOST_TURNS = 40;

const MOST_CARDS_CHANGED = 12;

/** Any setup of a game: players, rule settings near their defaults and far from them, changed cards. */
export function setups(game: Game): fc.Arbitrary<Setup> {
  return fc.integer({ min: game.minPlayers, max: game.maxPlayers }).chain((players) =>
    fc
      .record({
        rules: fc.record(
          Object.fromEntries(game.settings.map((setting) => [setting.name, settingValues(setting, players)])),
        ),
        cards: cardLists(game),
      })
      .map(({ rules, cards }) => ({ players, rules: resolveRules(game.settings, players, rules), cards })),
  );
}

/** Values of a setting; undefined leaves its default. */
function settingValues(setting: Setting, players: number): fc.Arbitrary<SettingValue | undefined> {
  if (setting.name === 'maxTurns') return fc.integer({ min: 1, max: MOST_TURNS });
  return fc.option(changedValues(setting, players), { nil: undefined, freq: 2 });
}

function changedValues(setting: Setting, players: number): fc.Arbitrary<SettingValue> {
  switch (setting.kind) {
    case 'whole':
    case 'byPlayers': {
      const near = fc.integer({ min: setting.min, max: Math.min(setting.max, 12) });
      return fc.oneof(
        { arbitrary: near, weight: 4 },
        { arbitrary: fc.integer({ min: setting.min, max: setting.max }), weight: 1 },
      );
    }
    case 'perSeat':
      return fc.array(fc.integer({ min: Math.max(setting.min, -20), max: 40 }), {
        minLength: players,
        maxLength: players,
      });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...setting.values);
  }
}

function cardLists(game: Game): fc.Arbitrary<readonly Card[]> {
  const change = fc
    .constantFrom(...game.cards)
    .chain((card) => changesOf(game, card).map((changes): [string, CardChange] => [card.label, changes]));
  return fc
    .array(change, { maxLength: MOST_CARDS_CHANGED })
    .map((changes) => changeCards(game.cards, Object.fromEntries(changes)))
    .filter((cards) => decksOf(game).every((deck) => countCards(cards.filter((card) => card.deck === deck)) > 0));
}

function decksOf(game: Game): readonly (string | undefined)[] {
  return game.decks.length === 0 ? [undefined] : game.decks;
}

function changesOf(game: Game, card: Card): fc.Arbitrary<CardChange> {
  const names = game.fieldsOf(card);
  const fields = game.cardFields.filter(({ name }) => names.includes(name));
  return fc.record(
    {
      copies: fc.integer({ min: 0, max: 3 }),
      ...Object.fromEntries(fields.map((field) => [field.name, fieldValues(field)])),
    },
    { requiredKeys: [] },
  );
}

function fieldValues(field: CardField): fc.Arbitrary<number | string> {
  if (field.kind === 'choice') return fc.constantFrom(...field.values);
  return fc.integer({ min: field.min, max: Math.min(field.max, 12) });
}
