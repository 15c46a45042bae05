import type { AgentEntry } from './agent.js';

/** The agents, by name: one line each. A module is loaded only where its agent plays. */
export const AGENTS: readonly AgentEntry[] = [
  { name: 'random', meaning: 'chooses uniformly among the options', load: () => import('./random.js') },
  { name: 'greedy', meaning: 'looks one step ahead under sampled chance', load: () => import('./greedy.js') },
  {
    name: 'heuristic',
    meaning: 'plays by an ordered list of priorities for each game',
    load: () => import('./heuristic/index.js'),
  },
  { name: 'flat', meaning: 'tries each option by playing lines on', load: () => import('./flat.js') },
  { name: 'mcts', meaning: 'searches the tree of choices under sampled chance', load: () => import('./mcts/index.js') },
];
