import { z } from 'zod';
import type { Game } from '../../engine/game.js';
import type { Agent, AgentContext } from '../agent.js';
import type { Heuristic } from './heuristic.js';

/** The heuristics of the lab's own games: one line each. A module is loaded only where its game is played. */
const HEURISTICS: Readonly<Record<string, () => Promise<{ readonly heuristic: Heuristic }>>> = {
  bourgeoisie: () => import('./bourgeoisie.js'),
  'baroque-masters': () => import('./baroque-masters.js'),
  'age-of-enlightenment': () => import('./age-of-enlightenment.js'),
};

export const agentOptions = z.strictObject({
  persona: z
    .string()
    .default('balanced')
    .describe(
      'how it likes to play: balanced; Bourgeoisie: retirer, land, events; Baroque Masters: builder, attacker; ' +
        'Age of Enlightenment: collector, majorities',
    ),
});

export const mainOption = 'persona';

/** A game may have no priorities, or not the persona that is asked for. */
export async function obstacle({ persona }: z.output<typeof agentOptions>, game: Game): Promise<string | undefined> {
  const heuristic = await heuristicOf(game);
  if (heuristic === undefined) {
    return `the heuristic knows no priorities for ${game.name}; its game may bring them as \`heuristic\``;
  }
  if (Object.hasOwn(heuristic.personas, persona)) return undefined;
  const known = Object.keys(heuristic.personas).join(', ');
  return `the heuristic of ${game.name} has no persona ${persona}; it has ${known}`;
}

/** Plays by the game's ordered list of priorities. Throws where there is an obstacle. */
export async function createAgent(options: z.output<typeof agentOptions>, { variant }: AgentContext): Promise<Agent> {
  const heuristic = await heuristicOf(variant.game);
  const reason = await obstacle(options, variant.game);
  if (heuristic === undefined || reason !== undefined) throw new Error(reason);
  return heuristic.createAgent(options.persona, variant);
}

/** A game brings its own heuristic, or the lab has one for it. */
export async function heuristicOf(game: Game & { readonly heuristic?: Heuristic }): Promise<Heuristic | undefined> {
  if (game.heuristic !== undefined) return game.heuristic;
  return Object.hasOwn(HEURISTICS, game.name) ? (await HEURISTICS[game.name]()).heuristic : undefined;
}
