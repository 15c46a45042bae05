import { parseAgentText } from '../../agents/agent-text.js';
import { Vocabulary, wordsOf } from '../../agents/bars.js';
import { WITHOUT } from '../../agents/without.js';
import type { Game, Setup } from '../../engine/game.js';
import { compiled } from './compiled.js';
import type { Problem } from './input-error.js';
import { unknownWord } from './nearest.js';

/** A game and how it is set up. */
export interface GameSetup extends Setup {
  readonly game: Game;
}

/** What is wrong with what agents are barred from (`without=`), by their place in the list; their texts are right. */
export function restrictionProblems(texts: readonly string[], { game, players, rules, cards }: GameSetup): Problem[] {
  const barred = texts.map((text) => parseAgentText(text).options[WITHOUT]);
  if (barred.every((value) => value === undefined)) return [];
  const variant = compiled(game, { players, rules, cards });
  const vocabulary = new Vocabulary(variant);
  variant.release();
  return barred.flatMap((value, place) =>
    (value === undefined ? [] : wordsOf(value))
      .filter((word) => !vocabulary.knows(word))
      .map((word) => ({
        path: [place],
        message: `${WITHOUT}: ${unknownWord('card, type, phase or option', word, vocabulary.words)}`,
      })),
  );
}

/** The same for the agents of a file: a list for all numbers of players, or lists by number. */
export function fileRestrictionProblems(
  agents: readonly string[] | Readonly<Record<string, readonly string[]>>,
  game: Game,
  setups: readonly Setup[],
): Problem[] {
  const below = (path: readonly string[], texts: readonly string[], setup: Setup): Problem[] =>
    restrictionProblems(texts, { game, ...setup }).map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
  if (!isList(agents)) {
    return setups.flatMap((setup) => below(['agents', String(setup.players)], agents[setup.players] ?? [], setup));
  }
  // With more players there are more options.
  const largest = setups.reduce((most, setup) => (setup.players > most.players ? setup : most));
  return below(['agents'], agents, largest);
}

function isList(agents: readonly string[] | Readonly<Record<string, readonly string[]>>): agents is readonly string[] {
  return Array.isArray(agents);
}
