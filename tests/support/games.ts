import { existsSync, readdirSync } from 'node:fs';
import type { Game } from '../../engine/game.js';
import { GAMES } from '../../engine/index.js';
import { loadGame } from '../../engine/load.js';
import { knowledgeOfAgeOfEnlightenment } from './knowledge/age-of-enlightenment.js';
import { openHands, type CreateKnowledge } from './knowledge/knowledge.js';
import { scorerOfAgeOfEnlightenment } from './scorers/age-of-enlightenment.js';
import { scorerOfBaroqueMasters } from './scorers/baroque-masters.js';
import { scorerOfBourgeoisie } from './scorers/bourgeoisie.js';
import type { CreateScorer } from './scorers/scorer.js';

/**
 * Games that are not in the lab's list stand in folders of their own: `game.js` exports `game`, and `laws.ts` beside it
 * `createScorer`, a second scorer, `gains`, and `createKnowledge` where hands are hidden.
 */
const OWN_GAMES = new URL('../own-games/', import.meta.url);

/** What the laws need of a game that is written for the tests. */
export interface Witness {
  /** The events by which a player has a card from then on. */
  readonly gains: readonly string[];
  readonly createScorer: CreateScorer;
  readonly createKnowledge: CreateKnowledge;
}

const witnesses = new Map<string, Witness>([
  ['bourgeoisie', { gains: ['dealt', 'taken'], createScorer: scorerOfBourgeoisie, createKnowledge: openHands }],
  [
    'baroque-masters',
    { gains: ['drawn', 'stolen', 'taken'], createScorer: scorerOfBaroqueMasters, createKnowledge: openHands },
  ],
  [
    'age-of-enlightenment',
    {
      gains: ['dealt', 'discovered', 'kept', 'received', 'sponsored'],
      createScorer: scorerOfAgeOfEnlightenment,
      createKnowledge: knowledgeOfAgeOfEnlightenment,
    },
  ],
]);

async function loadOwnGame(name: string): Promise<Game> {
  const folder = new URL(`${name}/`, OWN_GAMES);
  const game = await loadGame(new URL('game.js', folder).pathname, '/');
  const laws: Partial<Witness> = await import(new URL('laws.ts', folder).href);
  const { gains, createScorer, createKnowledge = openHands } = laws;
  if (createScorer === undefined) throw new Error(`laws.ts of ${name} does not export createScorer`);
  if (gains === undefined) throw new Error(`laws.ts of ${name} does not export gains`);
  witnesses.set(game.name, { gains, createScorer, createKnowledge });
  return game;
}

const ownNames = existsSync(OWN_GAMES)
  ? readdirSync(OWN_GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

/** Every game that the laws hold for: those of the lab, and those of the folder `own-games`. */
export const lawfulGames: readonly Game[] = [
  ...GAMES,
  ...(await Promise.all(ownNames.map(({ name }) => loadOwnGame(name)))),
];

/** What the tests know of a game besides the game itself. */
export function witnessOf({ name }: Game): Witness {
  const witness = witnesses.get(name);
  if (witness === undefined) throw new Error(`the laws know no second scorer of ${name}: see tests/support/games.ts`);
  return witness;
}
