import { dirname, resolve } from 'node:path';
import type { Card } from '../../engine/cards.js';
import type { Game } from '../../engine/game.js';
import { isModulePath } from '../../engine/load.js';
import type { Rules } from '../../engine/settings.js';
import type { OnError, Run } from '../../sim/plan.js';
import { allAgentProblems } from './agents.js';
import { changedCards, deckProblems } from './cards.js';
import { compiled } from './compiled.js';
import { parseDeck } from './deck.js';
import { readDocument, type Source } from './document.js';
import { check, type Checked, isMapping } from './fields.js';
import { InputError, type Problem, show } from './input-error.js';
import { KINDS, type Kind } from './kinds.js';
import { gameOf } from './modules.js';
import { nameFault, nameOfFile } from './name.js';
import { unknownWord } from './nearest.js';
import { fileRestrictionProblems } from './restrictions.js';
import { numberProblems, rulesByPlayers } from './rules.js';
import { agentsSchema, fileSchema, playersSchema, type FileData } from './shape.js';
import { readTextFile } from './text-file.js';

/** The seed of an experiment that gives none. */
export const DEFAULT_SEED = 'salon';

/** An experiment as it will be played: checked and resolved, plain data that can be sent to a worker. */
export interface Experiment {
  readonly kind: string;
  /** The name of its run folder: a plain file name. */
  readonly name: string;
  /** The name of the game, or the path of its module, which counts from `folder`. */
  readonly game: string;
  /** The absolute path of the file's folder. */
  readonly folder: string;
  /** Null where the file gives none. */
  readonly seed: string | null;
  /** Games asked for with each number of players, 1 … 10^12. */
  readonly games: number;
  /** Whether a row for each game is wanted. */
  readonly rows: boolean;
  /** What is done about a block in which an agent fails. */
  readonly onError: OnError;
  /** Milliseconds that a decision of an agent of one's own may take, 1 … 86 400 000; null: as long as it likes. */
  readonly timeout: number | null;
  /** One for each number of players, in the order of the file. */
  readonly runs: readonly Run[];
  /** What the kind's own fields hold. */
  readonly own: Readonly<Record<string, unknown>>;
}

/**
 * Reads an experiment file, YAML or JSON, and all that it names: game, agents, deck.
 *
 * @param path from the current folder; paths in the file count from the file's
 * @throws InputError with everything that is wrong, each with its line and column
 */
export async function readExperiment(path: string): Promise<Experiment> {
  return resolveExperiment(readDocument(path, await readTextFile(path)), path);
}

/** What has been found out about a file so far, and what is wrong with it. */
interface Findings {
  readonly source: Source;
  readonly folder: string;
  readonly problems: Problem[];
}

async function resolveExperiment(source: Source, path: string): Promise<Experiment> {
  const findings: Findings = { source, folder: dirname(resolve(path)), problems: [] };
  const { problems, folder } = findings;
  const given = isMapping(source.data) ? source.data : {};
  const kind = KINDS.find(({ name }) => name === given['kind']) ?? KINDS[0];
  const game = await findGame(given['game'], findings);
  problems.push(...seedProblems(source));
  const data = note(
    problems,
    [],
    check(fileSchema(kind, game), source.data, [], (within, key) => unknownField(kind, within, key)),
  );
  if (data !== undefined) problems.push(...(kind.problems?.(data) ?? []));
  const name = data?.name ?? nameOfFile(path);
  if (given['name'] === undefined) problems.push(...namelessProblems(name));
  if (game === undefined) throw failure(findings);

  const players = playersSchema(game).safeParse(given['players']);
  const numbers = [players.data ?? game.minPlayers].flat();
  const rules = note(problems, ['rules'], rulesByPlayers(game, numbers, given['rules']));
  const texts = agentsSchema().safeParse(given['agents']);
  // A zod record would pass over the number __proto__ in silence.
  if (texts.success && isMapping(given['agents'])) problems.push(...numberProblems('agents', given['agents'], numbers));
  const agents = texts.success ? await lineUp(kind, numbers, texts.data, game, findings) : undefined;
  const cards = await resolveCards(game, given, findings);
  if (problems.length > 0 || !data || !rules || !agents || !cards) throw failure(findings);
  const runs = numbers.map((number, at) => runOf(number, agents[at], rules[at], cards));
  if (isModulePath(data.game)) noteCompiling(problems, game, runs);
  problems.push(
    ...fileRestrictionProblems(
      data.agents,
      game,
      runs.map(({ setup }) => setup),
    ),
  );
  if (problems.length > 0) throw failure(findings);
  return {
    kind: kind.name,
    name,
    game: data.game,
    folder,
    seed: data.seed ?? null,
    games: data.games,
    rows: data.rows ?? false,
    onError: data.onError ?? 'stop',
    timeout: data.timeout ?? null,
    runs,
    own: Object.fromEntries(Object.entries(data).filter(([field]) => Object.hasOwn(kind.fields, field))),
  };
}

