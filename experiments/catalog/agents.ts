import type { AgentEntry } from '../../agents/agent.js';
import { WITHOUT, WITHOUT_MEANING } from '../../agents/without.js';
import { optionsOf } from '../file/agents.js';
import { wrapped } from '../../sim/trace/wrap.js';
import { columnsText } from '../text/lines.js';

const OPTIONS = 'Options follow the name: greedy:samples=5; the main one needs no name: greedy:5.';

const RESTRICTION = `Every agent has the option ${WITHOUT}: ${WITHOUT_MEANING} (random:without=War+Land).`;

/** The agents there are, with their options and what those are unless given, in lines of `width` letters. */
export async function agentsText(agents: readonly AgentEntry[], width: number): Promise<string> {
  const parts = await Promise.all(agents.map((agent) => agentText(agent, width)));
  const closing = [OPTIONS, RESTRICTION].flatMap((text) => wrapped(text, width)).map((line) => `${line}\n`);
  return `${parts.join('\n')}\n${closing.join('')}`;
}

async function agentText({ name, meaning, load }: AgentEntry, width: number): Promise<string> {
  const module = await load();
  const rows = (optionsOf(module) ?? []).map((option) => {
    const main = option.name === module.mainOption ? 'main option: ' : '';
    const fallback = option.default === undefined ? 'must be given' : `default ${option.default}`;
    return [`  ${option.name}`, fallback, main + option.meaning];
  });
  const head = wrapped(`${name}: ${meaning}`, width).map((line) => `${line}\n`);
  return head.join('') + (rows.length === 0 ? '' : columnsText(rows, width));
}
