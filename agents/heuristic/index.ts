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

/** Plays by the game's ordered list of priorities. Throws where the game has none, or not that persona. */
export async function createAgent(
  { persona }: z.output<typeof agentOptions>,
  { variant }: AgentContext,
): Promise<Agent> {
  const heuristic = await heuristicOf(variant.game);
  if (!Object.hasOwn(heuristic.personas, persona)) {
    const known = Object.keys(heuristic.personas).join(', ');
    throw new Error(`the heuristic of ${variant.game.name} has no persona ${persona}; it has ${known}`);
  }
  return heuristic.createAgent(persona, variant);
}

/** A game brings its own heuristic, or the lab has one for it. */
async function heuristicOf(game: Game & { readonly heuristic?: Heuristic }): Promise<Heuristic> {
  if (game.heuristic !== undefined) return game.heuristic;
  if (!Object.hasOwn(HEURISTICS, game.name)) {
    throw new Error(`the heuristic knows no priorities for ${game.name}; its game may bring them as \`heuristic\``);
  }
  return (await HEURISTICS[game.name]()).heuristic;
}
