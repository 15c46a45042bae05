import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../engine/cards.js';
import type { Variant } from '../../engine/game.js';
import { resolveRules } from '../../engine/settings.js';
import type { RunTotals } from '../../results/run-totals.js';
import { withMinus } from '../../sim/trace/number-text.js';

/** So many names are given, the rest are counted. */
const NAMED = 4;

/** Who played, and what was other than printed: rule settings, cards. A sentence each. */
export function whatWasPlayed({ variant, agents }: Pick<RunTotals, 'variant' | 'agents'>): string[] {
  const [agent] = agents;
  const who = agents.every((text) => text === agent) ? `${agent} in every seat` : counted(agents);
  return [`Agents: ${who}.`, ...changesIn(variant)];
}

/** What was other than printed: rule settings, cards. A sentence each. */
export function changesIn({ game, setup }: Variant): string[] {
  const printed = resolveRules(game.settings, setup.players);
  const rules = Object.entries(setup.rules)
    .filter(([name, value]) => !isDeepStrictEqual(value, printed[name]))
    .map(([name, value]) => withMinus(`${name} ${Array.isArray(value) ? `[${value.join(', ')}]` : String(value)}`));
  return [...(rules.length === 0 ? [] : [`Rules: ${rules.join('; ')}.`]), ...cardChanges(game.cards, setup.cards)];
}

/** Agents with how many seats they fill, in the order of the list. */
function counted(agents: readonly string[]): string {
  return [...new Set(agents)]
    .map((agent) => {
      const seats = agents.filter((text) => text === agent).length;
      return seats === 1 ? agent : `${seats} ${agent}`;
    })
    .join(', ');
}

function cardChanges(printed: readonly Card[], played: readonly Card[]): string[] {
  const before = new Map(printed.map((card) => [card.label, card]));
  const now = new Map(played.map((card) => [card.label, card]));
  const labels = (cards: readonly Card[]): string[] => cards.map(({ label }) => label);
  const kinds = {
    added: labels(played.filter(({ label }) => !before.has(label))),
    changed: labels(
      played.filter((card) => before.has(card.label) && !isDeepStrictEqual(card, before.get(card.label))),
    ),
    removed: labels(printed.filter(({ label }) => !now.has(label))),
  };
  const told = Object.entries(kinds).flatMap(([kind, names]) =>
    names.length === 0 ? [] : [`${listed(names)} ${kind}`],
  );
  return told.length === 0 ? [] : [`Cards: ${told.join('; ')}.`];
}

function listed(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
}
