import { parseAgentText } from '../../agents/agent-text.js';
import { isReplayable } from '../../agents/load.js';
import { isModulePath } from '../../engine/load.js';
import { askedLater } from '../file/compiled.js';

/** The agents that do not choose the same when a game is played again, each once, as they are named. */
export async function unrepeatable(agents: Iterable<string>, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const agent of new Set(agents)) {
    if (!(await askedLater(agent, 'isReplayable', () => isReplayable(agent, folder)))) found.push(agent);
  }
  return found;
}

/**
 * What is to be said of a run or a game in which such agents sit; null where there are none.
 *
 * @param agents what `unrepeatable` found
 */
export function cautionOf(agents: readonly string[], what: 'run' | 'game'): string | null {
  if (agents.length === 0) return null;
  const again = what === 'run' ? 'played again, this run gives other games' : 'played again, this game goes otherwise';
  return `${agents.join(' and ')} ${reasonOf(agents)}: ${again}.`;
}

/** Of the lab's own agents only a clock's budget does it; why a module of one's own does, it does not say. */
function reasonOf(agents: readonly string[]): string {
  const isOne = agents.length === 1;
  if (agents.some((agent) => isModulePath(parseAgentText(agent).name)))
    return isOne ? 'does not choose the same again' : 'do not choose the same again';
  return isOne ? 'is timed by a clock' : 'are timed by a clock';
}
