import { z } from 'zod';
import { type AgentText, AgentTextError, parseAgentText } from '../../agents/agent-text.js';
import type { AgentModule } from '../../agents/agent.js';
import type { Game } from '../../engine/game.js';
import { WITHOUT } from '../../agents/without.js';
import { asked, askedLater } from './compiled.js';
import { type Checked, isMapping, problemsOf } from './fields.js';
import { InputError, printable, type Problem, show } from './input-error.js';
import { agentModuleOf } from './modules.js';
import { unknownWord } from './nearest.js';
import { restrictionProblems, type GameSetup } from './restrictions.js';

/** What an agent's options may be, for messages and lists. */
export interface AgentOption {
  readonly name: string;
  readonly meaning: string;
  /** As text; undefined where it must be given. */
  readonly default: string | undefined;
}

/** The options of an agent's module, read off its schema; undefined where the schema does not say. */
export function optionsOf({ agentOptions }: AgentModule): readonly AgentOption[] | undefined {
  const schema = jsonSchemaOf(agentOptions);
  if (!isMapping(schema['properties'])) return undefined;
  return Object.entries(schema['properties']).map(([name, property]) => {
    const { description, default: fallback } = isMapping(property) ? property : {};
    return {
      name,
      meaning: typeof description === 'string' ? description : '',
      default: fallback === undefined ? undefined : String(fallback),
    };
  });
}

function jsonSchemaOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  try {
    return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  } catch {
    // A module may bring a schema of its own that only checks.
    return {};
  }
}

/** The options that an agent's text gives its module, the lone value under the main option's name. */
function givenOptions({ main, options }: AgentText, { mainOption }: AgentModule): Readonly<Record<string, string>> {
  return main === undefined || mainOption === undefined ? options : { [mainOption]: main, ...options };
}

/** What is wrong with an agent's text: its form, its name, its options. The module is loaded for that. */
export async function agentProblems(text: string, folder: string, game?: Game): Promise<readonly string[]> {
  try {
    const parsed = parseAgentText(text);
    const { [WITHOUT]: _, ...options } = parsed.options;
    const module = await agentModuleOf(parsed.name, folder);
    const problems = optionProblems({ ...parsed, options }, module);
    return problems.length > 0 || game === undefined ? problems : await obstacles({ ...parsed, options }, module, game);
  } catch (error) {
    if (error instanceof AgentTextError) return [`${show(text)} is no agent: ${printable(error.message)}`];
    if (error instanceof InputError) return error.problems.map(({ message }) => message);
    throw error;
  }
}

/** What keeps the agent from playing the game, as its module says. */
async function obstacles(text: AgentText, module: AgentModule, game: Game): Promise<readonly string[]> {
  if (module.obstacle === undefined) return [];
  const options = module.agentOptions.parse(givenOptions(text, module)) as never;
  const obstacle: unknown = await askedLater(text.name, 'obstacle', () => module.obstacle?.(options, game));
  if (obstacle === undefined) return [];
  return [
    typeof obstacle === 'string'
      ? printable(obstacle)
      : `the obstacle of ${text.name} is ${show(obstacle)}; expected a text`,
  ];
}

function optionProblems(text: AgentText, module: AgentModule): readonly string[] {
  const { name, main, options } = text;
  const { mainOption } = module;
  if (main !== undefined && mainOption === undefined) {
    return [`the agent ${name} has no main option for ${show(main)}; write option=value`];
  }
  if (main !== undefined && mainOption !== undefined && Object.hasOwn(options, mainOption)) {
    return [`the agent ${name} is given ${mainOption} twice, by name and as ${show(main)}`];
  }
  const known = optionsOf(module)?.map((option) => option.name);
  const unknown = (key: string): string => unknownWord(`option of the agent ${name}`, key, [...(known ?? []), WITHOUT]);
  const given = givenOptions(text, module);
  const strangers = known === undefined ? [] : Object.keys(given).filter((key) => !known.includes(key));
  if (strangers.length > 0) return strangers.map(unknown);
  const result = asked(name, 'agentOptions', () => module.agentOptions.safeParse(given));
  if (result.success) return [];
  return problemsOf(result.error, [], (_, key) => unknown(key)).map(({ path, message }) =>
    path.length === 0
      ? message
      : `${path.join('.')} of the agent ${name} is ${show(given[path[0]])}: ${printable(lowerFirst(message))}`,
  );
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/**
 * Agents for each seat: one stands for all seats, else there are as many as players.
 *
 * @param texts the agents, by name or path with their options
 * @param folder from which paths count
 * @param source what was read, for the message
 * @param setup what they will play, in which `without=` is looked up
 * @throws InputError where an agent or option is unknown, or their number wrong
 */
export async function checkAgents(
  texts: readonly string[],
  players: number,
  folder: string,
  source = 'agents',
  setup?: GameSetup,
): Promise<string[]> {
  const seated = seatAgents(texts, players);
  const problems = seated.ok ? await allAgentProblems(texts, folder, setup?.game) : seated.problems;
  const barred = problems.length > 0 || setup === undefined ? [] : restrictionProblems(texts, setup);
  if (!seated.ok || problems.length + barred.length > 0) throw new InputError(source, [...problems, ...barred]);
  return [...seated.value];
}

/** The problems of a list of agents, by their position. */
export async function allAgentProblems(texts: readonly string[], folder: string, game?: Game): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [place, text] of texts.entries()) {
    for (const message of await agentProblems(text, folder, game)) problems.push({ path: [place], message });
  }
  return problems;
}

/** One agent stands for every seat. */
export function seatAgents(texts: readonly string[], players: number): Checked<readonly string[]> {
  if (texts.length === 1) return { ok: true, value: Array.from({ length: players }, () => texts[0]) };
  if (texts.length === players) return { ok: true, value: texts };
  const message = `expected 1 agent for every seat, or ${players}, one for each player, not ${texts.length}`;
  return { ok: false, problems: [{ path: [], message }] };
}
