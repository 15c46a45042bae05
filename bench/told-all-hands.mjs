// An agent that cheats: tree search that is told all hands. What it gains over an honest agent bounds what knowing more,
// or searching better, could bring. Named by its path: `./bench/told-all-hands.mjs:400`.
import { AGENTS } from '../dist/agents/index.js';

const mcts = await AGENTS.find(({ name }) => name === 'mcts').load();

export const { agentOptions, mainOption } = mcts;

/** As mcts, but every line starts from the position as it is: nothing is dealt anew. */
export function createAgent(options, { variant }) {
  const createState = () => Object.assign(variant.createState(), { redeal: () => {} });
  return mcts.createAgent(options, { variant: Object.create(variant, { createState: { value: createState } }) });
}
