import type { AgentEntry } from '../../agents/agent.js';
import { WITHOUT, WITHOUT_MEANING } from '../../agents/without.js';
import { optionsOf } from '../file/agents.js';
import { columnsText, wrapText } from './lines.js';

const RESTRICTION = wrapText(
  `Every agent has the option ${WITHOUT}: ${WITHOUT_MEANING} (random:without=War+Land).`,
  80,
).join('\n');

/** The agents there are, with their options and what those are unless given. */
export async function agentsText(agents: readonly AgentEntry[]): Promise<string> {
  const parts = await Promise.all(agents.map(agentText));
  return `${parts.join('\n')}\nOptions follow the name: greedy:samples=5; the main one needs no name: greedy:5.\n${RESTRICTION}\n`;
}

async function agentText({ name, meaning, load }: AgentEntry): Promise<string> {
  const module = await load();
  const rows = (optionsOf(module) ?? []).map((option) => {
    const main = option.name === module.mainOption ? 'main option: ' : '';
    const fallback = option.default === undefined ? 'must be given' : `default ${option.default}`;
    return [`  ${option.name}`, fallback, main + option.meaning];
  });
  const head = wrapText(`${name}: ${meaning}`, 80).map((line) => `${line}\n`);
  return head.join('') + (rows.length === 0 ? '' : columnsText(rows));
}
