import type { AgentEntry } from './agent.js';

/** The agents, by name: one line each. A module is loaded only where its agent plays. */
export const AGENTS: readonly AgentEntry[] = [
  { name: 'random', meaning: 'chooses uniformly among the options', load: () => import('./random.js') },
  { name: 'greedy', meaning: 'looks one step ahead under sampled chance', load: () => import('./greedy.js') },
];