function runOf(players: number, agents: readonly string[], rules: Rules, cards: readonly Card[]): Run {
  return { agents, setup: { players, rules, cards } };
}

function failure({ source, problems }: Findings): InputError {
  const inOrder = [...problems].sort((one, other) => source.order(one.path) - source.order(other.path));
  return new InputError(source.name, inOrder, source.place);
}

/** The value of a check, or undefined; its problems are noted, below a path. */
function note<T>(problems: Problem[], path: Problem['path'], checked: Checked<T>): T | undefined {
  if (checked.ok) return checked.value;
  problems.push(...checked.problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] })));
  return undefined;
}

/** Reading `007` as a number makes 7 of it: another seed than the one that was written. */
function seedProblems({ data, written }: Source): Problem[] {
  const seed = isMapping(data) ? data['seed'] : undefined;
  const text = written(['seed']) ?? '';
  if (!Number.isSafeInteger(seed) || String(seed) === text) return [];
  return [
    { path: ['seed'], message: `${text} would be read as the number ${String(seed)}; a seed is text: write "${text}"` },
  ];
}

function namelessProblems(name: string): Problem[] {
  const fault = nameFault(name);
  return fault === undefined
    ? []
    : [{ path: [], message: `the file's name ${fault}; or give the run a name: name: …` }];
}

function unknownField(kind: Kind, [field]: Problem['path'], key: string): string {
  const parts = field === undefined ? undefined : kind.parts?.[field];
  if (parts !== undefined) return unknownWord(`part of ${field}`, key, parts);
  return unknownWord(`field of an experiment of the kind ${kind.name}`, key, Object.keys(fileSchema(kind).shape));
}

async function findGame(reference: unknown, { folder, problems }: Findings): Promise<Game | undefined> {
  if (typeof reference !== 'string' || reference === '') return undefined;
  try {
    return await gameOf(reference, folder);
  } catch (error) {
    noteError(problems, ['game'], error);
    return undefined;
  }
}

/** The card list: the printed one or a deck of one's own, with the changes by label. */
async function resolveCards(
  game: Game,
  { deck, cards }: Readonly<Record<string, unknown>>,
  findings: Findings,
): Promise<readonly Card[] | undefined> {
  const { problems } = findings;
  let list = game.cards;
  if (typeof deck === 'string') {
    const text = await readNamed(deck, findings);
    if (text === undefined) return undefined;
    list = parseDeck(game, deck, text);
  }
  const changed = note(problems, ['cards'], changedCards(game, list, cards));
  if (changed !== undefined)
    problems.push(...deckProblems(game, changed).map(({ message }) => ({ path: ['cards'], message })));
  return changed;
}

/** The text of the deck's file; what is wrong with reading it is wrong with the line that names it. */
async function readNamed(deck: string, { folder, problems }: Findings): Promise<string | undefined> {
  try {
    return await readTextFile(resolve(folder, deck));
  } catch (error) {
    noteError(problems, ['deck'], error, `the file ${show(deck)}: `);
    return undefined;
  }
}

function noteError(problems: Problem[], path: Problem['path'], error: unknown, what = ''): void {
  if (!(error instanceof InputError)) throw error;
  problems.push(...error.problems.map(({ message }) => ({ path, message: what + message })));
}

/** A module of one's own is compiled once here, where what is wrong with it can be told, and Ctrl-C ends it. */
function noteCompiling(problems: Problem[], game: Game, runs: readonly Run[]): void {
  try {
    for (const { setup } of runs) compiled(game, setup).release();
  } catch (error) {
    noteError(problems, ['game'], error);
  }
}

/** The agents by seat for each number of players. */
async function lineUp(
  kind: Kind,
  numbers: readonly number[],
  agents: FileData['agents'],
  game: Game,
  { folder, problems }: Findings,
): Promise<readonly (readonly string[])[] | undefined> {
  const byNumber = Array.isArray(agents) ? undefined : agents;
  const known = problems.length;
  const lists = numbers.map((number) => (Array.isArray(agents) ? agents : (agents[number] ?? [])));
  const seated: (readonly string[])[] = [];
  for (const [at, list] of lists.entries()) {
    const path = byNumber === undefined ? ['agents'] : ['agents', String(numbers[at])];
    if (byNumber !== undefined && list.length === 0) continue;
    seated.push(note(problems, path, kind.seat(list, numbers[at])) ?? []);
    if (at === 0 || byNumber !== undefined) note(problems, path, await faultless(list, folder, game));
  }
  return problems.length === known ? seated : undefined;
}

async function faultless(texts: readonly string[], folder: string, game: Game): Promise<Checked<null>> {
  const problems = await allAgentProblems(texts, folder, game);
  return problems.length === 0 ? { ok: true, value: null } : { ok: false, problems };
}
