import { z } from 'zod';
import { isModulePath, moduleAddress } from '../engine/load.js';
import type { AgentContext, AgentModule, AnyAgent } from './agent.js';
import { parseAgentText } from './agent-text.js';
import { guardAgent } from './guarded.js';
import { AGENTS } from './index.js';
import { restrictAgent, WITHOUT } from './without.js';

/** What a module without `agentOptions` has. */
const NO_OPTIONS = z.strictObject({});

/** The module of an agent, by name or by path (from `folder`). Throws an Error that says what is wrong with it. */
export async function loadAgentModule(name: string, folder: string): Promise<AgentModule> {
  if (!isModulePath(name)) {
    const entry = AGENTS.find((agent) => agent.name === name);
    if (entry === undefined) throw new Error(`no agent is called ${name}`);
    return entry.load();
  }
  const loaded: Partial<AgentModule> = await import(moduleAddress(name, folder));
  const { agentOptions = NO_OPTIONS, createAgent } = loaded;
  if (typeof createAgent !== 'function') throw new Error(`${name} does not export createAgent(options, context)`);
  if (typeof agentOptions.safeParse !== 'function') throw new Error(`the agentOptions of ${name} are no zod schema`);
  return { ...loaded, agentOptions, createAgent };
}

/** Makes the agent of a text, whose options have been checked. Throws where its module makes something else. */
export async function createAgentOf(text: string, folder: string, context: AgentContext): Promise<AnyAgent> {
  const { name, module, options, without } = await readAgent(text, folder);
  const agent = await module.createAgent(options, context);
  checkAgent(name, agent);
  const watched = isModulePath(name) ? guardAgent(agent) : agent;
  return without === undefined ? watched : restrictAgent(watched, context.variant, without);
}

/** Whether what the agent of a text plays can be reproduced: not where its budget is a clock's. */
export async function isReplayable(text: string, folder: string): Promise<boolean> {
  const { module, options } = await readAgent(text, folder);
  return module.isReplayable?.(options) ?? true;
}

/** The addresses of an agent's module and files where it is one's own; none of an agent of the lab. */
export async function filesOf(text: string, folder: string): Promise<readonly string[]> {
  const { name, module, options } = await readAgent(text, folder);
  if (!isModulePath(name)) return [];
  const files: unknown = module.files?.(options) ?? [];
  if (!Array.isArray(files) || !files.every((file) => file instanceof URL && file.protocol === 'file:'))
    throw new Error('it gave something else than a list of file: URLs');
  return [moduleAddress(name, folder), ...files.map(String)];
}

/** The module of a text and what its options say; `without` is the loop's, not the module's. */
async function readAgent(
  text: string,
  folder: string,
): Promise<{ name: string; module: AgentModule; options: never; without: string | undefined }> {
  const { name, options, main } = parseAgentText(text);
  const { [WITHOUT]: without, ...own } = options;
  const module = await loadAgentModule(name, folder);
  const given = main === undefined || module.mainOption === undefined ? own : { ...own, [module.mainOption]: main };
  return { name, module, options: module.agentOptions.parse(given) as never, without };
}

/** An agent has `choose`, or `chooseMany` and `lanes`: a foreign module may make anything. */
function checkAgent(name: string, agent: unknown): asserts agent is AnyAgent {
  if (typeof agent !== 'object' || agent === null) throw new Error(`createAgent of ${name} made no agent`);
  const candidate = agent as Partial<AnyAgent & { choose: unknown; chooseMany: unknown; lanes: unknown }>;
  if (typeof candidate.choose === 'function') return;
  if (typeof candidate.chooseMany === 'function' && Number.isInteger(candidate.lanes) && Number(candidate.lanes) > 0)
    return;
  throw new Error(`createAgent of ${name} made an agent with neither choose nor chooseMany and lanes`);
}

/** Several agents of one list; equal texts share one agent, since agents keep no memory between decisions. */
export async function createAgents(
  texts: readonly string[],
  folder: string,
  context: AgentContext,
): Promise<readonly AnyAgent[]> {
  const made = new Map<string, AnyAgent>();
  for (const text of texts) {
    if (!made.has(text)) made.set(text, await createAgentOf(text, folder, context));
  }
  return texts.flatMap((text) => made.get(text) ?? []);
}
